import { Anchor, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { CardPage } from '../../layout/page.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { roleName } from '../account/account-text.ts';
import { AccessForm, NewPasswordInput } from './form.tsx';

export function SignUpPage() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) {
    return (
      <CardPage title="Confirm your address">
        <Text>
          A mail with a link is on its way to <b>{sentTo}</b>. Follow it within 48 hours, then sign in.
        </Text>
        <Text size="sm" c="dimmed">
          If this service runs without a mail server, the mail is in the <code>outbox</code> folder of its
          data directory, and the link is in its log.
        </Text>
        <Anchor component={Link} to="/sign-in" size="sm">
          Go to sign in
        </Anchor>
      </CardPage>
    );
  }
  return (
    <CardPage title="Create account">
      <AccessForm
        submitLabel="Create account"
        onSubmit={async ({ email = '', password = '' }) => {
          await api.POST('/v1/auth/signup', { body: { email, password } });
          setSentTo(email);
        }}
      >
        <TextInput label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
        <NewPasswordInput label="Password" name="password" />
      </AccessForm>
      <Anchor component={Link} to="/sign-in" size="sm">
        I have an account
      </Anchor>
    </CardPage>
  );
}

/** The target of an invitation's link: the invited person sets a password. */
export function JoinPage() {
  const [search] = useSearchParams();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const [hasJoined, setJoined] = useState(false);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => dataOf(await api.POST('/v1/team/invitations/read', { body: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // The sign-in that follows empties what was read, and the link works only once.
    enabled: !hasJoined,
  });
  return (
    <CardPage title="Join the team">
      <Loaded query={invitation} loading={<RowsSkeleton rows={2} height={90} />}>
        {({ email: invited, invited_by: inviter, team, members, role, expires_at: expires }) => (
          <>
            <Text size="sm">
              <b>{inviter}</b> invites you to{' '}
              {inviter === team ? (
                'their team'
              ) : (
                <>
                  the team of <b>{team}</b>
                </>
              )}{' '}
              of {formatCount(members, 'person', 'people')}, with the role <b>{roleName(role)}</b>. You will
              sign in as <b>{invited}</b>. The invitation ends on {formatDay(expires)}.
            </Text>
            <AccessForm
              submitLabel="Join"
              onSubmit={async ({ password = '' }) => {
                const { email } = dataOf(
                  await api.POST('/v1/team/invitations/accept', { body: { token, password } }),
                );
                setJoined(true);
                await signIn({ email, password });
                navigate('/');
              }}
            >
              <NewPasswordInput label="Choose a password" name="password" />
            </AccessForm>
          </>
        )}
      </Loaded>
      <Anchor component={Link} to="/sign-in" size="sm">
        I have joined already
      </Anchor>
    </CardPage>
  );
}
