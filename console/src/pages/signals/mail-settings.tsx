import { Alert, Button, Checkbox, Modal, MultiSelect, Radio, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  SEVERITIES,
  type Severity,
  SIGNAL_TYPES,
  type SignalType,
} from '../../../../src/shared/signal-types.ts';
import { api, dataOf } from '../../api/client.ts';
import type { MailSettings } from '../../api/shapes.ts';
import { DialogButtons } from '../../components/buttons.tsx';
import { IconMail } from '../../components/icons.tsx';
import { ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { words } from '../../lib/format.ts';
import { describeSeverity } from '../../lib/labels.ts';

const QUERY = ['signal-mail-settings'] as const;
const DIGESTS: { value: MailSettings['digest']; label: string; description: string }[] = [
  { value: 'off', label: 'No digest', description: '' },
  { value: 'daily', label: 'Daily', description: 'Every morning at 7, UK time, about the day before.' },
  { value: 'weekly', label: 'Weekly', description: 'On Monday at 7, UK time, about the week before.' },
];

const TYPES = SIGNAL_TYPES.map((value) => ({ value, label: words(value) }));

const ALERTS_HASH = '#e-mail-alerts';

/** A button, and its dialog: which mails to get. */
export function MailSettingsButton() {
  // A link of another page opens it.
  const [isOpen, dialog] = useDisclosure(window.location.hash === ALERTS_HASH);
  const settings = useQuery({
    queryKey: QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/signals/mail-settings')),
    enabled: isOpen,
  });
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconMail size={14} />} onClick={dialog.open}>
        E-mail alerts
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title="E-mail alerts"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Loaded query={settings} loading={<RowsSkeleton rows={4} />}>
          {(held) => <SettingsForm held={held} onClose={dialog.close} />}
        </Loaded>
      </Modal>
    </>
  );
}

function SettingsForm({ held, onClose }: { held: MailSettings; onClose: () => void }) {
  const queries = useQueryClient();
  const [digest, setDigest] = useState(held.digest);
  const [severities, setSeverities] = useState<string[]>(held.instant_severities);
  const [types, setTypes] = useState<string[]>(held.instant_types);
  const save = useMutation({
    mutationFn: async () =>
      dataOf(
        await api.PUT('/v1/signals/mail-settings', {
          body: {
            digest,
            instant_severities: severities as Severity[],
            instant_types: types as SignalType[],
          },
        }),
      ),
    onSuccess: (saved) => queries.setQueryData(QUERY, saved),
  });
  /** A change makes "Saved." and an error disappear. */
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      save.reset();
      set(value);
    };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          About the companies you watch, to every owner of the account:{' '}
          <b className="breakable">{held.recipients.join(', ')}</b>.
        </Text>
        <DigestField value={digest} onChange={changed(setDigest)} />
        <SeverityField value={severities} onChange={changed(setSeverities)} />
        <TypeField value={types} onChange={changed(setTypes)} />
        {save.isError && <ErrorNote error={save.error} />}
        {save.isSuccess && <Alert color="green">Saved.</Alert>}
        <DialogButtons submitLabel="Save" isBusy={save.isPending} cancelLabel="Close" onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface FieldProps<Value> {
  value: Value;
  onChange(value: Value): void;
}

function DigestField({ value, onChange }: FieldProps<MailSettings['digest']>) {
  return (
    <Radio.Group
      label="Digest"
      value={value}
      onChange={(chosen) => onChange(chosen as MailSettings['digest'])}
    >
      <Stack gap={6} mt={6}>
        {DIGESTS.map((digest) => (
          <Radio key={digest.value} {...digest} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function SeverityField({ value, onChange }: FieldProps<string[]>) {
  return (
    <Checkbox.Group
      label="Immediately"
      description="Signals of the same minute come in one e-mail."
      value={value}
      onChange={onChange}
    >
      <Stack gap={6} mt={6}>
        {SEVERITIES.map((severity) => (
          <Checkbox
            key={severity}
            value={severity}
            label={words(severity)}
            description={describeSeverity(severity)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function TypeField({ value, onChange }: FieldProps<string[]>) {
  return (
    <MultiSelect
      label="Also immediately"
      description="Single types, whatever their severity."
      placeholder={value.length === 0 ? 'Director resigned, registered office changed, …' : undefined}
      data={TYPES}
      value={value}
      onChange={onChange}
      nothingFoundMessage="No such type"
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
      hidePickedOptions
    />
  );
}
