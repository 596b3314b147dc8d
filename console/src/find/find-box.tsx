import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconSearch } from '../components/icons.tsx';
import { type Found, moveChoice } from './find-target.ts';
import { useFound } from './use-found.ts';

interface FindBoxProps {
  label: string;
  /** Pages and actions that are also offered, even before anything is typed. */
  fixed?: readonly Found[];
  /** Over what follows, and only while something is typed. */
  isDropdown?: boolean;
  autoFocus?: boolean;
  onOpened?: () => void;
}

const NOTHING: readonly Found[] = [];

/**
 * One box for a domain, a name, a number or a mail address, with what it may mean below it. By keyboard:
 * arrows and Enter.
 */
export function FindBox({ label, fixed = NOTHING, isDropdown = false, autoFocus, onOpened }: FindBoxProps) {
  const [text, setText] = useState('');
  const [chosenIndex, setChosenIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  const found = useFound(text, fixed);
  const chosen = Math.min(chosenIndex, Math.max(0, found.length - 1));
  const isShown = found.length > 0 && (!isDropdown || isOpen);

  function open(one: Found | undefined) {
    if (!one) return;
    setOpen(false);
    onOpened?.();
    if (one.run) one.run();
    else if (one.to) navigate(one.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      open(found[chosen]);
    } else if (event.key === 'Escape' && isDropdown) setOpen(false);
    else if (['ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      setChosenIndex(moveChoice(chosen, event.key, found.length));
    }
  }

  return (
    <div className="find-box">
      <TextInput
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={18} />}
        size="md"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosenIndex(0);
          setOpen(event.currentTarget.value.trim() !== '');
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(isShown && { 'aria-activedescendant': `${id}-${chosen}` })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(autoFocus && { 'data-autofocus': true, autoFocus: true })}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        hidden={!isShown}
        className={isDropdown ? 'found-list found-dropdown' : 'found-list'}
      >
        {found.map((one, index) => (
          <FoundOption
            key={one.key}
            id={`${id}-${index}`}
            found={one}
            isChosen={index === chosen}
            onPoint={() => setChosenIndex(index)}
            onOpen={() => open(one)}
          />
        ))}
      </div>
    </div>
  );
}

interface FoundOptionProps {
  id: string;
  found: Found;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function FoundOption({ id, found, isChosen, onPoint, onOpen }: FoundOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="found"
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={onPoint}
      onClick={onOpen}
    >
      <Text size="sm" className="breakable">
        {found.label}
      </Text>
      <Text size="xs" c="dimmed" className="unbroken">
        {found.kind}
      </Text>
    </div>
  );
}
