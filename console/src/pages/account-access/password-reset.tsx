import { Anchor, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../api/client.ts';
import { CardPage } from '../../layout/page.tsx';
import { AccessForm, NewPasswordInput } from './form.tsx';

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <CardPage title="Forgot your password?">
      {isSent ? (
        <Text>
          If there is an account with this address, a mail with a link is on its way. It works for one hour.
        </Text>
      ) : (
        <AccessForm
          submitLabel="Send me a link"
          onSubmit={async ({ email = '' }) => {
            await api.POST('/v1/auth/forgot-password', { body: { email } });
            setSent(true);
          }}
        >
          <TextInput label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
        </AccessForm>
      )}
      <Anchor component={Link} to="/sign-in" size="sm">
        Back to sign in
      </Anchor>
    </CardPage>
  );
}

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  return (
    <CardPage title="Choose a new password">
      {isDone ? (
        <Text>
          Your password is changed, and every older session has ended. Your API key was replaced: the old key
          no longer works. Sign in and copy the new one from your account page.
        </Text>
      ) : (
        <AccessForm
          submitLabel="Set the password"
          onSubmit={async ({ password = '' }) => {
            const token = search.get('token') ?? '';
            await api.POST('/v1/auth/reset-password', { body: { token, new_password: password } });
            setDone(true);
          }}
        >
          <NewPasswordInput label="New password" name="password" />
          <Text size="sm" c="dimmed">
            This also replaces your API key. Programs that use the old key are refused until you give them the
            new one.
          </Text>
        </AccessForm>
      )}
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to="/sign-in" size="sm">
          Go to sign in
        </Anchor>
        {!isDone && (
          <Anchor component={Link} to="/forgot-password" size="sm">
            Request a new link
          </Anchor>
        )}
      </Group>
    </CardPage>
  );
}
