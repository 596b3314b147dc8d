import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SIGNAL_TYPES } from '../../../../src/shared/signal-types.ts';
import type { Destination, SignalFilter } from '../../api/shapes.ts';
import { ErrorNote } from '../../components/states.tsx';
import { words } from '../../lib/format.ts';

const TYPES = SIGNAL_TYPES.map((type) => ({ value: type, label: words(type) }));

/** The body of a new destination, or of an edit. */
export interface WebhookValues {
  webhook_url: string;
  description: string | null;
  signal_type: SignalFilter;
  signal_types: SignalFilter[];
}

interface WebhookFormProps {
  /** The current values; nothing for a new one. */
  destination?: Destination;
  submitLabel: string;
  error: unknown;
  isPending: boolean;
  onSubmit(values: WebhookValues): void;
}

/** Address, description and types, of a new destination or of one that is edited. */
export function WebhookForm({ destination, submitLabel, error, isPending, onSubmit }: WebhookFormProps) {
  const [url, setUrl] = useState(destination?.webhook_url ?? '');
  const [description, setDescription] = useState(destination?.description ?? '');
  const [types, setTypes] = useState(() => typesOf(destination));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const chosen: SignalFilter[] = types.length > 0 ? (types as SignalFilter[]) : ['all'];
        onSubmit({
          webhook_url: url.trim(),
          description: description.trim() || null,
          signal_type: chosen[0] ?? 'all',
          signal_types: chosen,
        });
      }}
    >
      <Stack gap="md">
        {error !== null && <ErrorNote error={error} />}
        <TextInput
          label="Address"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          placeholder="https://hooks.example.com/domesday"
          description="It must begin with https:// and be reachable from this service."
          required
          data-autofocus
        />
        <TextInput
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          placeholder="Credit control"
          maxLength={200}
        />
        <MultiSelect
          label="Signals"
          description="Choose some types, or none for all of them."
          data={TYPES}
          value={types}
          onChange={setTypes}
          placeholder={types.length === 0 ? 'All types' : ''}
          searchable
          clearable
          hidePickedOptions
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function typesOf(destination: Destination | undefined): string[] {
  return (destination?.signal_types ?? []).filter((type) => type !== 'all');
}
