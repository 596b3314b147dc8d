import { Alert, Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCOUNT_QUERY, api, consoleCall, dataOf } from '../../api/client.ts';
import { ConfirmButton, CopyText } from '../../components/buttons.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatMoment } from '../../lib/format.ts';
import { askedFactor, type Factor, withFactor } from '../../lib/second-factor-calls.ts';
import { useSession } from '../../session/session.tsx';

/** The key is not in the page until the user enters the password. */
export function ApiKey() {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const reveal = useMutation({
    async mutationFn() {
      const show = (factor: Factor) =>
        consoleCall<{ api_key: string | null }>('POST', '/console/api-key', { password, ...factor });
      return (await withFactor(code, show)).api_key ?? '';
    },
    onSuccess() {
      setPassword('');
      setCode('');
    },
  });
  const rotate = useMutation({
    mutationFn: async () => dataOf(await api.POST('/v1/auth/api-key/rotate')).api_key,
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }),
  });
  const key = rotate.data ?? reveal.data;
  function hide() {
    reveal.reset();
    rotate.reset();
  }
  const failed = [reveal, rotate].find(({ isError }) => isError);
  return (
    <Section title="API key">
      {key ? <CopyText value={key} label="the API key" /> : <MaskedKey />}
      {rotate.data && <Alert color="yellow">The old key has stopped working.</Alert>}
      {failed && <ErrorNote error={failed.error} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          reveal.mutate();
        }}
      >
        <Group align="flex-end" gap="sm">
          {key ? (
            <Button variant="default" onClick={hide}>
              Hide
            </Button>
          ) : (
            <RevealFields
              password={password}
              code={code}
              asksCode={askedFactor(reveal.error) !== undefined || code !== ''}
              isPending={reveal.isPending}
              onPassword={setPassword}
              onCode={setCode}
            />
          )}
          <ReplaceKey isPending={rotate.isPending} onReplace={() => rotate.mutate()} />
        </Group>
      </form>
    </Section>
  );
}

/** The beginning and the end of the key, and when it was last used. */
function MaskedKey() {
  const key = useSession().account?.api_key;
  const used = key?.last_used_at ? `last used ${formatMoment(key.last_used_at)}` : 'not used yet';
  return (
    <Text size="sm" className="tabular">
      {key ? `${key.prefix}…${key.last_four}, ${used}` : 'It is made at your first sign-in.'}
    </Text>
  );
}

function ReplaceKey({ isPending, onReplace }: { isPending: boolean; onReplace(): void }) {
  return (
    <ConfirmButton
      variant="subtle"
      color="red"
      loading={isPending}
      question="You get a new key, and the old one stops working at once: every program that uses it has to be changed."
      confirmLabel="Replace key now"
      onConfirm={onReplace}
    >
      Replace API key
    </ConfirmButton>
  );
}

interface RevealFieldsProps {
  password: string;
  code: string;
  asksCode: boolean;
  isPending: boolean;
  onPassword: (password: string) => void;
  onCode: (code: string) => void;
}

function RevealFields({ password, code, asksCode, isPending, onPassword, onCode }: RevealFieldsProps) {
  return (
    <>
      <PasswordInput
        label="Your password, to show the key"
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
        autoComplete="current-password"
        required
        w={280}
      />
      {asksCode && (
        <TextInput
          label="Code of your app, or a recovery code"
          value={code}
          onChange={(event) => onCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          w={280}
        />
      )}
      <Button type="submit" variant="default" loading={isPending}>
        Show
      </Button>
    </>
  );
}
