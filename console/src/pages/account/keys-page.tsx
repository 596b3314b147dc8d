import { Alert, Badge, Button, Checkbox, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SCOPES, type Scope } from '../../../../src/shared/caller.ts';
import { api, dataOf } from '../../api/client.ts';
import type { ApiKey } from '../../api/shapes.ts';
import { ConfirmButton, CopyText, DialogButtons } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatMoment, words } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { AccountNav } from './account-nav.tsx';

const KEYS_QUERY = ['api-keys'] as const;
const SCOPE_TEXTS: Record<Scope, string> = {
  read: 'Read: see everything of the account',
  resolve: 'Resolve: resolve domains and companies, which spends credits',
  manage: 'Manage: change the watchlist, webhooks, reviews and uploads',
};

export function KeysPage() {
  const { role } = useSession();
  const queries = useQueryClient();
  const [isOpen, dialog] = useDisclosure(false);
  const keys = useQuery({
    queryKey: KEYS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/auth/api-keys')).api_keys,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/auth/api-keys/{id}', { params: { path: { id } } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS_QUERY }),
  });
  const mayChange = role !== 'read_only';
  return (
    <Page
      title="API keys"
      lead="Create one key per program, with only the permissions that it needs. Each can be revoked on its own."
      actions={mayChange && <Button onClick={dialog.open}>New key</Button>}
    >
      <AccountNav />
      {revoke.isError && <ErrorNote error={revoke.error} />}
      <Loaded query={keys}>
        {(list) => (
          <DataTable
            columns={['Name', 'Scopes', 'Key', 'Created', 'Last used', { label: 'Actions', isHidden: true }]}
            minWidth={900}
            isStackedOnPhone
          >
            {list.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                mayRevoke={mayChange && !key.default}
                isBusy={revoke.isPending}
                onRevoke={() => revoke.mutate(key.id)}
              />
            ))}
          </DataTable>
        )}
      </Loaded>
      <Text size="sm" c="dimmed">
        The default key is the one that signing in returns to owners. They see and replace it on the overview.
      </Text>
      <NewKeyDialog isOpen={isOpen} onClose={dialog.close} />
    </Page>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  mayRevoke: boolean;
  isBusy: boolean;
  onRevoke(): void;
}

function KeyRow({ apiKey, mayRevoke, isBusy, onRevoke }: KeyRowProps) {
  return (
    <Table.Tr>
      <Table.Td className="breakable">
        <bdi>{apiKey.name}</bdi>
      </Table.Td>
      <Table.Td>
        <Group gap={4}>
          {apiKey.scopes.map((scope) => (
            <Badge key={scope} variant="light" color="gray" tt="none">
              {words(scope)}
            </Badge>
          ))}
        </Group>
      </Table.Td>
      <Table.Td className="tabular unbroken">
        {apiKey.prefix}…{apiKey.last_four}
      </Table.Td>
      <Table.Td>
        {formatDay(apiKey.created_at)}
        {apiKey.created_by && (
          <Text size="xs" c="dimmed" className="breakable">
            {apiKey.created_by}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{apiKey.last_used_at ? formatMoment(apiKey.last_used_at) : 'Not yet'}</Table.Td>
      <Table.Td ta="right">
        {mayRevoke && (
          <ConfirmButton
            size="xs"
            variant="default"
            disabled={isBusy}
            question={
              <>
                Programs that use the key “<bdi>{apiKey.name}</bdi>” are refused at once.
              </>
            }
            confirmLabel="Revoke now"
            onConfirm={onRevoke}
          >
            Revoke
          </ConfirmButton>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function NewKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const [scopes, setScopes] = useState<string[]>(['read']);
  const create = useMutation({
    mutationFn: async (name: string) =>
      dataOf(await api.POST('/v1/auth/api-keys', { body: { name, scopes: scopes as Scope[] } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS_QUERY }),
  });
  function close() {
    onClose();
    // The key must not stay in the page.
    create.reset();
    setScopes(['read']);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    create.mutate(String(new FormData(event.currentTarget).get('name')));
  }
  return (
    <Modal opened={isOpen} onClose={close} title="New API key" centered closeOnClickOutside={!create.data}>
      {create.data ? (
        <Stack gap="md">
          <Alert color="yellow">Copy the key now: this is the only time that it is shown.</Alert>
          <CopyText value={create.data.api_key} label="the API key" />
          <Group justify="flex-end">
            <Button onClick={close}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            {create.isError && <ErrorNote error={create.error} />}
            <TextInput
              label="Name"
              name="name"
              placeholder="Nightly import"
              maxLength={80}
              required
              data-autofocus
            />
            <Checkbox.Group label="What it may do" value={scopes} onChange={setScopes}>
              <Stack gap="xs" mt="xs">
                {SCOPES.map((scope) => (
                  <Checkbox key={scope} value={scope} label={SCOPE_TEXTS[scope]} />
                ))}
              </Stack>
            </Checkbox.Group>
            <DialogButtons
              submitLabel="Create"
              isBusy={create.isPending}
              disabled={scopes.length === 0}
              onCancel={close}
            />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
