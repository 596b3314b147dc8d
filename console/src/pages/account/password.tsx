import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consoleCall } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { NewPasswordInput } from '../account-access/form.tsx';
import { CONNECTED_APPS_QUERY } from './connected-apps.tsx';
import { SESSIONS_QUERY } from './sessions.tsx';

export function Password() {
  const queries = useQueryClient();
  const [formKey, setFormKey] = useState(0);
  const change = useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      consoleCall('POST', '/console/password', body),
    onSuccess() {
      setFormKey((key) => key + 1);
      void queries.invalidateQueries({ queryKey: SESSIONS_QUERY });
      return queries.invalidateQueries({ queryKey: CONNECTED_APPS_QUERY });
    },
  });
  return (
    <Section title="Password">
      <form
        key={formKey}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          change.mutate({
            current_password: String(form.get('current')),
            new_password: String(form.get('new')),
          });
        }}
      >
        <Stack gap="sm" maw={320} align="flex-start">
          {change.isError && <ErrorNote error={change.error} />}
          {change.isSuccess && (
            <Alert color="green">
              Your password is changed. Every other session has ended, and every app is disconnected.
            </Alert>
          )}
          <PasswordInput
            label="Current password"
            name="current"
            autoComplete="current-password"
            required
            w="100%"
          />
          <NewPasswordInput label="New password" name="new" />
          <Button type="submit" variant="default" loading={change.isPending}>
            Change password
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
