import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { insertSnapshotRow } from '../modules/register/live/test-support/live-fixture.ts';
import { sql } from '../platform/postgres/index.ts';
import { Problem } from '../shared/problem.ts';

const PASSWORD = 'correct horse';
const WEBHOOK = { webhook_url: 'https://hooks.example.com/', signal_type: 'all' };
const NUMBER = '07654321';

let service: TestService;
/** Another process on the same database. */
let second: TestService;
let api: ReturnType<typeof accountApi>;
let made = 0;
/** The next answer of the routes of this test. */
const answers: (() => unknown)[] = [];

beforeAll(async () => {
  const routes: NonNullable<Parameters<typeof startTestService>[0]>['routes'] = (app) => {
    app.post('/v1/scripted', { config: { auth: 'key' } }, async () => answers.shift()?.());
  };
  const environment = { AUTH_THROTTLE: 'off' };
  service = await startTestService({ environment, routes });
  second = await startTestService({ environment, sharing: service });
  api = accountApi(service);
  await insertSnapshotRow(service.database.db, { company_number: NUMBER });
});
afterAll(async () => {
  await second?.stop();
  await service?.stop();
});

async function newAccount() {
  const email = `caller${++made}@example.com`;
  await api.signUpVerifiedByHand(email, PASSWORD);
  const { api_key: apiKey, session_token: session } = (await api.logIn(email, PASSWORD)).json();
  return { apiKey: apiKey as string, session: session as string };
}

interface Call {
  apiKey: string;
  key: string;
  body?: object;
  headers?: Record<string, string>;
  at?: TestService;
}

function post(path: string, { apiKey, key, body, headers, at = service }: Call) {
  return at.app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-api-key': apiKey, 'idempotency-key': key, ...headers },
    ...(body && { payload: body }),
  });
}

async function countWebhooks(apiKey: string): Promise<number> {
  const listed = await service.app.inject({ url: '/v1/partner/webhooks', headers: { 'x-api-key': apiKey } });
  return listed.json().webhooks.length;
}

