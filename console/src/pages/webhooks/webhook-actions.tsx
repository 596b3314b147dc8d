import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SIGNAL_TYPES, type SignalType } from '../../../../src/shared/signal-types.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Destination } from '../../api/shapes.ts';
import { ConfirmButton, CopyText } from '../../components/buttons.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatCount, formatMoment, words } from '../../lib/format.ts';
import { WebhookForm, type WebhookValues } from './webhook-form.tsx';
import { WEBHOOKS_QUERY } from './webhooks-query.ts';

/** The actions on a destination. */
export function WebhookActions({ destination }: { destination: Destination }) {
  const { id } = destination;
  const navigate = useNavigate();
  const params = { path: { id } };
  const rotate = useWebhookAction(id, async () =>
    dataOf(await api.POST('/v1/partner/webhooks/{id}/rotate-secret', { params })),
  );
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      await api.DELETE('/v1/partner/webhooks/{id}', { params });
      navigate('/webhooks');
    },
    // Its log is not asked for again: it is gone.
    onSettled: () => queries.invalidateQueries({ queryKey: WEBHOOKS_QUERY }),
  });
  const failed = [rotate, remove].find(({ isError }) => isError);
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SendTest destination={destination} />
        <Edit destination={destination} />
        <PauseOrResume destination={destination} />
        <ConfirmButton
          variant="default"
          loading={rotate.isPending}
          question="You get a new signing secret. For a day, deliveries are signed with the old one too, so that you can change your receiver."
          confirmLabel="Replace now"
          onConfirm={() => rotate.mutate()}
        >
          Replace secret
        </ConfirmButton>
        <ConfirmButton
          variant="subtle"
          color="red"
          loading={remove.isPending}
          question="Nothing is sent there any more, and the log of deliveries is deleted."
          confirmLabel="Delete webhook and log"
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmButton>
      </Group>
      {failed && <ErrorNote error={failed.error} />}
      {rotate.data && (
        <Alert color="yellow" title="The new signing secret, shown this once">
          <Stack gap="xs">
            <CopyText value={rotate.data.signing_secret} label="the signing secret" />
            <Text size="sm">
              Deliveries are signed with the old one too until{' '}
              {formatMoment(rotate.data.previous_secret_valid_until)}.
            </Text>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

function Edit({ destination }: { destination: Destination }) {
  const { id } = destination;
  const [isOpen, dialog] = useDisclosure();
  const edit = useWebhookAction(id, async (body: WebhookValues) => {
    await api.PATCH('/v1/partner/webhooks/{id}', { params: { path: { id } }, body });
    dialog.close();
  });
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Edit
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Edit webhook" size="lg">
        <WebhookForm
          destination={destination}
          submitLabel="Save"
          error={edit.error}
          isPending={edit.isPending}
          onSubmit={edit.mutate}
        />
      </Modal>
    </>
  );
}

/** A test of the first type of the destination, unless another is chosen. */
function SendTest({ destination: { id, signal_type } }: { destination: Destination }) {
  const [isOpen, dialog] = useDisclosure();
  const [type, setType] = useState<string>(signal_type === 'all' ? 'company_name_changed' : signal_type);
  const test = useWebhookAction(id, async () => {
    const body = { signal_type: type as SignalType };
    await api.POST('/v1/partner/webhooks/{id}/test', { params: { path: { id } }, body });
    dialog.close();
  });
  return (
    <>
      <Button onClick={dialog.open}>Send test</Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Send a test" centered>
        <Stack gap="md">
          <Text size="sm">
            The receiver gets a signal about a fictional company. The log shows how it went.
          </Text>
          <Select
            label="Type of signal"
            data={SIGNAL_TYPES.map((one) => ({ value: one, label: words(one) }))}
            value={type}
            onChange={(chosen) => setType(chosen ?? type)}
            allowDeselect={false}
            searchable
          />
          {test.isError && <ErrorNote error={test.error} />}
          <Group justify="flex-end">
            <Button onClick={() => test.mutate()} loading={test.isPending} data-autofocus>
              Send
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function PauseOrResume({ destination }: { destination: Destination }) {
  const { id, status, disabled_reason: reason, health } = destination;
  const heldBack = health?.held_back ?? 0;
  const params = { path: { id } };
  const pause = useWebhookAction(id, () => api.POST('/v1/partner/webhooks/{id}/pause', { params }));
  const enable = useWebhookAction(id, (sendHeldBack: boolean) =>
    api.POST('/v1/partner/webhooks/{id}/enable', { params, body: { send_held_back: sendHeldBack } }),
  );
  const verb = reason === 'paused' ? 'Resume' : 'Enable';
  const signals = formatCount(heldBack, 'held-back signal', 'held-back signals');
  return (
    <>
      {status === 'active' ? (
        <Button variant="default" onClick={() => pause.mutate()} loading={pause.isPending}>
          Pause
        </Button>
      ) : (
        <Button color="green" onClick={() => enable.mutate(false)} loading={enable.isPending}>
          {verb}
        </Button>
      )}
      {heldBack > 0 && (
        <Button color="green" variant="light" onClick={() => enable.mutate(true)} loading={enable.isPending}>
          {status === 'active' ? `Send ${signals}` : `${verb} and send ${signals}`}
        </Button>
      )}
      {(pause.isError || enable.isError) && <ErrorNote error={pause.error ?? enable.error} />}
    </>
  );
}

/** Does something to a destination, then reads it and its log again. */
export function useWebhookAction<T, Input = void>(id: number, action: (input: Input) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () =>
      Promise.all(
        [['deliveries', id], WEBHOOKS_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
