import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { findChromium } from '../../../platform/browser/chromium-process.ts';
import { insertCompanies } from '../../register/search/test-support/insert-companies.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const COMPANY = { name: 'TARNWICK JOINERY LIMITED', number: '09876543', postcode: 'CA11 7XX' };
const DOMAIN = 'tarnwick-joinery.co.uk';
/** The page shows `<script>…` as text. */
const PAGE = `<!doctype html><html lang="en-GB"><head><title>Tarnwick Joinery</title></head><body>
  <p>We have been making stairs, windows and doors by hand for builders and home owners for many years.</p>
  <footer>© 2026 Tarnwick Joinery Limited. Registered in England and Wales &lt;script&gt;alert(1)&lt;/script&gt;, company number 09876543.</footer></body></html>`;

let website: Server;
let withBrowser: TestService;
let without: TestService;
const keys = new Map<TestService, Record<string, string>>();
let session: Record<string, string>;

async function start(environment: Record<string, string>): Promise<TestService> {
  const { port } = website.address() as AddressInfo;
  const test = await startTestService({
    environment: {
      EGRESS_CONNECT_TO: `*=http://127.0.0.1:${port}`,
      BASE_URL: 'https://api.domesday.test',
      ...environment,
    },
  });
  await insertCompanies(test.database.db, [COMPANY]);
  const anna = await accountApi(test).makeSession('anna@example.org');
  keys.set(test, anna.withKey);
  session = anna.bearer;
  await test.startJobs();
  const ask = () =>
    test.app.inject({
      method: 'POST',
      url: '/v1/resolve/domain',
      headers: anna.withKey,
      payload: { domain: DOMAIN },
    });
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), {
    timeout: 120_000,
    interval: 200,
  });
  return test;
}

beforeAll(async () => {
  website = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? PAGE : '<p>There is nothing here.</p>');
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  without = await start({ CHROMIUM_PATH: 'off' });
  withBrowser = findChromium() ? await start({}) : without;
});
afterAll(async () => {
  await Promise.all([...keys.keys()].map((test) => test.stop()));
  website.close();
});

const getReport = (test: TestService, { domain = DOMAIN, headers = {} as Record<string, string> } = {}) =>
  test.app.inject({
    url: `/v1/domains/${domain}/report`,
    headers: { ...keys.get(test), ...headers },
  });

describe('GET /v1/domains/{domain}/report', () => {
  it('is a page with the answer and its receipt, which says the same', async () => {
    const report = await getReport(without);
    expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(report.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; frame-ancestors 'none'/,
    );
    expect(report.body.match(/url\(data:font\/woff2;base64,d09GMg/g)).toHaveLength(2);
    expect(report.body).toContain('anna@example.org');
    expect(report.body).toContain(COMPANY.name);
    const [, receipt = ''] = /<p class="hash receipt">([^<]+)</.exec(report.body) ?? [];
    const verified = await without.app.inject({
      method: 'POST',
      url: '/v1/receipts/verify',
      payload: { receipt },
    });
    const { valid, quotes } = verified.json();
    expect(valid).toBe(true);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { page_url } of quotes) expect(report.body).toContain(page_url);
  });

  it('shows markup of the website as text', async () => {
    const { body } = await getReport(without);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script/i);
  });

  it('is the same with a session', async () => {
    const report = await withBrowser.app.inject({ url: `/v1/domains/${DOMAIN}/report`, headers: session });
    expect(report.statusCode).toBe(200);
  });

  it.skipIf(!findChromium())('is a PDF where that is preferred', async () => {
    const report = await getReport(withBrowser, { headers: { accept: 'application/pdf, text/html;q=0.5' } });
    expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(report.headers['content-disposition']).toBe(`inline; filename="${DOMAIN}.report.pdf"`);
    expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('answers 406 to a request for a PDF without a browser, or HTML if that is accepted too', async () => {
    const refused = await getReport(without, { headers: { accept: 'application/pdf' } });
    expect([refused.statusCode, refused.json().error.code]).toEqual([406, 'not_acceptable']);
    expect(refused.json().error.message).toContain('text/html');
    const other = await getReport(without, { headers: { accept: 'application/pdf, text/html;q=0.5' } });
    expect(other.headers['content-type']).toContain('text/html');
  });

  it.each(['application/json', 'image/png', ''])(
    'is the page for those who ask for neither: %j',
    async (accept) => {
      for (const service of [withBrowser, without]) {
        const page = await getReport(service, { headers: { accept } });
        expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      }
    },
  );

  it('is 404 for a domain that the account was not given, 400 for no domain and 401 without a credential', async () => {
    const unknown = await getReport(without, { domain: 'never-asked.co.uk' });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'receipt_not_found']);
    expect((await getReport(without, { domain: 'localhost' })).json().error.code).toBe('invalid_domain');
    const nobody = await without.app.inject(`/v1/domains/${DOMAIN}/report`);
    expect([nobody.statusCode, nobody.json().error.code]).toEqual([401, 'missing_credentials']);
  });
});