describe('the same call with the same Idempotency-Key', () => {
  it('gets the first answer again, byte for byte, and does nothing else', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: 'a', body: WEBHOOK };
    const first = await post('/v1/partner/webhooks', call);
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    const again = await post('/v1/partner/webhooks', { ...call, at: second });
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body).toBe(first.body);
    for (const header of ['content-type', 'cache-control'])
      expect(again.headers[header]).toBe(first.headers[header]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(await countWebhooks(apiKey)).toBe(1);
  });

  it('gets an error again as well', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: 'a', body: { company_number: '99999999' } };
    const first = await post('/v1/watchlist', call);
    expect([first.statusCode, first.json().error.code]).toEqual([404, 'company_not_found']);
    expect((await post('/v1/watchlist', call)).body).toBe(first.body);
  });

  it('is answered with the same refusal if it was refused for its fields', async () => {
    const { apiKey } = await newAccount();
    const first = await post('/v1/watchlist', { apiKey, key: 'a', body: {} });
    const again = await post('/v1/watchlist', { apiKey, key: 'a', body: {} });
    expect([first.statusCode, again.body]).toEqual([400, first.body]);
  });

  it('is answered with the same refusal if its body is no JSON, and takes no effect', async () => {
    const { apiKey } = await newAccount();
    const call = (payload: string, path = '/v1/partner/webhooks/test-receiver') =>
      service.app.inject({
        method: 'POST',
        url: path,
        headers: { 'x-api-key': apiKey, 'idempotency-key': 'a', 'content-type': 'application/json' },
        payload,
      });
    const first = await call('{"webhook_url"');
    expect([first.statusCode, first.json().error.details]).toEqual([
      400,
      { fields: { body: 'is not valid JSON' } },
    ]);
    const again = await call('{"webhook_url"');
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
    expect((await call('{"other"')).statusCode).toBe(422);
    expect(await countWebhooks(apiKey)).toBe(0);
  });

  it('works by session, and for uploads', async () => {
    const { session } = await newAccount();
    const upload = () =>
      service.app.inject({
        method: 'POST',
        url: '/v1/watchlist/import',
        headers: {
          authorization: `Bearer ${session}`,
          'idempotency-key': 'upload',
          'content-type': 'text/csv',
        },
        payload: `company_number\n${NUMBER}\n`,
      });
    const first = await upload();
    expect(first.statusCode).toBeLessThan(300);
    const again = await upload();
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
  });

  it('gets a report as CSV again, and another report is refused', async () => {
    const { apiKey } = await newAccount();
    const report = (payload: string) =>
      service.app.inject({
        method: 'POST',
        url: '/v1/identity-verification/report',
        headers: { 'x-api-key': apiKey, 'idempotency-key': 'report', 'content-type': 'text/csv' },
        payload,
      });
    const first = await report('company_number\nx\n');
    expect([first.statusCode, first.headers['x-report-complete']]).toEqual([200, 'true']);
    const again = await report('company_number\nx\n');
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'x-report-complete': 'true' });
    expect(again.body).toBe(first.body);
    expect((await report('company_number\ny\n')).statusCode).toBe(422);
  });

  it('twenty at once in two processes: one takes effect, the others get its answer or are told to wait', async () => {
    const { apiKey } = await newAccount();
    const calls = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('/v1/partner/webhooks', {
          apiKey,
          key: 'crowd',
          body: WEBHOOK,
          at: index % 2 ? service : second,
        }),
      ),
    );
    expect(await countWebhooks(apiKey)).toBe(1);
    const created = calls.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    const others = calls.filter(({ statusCode }) => statusCode !== 201);
    for (const { statusCode, json } of others)
      expect([statusCode, json().error.code]).toEqual([409, 'idempotency_in_progress']);
  });
});

