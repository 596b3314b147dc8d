import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDomesdayClient, type DomesdayClient } from '../../src/client/index.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

const run = promisify(execFile);
const [DOMAIN, COMPANY] = ['tarnwickjoinery.test', '73816452'];

let dir: PreparedDir;
let service: ServiceProcess;
let apiKey: string;
let client: DomesdayClient;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  service = await startService('start', { DATA_DIR: dir.data });
  const made = runCommand(['account', 'create', 'clients@example.com'], { DATA_DIR: dir.data });
  const password = /Password: (\S+)/.exec((await made.ended).stdout)?.[1] ?? '';
  const login = await createDomesdayClient({ baseUrl: service.url }).logIn('clients@example.com', password);
  apiKey = login.api_key ?? '';
  client = createDomesdayClient({ baseUrl: service.url, apiKey });
});
afterAll(async () => {
  await stopService(service);
  dir?.remove();
});

describe('the client for TypeScript, at the running service', () => {
  it('waits for the company behind a domain, and for the website of a company', async () => {
    const { match_status, company } = await client.resolveDomain(DOMAIN);
    expect([match_status, company?.company_number]).toEqual(['matched', COMPANY]);
    expect((await client.resolveCompany(COMPANY)).reverse_domain.domain).toBe(DOMAIN);
  });

  it('sends a lost call again, which takes effect once', async () => {
    let isLost = false;
    const losing = createDomesdayClient({
      baseUrl: service.url,
      apiKey,
      fetch: async (request) => {
        const response = await fetch(request);
        if (isLost) return response;
        isLost = true;
        throw new TypeError('the connection broke after the answer was sent');
      },
    });
    // A repeated call that took effect a second time would say that the company was watched before.
    expect(await losing.watch(COMPANY)).toMatchObject({ already_watched: false });
    expect(isLost).toBe(true);
    await client.unwatch(COMPANY);
  });

  it('reads all pages of a search, each company once', async () => {
    const first = await client.searchCompanies({ company_status: 'active' });
    const numbers: string[] = [];
    for await (const hit of client.eachCompany({ company_status: 'active' }))
      numbers.push(hit.company_number);
    expect(numbers.length).toBeGreaterThan(first.companies.length);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has every other route by its path, and throws what the service refuses', async () => {
    const params = { path: { company_number: COMPANY } };
    const { data } = await client.api.GET('/v1/companies/{company_number}/websites', { params });
    expect(data?.company_number).toBe(COMPANY);
    await expect(client.getCompany('00000000')).rejects.toMatchObject({
      status: 404,
      requestId: expect.any(String),
    });
  });
});

describe('answers as CSV, at the running service', () => {
  const read = async (path: string, body?: object) => {
    const response = await fetch(service.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-api-key': apiKey,
        accept: 'text/csv',
        prefer: 'wait=30',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [columns, row] = parse(await response.text()) as [string[], string[]];
    return Object.fromEntries(columns.map((column, index) => [column, row[index]]));
  };

  it('are a row for a domain, a company and a profile', async () => {
    const company = { company_number: COMPANY, company_name: 'TARNWICK JOINERY LIMITED' };
    const found = { domain: DOMAIN, outcome: 'matched', ...company };
    expect(await read('/v1/resolve/domain', { domain: DOMAIN })).toMatchObject(found);
    expect(await read('/v1/enrich', { domain: DOMAIN })).toMatchObject(found);
    expect(await read('/v1/resolve/company', { company_number: COMPANY })).toMatchObject({
      ...company,
      domain: DOMAIN,
    });
    expect(await read(`/v1/companies/${COMPANY}`)).toMatchObject(company);
  });
});

it('the client for Python passes its tests at the running service', async () => {
  const arguments_ = ['-W', 'error::ResourceWarning', '-m', 'unittest', 'tests.test_service'];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PYTHONDONTWRITEBYTECODE: '1',
    DOMESDAY_URL: service.url,
    DOMESDAY_API_KEY: apiKey,
  };
  const { stderr } = await run('python3', arguments_, { cwd: 'clients/python', env });
  expect(stderr).toMatch(/\nOK\n$/);
});
