import { Alert, Button, FileInput, Group, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callByHand } from '../../api/client.ts';
import type { Bulk, BulkPreview } from '../../api/shapes.ts';
import { Fact } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { BULK_QUERY, canStart } from './bulk-progress.ts';
import { type BulkUpload, uploadOfFile, uploadOfText } from './read-upload.ts';

const previewBulk = (upload: BulkUpload): Promise<BulkPreview> => send(upload, '?preview=true');
const startBulk = (upload: BulkUpload): Promise<Bulk> => send(upload, '');

/** First what it would do, free; then, if one likes it, the start. */
export function UploadForm() {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const preview = useMutation({
    async mutationFn() {
      const upload = file ? await uploadOfFile(file) : uploadOfText(text);
      return { upload, counts: await previewBulk(upload) };
    },
  });
  const isEmpty = file === null && text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    preview.mutate();
  }
  return (
    <Section title="New upload">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <FileInput
              label="A file"
              description="CSV, JSON lines or JSON, up to 50,000 rows."
              placeholder="Choose a file"
              leftSection={<IconFileUpload size={16} aria-hidden />}
              accept=".csv,.txt,.jsonl,.ndjson,.json"
              value={file}
              onChange={(chosen) => {
                setFile(chosen);
                preview.reset();
              }}
              clearable
              clearButtonProps={{ 'aria-label': 'Choose another file' }}
            />
            <Textarea
              label="Or domains"
              description="One a line, or with commas or spaces between them."
              placeholder="tarnwickjoinery.test"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                preview.reset();
              }}
              disabled={file !== null}
              autosize
              minRows={2}
              maxRows={10}
              spellCheck={false}
            />
          </SimpleGrid>
          <Group>
            <Button type="submit" variant="default" disabled={isEmpty} loading={preview.isPending}>
              Preview (free)
            </Button>
          </Group>
        </Stack>
      </form>
      {preview.isError && <ErrorNote error={preview.error} />}
      {preview.data && <Preview {...preview.data} />}
    </Section>
  );
}

function Preview({ upload, counts }: { upload: BulkUpload; counts: BulkPreview }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { account } = useSession();
  const free = account ? account.credit_balance - account.credits_held : 0;
  const start = useMutation({
    mutationFn: () => startBulk(upload),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: BULK_QUERY });
      navigate(`/bulk/${id}`);
    },
  });
  const facts: [string, number][] = [
    ['Rows', counts.rows],
    ['Known', counts.known],
    ['New', counts.new],
    ['Duplicates', counts.duplicates],
    ['No domains', counts.invalid],
    ['Credits at most', counts.credits_at_most],
  ];
  return (
    <Stack gap="sm" role="region" aria-label="Preview">
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            <Text className="tabular" fw={600}>
              {formatNumber(value)}
            </Text>
          </Fact>
        ))}
      </SimpleGrid>
      {counts.credits_at_most > free && (
        <Alert color="yellow">
          You have {formatNumber(free)} credits to spend. If they run out the upload is paused, and goes on
          when you have more.
        </Alert>
      )}
      <Group>
        <Button onClick={() => start.mutate()} loading={start.isPending} disabled={!canStart(counts)}>
          Start
        </Button>
      </Group>
      {start.isError && <ErrorNote error={start.error} />}
    </Stack>
  );
}

function send<T>({ text, type }: BulkUpload, query: string): Promise<T> {
  return callByHand(`/v1/bulk${query}`, { method: 'POST', headers: { 'content-type': type }, body: text });
}
