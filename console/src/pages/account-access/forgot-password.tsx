import { Anchor, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { CardPage } from '../../layout/card-page.tsx';
import { AccessForm } from './form.tsx';

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
