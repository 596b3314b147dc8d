import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { useSession } from '../../session/session.tsx';
import { type Proof, ProofDialog } from './proof-dialog.tsx';

type Deletion = Proof & { confirmation?: string };

/** The data of the account as a file, and the end of the account. */
export function AccountDataSection({ isEnabled }: { isEnabled: boolean }) {
  const { account, signOut } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    async mutationFn({ confirmation = '', ...proof }: Deletion) {
      await api.POST('/v1/auth/delete-account', { body: { confirmation, ...proof } });
      await signOut();
      navigate('/sign-in');
    },
  });
  return (
    <Section title="Your data">
      <Text size="sm">
        Download everything that the account holds before you delete it. Deleting ends every session, key and
        app of all members at once, and cannot be undone. Only the bookings of credits are kept, without
        names.
      </Text>
      <Group gap="xs">
        <Button component="a" href="/v1/auth/export" download variant="default">
          Download all data
        </Button>
        <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
          Delete the account
        </Button>
      </Group>
      {isOpen && (
        <ProofDialog
          title="Delete the account"
          isEnabled={isEnabled}
          onClose={() => setOpen(false)}
          action={remove}
        >
          <TextInput
            label="Type your e-mail address to confirm"
            name="confirmation"
            placeholder={account?.email}
            autoComplete="off"
            required
          />
        </ProofDialog>
      )}
    </Section>
  );
}
