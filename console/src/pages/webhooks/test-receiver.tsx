import { Alert, Anchor, Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { ErrorNote } from '../../components/states.tsx';
import { formatMoment } from '../../lib/format.ts';
import { WEBHOOKS_QUERY } from './webhooks-query.ts';

/** Creates a receiver that the service hosts itself, sends it a first test and shows what arrived. */
export function TestReceiverButton() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: async () => {
      const { id } = dataOf(await api.POST('/v1/partner/webhooks/test-receiver'));
      await api.POST('/v1/partner/webhooks/{id}/test', { params: { path: { id } }, body: {} });
      return id;
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: WEBHOOKS_QUERY });
      navigate(`/webhooks/${id}`);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => create.mutate()} loading={create.isPending}>
        Test receiver
      </Button>
      {create.isError && <ErrorNote error={create.error} />}
    </>
  );
}

/** Explains what a test receiver is, and how it becomes a real one. */
export function TestReceiverNote({ expiresAt }: { expiresAt: string }) {
  return (
    <Alert color="ink" title="This service receives here itself">
      <Text size="sm">
        Every signal of your watched companies arrives below, with its headers, its body and the result of the
        signature check; <b>Send test</b> sends a fictional one. It is deleted on {formatMoment(expiresAt)}.
        To keep it, <b>Edit</b> it and enter the address of your own receiver: the signing secret and the log
        stay. <Anchor href="/docs/guides/webhooks">How to receive signals</Anchor>
      </Text>
    </Alert>
  );
}