describe('on routes that check the credential themselves', () => {
  const RECEIPT = { receipt: 'not-a-receipt', reread: true };
  const callTool = (apiKey: string, key: string, name: string, given: object, meta = {}) =>
    post('/mcp', {
      apiKey,
      key,
      headers: { accept: 'application/json, text/event-stream' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given, _meta: meta } },
    });

  it('a tool of the agent endpoint is called once, and its answer is given again byte for byte', async () => {
    const { apiKey } = await newAccount();
    const watch = () => callTool(apiKey, 'a', 'watch_company', { company_number: NUMBER });
    const first = await watch();
    expect(first.json().result.structuredContent).toMatchObject({ already_watched: false });
    const again = await watch();
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    const other = await callTool(apiKey, 'a', 'unwatch_company', { company_number: NUMBER });
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('a stream of the agent endpoint is not kept', async () => {
    const { apiKey } = await newAccount();
    const watch = () =>
      callTool(apiKey, 'a', 'watch_company', { company_number: NUMBER }, { progressToken: 1 });
    expect((await watch()).headers['content-type']).toBe('text/event-stream');
    const again = await watch();
    expect([again.headers['idempotent-replayed'], again.body]).toEqual([
      undefined,
      expect.stringContaining('"already_watched":true'),
    ]);
  });

  it('the refusal of a tool is kept, unless it may pass', async () => {
    const { apiKey } = await newAccount();
    const resolve = (key: string) => callTool(apiKey, key, 'resolve_company', { company_number: '99999999' });
    expect((await resolve('unknown')).json().result.isError).toBe(true);
    expect((await resolve('unknown')).headers['idempotent-replayed']).toBe('true');
    const spend = vi.spyOn(service.service.websites, 'countCall');
    spend.mockRejectedValueOnce(new Problem('rate_limited', 'Later.'));
    expect((await resolve('limited')).body).toContain('rate_limited');
    const later = await resolve('limited');
    expect([later.headers['idempotent-replayed'], later.body]).toEqual([
      undefined,
      expect.stringContaining('company_not_found'),
    ]);
    spend.mockRestore();
  });

  it('a receipt whose pages are read again is verified once', async () => {
    const { apiKey } = await newAccount();
    const first = await post('/v1/receipts/verify', { apiKey, key: 'a', body: RECEIPT });
    expect([first.statusCode, first.json().valid]).toEqual([200, false]);
    const again = await post('/v1/receipts/verify', { apiKey, key: 'a', body: RECEIPT });
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
    const other = await post('/v1/receipts/verify', { apiKey, key: 'a', body: { ...RECEIPT, receipt: 'x' } });
    expect(other.statusCode).toBe(422);
    const malformed = await post('/v1/receipts/verify', { apiKey, key: 'é', body: RECEIPT });
    expect([malformed.statusCode, malformed.json().error.code]).toEqual([400, 'invalid_request']);
    const unknown = await post('/v1/receipts/verify', { apiKey: 'dk_live_x', key: 'a', body: RECEIPT });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([401, 'invalid_credentials']);
  });

  it('a receipt that needs no key is verified each time', async () => {
    const { apiKey } = await newAccount();
    for (const key of ['a', 'a', 'x'.repeat(256)]) {
      const answer = await post('/v1/receipts/verify', { apiKey, key, body: { receipt: 'x' } });
      expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
    }
  });
});

describe('an Idempotency-Key', () => {
  it('is refused with 422 for another body, or on another route', async () => {
    const { apiKey } = await newAccount();
    await post('/v1/watchlist', { apiKey, key: 'a', body: { company_number: NUMBER } });
    const otherBody = await post('/v1/watchlist', { apiKey, key: 'a', body: { company_number: '1' } });
    const otherRoute = await post('/v1/enrich', { apiKey, key: 'a', body: { company_number: NUMBER } });
    for (const { statusCode, json } of [otherBody, otherRoute])
      expect([statusCode, json().error.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('belongs to the account: another account’s call with the same key is its own', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const first = await post('/v1/partner/webhooks', { apiKey: one.apiKey, key: 'shared', body: WEBHOOK });
    const theirs = await post('/v1/partner/webhooks', { apiKey: other.apiKey, key: 'shared', body: WEBHOOK });
    expect([theirs.statusCode, theirs.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(theirs.json().signing_secret).not.toBe(first.json().signing_secret);
  });

  it.each(['', 'x'.repeat(256), 'café'])('is refused if it is malformed (%j)', async (key) => {
    const { apiKey } = await newAccount();
    const response = await post('/v1/watchlist', { apiKey, key, body: { company_number: NUMBER } });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
  });

  it('is accepted with 255 printable characters', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: ' ~'.repeat(127).concat('~'), body: { company_number: NUMBER } };
    expect((await post('/v1/watchlist', call)).statusCode).toBe(201);
  });

  it('is ignored on other methods and on routes without a credential', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(300) };
    expect((await service.app.inject({ url: '/healthz', headers })).statusCode).toBe(200);
    const payload = { email: 'nobody@example.com' };
    const forgot = { method: 'POST', url: '/v1/auth/forgot-password', headers, payload } as const;
    expect((await service.app.inject(forgot)).statusCode).toBe(200);
  });

  it('is forgotten after 24 hours, and its answer is deleted', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: 'a', body: { company_number: NUMBER } };
    await post('/v1/watchlist', call);
    service.clock.advance({ hours: 25 });
    const later = await post('/v1/watchlist', call);
    expect([later.statusCode, later.headers['idempotent-replayed']]).toEqual([200, undefined]);
    service.clock.advance({ hours: 25 });
    await service.service.idempotency.purge();
    expect(await service.database.db.query(sql`select 1 from idempotency_keys`)).toEqual([]);
  });
});

