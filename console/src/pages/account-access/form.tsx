import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ErrorNote } from '../../components/states.tsx';

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
