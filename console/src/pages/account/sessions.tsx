import { Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useSession } from '../../session/session.tsx';

/** For who has lost a device, or left a session open somewhere. */
export function Sessions() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const end = useMutation({
    async mutationFn() {
      await api.POST('/v1/auth/logout-all');
      await signOut();
      navigate('/sign-in');
    },
  });
  return (
    <Section title="Sessions">
      <Text size="sm">
        Signing out everywhere ends all your sessions, this one too, and disconnects every app. The API key
        goes on working.
      </Text>
      {end.isError && <ErrorNote error={end.error} />}
      <Group>
        <ConfirmButton
          variant="default"
          loading={end.isPending}
          question="All your sessions end, this one too, and every connected app is disconnected."
          confirmLabel="Sign out now"
          onConfirm={() => end.mutate()}
        >
          Sign out everywhere
        </ConfirmButton>
      </Group>
    </Section>
  );
}
