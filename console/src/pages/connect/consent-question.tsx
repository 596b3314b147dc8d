import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorNote } from '../../components/states.tsx';
import { useSession } from '../../session/session.tsx';

export interface ConsentRequest {
  client: { name: string; redirect_host: string; website: string | null };
  uses_tools: boolean;
  uses_api: boolean;
  expires_at: string;
}

interface ConsentQuestionProps {
  request: ConsentRequest;
  email: string;
  answer(decision: 'allow' | 'deny'): Promise<void>;
}

/** Shows which app asks, for what, and where the answer goes; then asks for consent. */
export function ConsentQuestion({
  request: { client, uses_tools: usesTools, uses_api: usesApi },
  email,
  answer,
}: ConsentQuestionProps) {
  const { signOut } = useSession();
  const [busy, setBusy] = useState<'allow' | 'deny'>();
  const [error, setError] = useState<unknown>();

  async function decide(decision: 'allow' | 'deny') {
    setBusy(decision);
    setError(undefined);
    try {
      await answer(decision);
    } catch (problem) {
      setError(problem);
      setBusy(undefined);
    }
  }

  return (
    <Stack gap="md">
      <Text size="sm">
        <b>{client.name}</b> asks to work with your account <b>{email}</b>.{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void signOut()}>
          Use another account
        </Anchor>
      </Text>
      {usesApi && (
        <Text size="sm">
          It may do everything that your API key may do: spend your credits, and read and change your
          watchlist, webhooks, reviews and uploads. It cannot change your password.
        </Text>
      )}
      {usesTools ? (
        <List size="sm" spacing={4}>
          <List.Item>Resolve domains and companies, which spends your credits</List.Item>
          <List.Item>Search the register and read companies and signals</List.Item>
          <List.Item>See and change your watchlist</List.Item>
          <List.Item>See your e-mail address, plan and credits</List.Item>
        </List>
      ) : (
        !usesApi && <Text size="sm">It learns the id of your account, and can do nothing else.</Text>
      )}
      <Text size="sm" c="dimmed">
        The answer goes to <b>{client.redirect_host}</b>. Anyone can choose a name: go on only if you have
        just started this yourself. You can disconnect it on your account’s page at any time.
      </Text>
      {error !== undefined && <ErrorNote error={error} />}
      <Group grow>
        <Button
          variant="default"
          onClick={() => void decide('deny')}
          loading={busy === 'deny'}
          disabled={busy === 'allow'}
        >
          Deny
        </Button>
        <Button onClick={() => void decide('allow')} loading={busy === 'allow'} disabled={busy === 'deny'}>
          Allow
        </Button>
      </Group>
    </Stack>
  );
}
