import { ActionIcon, Button, Kbd } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { IconSearch } from '../components/icons.tsx';
import { shortcutOf } from './shortcut-keys.ts';

// Fetched when they are first opened.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutList = lazy(async () => ({ default: (await import('./palette.tsx')).ShortcutList }));

/** The button in the header, the keys, and the dialogs that they open. */
export function FindAnything() {
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>();
  const cameFrom = useRef<HTMLElement | null>(null);
  // The dialogs are mounted open, so they cannot find out where the focus was before.
  useEffect(() => {
    if (opened || !cameFrom.current) return;
    cameFrom.current.focus({ preventScroll: true });
    cameFrom.current = null;
  }, [opened]);
  const open = useCallback((dialog: 'palette' | 'shortcuts') => {
    if (document.activeElement instanceof HTMLElement) cameFrom.current ??= document.activeElement;
    setOpened(dialog);
  }, []);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      open(shortcut);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const close = () => setOpened(undefined);
  return (
    <>
      <Button
        className="wide-only"
        variant="default"
        size="xs"
        leftSection={<IconSearch size={14} />}
        rightSection={<Kbd size="xs">Ctrl K</Kbd>}
        onClick={() => open('palette')}
      >
        Find
      </Button>
      <ActionIcon
        className="phone-only"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Find"
        onClick={() => open('palette')}
      >
        <IconSearch size={18} />
      </ActionIcon>
      <Suspense>
        {opened === 'palette' && (
          <Palette isOpen onClose={close} onShowShortcuts={() => setOpened('shortcuts')} />
        )}
        {opened === 'shortcuts' && <ShortcutList isOpen onClose={close} />}
      </Suspense>
    </>
  );
}
