import { Alert, Anchor, Button, Group, List, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { consoleCall } from '../../api/client.ts';
import { ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { CardPage } from '../../layout/page.tsx';
import { useSession } from '../../session/session.tsx';
import { AccessForm } from '../account-access/form.tsx';

/** The consent page of OAuth: the user signs in, then allows or refuses the app. */
export function ConnectPage() {
  const { interaction = '' } = useParams();
  const { account, signIn } = useSession();
  const path = `/oauth/interaction/${encodeURIComponent(interaction)}`;
  const request = useQuery({
    queryKey: ['connect', interaction],
    queryFn: () => consoleCall<ConsentRequest>('GET', `${path}/details`),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (request.isError) {
    return (
      <CardPage title="Nothing to connect">
        <ErrorNote error={request.error} />
      </CardPage>
    );
  }
  if (request.data === undefined || account === undefined) {
    return (
      <CardPage title="Connect an app">
        <RowsSkeleton rows={3} />
      </CardPage>
    );
  }
  const { client } = request.data;
  if (account === null) {
    return (
      <CardPage title={`Sign in to connect ${client.name}`}>
        <Text size="sm" c="dimmed">
          {client.name} wants to use Domesday for you. Sign in first; then you decide. It never sees your
          password.
        </Text>
        <AccessForm
          submitLabel="Sign in"
          onSubmit={async ({ email = '', password = '' }) => signIn({ email, password })}
        >
          <TextInput label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
          <PasswordInput label="Password" name="password" autoComplete="current-password" required />
        </AccessForm>
      </CardPage>
    );
  }
  return (
    <CardPage title={`Connect ${client.name}?`}>
      <ConsentQuestion request={request.data} email={account.email} answer={answer} />
      {!account.email_verified && <Alert color="yellow">Your e-mail address is not confirmed yet.</Alert>}
    </CardPage>
  );

  async function answer(decision: 'allow' | 'deny'): Promise<void> {
    const { redirect_to: next } = await consoleCall<{ redirect_to: string }>('POST', `${path}/${decision}`);
    window.location.assign(next);
  }
}

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
        The answer goes to <b>{client.redirect_host}</b>. Anyone can choose a name: continue only if you have
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
