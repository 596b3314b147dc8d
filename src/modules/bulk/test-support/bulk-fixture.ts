import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { accountApi } from '../../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { insertSnapshotRow } from '../../register/live/test-support/live-fixture.ts';

const siteOf = (
  company: string,
) => `<html><body><p>We make things for everybody who likes the wind, by the sea.</p>
<footer>© 2026 ${company}. Registered in England and Wales.</footer></body></html>`;
const SITES: [host: RegExp, page: string][] = [
  [/^(kites|fernhollowkites)\./, siteOf('Fernhollow Kites Limited, company number 07654321')],
  [/^tanglewoodboats\./, siteOf('Tanglewood Boats Limited, company number 08765432')],
];
const PLAIN =
  '<html><body><p>A page about the weather, and about nothing and nobody else at all.</p></body></html>';

/**
 * The whole service with three accounts of three credits, and every website served here: those of two
 * companies, pages that name nobody, `gone…` ones that refuse to be read, and `slow…` ones that wait in
 * `held`. Call it once at the top of a test file.
 */
export function useBulkFixture() {
  let websites: Server;
  let test: TestService;
  const keys: Record<string, string> = {};
  const held: (() => void)[] = [];

  beforeAll(async () => {
    websites = createServer((request, response) => {
      const host = request.headers.host ?? '';
      response.setHeader('content-type', 'text/html');
      const page = SITES.find(([hosts]) => hosts.test(host))?.[1] ?? PLAIN;
      const answer = () => void response.end(page);
      if (/^(www\.)?gone/.test(host)) response.writeHead(403).end('Forbidden');
      else if (host.startsWith('slow')) held.push(answer);
      else answer();
    });
    await new Promise<void>((resolve) => websites.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(websites.address() as AddressInfo).port}`;
    test = await startTestService({
      environment: { EGRESS_CONNECT_TO: `*.test=${address},*=${address}`, SIGNUP_CREDITS: '3' },
    });
    await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
    for (const name of ['anna', 'ben', 'cleo']) {
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
  const read = async (path: string, as = 'anna') =>
    test.app.inject({ url: `/v1/bulk/${path}`, headers: headers(as) });
  return {
    get service() {
      return test;
    },
    held,
    headers,
    upload: (payload: string | Buffer, { as = 'anna', type = 'text/csv', query = '' } = {}) =>
      test.app.inject({ method: 'POST', url: `/v1/bulk${query}`, headers: headers(as, type), payload }),
    read,
    act: (id: string, action: string, as = 'anna') =>
      test.app.inject({ method: 'POST', url: `/v1/bulk/${id}/${action}`, headers: headers(as) }),
    status:
      (id: string, as = 'anna') =>
      async () =>
        (await read(id, as)).json().status,
    rows: async (id: string, as = 'anna') =>
      (await read(`${id}/results?format=jsonl`, as)).body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}
