import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { useWatchService, type WatchingAccount } from '../watchlist/test-support/watch-service.ts';

const service = useWatchService();
const { get, watch, unwatch, makeAccount, watching, changeCompany } = service;
const NEVER = new AbortController().signal;
const [A, B] = ['07654321', '07654322'];

beforeEach(async () => {
  await service.db.execute(sql`delete from signal_mails`);
  await service.db.execute(sql`delete from signal_mail_settings`);
  rmSync(service.test.outboxDir, { recursive: true, force: true });
});

const mails = () => service.test.service.signalMail;
const choose = (account: WatchingAccount, payload: object) =>
  service.test.app.inject({
    method: 'PUT',
    url: '/v1/signals/mail-settings',
    headers: account.withKey,
    payload,
  });
const settingsOf = async (account: WatchingAccount) =>
  (await get('/v1/signals/mail-settings', account.withKey)).json();

/** Runs the work of the jobs, one after another. */
async function sendAll(): Promise<void> {
  const open = await service.db.query<{ id: number }>(
    sql`select id from signal_mails where done_at is null order by id`,
  );
  for (const { id } of open) await mails().send(id);
}

function outbox(): { raw: string; to: string; subject: string; id: string; unsubscribe: string }[] {
  const { outboxDir } = service.test;
  if (!existsSync(outboxDir)) return [];
  return readdirSync(outboxDir)
    .sort()
    .map((name) => readFileSync(join(outboxDir, name), 'utf8'))
    .map((raw) => {
      const header = (name: string) =>
        new RegExp(`^${name}: *(?:\\r\\n )?(.*)$`, 'mi').exec(raw)?.[1]?.trim() ?? '';
      return {
        raw,
        to: header('to'),
        subject: header('subject'),
        id: header('message-id'),
        unsubscribe: header('list-unsubscribe').replace(/[<>]/g, ''),
      };
    })
    .filter(({ subject }) => !subject.startsWith('Confirm'));
}

describe('the settings', () => {
  it('are off by default, and belong to one account', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    expect(await settingsOf(one)).toMatchObject({ digest: 'off', instant_severities: [] });
    const chosen = await choose(one, { digest: 'weekly', instant_severities: ['critical', 'warning'] });
    expect([chosen.statusCode, chosen.json()]).toEqual([
      200,
      {
        digest: 'weekly',
        instant_severities: ['warning', 'critical'],
        instant_types: [],
        recipients: [expect.stringMatching(/^watcher-/)],
      },
    ]);
    expect(await settingsOf(one)).toEqual(chosen.json());
    expect(await settingsOf(two)).toMatchObject({ digest: 'off' });
  });

  it.each([
    {},
    { digest: 'daily' },
    { digest: 'hourly', instant_severities: [] },
    { digest: 'off', instant_severities: ['mild'] },
    { digest: 'off', instant_severities: ['info', 'info'] },
    { digest: 'off', instant_severities: [], instant_types: ['director_left'] },
  ])('are refused with 400: %j', async (payload) => {
    expect((await choose(await makeAccount(), payload)).statusCode).toBe(400);
  });

  it('need a credential', async () => {
    expect((await get('/v1/signals/mail-settings', {})).statusCode).toBe(401);
    const put = await service.test.app.inject({ method: 'PUT', url: '/v1/signals/mail-settings' });
    expect(put.statusCode).toBe(401);
  });
});

