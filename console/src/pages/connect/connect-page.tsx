import { Alert, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consoleCall } from '../../api/client.ts';
import { ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { CardPage } from '../../layout/card-page.tsx';
import { useSession } from '../../session/session.tsx';
import { AccessForm } from '../account-access/form.tsx';
import { ConsentQuestion, type ConsentRequest } from './consent-question.tsx';

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
