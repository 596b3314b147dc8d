import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';

const IN_TIME = { timeout: 30_000, interval: 100 };
const MATCHING = `<html><body><p>We make kites for everybody who likes the wind, in our own workshop by the sea.</p>
<footer>© 2026 Fernhollow Kites Limited. Registered in England and Wales, company number 07654321.</footer></body></html>`;
const PLAIN =
  '<html><body><p>A page about the weather, and about nothing and nobody else at all.</p></body></html>';

let websites: Server;
let test: TestService;
const keys: Record<string, string> = {};
const held: (() => void)[] = [];

beforeAll(async () => {
  websites = createServer((request, response) => {
    const host = request.headers.host ?? '';
    response.setHeader('content-type', 'text/html');
    const answer = () => void response.end(host.startsWith('kites') ? MATCHING : PLAIN);
    if (host.startsWith('slow')) held.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => websites.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(websites.address() as AddressInfo).port}`;
  test = await startTestService({
    environment: { EGRESS_CONNECT_TO: `*.test=${address}`, SIGNUP_CREDITS: '3' },
  });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  for (const name of ['anna', 'ben']) {
    await accountApi(test).signUpVerified(`${name}@example.com`);
    const login = await test.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email: `${name}@example.com`, password: 'correct horse' },
    });
    keys[name] = login.json().api_key;
  }
  await test.startJobs();
});
afterAll(async () => {
  for (const answer of held) answer();
  await test.stop();
  websites.closeAllConnections();
  websites.close();
});

const headers = (as: string, type?: string) => ({
  'x-api-key': keys[as] ?? '',
  ...(type && { 'content-type': type }),
});
const upload = (payload: string, { as = 'anna', type = 'text/csv', query = '' } = {}) =>
  test.app.inject({ method: 'POST', url: `/v1/bulk${query}`, headers: headers(as, type), payload });
const read = async (path: string, as = 'anna') =>
  test.app.inject({ url: `/v1/bulk/${path}`, headers: headers(as) });
const act = (id: string, action: string, as = 'anna') =>
  test.app.inject({ method: 'POST', url: `/v1/bulk/${id}/${action}`, headers: headers(as) });
const status =
  (id: string, as = 'anna') =>
  async () =>
    (await read(id, as)).json().status;
const rows = async (id: string, as = 'anna') =>
  (await read(`${id}/results?format=jsonl`, as)).body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an upload', () => {
  it('answers every row once, in its order, with outcome, cost and reason', async () => {
    const csv =
      'name,website\nKites,https://www.kites.test/contact\nNobody,plain.test\nOops,not a domain\nAgain,kites.test\n';
    const started = await upload(csv);
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'running', total: 4, outcomes: { invalid: 1 } });
    const { id } = started.json();
    await expect.poll(status(id), IN_TIME).toBe('completed');
    expect((await read(id)).json()).toMatchObject({
      done: 4,
      running: 0,
      charged: 1,
      outcomes: { matched: 2, no_match: 1, invalid: 1 },
      finished_at: expect.any(String),
    });
    expect(await rows(id)).toMatchObject([
      {
        row_number: 1,
        input: 'https://www.kites.test/contact',
        domain: 'kites.test',
        outcome: 'matched',
        charged: true,
        charge_reason: 'matched',
        company_number: '07654321',
        disclosures: expect.stringContaining('registered_office'),
      },
      {
        row_number: 2,
        domain: 'plain.test',
        outcome: 'no_match',
        charged: false,
        charge_reason: 'no_match_free',
        reason: expect.any(String),
      },
      { row_number: 3, input: 'not a domain', domain: null, outcome: 'invalid', reason: expect.any(String) },
      {
        row_number: 4,
        domain: 'kites.test',
        outcome: 'matched',
        charged: false,
        charge_reason: 'already_charged',
      },
    ]);
    const file = await read(`${id}/results`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')).toHaveLength(6);
  });

  it('takes web addresses with very long paths', async () => {
    const started = await upload(`https://www.plain.test/${'x'.repeat(60_000)}\n`, { as: 'ben' });
    const { id } = started.json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
    expect(await rows(id, 'ben')).toMatchObject([{ domain: 'plain.test', outcome: 'no_match' }]);
  });

  it('can be previewed, free and without starting anything', async () => {
    const preview = await upload('kites.test\nnew.test\nnew.test\n???\n', { query: '?preview=true' });
    expect(preview.headers).toMatchObject({
      'x-credits-remaining': expect.stringMatching(/^\d+$/),
      'x-credits-charged': '0',
    });
    expect(preview.json()).toEqual({
      rows: 4,
      invalid: 1,
      duplicates: 1,
      known: 1,
      new: 1,
      credits_at_most: 2,
    });
    expect((await test.app.inject({ url: '/v1/bulk', headers: headers('anna') })).json().bulk).toHaveLength(
      1,
    );
  });

  it('may be JSON lines or JSON', async () => {
    for (const [type, payload] of [
      ['application/x-ndjson', '{"domain":"plain.test"}\n'],
      ['application/json', '{"domains":["plain.test"]}'],
    ] as const) {
      const { id } = (await upload(payload, { type })).json();
      await expect.poll(status(id), IN_TIME).toBe('completed');
    }
  });

  it('is paused when the credits are spent, and goes on when there are new ones', async () => {
    await test.database.db.transaction(async (tx) => {
      const account = await tx.first<{ id: string }>(
        sql`select id from accounts where email = 'ben@example.com'`,
      );
      for (const name of ['a', 'b', 'c']) {
        const charge = {
          accountId: account?.id ?? '',
          subject: `domain:${name}.test` as const,
          reason: 'matched',
        };
        await test.service.credits.chargeNow(tx, charge);
      }
    });
    const { id } = (await upload('one.test\n', { as: 'ben' })).json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('paused');
    expect((await read(id, 'ben')).json().pause_reason).toMatch(/credits/);
    await test.service.accounts.admin.grant('ben@example.com', 5, 'test');
    expect((await act(id, 'resume', 'ben')).json().status).toBe('running');
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
  });

  it('can be cancelled: what runs is finished, the rest is not begun', async () => {
    const { id } = (
      await upload(Array.from({ length: 30 }, (_, n) => `slow${n}.test`).join('\n'), { as: 'ben' })
    ).json();
    await expect.poll(async () => (await read(id, 'ben')).json().running, IN_TIME).toBeGreaterThan(0);
    expect((await act(id, 'cancel', 'ben')).json().status).toBe('cancelled');
    const { outcomes } = (await read(id, 'ben')).json();
    expect(outcomes.cancelled).toBeGreaterThanOrEqual(22);
    for (const answer of held.splice(0)) answer();
  });
});

describe('what is no upload', () => {
  it.each([
    ['nothing', '', 'text/csv', 400],
    ['a line that is no JSON', '{', 'application/x-ndjson', 400],
    ['another kind of file', 'x', 'application/pdf', 415],
    ['a huge file', 'x'.repeat(17 * 1024 * 1024), 'text/csv', 413],
  ])('is refused: %s', async (_, payload, type, code) => {
    expect((await upload(payload, { type })).statusCode).toBe(code);
  });
  it('names the accepted kinds of file', async () => {
    const answer = await upload('x', { type: 'application/pdf' });
    expect(answer.json().error.message).toContain('text/csv, application/x-ndjson or application/json');
  });
  it.each(['', '/results', '/cancel', '/resume'])('of another account is not found: %s', async (path) => {
    const { id } = (await upload('plain.test')).json();
    const answer = /cancel|resume/.test(path)
      ? await act(id, path.slice(1), 'ben')
      : await read(`${id}${path}`, 'ben');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'job_not_found']);
  });
  it('needs a credential', async () => {
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/v1/bulk',
          payload: 'x',
          headers: { 'content-type': 'text/csv' },
        })
      ).statusCode,
    ).toBe(401);
  });
});
