import {
  Anchor,
  Button,
  FileInput,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callByHand } from '../../api/client.ts';
import type { BulkPreview } from '../../api/shapes.ts';
import { IconFileUpload } from '../../components/icons.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { isSandboxOn } from '../../lib/addresses.ts';
import {
  ACCEPTED_FILES,
  type BulkOptions,
  type BulkUpload,
  type Direction,
  exampleFile,
  queryOf,
  UPLOAD_BYTES_MAX,
  uploadOfFile,
  uploadOfText,
} from './read-upload.ts';
import { UploadPreview } from './upload-preview.tsx';

const SAMPLE_ROWS = 5;
const DIRECTIONS = [
  { value: 'domain', label: 'Find companies' },
  { value: 'company', label: 'Find websites' },
];
const TEXTS: Record<Direction, { label: string; hint: string; placeholder: string; what: string }> = {
  domain: {
    label: 'Or domains',
    hint: 'One per line, or separated by commas or spaces.',
    placeholder: isSandboxOn() ? 'tarnwickjoinery.test' : 'example.co.uk',
    what: 'Upload domains, web or e-mail addresses to find the companies behind them.',
  },
  company: {
    label: 'Or companies',
    hint: 'Numbers or names, one per line.',
    placeholder: '73816452',
    what: 'Upload company numbers or names to find their websites.',
  },
};

interface Previewed {
  upload: BulkUpload;
  options: BulkOptions;
  counts: BulkPreview;
}

/** Shows for free what the upload would do; then it can be started. */
export function UploadForm() {
  const form = useUploadForm();
  const { direction, preview, shown } = form;
  return (
    <Section
      title="New upload"
      actions={
        <SegmentedControl
          aria-label="What to find"
          data={DIRECTIONS}
          value={direction}
          onChange={(chosen) => form.chooseDirection(chosen as Direction)}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {TEXTS[direction].what}
        {isSandboxOn() && (
          <>
            {' '}
            <Anchor
              component="button"
              type="button"
              inherit
              onClick={() => form.chooseFile(exampleFile(direction))}
            >
              Try the example file
            </Anchor>
          </>
        )}
      </Text>
      <UploadFields form={form} />
      {preview.isError && <ErrorNote error={preview.error} />}
      {shown && (
        <UploadPreview
          {...shown}
          isPending={preview.isPending}
          onChoose={(choice) => preview.mutate({ ...shown.options, ...choice })}
        />
      )}
    </Section>
  );
}

/** The choices of the form, and the preview of what they would do. A new choice forgets the preview. */
function useUploadForm() {
  const [direction, setDirection] = useState<Direction>('domain');
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = useMutation({
    async mutationFn({ from, ...choice }: Partial<BulkOptions> & { from?: File }) {
      const chosen = from ?? file;
      const upload = chosen ? uploadOfFile(chosen) : uploadOfText(text, direction);
      const options = { direction, column: null, header: null, ...choice };
      return { upload, options, counts: await previewBulk(upload, options) };
    },
    onSuccess: setShown,
  });
  function forget() {
    setShown(null);
    preview.reset();
  }
  return {
    direction,
    file,
    text,
    shown,
    preview,
    isTooLarge: file !== null && file.size > UPLOAD_BYTES_MAX,
    isEmpty: file === null && text.trim() === '',
    chooseDirection(chosen: Direction) {
      setDirection(chosen);
      setFile(null);
      setText('');
      forget();
    },
    chooseFile(chosen: File | null) {
      setFile(chosen);
      forget();
      if (chosen && chosen.size <= UPLOAD_BYTES_MAX) preview.mutate({ from: chosen });
    },
    write(written: string) {
      setText(written);
      forget();
    },
  };
}

function UploadFields({ form }: { form: ReturnType<typeof useUploadForm> }) {
  const { file, text, isTooLarge, isEmpty, preview } = form;
  const words = TEXTS[form.direction];
  function submit(event: FormEvent) {
    event.preventDefault();
    preview.mutate({});
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <FileInput
            label="File"
            description="CSV, TSV, XLSX or JSON lines, up to 50,000 rows and 16 MB."
            placeholder="Choose a file"
            leftSection={<IconFileUpload size={16} />}
            accept={ACCEPTED_FILES}
            value={file}
            onChange={form.chooseFile}
            error={
              isTooLarge && 'The file is larger than 16 MB. Split it, or delete columns you do not need.'
            }
            clearable
            clearButtonProps={{ 'aria-label': 'Remove the file' }}
          />
          <Textarea
            label={words.label}
            description={words.hint}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => form.write(event.currentTarget.value)}
            disabled={file !== null}
            autosize
            minRows={2}
            maxRows={10}
            spellCheck={false}
          />
        </SimpleGrid>
        <Group>
          <Button
            type="submit"
            variant="default"
            disabled={isEmpty || isTooLarge}
            loading={preview.isPending}
          >
            Preview (free)
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function previewBulk(upload: BulkUpload, options: BulkOptions): Promise<BulkPreview> {
  return callByHand(`/v1/bulk?${queryOf(upload, options)}&preview=true&sample=${SAMPLE_ROWS}`, {
    method: 'POST',
    headers: { 'content-type': upload.type },
    body: upload.body,
  });
}
