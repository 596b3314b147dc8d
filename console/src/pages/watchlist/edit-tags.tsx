import { Badge, Button, Group, Modal, Stack, TagsInput, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { TAG_LENGTH_MAX, TAGS_MAX } from '../../../../src/shared/watchlist.ts';
import { api } from '../../api/client.ts';
import type { WatchlistEntry } from '../../api/shapes.ts';
import { DialogButtons } from '../../components/buttons.tsx';
import { IconTag } from '../../components/icons.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useWatchlistChange, useWatchlistTags } from '../../components/watch-button.tsx';

/** The tags of a watched company, and a button to change them. */
export function EntryTags({ entry }: { entry: WatchlistEntry }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <Group gap={4} mt={4}>
      {entry.tags.map((tag) => (
        <Badge key={tag} variant="light" color="gray" tt="none">
          {tag}
        </Badge>
      ))}
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<IconTag size={14} />}
        onClick={dialog.open}
        aria-label={
          entry.tags.length === 0
            ? `Add tags to ${entry.company_name}`
            : `Edit the tags of ${entry.company_name}`
        }
      >
        {entry.tags.length === 0 ? 'Add tags' : 'Edit'}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={`Tags of ${entry.company_name}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <TagsForm entry={entry} onDone={dialog.close} />
      </Modal>
    </Group>
  );
}

function TagsForm({ entry, onDone }: { entry: WatchlistEntry; onDone: () => void }) {
  const known = useWatchlistTags();
  const [tags, setTags] = useState(entry.tags);
  const save = useWatchlistChange((chosen: string[]) =>
    api.PUT('/v1/watchlist/{company_number}/tags', {
      params: { path: { company_number: entry.company_number } },
      body: { tags: chosen },
    }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(tags, { onSuccess: onDone });
      }}
    >
      <Stack gap="md">
        <TagsInput
          label="Tags"
          description="Press Enter after each."
          data={(known.data ?? []).map(({ tag }) => tag)}
          value={tags}
          onChange={setTags}
          maxTags={TAGS_MAX}
          maxLength={TAG_LENGTH_MAX}
          acceptValueOnBlur
          data-autofocus
        />
        <Text size="xs" c="dimmed">
          Only your account sees them. Up to {TAGS_MAX} for a company.
        </Text>
        {save.isError && <ErrorNote error={save.error} />}
        <DialogButtons submitLabel="Save" isBusy={save.isPending} onCancel={onDone} />
      </Stack>
    </form>
  );
}
