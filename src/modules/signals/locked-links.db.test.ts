import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { DAY_MS } from '../../shared/clock.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { useWatchService, type WatchingAccount } from '../watchlist/test-support/watch-service.ts';
import type { Change } from './index.ts';

const service = useWatchService({ EGRESS_CONNECT_TO: '*=http://127.0.0.1:9' });
const { get, watching, watch, makeAccount } = service;
const [KITES, SAILS] = ['07654321', '07654322'];
const DOMAIN = 'kites.co.uk';
const NAME = `COMPANY ${KITES} LIMITED`;

/** Two accounts watch the company; the first has paid for the link of its website. */
async function payerAndOther(): Promise<[WatchingAccount, WatchingAccount]> {
  const payer = await watching(KITES);
  await service.insertCompanies(SAILS);
  const other = await makeAccount();
  await watch(other.withKey, KITES);
  await read(KITES);
  await pay(payer);
  return [payer, other];
}

/** A reading of the website finds this company, or none. */
const read = (number: string | null) =>
  service.db.transaction((tx) =>
    service.test.service.resolution.siteReader.recordVerdict(tx, {
      domain: DOMAIN,
      verdict: number === null ? verdict({ match_status: 'no_match' }) : matchedWith(number),
      pagesRead: 1,
      at: service.test.clock.now(),
      source: 'forward',
    }),
  );

async function pay({ withKey }: WatchingAccount): Promise<void> {
  const { app } = service.test;
  const paid = await app.inject({
    method: 'POST',
    url: '/v1/resolve/domain',
    headers: withKey,
    payload: { domain: DOMAIN },
  });
  expect(paid.json()).toMatchObject({ charged: true });
}

let made = 0;
async function signal(change: Partial<Change> = {}): Promise<void> {
  const changes: Change[] = [
    {
      signal_type: 'website_unreachable',
      summary: `The website ${DOMAIN} of ${NAME} cannot be read any more.`,
      occurred_on: '2026-11-15',
      previous: null,
      current: { domain: DOMAIN },
      identity: `${DOMAIN} ${++made}`,
      ...change,
    },
  ];
  const company = { company_number: KITES, company_name: NAME };
  await service.db.transaction((tx) =>
    service.test.service.signals.addChanges(tx, { company, changes, source: 'website' }),
  );
}

/** Everything that an account can read of its signals, as text. */
async function readings({ withKey }: WatchingAccount): Promise<string[]> {
  const { app } = service.test;
  const tool = async (name: string, args: object) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...withKey, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    });
  const answers = [
    await get('/v1/signals', withKey),
    await get('/v1/signals?cursor=start', withKey),
    await get('/v1/signals.csv', withKey),
    await get(`/v1/companies/${KITES}/signals`, withKey),
    await get(`/v1/companies/${KITES}/signals.csv`, withKey),
    await tool('list_signals', {}),
    await tool('list_company_signals', { company_number: KITES }),
  ];
  // Last, because it pays for the website.
  const profile = await app.inject({
    method: 'POST',
    url: '/v1/resolve/company',
    headers: withKey,
    payload: { company_number: KITES },
  });
  return [...answers.map(({ body }) => body), JSON.stringify(profile.json().signals)];
}

const firstSignal = async ({ withKey }: WatchingAccount) =>
  (await get('/v1/signals', withKey)).json().signals[0];

