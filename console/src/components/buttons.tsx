import { Button, type ButtonProps, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { IconDownload } from './icons.tsx';

interface ConfirmButtonProps extends ButtonProps {
  /** Says what happens, in a sentence or two. */
  question: ReactNode;
  /** The button that does it. */
  confirmLabel: string;
  onConfirm(): void;
  children: string;
}

/**
 * Asks before it acts, in a dialog: the button that acts is elsewhere, so a double click does nothing by
 * itself.
 */
export function ConfirmButton({ question, confirmLabel, onConfirm, children, ...props }: ConfirmButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button {...props} onClick={dialog.open}>
        {children}
      </Button>
      {/* The second click of a double click falls outside the dialog and must not close it. */}
      <Modal opened={isOpen} onClose={dialog.close} title={children} closeOnClickOutside={false} centered>
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

/** A value such as a key, shown in full with a button that copies it. */
export function CopyText({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="xs" align="center">
      <Code className="breakable" p="xs" fz="sm">
        {value}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="light"
            color={copied ? 'green' : undefined}
            onClick={copy}
            aria-label={`Copy ${label}`}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

interface DownloadCsvProps {
  /** A path of the API. */
  path: string;
  query?: Record<string, string | undefined>;
}

/** The browser saves the file while it arrives; the session's cookie goes along. */
export function DownloadCsv({ path, query = {} }: DownloadCsvProps) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return (
    <Button
      component="a"
      href={search ? `${path}?${search}` : path}
      download
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} />}
    >
      Download CSV
    </Button>
  );
}

interface SaveCsvProps {
  csv: string;
  /** Of the file. */
  name: string;
  label: string;
}

/** Saves a table that the page has already. */
export function SaveCsv({ csv, name, label }: SaveCsvProps) {
  return (
    <Button
      component="a"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
      download={name}
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} />}
    >
      {label}
    </Button>
  );
}

interface DialogButtonsProps {
  submitLabel: string;
  isBusy: boolean;
  disabled?: boolean;
  cancelLabel?: string;
  onCancel(): void;
}

/** The last row of a form in a dialog. */
export function DialogButtons({ submitLabel, isBusy, disabled = false, ...cancel }: DialogButtonsProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={cancel.onCancel}>
        {cancel.cancelLabel ?? 'Cancel'}
      </Button>
      <Button type="submit" loading={isBusy} disabled={disabled}>
        {submitLabel}
      </Button>
    </Group>
  );
}
