import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface ConfirmButtonProps extends ButtonProps {
  /** What happens, as a sentence or two. */
  question: ReactNode;
  /** The button that does it. */
  confirmLabel: string;
  onConfirm(): void;
  children: string;
}

/** Asks before it acts, in a dialog: the button that acts is elsewhere, so a double click does nothing by itself. */
export function ConfirmButton({ question, confirmLabel, onConfirm, children, ...props }: ConfirmButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button {...props} onClick={dialog.open}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={children} centered>
        <Stack gap="md">
          <Text size="sm">{question}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={dialog.close} data-autofocus>
              Cancel
            </Button>
            <Button
              color="red"
              onClick={({ detail }) => {
                // The second click of a double click, where this button is by chance above the first one.
                if (detail > 1) return;
                dialog.close();
                onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
