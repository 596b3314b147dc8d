import { Alert, Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ROLES, type Role } from '../../../../src/shared/caller.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Member, Team } from '../../api/shapes.ts';
import { ConfirmButton, DialogButtons } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { AccountNav } from './account-nav.tsx';
import { describeRemoval, roleName } from './account-text.ts';

const TEAM_QUERY = ['team'] as const;
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: roleName(role) }));

/** Everybody who works in the account. Owners invite, change and remove. */
export function TeamPage() {
  const { role } = useSession();
  const [isOpen, dialog] = useDisclosure(false);
  const team = useQuery({
    queryKey: TEAM_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/team')),
  });
  const isOwner = role === 'owner';
  return (
    <Page
      title="Team"
      lead="All members share the account’s credits, watchlist, webhooks and reviews."
      actions={isOwner && <Button onClick={dialog.open}>Invite</Button>}
    >
      <AccountNav />
      <Loaded query={team}>
        {(data) => (
          <Stack gap="lg">
            <Members members={data.members} isOwner={isOwner} />
            {data.invitations.length > 0 && <Invitations invitations={data.invitations} isOwner={isOwner} />}
          </Stack>
        )}
      </Loaded>
      {!isOwner && (
        <Text size="sm" c="dimmed">
          Owners can invite people and change roles.
        </Text>
      )}
      <InviteDialog isOpen={isOpen} onClose={dialog.close} />
    </Page>
  );
}

function Members({ members, isOwner }: { members: Member[]; isOwner: boolean }) {
  const { userId, retry } = useSession();
  const queries = useQueryClient();
  const onSettled = () => {
    retry();
    return queries.invalidateQueries({ queryKey: TEAM_QUERY });
  };
  const change = useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      api.PATCH('/v1/team/members/{id}', { params: { path: { id } }, body: { role } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/team/members/{id}', { params: { path: { id } } }),
    onSettled,
  });
  const failed = [change, remove].find(({ isError }) => isError);
  const isBusy = change.isPending || remove.isPending;
  return (
    <Stack gap="sm">
      {failed && <ErrorNote error={failed.error} />}
      <DataTable
        columns={['Member', 'Role', 'Joined', 'Last seen', { label: 'Actions', isHidden: true }]}
        minWidth={720}
        isStackedOnPhone
      >
        {members.map((member) => (
          <Table.Tr key={member.id}>
            <Table.Td className="breakable">
              {member.email}
              {member.id === userId && ' (you)'}
            </Table.Td>
            <Table.Td>
              {isOwner && member.id !== userId ? (
                <Select
                  aria-label={`Role of ${member.email}`}
                  data={ROLE_CHOICES}
                  value={member.role}
                  allowDeselect={false}
                  disabled={isBusy}
                  w={140}
                  onChange={(role) => role && change.mutate({ id: member.id, role: role as Role })}
                />
              ) : (
                roleName(member.role)
              )}
            </Table.Td>
            <Table.Td className="tabular">{formatDay(member.joined_at)}</Table.Td>
            <Table.Td className="tabular">{formatMoment(member.last_seen_at)}</Table.Td>
            <Table.Td ta="right">
              {isOwner && member.id !== userId && (
                <ConfirmButton
                  size="xs"
                  variant="default"
                  disabled={isBusy}
                  question={describeRemoval(member)}
                  confirmLabel="Remove now"
                  onConfirm={() => remove.mutate(member.id)}
                >
                  Remove
                </ConfirmButton>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Stack>
  );
}

function Invitations({ invitations, isOwner }: { invitations: Team['invitations']; isOwner: boolean }) {
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/team/invitations/{id}', { params: { path: { id } } }),
    onSettled: () => queries.invalidateQueries({ queryKey: TEAM_QUERY }),
  });
  return (
    <Stack gap="sm">
      {withdraw.isError && <ErrorNote error={withdraw.error} />}
      <DataTable
        columns={['Invited', 'Role', 'By', 'Link works until', { label: 'Actions', isHidden: true }]}
        minWidth={720}
        isStackedOnPhone
      >
        {invitations.map((invitation) => (
          <Table.Tr key={invitation.id}>
            <Table.Td className="breakable">{invitation.email}</Table.Td>
            <Table.Td>{roleName(invitation.role)}</Table.Td>
            <Table.Td className="breakable">{invitation.invited_by}</Table.Td>
            <Table.Td className="tabular">{formatMoment(invitation.expires_at)}</Table.Td>
            <Table.Td ta="right">
              {isOwner && (
                <ConfirmButton
                  size="xs"
                  variant="default"
                  disabled={withdraw.isPending}
                  question={`The link in the mail to ${invitation.email} stops working.`}
                  confirmLabel="Withdraw now"
                  onConfirm={() => withdraw.mutate(invitation.id)}
                >
                  Withdraw
                </ConfirmButton>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Stack>
  );
}

function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const [role, setRole] = useState<Role>('member');
  const invite = useMutation({
    mutationFn: async (email: string) =>
      dataOf(await api.POST('/v1/team/invitations', { body: { email, role } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: TEAM_QUERY }),
  });
  function close() {
    onClose();
    invite.reset();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    invite.mutate(String(new FormData(event.currentTarget).get('email')));
  }
  return (
    <Modal opened={isOpen} onClose={close} title="Invite a member" centered>
      {invite.data ? (
        <Stack gap="md">
          <Alert color="green" role="status">
            A mail to {invite.data.email} is on its way. Its link works once, for seven days.
          </Alert>
          <Group justify="flex-end">
            <Button onClick={close}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            {invite.isError && <ErrorNote error={invite.error} />}
            <TextInput label="E-mail" name="email" type="email" required data-autofocus />
            <Select
              label="Role"
              description="Members do everything but invite people. Read-only sees everything and changes nothing."
              data={ROLE_CHOICES}
              value={role}
              allowDeselect={false}
              onChange={(chosen) => setRole((chosen ?? 'member') as Role)}
            />
            <DialogButtons submitLabel="Send invitation" isBusy={invite.isPending} onCancel={close} />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
