import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  Modal,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DialogButtons } from '../../components/buttons.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { type Factor, withFactor } from '../../lib/second-factor-calls.ts';

/** Asks for the proof that a change of the login or the account needs beside the session. */
export type Proof = { password: string } & Factor;

interface ProofDialogProps<Body extends Proof> {
  title: string;
  /** Whether a second factor is asked for beside the password. */
  isEnabled: boolean;
  onClose(): void;
  action: { mutateAsync(body: Body): Promise<unknown>; isPending: boolean };
  children?: ReactNode;
}

/** Asks for the password and the second factor before something changes. */
export function ProofDialog<Body extends Proof>(props: ProofDialogProps<Body>) {
  const { title, isEnabled, onClose, action, children } = props;
  const [error, setError] = useState<unknown>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(undefined);
    const { code = '', ...values } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    try {
      await withFactor(code, (factor) => action.mutateAsync({ ...values, ...factor } as unknown as Body));
    } catch (problem) {
      setError(problem);
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} centered closeOnClickOutside={false}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {error !== undefined && <ErrorNote error={error} />}
          {children}
          <PasswordInput
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            data-autofocus
          />
          {isEnabled && (
            <CodeInput label="Code of your app, or a recovery code" hint="Leave it empty to use a passkey." />
          )}
          <DialogButtons submitLabel="Continue" isBusy={action.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}

export function CodeInput({
  label,
  hint,
  isRequired = false,
  isFirst = false,
}: {
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** The dialog begins with it. */
  isFirst?: boolean;
}) {
  return (
    <TextInput
      label={label}
      name="code"
      description={hint}
      autoComplete="one-time-code"
      maxLength={64}
      required={isRequired}
      data-autofocus={isFirst || undefined}
    />
  );
}

/** Recovery codes, for the only time. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  if (codes.length === 0) {
    return (
      <Modal opened onClose={onClose} title="Two-factor sign-in is on" centered>
        <Text size="sm">Your recovery codes stay as they are.</Text>
      </Modal>
    );
  }
  return (
    <Modal opened onClose={onClose} title="Your recovery codes" centered closeOnClickOutside={false}>
      <Stack gap="md">
        <Alert color="yellow">
          Keep these codes where you find them without your device: this is the only time that they are shown.
        </Alert>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          {codes.map((code) => (
            <Code key={code} p="xs">
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy} data-autofocus>
                {copied ? 'Copied' : 'Copy all'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>I have kept them</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