describe('instant mails', () => {
  const WARNINGS = { digest: 'off', instant_severities: ['warning'] };

  it('are sent once for the chosen severities; signals of one moment share a mail', async () => {
    const account = await watching(A, B);
    const other = await makeAccount();
    await watch(other.withKey, A);
    await choose(account, WARNINGS);
    await changeCompany(A, 'strike-off');
    await changeCompany(B, 'strike-off');
    await changeCompany(B);
    const queued = await Promise.all(Array.from({ length: 5 }, () => mails().queueInstantMails(NEVER)));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
    await sendAll();
    await mails().queueInstantMails(NEVER);
    await sendAll();
    const sent = outbox();
    expect(sent.map(({ subject }) => subject)).toEqual(['2 signals of 2 companies you watch']);
    expect(sent[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(sent[0]?.raw).toContain(
      'Warning, 15 November 2026: A proposal to strike COMPANY 07654321 LIMITED off',
    );
  });

  it('are sent for the chosen types regardless of severity, until the types are turned off', async () => {
    const account = await watching(A);
    await choose(account, { digest: 'off', instant_severities: [], instant_types: ['sic_codes_changed'] });
    // A program that does not know the types leaves them.
    await choose(account, { digest: 'off', instant_severities: [] });
    expect((await settingsOf(account)).instant_types).toEqual(['sic_codes_changed']);
    await changeCompany(A, 'strike-off');
    await changeCompany(A);
    await mails().queueInstantMails(NEVER);
    await sendAll();
    expect(outbox().map(({ subject }) => subject)).toEqual(['COMPANY 07654321 LIMITED: SIC codes changed']);
    await changeCompany(A);
    await choose(account, { digest: 'off', instant_severities: [], instant_types: [] });
    expect(await mails().queueInstantMails(NEVER)).toBe(0);
  });

  it('keep their Message-ID if a crash causes a second sending', async () => {
    const account = await watching(A);
    await choose(account, WARNINGS);
    await changeCompany(A, 'strike-off');
    await mails().queueInstantMails(NEVER);
    await sendAll();
    // As if the process had died before it noted that the mail was sent.
    await service.db.execute(sql`update signal_mails set done_at = null`);
    await sendAll();
    const ids = outbox().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('escape names of companies and people', async () => {
    const account = await watching(A);
    await service.db.execute(
      sql`update companies set company_name = ${'<b>A & "B"</b> 🚀 LTD'} where company_number = ${A}`,
    );
    await choose(account, { digest: 'off', instant_severities: ['notice', 'warning', 'info'] });
    await changeCompany(A, 'strike-off');
    await mails().queueInstantMails(NEVER);
    await sendAll();
    const [text, html] = outbox()[0]?.raw.split('Content-Type: text/html') ?? [];
    expect(text).toContain('<b>A & "B"</b> 🚀 LTD (07654321)');
    expect(html).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt; 🚀 LTD');
    expect(html).not.toContain('<b>');
  });

  it('are not sent for signals from before they were turned on or after they were turned off', async () => {
    const account = await watching(A, B);
    await changeCompany(A, 'strike-off');
    await choose(account, WARNINGS);
    await changeCompany(B, 'strike-off');
    await choose(account, { digest: 'off', instant_severities: ['critical'] });
    await mails().queueInstantMails(NEVER);
    expect(await service.db.query(sql`select 1 from signal_mails`)).toEqual([]);
  });
});

describe('digests', () => {
  const at = (time: string) => service.test.clock.set(time);
  const queue = async () => {
    const counts = await Promise.all([1, 2, 3].map(() => mails().queueDigests(NEVER)));
    await sendAll();
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it('are sent once, the morning after the day, to accounts that watch the company', async () => {
    const account = await watching(A);
    await choose(account, { digest: 'daily', instant_severities: [] });
    await changeCompany(A, 'strike-off');
    at('2026-11-16T06:59:00Z');
    expect(await queue()).toBe(0);
    at('2026-11-16T07:00:00Z');
    expect(await queue()).toBe(1);
    at('2026-11-16T12:00:00Z');
    expect(await queue()).toBe(0);
    expect(outbox().map(({ subject }) => subject)).toEqual(['Daily digest, 15 November 2026: 1 signal']);
    // A day on which nothing happened has no mail.
    at('2026-11-17T07:00:00Z');
    expect(await queue()).toBe(1);
    expect(outbox()).toHaveLength(1);
  });

  it('are sent on Monday if weekly, for weeks since they were turned on', async () => {
    const account = await watching(A);
    at('2026-11-14T12:00:00Z');
    await changeCompany(A);
    at('2026-11-16T12:00:00Z');
    await choose(account, { digest: 'weekly', instant_severities: [] });
    expect(await queue()).toBe(0);
    await changeCompany(A, 'strike-off');
    await choose(account, { digest: 'weekly', instant_severities: ['critical'] });
    at('2026-11-23T07:00:00Z');
    expect(await queue()).toBe(1);
    expect(outbox().map(({ subject }) => subject)).toEqual([
      'Weekly digest, 16 November 2026 to 22 November 2026: 1 signal',
    ]);
  });

  it('list each new match of watched searches in the period once, even if there is no signal', async () => {
    const account = await makeAccount();
    await choose(account, { digest: 'daily', instant_severities: [] });
    const saved = await service.test.app.inject({
      method: 'POST',
      url: '/v1/saved-searches',
      headers: account.withKey,
      payload: { name: 'Everything', query: { company_status: 'active' }, watch: true },
    });
    const { id } = saved.json();
    const matches: [string, string, boolean][] = [
      ['99000001', '2026-11-15T12:00:00Z', true],
      ['99000002', '2026-11-14T12:00:00Z', true],
      ['99000003', '2026-11-15T12:00:00Z', false],
    ];
    for (const [number, matchedAt, isNew] of matches)
      await service.db.execute(sql`
        insert into saved_search_matches (search_id, company_number, matched_at, is_new)
        values (${id}, ${number}, ${matchedAt}::timestamptz, ${isNew})`);
    at('2026-11-16T07:00:00Z');
    expect(await queue()).toBe(1);
    expect(outbox().map(({ subject }) => subject)).toEqual(['Daily digest, 15 November 2026: 1 new match']);
    expect(outbox()[0]?.raw).toContain('99000001');
    expect(outbox()[0]?.raw).not.toMatch(/9900000[23]/);
    at('2026-11-17T07:00:00Z');
    await queue();
    expect(outbox()).toHaveLength(1);
  });

  it('leave out companies that are no longer watched', async () => {
    const account = await watching(A);
    await choose(account, { digest: 'daily', instant_severities: [] });
    await changeCompany(A, 'strike-off');
    await unwatch(account.withKey, A);
    at('2026-11-16T07:00:00Z');
    expect(await queue()).toBe(1);
    expect(outbox()).toEqual([]);
  });
});

describe('the link of a mail', () => {
  const path = (url: string) => url.slice(new URL(url).origin.length);

  async function mailed(settings: object): Promise<{ account: WatchingAccount; url: string }> {
    const account = await watching(A);
    await choose(account, settings);
    await changeCompany(A, 'strike-off');
    service.test.clock.set('2026-11-16T07:00:00Z');
    await mails().queueInstantMails(NEVER);
    await mails().queueDigests(NEVER);
    await sendAll();
    return { account, url: path(outbox()[0]?.unsubscribe ?? '') };
  }

  it('shows a page that changes nothing, and unsubscribes with one click and no sign-in', async () => {
    const { account, url } = await mailed({
      ...{ digest: 'off', instant_severities: ['warning', 'critical'] },
      instant_types: ['director_resigned'],
    });
    const page = await get(url, {});
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<form method="post">');
    expect((await settingsOf(account)).instant_severities).toHaveLength(2);
    const click = await service.test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([click.statusCode, click.body.includes('You are unsubscribed')]).toEqual([200, true]);
    expect(await settingsOf(account)).toMatchObject({ instant_severities: [], instant_types: [] });
    const again = await service.test.app.inject({ method: 'POST', url });
    expect(again.statusCode).toBe(200);
  });

  it('turns off only the digest if the mail is a digest, and stops an unsent one', async () => {
    const { account, url } = await mailed({ digest: 'daily', instant_severities: [] });
    await choose(account, { digest: 'daily', instant_severities: ['critical'] });
    await service.db.execute(sql`update signal_mails set done_at = null`);
    await service.test.app.inject({ method: 'POST', url });
    expect(await settingsOf(account)).toMatchObject({ digest: 'off', instant_severities: ['critical'] });
    await sendAll();
    expect(outbox()).toHaveLength(1);
  });

  it.each(['GET', 'POST'] as const)('answers a wrong token with a page that says so (%s)', async (method) => {
    const { account, url } = await mailed({ digest: 'daily', instant_severities: [] });
    const wrong = { method, url: `${url.slice(0, -2)}xx` };
    const answer = await service.test.app.inject(wrong);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_token']);
    const page = await service.test.app.inject({ ...wrong, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.statusCode, page.body.includes('This link does not work')]).toEqual([400, true]);
    expect((await settingsOf(account)).digest).toBe('daily');
  });
});

it('withdrawn signals count as sent if they are in a mail or in the period of a mail', async () => {
  const account = await watching(A, B);
  await choose(account, { digest: 'daily', instant_severities: ['warning'] });
  await changeCompany(A, 'strike-off');
  await changeCompany(B);
  const rows = await service.db.query<{ id: string }>(sql`select id from signals order by company_number`);
  const ids = rows.map(({ id }) => id);
  const sent = () => service.db.transaction((tx) => mails().outlet.findSent(tx, ids));
  expect(await sent()).toEqual([]);
  await mails().queueInstantMails(NEVER);
  expect(await sent()).toEqual([ids[0]]);
  service.test.clock.set('2026-11-16T07:00:00Z');
  await mails().queueDigests(NEVER);
  expect((await sent()).sort()).toEqual([...ids].sort());
});

// The last test: the jobs run on until the service stops.
it('mails are sent by the jobs', async () => {
  const account = await watching(A);
  await choose(account, { digest: 'off', instant_severities: ['warning'] });
  await changeCompany(A, 'strike-off');
  await service.test.startJobs();
  await mails().queueInstantMails(NEVER);
  await expect.poll(() => outbox().length, { timeout: 30_000 }).toBe(1);
});
