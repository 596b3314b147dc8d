import {
  Alert,
  Button,
  Group,
  PasswordInput,
  SimpleGrid,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCOUNT_QUERY, api, consoleCall, dataOf } from '../../api/client.ts';
import { ConfirmButton, CopyText } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatChange, formatDay, formatMoment, formatNumber, words } from '../../lib/format.ts';
import { askedFactor, type Factor, withFactor } from '../../lib/second-factor-calls.ts';
import { useSession } from '../../session/session.tsx';
import { NewPasswordInput } from '../account-access/form.tsx';
import { AccountNav } from './account-nav.tsx';
import { entryName, foldHolds, reasonText, roleName } from './account-text.ts';
import { CONNECTED_APPS_QUERY, ConnectedApps } from './connected-apps.tsx';
import { CreditsOverTime } from './credits-over-time.tsx';
import { PlansSection } from './plans-section.tsx';
import { SESSIONS_QUERY, Sessions } from './sessions.tsx';
import { UsageSection } from './usage.tsx';

export function AccountPage() {
  const { role } = useSession();
  return (
    <Page title="Account">
      <AccountNav />
      <Overview />
      <PlansSection />
      {role === 'owner' && <ApiKey />}
      <ConnectedApps />
      <UsageSection />
      <Ledger />
      <Password />
      <Sessions />
    </Page>
  );
}

function Overview() {
  const { account, role } = useSession();
  if (!account) return null;
  const { subscription, watchlist_usage: watched } = account;
  const facts: [string, string][] = [
    ['E-mail', account.email],
    ['Role', roleName(role ?? '')],
    ['Plan', words(subscription.plan)],
    ['Available credits', formatNumber(account.credit_balance - account.credits_held)],
    ['Held by running jobs', formatNumber(account.credits_held)],
    ['Companies watched', `${watched.used} of ${watched.limit}`],
    ['Member since', formatDay(account.created_at)],
  ];
  return (
    <Section title="Overview">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text className="breakable tabular">{value}</Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** The key is not in the page until the user enters the password. */
function ApiKey() {
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

function Ledger() {
  const ledger = useInfiniteQuery({
    queryKey: ['ledger'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      dataOf(await api.GET('/v1/credits/entries', { params: { query: { limit: 25, before: pageParam } } })),
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  const entries = ledger.data && foldHolds(ledger.data.pages.flatMap((page) => page.entries));
  return (
    <Section title="Credits">
      <CreditsOverTime />
      {ledger.isError && <ErrorNote error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {!entries && !ledger.isError && <RowsSkeleton rows={4} />}
      {entries?.length === 0 && <EmptyNote title="No transactions yet" />}
      {entries && entries.length > 0 && (
        <DataTable
          columns={[
            'Date',
            'Transaction',
            'For',
            { label: 'Change', align: 'right' },
            { label: 'Balance', align: 'right' },
          ]}
          minWidth={480}
          isStackedOnPhone
        >
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>{formatMoment(entry.created_at)}</Table.Td>
              <Table.Td>
                {entryName(entry.kind)}
                {entry.reason && (
                  <Text size="xs" c="dimmed">
                    {reasonText(entry.reason)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="breakable">{entry.subject?.replace(/^\w+:/, '') ?? '–'}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {entry.balance_change === 0 ? '–' : formatChange(entry.balance_change)}
              </Table.Td>
              <Table.Td ta="right" className="tabular">
                {formatNumber(entry.balance_after)}
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
      {ledger.hasNextPage && (
        <Button
          variant="default"
          onClick={() => void ledger.fetchNextPage()}
          loading={ledger.isFetchingNextPage}
        >
          Show older entries
        </Button>
      )}
    </Section>
  );
}

function Password() {
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
