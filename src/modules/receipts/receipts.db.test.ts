import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { type KeySet, type ReceiptPayload, verifyReceipt } from '../../shared/receipt.ts';
import { insertCompanies } from '../register/search/test-support/insert-companies.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** Real pages on loopback, the real crawl, extraction, judgement, queue and ledger. */
const COMPANY = { name: 'TARNWICK JOINERY LIMITED', number: '09876543', postcode: 'CA11 7XX' };
const DOMAIN = 'tarnwick-joinery.co.uk';
const NOBODY = 'nobody-here.co.uk';
const SENTENCE = 'Registered in England and Wales, company number 09876543.';
const page = (
  footer: string,
) => `<!doctype html><html lang="en-GB"><head><title>Tarnwick Joinery</title></head><body>
  <h1>Staircases and windows, made in Cumbria – for £ and joy</h1>
  <p>We have been making stairs, windows and doors by hand for builders and home owners for many years.</p>
  <footer>${footer}</footer></body></html>`;
const HOME = page(
  `© 2026 Tarnwick Joinery Limited. ${SENTENCE} Registered office: 4 Mill Lane, Penrith CA11 7XX.`,
);

const pages: Record<string, string> = {};
let website: Server;
let test: TestService;
let anna: Record<string, string>;
let ben: Record<string, string>;
beforeAll(async () => {
  pages[DOMAIN] = HOME;
  pages[NOBODY] = page('We do not say who we are.');
  website = createServer((request, response) => {
    const found = pages[String(request.headers.host).replace(/^www\./, '')];
    if (found === undefined || request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>There is nothing here.</p>');
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  test = await startTestService({
    environment: { EGRESS_CONNECT_TO: `*=http://127.0.0.1:${port}`, BASE_URL: 'https://api.domesday.test' },
  });
  await insertCompanies(test.database.db, [COMPANY]);
  anna = (await accountApi(test).makeSession('anna@example.org')).withKey;
  ben = (await accountApi(test).makeSession('ben@example.org')).withKey;
  await test.startJobs();
  for (const domain of [DOMAIN, NOBODY]) await resolve(domain, anna);
});
afterAll(async () => {
  await test.stop();
  website.close();
});

const ask = (domain: string, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/v1/resolve/domain', headers, payload: { domain } });

async function resolve(domain: string, headers: Record<string, string>): Promise<void> {
  const isKnown = async () => expect((await ask(domain, headers)).statusCode).toBe(200);
  await vi.waitFor(isKnown, { timeout: 120_000, interval: 200 });
}

const getReceipt = (domain: string, headers: Record<string, string>) =>
  test.app.inject({ url: `/v1/domains/${domain}/receipt`, headers });
const verify = (body: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/v1/receipts/verify', headers, payload: body });
const keySet = async () => (await test.app.inject('/.well-known/jwks.json')).json() as KeySet;

async function issue(domain = DOMAIN): Promise<{ receipt: string; payload: ReceiptPayload }> {
  const response = await getReceipt(domain, anna);
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('GET /v1/domains/{domain}/receipt', () => {
  it('signs the result with its quotes, and the hash of the bytes that were served', async () => {
    const { receipt, payload } = await issue(`https://www.${DOMAIN}/about`.replaceAll('/', '%2F'));
    expect(payload).toMatchObject({
      version: 1,
      iss: 'https://api.domesday.test',
      domain: DOMAIN,
      verdict: { match_status: 'matched', match_confidence: expect.any(Number) },
      company: { company_number: COMPANY.number, company_name: COMPANY.name, company_status: 'active' },
      resolved_at: expect.any(String),
      model_version: expect.any(String),
    });
    const sha256 = createHash('sha256').update(HOME).digest('hex');
    expect(payload.quotes.length).toBeGreaterThan(1);
    for (const quote of payload.quotes) {
      expect(quote).toMatchObject({ page_sha256: sha256, supports: COMPANY.number });
      expect((quote.end ?? 0) - (quote.start ?? 0)).toBe(quote.quote.length);
    }
    expect(await verifyReceipt(receipt, await keySet())).toEqual({ valid: true, payload });
  });

  it('is there for results without a company, too', async () => {
    const { payload } = await issue(NOBODY);
    expect(payload).toMatchObject({ verdict: { match_status: 'no_match' }, company: null, quotes: [] });
  });

  it('is 404 for an account that was not given the result, until it is', async () => {
    for (const domain of [DOMAIN, NOBODY, 'never-asked.co.uk']) {
      const response = await getReceipt(domain, ben);
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'receipt_not_found']);
    }
    // Both results are known: one is charged now, the other is free.
    for (const domain of [DOMAIN, NOBODY]) {
      expect((await ask(domain, ben)).statusCode).toBe(200);
      expect((await getReceipt(domain, ben)).statusCode).toBe(200);
    }
  });

  it('is there for an account that was given the website of the company', async () => {
    const cleo = (await accountApi(test).makeSession('cleo@example.org')).withKey;
    expect((await getReceipt(DOMAIN, cleo)).statusCode).toBe(404);
    const payload = { company_number: COMPANY.number };
    const url = '/v1/resolve/company';
    const found = await test.app.inject({ method: 'POST', url, headers: cleo, payload });
    expect(found.json()).toMatchObject({ charged: true, reverse_domain: { domain: DOMAIN } });
    const response = await getReceipt(DOMAIN, cleo);
    expect(response.json().payload).toMatchObject({
      domain: DOMAIN,
      verdict: { match_status: 'matched' },
      company: { company_number: COMPANY.number },
    });
    expect((await getReceipt(NOBODY, cleo)).statusCode).toBe(404);
  });

  it('is 404 after 30 days, 400 for no domain and 401 without a key', async () => {
    await test.database.db.execute(sql`
      update given_results set given_at = given_at - interval '31 days' where domain = ${NOBODY}`);
    expect((await getReceipt(NOBODY, anna)).statusCode).toBe(404);
    await test.database.db.execute(sql`
      update given_results set given_at = given_at + interval '31 days' where domain = ${NOBODY}`);
    expect((await getReceipt('localhost', anna)).json().error.code).toBe('invalid_domain');
    expect((await getReceipt(DOMAIN, {})).json().error.code).toBe('missing_credentials');
  });
});

describe('POST /v1/receipts/verify', () => {
  it('says who issued it and when, without a credential', async () => {
    const { receipt, payload } = await issue();
    const response = await verify({ receipt });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      valid: true,
      reason: null,
      issued_at: new Date(payload.iat * 1000).toISOString(),
      quotes: payload.quotes.map(({ page_url, quote }) => ({ page_url, quote, still_there: null })),
    });
  });

  it('refuses one that was altered, and reads no page for it', async () => {
    const { receipt } = await issue();
    const [header, , signature] = receipt.split('.');
    const other = (await issue(NOBODY)).receipt.split('.')[1];
    for (const altered of [`${header}.${other}.${signature}`, receipt.slice(0, -5), 'nonsense']) {
      const response = await verify({ receipt: altered, reread: true }, anna);
      expect(response.json()).toEqual({
        valid: false,
        reason: expect.any(String),
        issued_at: null,
        quotes: [],
      });
    }
  });

  it.each([[{}], [{ receipt: 7 }], [{ receipt: '' }], [{ receipt: 'x', reread: 'yes' }]])(
    'answers 400 to %j',
    async (body) => {
      expect((await verify(body)).statusCode).toBe(400);
    },
  );

  it('reads the pages again with a key only', async () => {
    const { receipt } = await issue();
    expect((await verify({ receipt, reread: true })).json().error.code).toBe('missing_credentials');
    const wrong = await verify({ receipt, reread: true }, { 'x-api-key': 'dk_live_wrong' });
    expect(wrong.json().error.code).toBe('invalid_credentials');
  });

  it('says which quotes still stand, which are gone, and which cannot be looked for', async () => {
    const { receipt } = await issue();
    const still = async () => {
      const { valid, quotes } = (await verify({ receipt, reread: true }, anna)).json();
      expect(valid).toBe(true);
      return (quotes as { quote: string; still_there: boolean | null }[]).map(({ quote, still_there }) => [
        quote.includes('09876543'),
        still_there,
      ]);
    };
    expect(new Set((await still()).map(([, there]) => there))).toEqual(new Set([true]));
    pages[DOMAIN] = HOME.replace(SENTENCE, '');
    const changed = await still();
    expect(changed.filter(([isNumber]) => isNumber).map(([, there]) => there)).toContain(false);
    expect(changed.filter(([isNumber]) => !isNumber).map(([, there]) => there)).toContain(true);
    delete pages[DOMAIN];
    expect(new Set((await still()).map(([, there]) => there))).toEqual(new Set([false]));
    pages[DOMAIN] = HOME;
  });

  it('reads again only so often', async () => {
    const { receipt } = await issue();
    await test.database.db.execute(sql`update rate_limits set used = 1000`);
    const answer = await verify({ receipt, reread: true }, anna);
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'rate_limited']);
    expect(answer.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': '0' });
    await test.database.db.execute(sql`delete from rate_limits`);
  });
});

describe('the keys', () => {
  it('are public, and the private ones are sealed', async () => {
    const { receipt } = await issue();
    const { keys } = await keySet();
    const header = JSON.parse(Buffer.from(receipt.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toMatchObject({ alg: 'EdDSA', kid: keys[0]?.kid });
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    const row = await test.database.db.first<{ sealed: string }>(sql`
      select encode(private_sealed, 'escape') as sealed from receipt_keys`);
    expect(row?.sealed).not.toContain('"d"');
  });

  it('are replaced after 90 days, by one for all processes; receipts of the old one stay valid', async () => {
    const { receipt: old } = await issue();
    const before = await keySet();
    await test.database.db.execute(sql`update receipt_keys set created_at = created_at - interval '91 days'`);
    const issued = await Promise.all(Array.from({ length: 4 }, () => issue()));
    const after = await keySet();
    expect(after.keys).toHaveLength(before.keys.length + 1);
    expect(after.keys.slice(1)).toEqual(before.keys);
    for (const { receipt } of issued) expect((await verify({ receipt })).json().valid).toBe(true);
    expect((await verify({ receipt: old })).json().valid).toBe(true);
    const rows = await test.database.db.query(sql`select from receipt_keys where private_sealed is not null`);
    expect(rows).toHaveLength(1);
  });

  it('can be replaced by the operator, and a key set from before does not know the new one', async () => {
    const before = await keySet();
    const kid = await test.service.receipts.rotateKey();
    const { receipt } = await issue();
    expect((await keySet()).keys[0]?.kid).toBe(kid);
    expect(await verifyReceipt(receipt, before)).toMatchObject({
      valid: false,
      reason: expect.stringContaining('not in the key set'),
    });
  });
});
