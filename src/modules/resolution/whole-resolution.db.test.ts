/**
 * Nothing is scripted here: real pages on loopback, the real crawl, extraction, judgement, queue and ledger.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { listLedgerFaults } from '../credits/test-support/ledger-faults.ts';
import { insertCompanies } from '../register/search/test-support/insert-companies.ts';

const COMPANY = { name: 'TARNWICK JOINERY LIMITED', number: '09876543', postcode: 'CA11 7XX' };

const PAGES: Record<string, string> = {
  'tarnwick-joinery.co.uk': `<!doctype html><html lang="en-GB"><head><title>Tarnwick Joinery</title></head><body>
    <h1>Staircases and windows, made in Cumbria</h1>
    <p>We have been making stairs, windows and doors by hand for builders and home owners for many years.</p>
    <footer>© 2026 Tarnwick Joinery Limited. Registered in England and Wales, company number 09876543.
    Registered office: 4 Mill Lane, Penrith CA11 7XX.</footer></body></html>`,
  'ein-laden.co.uk': `<!doctype html><html lang="en"><head><title>Ein Laden</title></head><body>
    <h1>Handmade lamps</h1><p>We make lamps of glass and brass for homes and shops all over the world.</p>
    <footer>Impressum: Ein Laden GmbH, Musterweg 1, 20095 Hamburg, Germany. Amtsgericht Hamburg HRB 123456.
    USt-IdNr. DE123456789</footer></body></html>`,
};

let website: Server;
let test: TestService;
let withKey: Record<string, string>;
beforeAll(async () => {
  website = createServer((request, response) => {
    const page = PAGES[String(request.headers.host).replace(/^www\./, '')];
    if (!page || request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>There is nothing here.</p>');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  test = await startTestService({
    environment: { EGRESS_CONNECT_TO: `*=http://127.0.0.1:${port}`, BASE_URL: 'https://api.domesday.test' },
  });
  await insertCompanies(test.database.db, [COMPANY, { name: 'TARNWICK HOLDINGS LIMITED' }]);
  withKey = (await accountApi(test).makeSession('resolver@example.org')).withKey;
  await test.startJobs();
});
afterAll(async () => {
  expect(await listLedgerFaults(test.database.db)).toEqual([]);
  await test.stop();
  website.close();
});

async function resolve(domain: string) {
  const headers = withKey;
  const asked = await test.app.inject({ method: 'POST', url: '/v1/enrich', headers, payload: { domain } });
  expect(asked.statusCode).toBe(202);
  const { pathname } = new URL(asked.json().status_url);
  await expect
    .poll(async () => (await test.app.inject(pathname)).json().status, { timeout: 15_000 })
    .toBe('completed');
  return (await test.app.inject(pathname)).json();
}

describe('the way from a website to its company', () => {
  it('a site that prints its number is matched, with the words that say so, and costs a credit', async () => {
    const result = await resolve('https://www.tarnwick-joinery.co.uk/');
    expect(result).toMatchObject({
      status: 'completed',
      input_domain: 'tarnwick-joinery.co.uk',
      match_status: 'matched',
      company: { company_number: '09876543', company_name: 'TARNWICK JOINERY LIMITED' },
      charged: true,
      charge_reason: 'matched',
    });
    expect(result.match_confidence).toBeGreaterThanOrEqual(0.95);
    const quotes = result.evidence.map((evidence: { quote: string }) => evidence.quote).join(' | ');
    expect(quotes).toContain('09876543');
    const me = await test.app.inject({ url: '/v1/auth/me', headers: withKey });
    expect(me.json()).toMatchObject({ credit_balance: 24, credits_held: 0 });
  });

  it('a site of a foreign company is reported as such, and one that is not there as unreadable; both free', async () => {
    expect(await resolve('ein-laden.co.uk')).toMatchObject({
      match_status: 'non_uk_entity',
      company: null,
      charged: false,
    });
    expect(await resolve('nothing-here.co.uk')).toMatchObject({
      match_status: 'scrape_failed',
      company: null,
      charge_reason: 'scrape_failed_free',
      explanation: expect.stringMatching(/\S/),
    });
  });

  it('names for tests are refused without a sandbox', async () => {
    const payload = { domain: 'acme.test' };
    const response = await test.app.inject({ method: 'POST', url: '/v1/enrich', headers: withKey, payload });
    expect(response.json().error.code).toBe('invalid_domain');
  });
});
