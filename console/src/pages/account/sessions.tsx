import { Alert, Badge, Box, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { SessionInfo } from '../../api/shapes.ts';
import { ConfirmButton } from '../../components/buttons.tsx';
import { Fact, Section } from '../../components/section.tsx';
import { ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatMoment } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';

export const SESSIONS_QUERY = ['sessions'] as const;

/** The sessions of the user, each with a button to end it. */
export function Sessions() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: SESSIONS_QUERY });
  const sessions = useQuery({
    queryKey: SESSIONS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/auth/sessions')).sessions,
  });
  const endOne = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/auth/sessions/{id}', { params: { path: { id } } }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: async () => dataOf(await api.POST('/v1/auth/sessions/end-others')).ended,
    onSettled: refresh,
  });
  const endAll = useMutation({
    async mutationFn() {
      await api.POST('/v1/auth/logout-all');
      await signOut();
      navigate('/sign-in');
    },
  });
  const failed = [endOne, endOthers, endAll].find(({ isError }) => isError);
  return (
    <Section title="Sessions">
      {failed && <ErrorNote error={failed.error} />}
      {endOthers.isSuccess && (
        <Alert color="green" role="status">
          {formatCount(endOthers.data, 'other session has', 'other sessions have')} ended.
        </Alert>
      )}
      <Loaded query={sessions} loading={<RowsSkeleton rows={1} height={72} />}>
        {(list) => (
          <ul className="plain-list">
            {list.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isBusy={endOne.isPending}
                onEnd={() => endOne.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Group>
        <Button
          variant="default"
          loading={endOthers.isPending}
          disabled={!sessions.data || sessions.data.length < 2}
          onClick={() => endOthers.mutate()}
        >
          Sign out everywhere else
        </Button>
        <ConfirmButton
          variant="default"
          loading={endAll.isPending}
          question="All your sessions end, this one too, and every app that you connected is disconnected. API keys keep working."
          confirmLabel="Sign out now"
          onConfirm={() => endAll.mutate()}
        >
          Sign out everywhere
        </ConfirmButton>
      </Group>
    </Section>
  );
}

interface SessionItemProps {
  session: SessionInfo;
  isBusy: boolean;
  onEnd(): void;
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  return (
    <Box component="li" py="sm">
      <Group gap="md" align="flex-start">
        <Box flex="1 1 200px" miw={0}>
          <Text fw={600} className="breakable">
            {session.device}
          </Text>
          <Text size="sm" c="dimmed" className="breakable">
            {session.address ?? 'Unknown address'}
          </Text>
        </Box>
        <Box w={150}>
          <Fact label="Signed in">{formatMoment(session.created_at)}</Fact>
        </Box>
        <Box w={150}>
          <Fact label="Last used">{formatMoment(session.last_used_at)}</Fact>
        </Box>
        <Box w={110}>
          {session.current ? (
            <Badge variant="light" color="green" tt="none">
              This one
            </Badge>
          ) : (
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              aria-label={`Sign out ${session.device}`}
              onClick={onEnd}
            >
              Sign out
            </Button>
          )}
        </Box>
      </Group>
    </Box>
  );
}
