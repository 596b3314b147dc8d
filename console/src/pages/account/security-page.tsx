import { Anchor, Badge, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { CopyText, DialogButtons } from '../../components/buttons.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, formatDay, formatMoment } from '../../lib/format.ts';
import { makePasskey } from '../../lib/second-factor-calls.ts';
import { useSession } from '../../session/session.tsx';
import { AccountDataSection } from './account-data.tsx';
import { AccountNav } from './account-nav.tsx';
import { CodeInput, CodesDialog, type Proof, ProofDialog } from './proof-dialog.tsx';

const FACTOR_QUERY = ['second-factor'] as const;

export function SecurityPage() {
  const { role } = useSession();
  const factor = useQuery({
    queryKey: FACTOR_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/auth/second-factor')),
  });
  return (
    <Page
      title="Security"
      lead="With a second factor, your password alone opens nothing. API keys and connected apps work as before."
    >
      <AccountNav />
      <Loaded query={factor}>
        {(state) => (
          <>
            <Authenticator since={state.totp_since ?? null} isEnabled={state.enabled} />
            <Passkeys passkeys={state.passkeys} isEnabled={state.enabled} />
            {state.enabled && <RecoveryCodes left={state.recovery_codes_left} />}
          </>
        )}
      </Loaded>
      {role === 'owner' && <AccountDataSection isEnabled={factor.data?.enabled ?? false} />}
    </Page>
  );
}

function Authenticator({ since, isEnabled }: { since: string | null; isEnabled: boolean }) {
  const [dialog, setDialog] = useState<'none' | 'add'>('none');
  return (
    <Section
      title="Authenticator app"
      actions={
        since ? (
          <Badge variant="light" color="green" tt="none">
            On
          </Badge>
        ) : (
          <Button size="xs" onClick={() => setDialog('add')}>
            Set up an app
          </Button>
        )
      }
    >
      <Text size="sm">
        {since
          ? `Set up ${formatDay(since)}. Every sign-in asks for six digits of the app.`
          : 'An app on your phone shows six digits that change every 30 seconds.'}
      </Text>
      {dialog === 'add' && <AuthenticatorDialog isEnabled={isEnabled} onClose={() => setDialog('none')} />}
    </Section>
  );
}

function AuthenticatorDialog({ isEnabled, onClose }: { isEnabled: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: async (body: Proof) => dataOf(await api.POST('/v1/auth/second-factor/totp', { body })),
  });
  const confirm = useMutation({
    mutationFn: async (code: string) =>
      dataOf(await api.POST('/v1/auth/second-factor/totp/confirm', { body: { code } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: FACTOR_QUERY }),
  });
  if (confirm.data) return <CodesDialog codes={confirm.data.recovery_codes} onClose={onClose} />;
  if (!start.data)
    return (
      <ProofDialog
        title="Set up an authenticator app"
        isEnabled={isEnabled}
        onClose={onClose}
        action={start}
      />
    );
  const { secret, otpauth_url: address } = start.data;
  return (
    <Modal opened onClose={onClose} title="Set up an authenticator app" centered closeOnClickOutside={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate(fieldOf(event, 'code'));
        }}
      >
        <Stack gap="md">
          {confirm.isError && <ErrorNote error={confirm.error} />}
          <Text size="sm">
            Scan this with your app. Without a camera, add an account with the key below, or{' '}
            <Anchor href={address} inherit>
              open it in the app on this device
            </Anchor>
            .
          </Text>
          <QrCode text={address} label="QR code of the key" />
          <CopyText value={secret} label="the key for the app" />
          <CodeInput label="Six digits that the app shows" isRequired isFirst />
          <DialogButtons submitLabel="Turn on" isBusy={confirm.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}

interface PasskeyInfo {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

function Passkeys({ passkeys, isEnabled }: { passkeys: PasskeyInfo[]; isEnabled: boolean }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ remove?: PasskeyInfo; add?: true }>({});
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: FACTOR_QUERY });
  const close = () => setOpen({});
  const add = useMutation({
    async mutationFn({ name, ...body }: Proof & { name?: string }) {
      const options = dataOf(await api.POST('/v1/auth/second-factor/passkeys/options', { body }));
      const credential = await makePasskey(options);
      return dataOf(
        await api.POST('/v1/auth/second-factor/passkeys', { body: { name: name || 'Passkey', credential } }),
      );
    },
    onSuccess({ recovery_codes: shown }) {
      setCodes(shown);
      close();
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: async (body: Proof) => {
      const path = { id: open.remove?.id ?? '' };
      return api.POST('/v1/auth/second-factor/passkeys/{id}/remove', { params: { path }, body });
    },
    onSuccess() {
      close();
      return refresh();
    },
  });
  return (
    <Section
      title="Passkeys"
      actions={
        <Button size="xs" onClick={() => setOpen({ add: true })}>
          Add a passkey
        </Button>
      }
    >
      <Text size="sm">Your phone, your computer or a security key confirms that it is you.</Text>
      <PasskeyList passkeys={passkeys} onRemove={(remove) => setOpen({ remove })} />
      {open.add && (
        <ProofDialog title="Add a passkey" isEnabled={isEnabled} onClose={close} action={add}>
          <TextInput label="Name" name="name" placeholder="Laptop" maxLength={80} />
        </ProofDialog>
      )}
      {open.remove && (
        <ProofDialog title="Remove the passkey" isEnabled={isEnabled} onClose={close} action={remove} />
      )}
      {codes && codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}

interface PasskeyListProps {
  passkeys: PasskeyInfo[];
  onRemove(passkey: PasskeyInfo): void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="plain-list">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Group justify="space-between" gap="xs" py="xs">
            <Text size="sm" className="breakable">
              <bdi>{passkey.name}</bdi>, added {formatDay(passkey.created_at)},{' '}
              {passkey.last_used_at ? `last used ${formatMoment(passkey.last_used_at)}` : 'not used yet'}
            </Text>
            <Button
              size="xs"
              variant="default"
              aria-label={`Remove the passkey ${passkey.name}`}
              onClick={() => onRemove(passkey)}
            >
              Remove
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

function RecoveryCodes({ left }: { left: number }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'none' | 'replace' | 'disable'>('none');
  const close = () => setOpen('none');
  const refresh = () => queries.invalidateQueries({ queryKey: FACTOR_QUERY });
  const replace = useMutation({
    mutationFn: async (body: Proof) =>
      dataOf(await api.POST('/v1/auth/second-factor/recovery-codes', { body })).recovery_codes,
    onSuccess: refresh,
  });
  const disable = useMutation({
    mutationFn: async (body: Proof) => api.POST('/v1/auth/second-factor/disable', { body }),
    onSuccess() {
      close();
      return refresh();
    },
  });
  return (
    <Section title="Recovery codes">
      <Text size="sm">
        {formatCount(left, 'recovery code is', 'recovery codes are')} left. Each works once, when you do not
        have your device.
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('replace')}>
          Get new codes
        </Button>
        <Button variant="subtle" color="red" onClick={() => setOpen('disable')}>
          Turn two-factor sign-in off
        </Button>
      </Group>
      {open === 'replace' && !replace.data && (
        <ProofDialog title="Get new codes" isEnabled onClose={close} action={replace} />
      )}
      {open === 'replace' && replace.data && (
        <CodesDialog
          codes={replace.data}
          onClose={() => {
            close();
            // The codes must not stay in the page.
            replace.reset();
          }}
        />
      )}
      {open === 'disable' && (
        <ProofDialog title="Turn two-factor sign-in off" isEnabled onClose={close} action={disable} />
      )}
    </Section>
  );
}

function fieldOf(event: FormEvent<HTMLFormElement>, name: string): string {
  return String(new FormData(event.currentTarget).get(name) ?? '').trim();
}