describe('a call that is repeated while the first one runs', () => {
  it('is refused with 409 and when to try again', async () => {
    const { apiKey } = await newAccount();
    let finish = (_: object): void => {};
    answers.push(() => new Promise((resolve) => (finish = resolve)));
    const call = { apiKey, key: 'slow' };
    const first = post('/v1/scripted', call);
    await expect.poll(() => answers.length).toBe(0);
    const repeated = await post('/v1/scripted', call);
    expect([repeated.statusCode, repeated.json().error.code]).toEqual([409, 'idempotency_in_progress']);
    expect(repeated.headers['retry-after']).toBe('1');
    finish({ done: 1 });
    const { body } = await first;
    expect((await post('/v1/scripted', call)).body).toBe(body);
  });
});

describe('an answer that may be different a moment later', () => {
  it.each([
    ['429', () => Promise.reject(new Problem('rate_limited', 'Later.'))],
    ['503', () => Promise.reject(new Problem('unavailable', 'Later.'))],
    ['500', () => Promise.reject(new Error('a bug'))],
  ])('is not kept: %s', async (status, fail) => {
    const { apiKey } = await newAccount();
    answers.push(fail, () => ({ done: 2 }));
    const call = { apiKey, key: `passing ${status}` };
    expect((await post('/v1/scripted', call)).statusCode).toBe(Number(status));
    const again = await post('/v1/scripted', call);
    expect([again.statusCode, again.json()]).toEqual([200, { done: 2 }]);
  });
});

describe('a call whose process died', () => {
  /** Claims the key as the call does, and never ends. */
  async function die(path: string, { apiKey, key, body }: Call): Promise<void> {
    const { account } = await service.service.accounts.authenticator.authenticateKey(apiKey);
    const dead = await startTestService({ sharing: service });
    const fingerprint = dead.service.idempotency.createFingerprint();
    fingerprint.update(`POST ${path}\n${JSON.stringify(body)}`);
    await dead.service.idempotency.begin({
      accountId: account.id,
      key,
      mayRunTwice: false,
      fingerprint: fingerprint.digest(),
    });
    await dead.stop();
  }

  it('is run again when that does no harm, once its claim has expired', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: 'died', body: { domain: 'nobody-reads-this.co.uk' } };
    await die('/v1/resolve/domain', call);
    expect((await post('/v1/resolve/domain', call)).statusCode).toBe(409);
    service.clock.advance({ seconds: 21 });
    expect((await post('/v1/resolve/domain', call)).statusCode).toBe(202);
  });

  it('is never run twice when it may have taken effect: the caller is told to look', async () => {
    const { apiKey } = await newAccount();
    const call = { apiKey, key: 'died', body: WEBHOOK };
    await die('/v1/partner/webhooks', call);
    service.clock.advance({ seconds: 21 });
    const repeated = await post('/v1/partner/webhooks', call);
    expect([repeated.statusCode, repeated.json().error.details]).toEqual([409, { interrupted: true }]);
    expect(await countWebhooks(apiKey)).toBe(0);
  });
});

describe('kept answers', () => {
  it('are stored encrypted', async () => {
    const { apiKey } = await newAccount();
    const created = await post('/v1/partner/webhooks', { apiKey, key: 'sealed', body: WEBHOOK });
    const row = await service.database.db.first<{ body_sealed: Buffer }>(sql`
      select body_sealed from idempotency_keys where key = 'sealed'`);
    expect(row?.body_sealed.includes(created.json().signing_secret)).toBe(false);
  });

  it('are not for a key that was revoked since', async () => {
    const { apiKey, session } = await newAccount();
    const call = { apiKey, key: 'a', body: { domain: 'revoked-since.co.uk' } };
    expect((await post('/v1/enrich', call)).statusCode).toBe(202);
    const authorization = `Bearer ${session}`;
    await service.app.inject({ method: 'POST', url: '/v1/auth/api-key/rotate', headers: { authorization } });
    expect((await post('/v1/enrich', call)).statusCode).toBe(401);
  });
});
