import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { ErrorNote } from '../../components/states.tsx';
import { CardPage } from '../../layout/page.tsx';
import { type AskedFactor, answerByPasskey, askedFactor, takesCode } from '../../lib/second-factor-calls.ts';
import { useSession } from '../../session/session.tsx';
import { explainSignOut, returnPath } from '../../session/signed-out.ts';
import { AccessForm } from './form.tsx';

/** The result of following the link in the verification mail. */
const VERIFICATION: Record<string, { color: string; text: string }> = {
  success: { color: 'green', text: 'Your address is confirmed. You can sign in now.' },
  already_verified: { color: 'blue', text: 'Your address was confirmed before. Sign in.' },
  expired: {
    color: 'yellow',
    text: 'This link is too old: it worked for 48 hours. Sign in with your password, and a new one will be sent to you.',
  },
  invalid: {
    color: 'red',
    text: 'This link is not valid. Perhaps your mail program cut it in two: copy the whole of it into the address bar.',
  },
};

/** Shown when the service cannot give the reason, because the browser no longer has the session. */
const REASONS: Record<string, string> = {
  session_ended:
    'Your session has ended. Sessions last 24 hours, and end earlier when you change the password or sign out everywhere. Sign in to continue.',
};

export function SignInPage() {
  const { account, endedBecause, signIn } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnPath(search.get('next'));
  const verification = VERIFICATION[search.get('verification') ?? ''];
  const signedOut = explainSignOut(endedBecause);
  const reason = REASONS[search.get('reason') ?? ''];
  const [asked, setAsked] = useState<{ email: string; password: string; factor: AskedFactor }>();
  if (account) return <Navigate to={next} replace />;
  if (asked) {
    const { email, password, factor } = asked;
    return (
      <SecondStep
        asked={factor}
        onBack={() => setAsked(undefined)}
        onFactor={async (given) => {
          await signIn({ email, password, ...given });
          navigate(next);
        }}
      />
    );
  }
  return (
    <CardPage title="Sign in">
      {signedOut && (
        <Alert color="ink" role="status">
          {signedOut}
        </Alert>
      )}
      {verification && <Alert color={verification.color}>{verification.text}</Alert>}
      {!signedOut && reason && <Alert color="ink">{reason}</Alert>}
      <AccessForm
        submitLabel="Sign in"
        onSubmit={async ({ email = '', password = '' }) => {
          try {
            await signIn({ email, password });
            navigate(next);
          } catch (error) {
            const factor = askedFactor(error);
            if (!factor) throw error;
            setAsked({ email, password, factor });
          }
        }}
      >
        <TextInput label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
        <PasswordInput label="Password" name="password" autoComplete="current-password" required />
      </AccessForm>
      <Group justify="space-between">
        <Anchor component={Link} to="/sign-up" size="sm">
          Create account
        </Anchor>
        <Anchor component={Link} to="/forgot-password" size="sm">
          Forgot your password?
        </Anchor>
      </Group>
    </CardPage>
  );
}

interface SecondStepProps {
  asked: AskedFactor;
  onBack(): void;
  onFactor(factor: { code?: string; passkey?: Record<string, unknown> }): Promise<void>;
}

/** After the right password: a code or a passkey. */
function SecondStep({ asked, onBack, onFactor }: SecondStepProps) {
  const [error, setError] = useState<unknown>();
  async function confirmByPasskey() {
    setError(undefined);
    try {
      await onFactor({ passkey: await answerByPasskey(asked.passkeyOptions) });
    } catch (problem) {
      setError(problem);
    }
  }
  return (
    <CardPage title="Second step">
      <Stack gap="md">
        <Text size="sm">Your password is right. Now confirm that it is you.</Text>
        {error !== undefined && <ErrorNote error={error} />}
        {asked.passkeyOptions !== undefined && (
          <Button variant={takesCode(asked) ? 'default' : 'filled'} onClick={() => void confirmByPasskey()}>
            Use a passkey
          </Button>
        )}
        {takesCode(asked) && (
          <AccessForm submitLabel="Confirm" onSubmit={({ code = '' }) => onFactor({ code: code.trim() })}>
            <TextInput
              label="Code of your app, or a recovery code"
              name="code"
              autoComplete="one-time-code"
              maxLength={64}
              required
              autoFocus
            />
          </AccessForm>
        )}
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Back to the password
        </Anchor>
      </Stack>
    </CardPage>
  );
}
