import { Kbd, Modal, Stack, Table, Text, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { MENU, SUBPAGES } from '../pages.tsx';
import { useSession } from '../session/session.tsx';
import { FindBox } from './find-box.tsx';
import type { Found } from './find-target.ts';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Everything by name: pages, actions, companies, and domains that were asked for before. */
export function Palette({ isOpen, onClose, onShowShortcuts }: DialogProps & { onShowShortcuts(): void }) {
  const actions = useActions(onShowShortcuts);
  const pages = [...MENU, ...SUBPAGES].map(
    ({ path, label }): Found => ({
      key: path,
      label,
      kind: 'Page',
      to: path,
    }),
  );
  return (
    <Modal opened={isOpen} onClose={onClose} title="Find anything" size="lg" yOffset="10vh">
      <FindBox
        label="Page, company, number, domain or action"
        fixed={[...pages, ...actions]}
        onOpened={onClose}
        autoFocus
      />
    </Modal>
  );
}

function useActions(onShowShortcuts: () => void): Found[] {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const action = (label: string, run: () => void): Found => ({ key: label, label, kind: 'Action', run });
  return [
    action('Use light colours', () => setColorScheme('light')),
    action('Use dark colours', () => setColorScheme('dark')),
    action('Use the colours of the system', () => setColorScheme('auto')),
    action('Keyboard shortcuts', onShowShortcuts),
    action('API reference and guides', () => window.location.assign('/docs')),
    action('Sign out', async () => {
      await signOut();
      navigate('/sign-in');
    }),
  ];
}

/** The list that the dialog also shows. */
const SHORTCUTS: readonly [keys: string[], meaning: string][] = [
  [['Ctrl', 'K'], 'Find a page, a company, a domain or an action (on a Mac, ⌘ K)'],
  [['/'], 'The same'],
  [['↑', '↓'], 'Choose among what was found'],
  [['Enter'], 'Open what is chosen'],
  [['Esc'], 'Close a dialog or a list'],
  [['?'], 'This list'],
];

export function ShortcutList({ isOpen, onClose }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="sm">
        <Table>
          <Table.Tbody>
            {SHORTCUTS.map(([keys, meaning]) => (
              <Table.Tr key={meaning}>
                <Table.Td className="unbroken">
                  {keys.map((key) => (
                    <Kbd key={key} mr={4}>
                      {key}
                    </Kbd>
                  ))}
                </Table.Td>
                <Table.Td>{meaning}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed">
          They rest while you write in a field, but for Ctrl K.
        </Text>
      </Stack>
    </Modal>
  );
}
