import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useSession } from '../../session/session.tsx';

/** For who has lost a device, or left a session open somewhere. */
export function Sessions() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const end = useMutation({
    async mutationFn() {
      await api.POST('/v1/auth/logout-all');
      await signOut();
      navigate('/sign-in');
    },
    onError: () => setSure(false),
  });
  return (
    <Section title="Sessions">
      <Text size="sm">
        Signing out everywhere ends all your sessions, this one too, and disconnects every app. The API key
        goes on working.
      </Text>
      {end.isError && <ErrorNote error={end.error} />}
      <Group>
        {isSure ? (
          <Button color="red" onClick={() => end.mutate()} loading={end.isPending}>
            Sign out everywhere now
          </Button>
        ) : (
          <Button variant="default" onClick={() => setSure(true)}>
            Sign out everywhere
          </Button>
        )}
      </Group>
    </Section>
  );
}
