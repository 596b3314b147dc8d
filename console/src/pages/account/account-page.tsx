import { SimpleGrid, Text } from '@mantine/core';
import { Section } from '../../components/section.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatNumber, words } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { AccountNav } from './account-nav.tsx';
import { roleName } from './account-text.ts';
import { ApiKey } from './api-key.tsx';
import { ConnectedApps } from './connected-apps.tsx';
import { Ledger } from './ledger.tsx';
import { Password } from './password.tsx';
import { PlansSection } from './plans-section.tsx';
import { Sessions } from './sessions.tsx';
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
