import { Button, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { IMPORT_ROWS_MAX } from '../../../src/shared/watchlist.ts';
import { callByHand } from '../api/client.ts';
import type { WatchlistImport } from '../api/shapes.ts';
import { csvOfLines } from '../lib/csv-of-lines.ts';
import { formatNumber } from '../lib/format.ts';
import { FileOrText, useListInput } from './file-or-text.tsx';

interface DialogProps {
  label: string;
  icon: ReactNode;
  title: string;
  size: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A button, and its dialog about a list of companies. */
export function CompanyListDialog({
  label,
  icon,
  title,
  size,
  isOpenAtFirst = false,
  children,
}: DialogProps) {
  const [isOpen, dialog] = useDisclosure(isOpenAtFirst);
  return (
    <>
      <Button variant="default" size="xs" leftSection={icon} onClick={dialog.open}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Modal>
    </>
  );
}

interface FormProps {
  action: string;
  isSending: boolean;
  onSend: (list: Blob | string) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Takes company numbers or names, as a file or typed in. */
export function CompanyListForm({ action, isSending, onSend, children }: FormProps) {
  const input = useListInput();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend(input.file ?? csvOfLines(input.text));
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <FileOrText
          list={input}
          file={{
            description: `CSV, TSV or XLSX with company numbers or names, up to ${formatNumber(IMPORT_ROWS_MAX)} rows.`,
            accept: '.csv,.tsv,.txt,.xlsx',
          }}
          text={{ label: 'Or numbers or names', description: 'One per line.', minRows: 3 }}
        />
        {children}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending} disabled={input.isEmpty}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The service sees from the bytes whether the list is CSV or a spreadsheet. */
export function sendCompanyList(
  list: Blob | string,
  query: { check: 'true' } | { tag: string } | Record<string, never>,
): Promise<WatchlistImport> {
  return callByHand<WatchlistImport>(`/v1/watchlist/import?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: list,
  });
}