describe('a signal about a website', () => {
  it('names the domain only to accounts that have paid for its link', async () => {
    const [payer, other] = await payerAndOther();
    await signal();
    for (const text of await readings(payer)) expect(text).toContain(DOMAIN);
    for (const text of (await readings(other)).slice(0, 7)) {
      expect(text).toContain('website_unreachable');
      expect(text).not.toContain(DOMAIN);
    }
  });

  it('says to the others what changed, and that the domain is locked', async () => {
    const [payer, other] = await payerAndOther();
    await signal();
    expect(await firstSignal(payer)).toMatchObject({
      summary: `The website ${DOMAIN} of ${NAME} cannot be read any more.`,
      current: { domain: DOMAIN },
    });
    expect(await firstSignal(other)).toMatchObject({
      summary: `The website of ${NAME} cannot be read any more.`,
      current: { domain: null, locked: true },
    });
    await pay(other);
    expect(await firstSignal(other)).toMatchObject({ current: { domain: DOMAIN } });
  });

  it('goes on naming the domain to an account whose payment has ended since, and a later one does not', async () => {
    const [payer] = await payerAndOther();
    await signal();
    service.test.clock.advance({ days: 31 });
    expect(await firstSignal(payer)).toMatchObject({ current: { domain: DOMAIN } });
    await signal();
    expect(await firstSignal(payer)).toMatchObject({ current: { domain: null } });
  });

  it('names a website that is not the company’s any more to everybody, and who runs it now to nobody', async () => {
    const [payer, other] = await payerAndOther();
    service.test.clock.advance({ days: 31 });
    await read(SAILS);
    await signal({
      signal_type: 'website_operator_changed',
      summary: `The website ${DOMAIN} does not name ${NAME} as its operator any more.`,
      previous: { domain: DOMAIN, operator: KITES },
      current: { domain: DOMAIN, operator: SAILS },
    });
    const shown = {
      previous: { domain: DOMAIN, operator: KITES },
      current: { domain: DOMAIN, locked: true },
    };
    for (const account of [payer, other]) {
      expect(await firstSignal(account)).toMatchObject(shown);
      expect((await firstSignal(account)).current).not.toHaveProperty('operator');
    }
    await pay(other);
    expect(await firstSignal(other)).toMatchObject({ current: { operator: SAILS } });
  });

  it('is in mails at once and in digests with the domain, or without it', async () => {
    const accounts = await payerAndOther();
    const { app, clock, outboxDir, service: running } = service.test;
    for (const { withKey } of accounts) {
      const payload = { digest: 'daily', instant_severities: ['info', 'notice', 'warning', 'critical'] };
      await app.inject({ method: 'PUT', url: '/v1/signals/mail-settings', headers: withKey, payload });
    }
    await signal();
    const never = new AbortController().signal;
    await running.signalMail.queueInstantMails(never);
    clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());
    await running.signalMail.queueDigests(never);
    const before = new Set(existing(outboxDir));
    for (const { id } of await service.db.query<{ id: number }>(
      sql`select id from signal_mails order by account_id, id`,
    ))
      await running.signalMail.send(id);
    const sent = existing(outboxDir).filter((name) => !before.has(name));
    const mails = sent.map((name) => readFileSync(join(outboxDir, name), 'utf8'));
    expect(mails).toHaveLength(4);
    expect(mails.filter((mail) => mail.includes(DOMAIN))).toHaveLength(2);
  });

  it('reaches webhooks of one signal with the domain, or without it', async () => {
    const accounts = await payerAndOther();
    const { app, service: running } = service.test;
    const receivers: number[] = [];
    for (const { withKey } of accounts) {
      const url = '/v1/partner/webhooks/test-receiver';
      receivers.push((await app.inject({ method: 'POST', url, headers: withKey })).json().id);
    }
    await signal();
    const dispatcher = running.webhooks.startDispatcher();
    const logged = async (place: number) =>
      (
        await get(`/v1/partner/webhooks/${receivers[place]}/deliveries`, accounts[place]?.withKey ?? {})
      ).json().deliveries[0];
    for (const place of [0, 1])
      await expect.poll(async () => (await logged(place)).status, { timeout: 30_000 }).toBe('delivered');
    await dispatcher.stop();
    expect((await logged(0)).body).toContain(DOMAIN);
    expect((await logged(1)).body).not.toContain(DOMAIN);
    expect(JSON.parse((await logged(1)).body).data).toEqual(await firstSignal(accounts[1]));
  });
});

function existing(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder);
}
