import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorNote } from '../../components/states.tsx';
import { PASSWORD_LENGTH_MIN, passwordAdvice } from './password-advice.ts';

interface AccessFormProps {
  submitLabel: string;
  onSubmit(values: Record<string, string>): Promise<void>;
  children: ReactNode;
}

/** One form, one button, and what went wrong above it. */
export function AccessForm({ submitLabel, onSubmit, children }: AccessFormProps) {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
      await onSubmit(values);
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {error !== undefined && <ErrorNote error={error} />}
        {children}
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** Only the length is required; the strength is only advice. */
export function NewPasswordInput({ label, name }: { label: string; name: string }) {
  const [value, setValue] = useState('');
  const strength = useStrength(value);
  return (
    <PasswordInput
      label={label}
      name={name}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      minLength={PASSWORD_LENGTH_MIN}
      maxLength={1024}
      autoComplete="new-password"
      description={passwordAdvice(value, strength)}
      required
      w="100%"
    />
  );
}

/** The library that rates passwords is large, so it is loaded only when a password is long enough. */
function useStrength(password: string): number | undefined {
  const [strength, setStrength] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    if (password.length < PASSWORD_LENGTH_MIN) setStrength(undefined);
    else {
      import('./password-strength.ts').then(({ passwordStrength }) => {
        if (isCurrent) setStrength(passwordStrength(password));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return strength;
}
