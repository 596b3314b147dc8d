import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { ukDay } from '../../shared/clock.ts';
import { insertCompanies } from '../register/search/test-support/insert-companies.ts';
import { createSources } from '../sources/index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const NUMBER = '09876543';
const DOMAIN = 'tarnwick-boats.co.uk';
const LEI = '213800FERNHOLLOW0136';
const folder = mkdtempSync(join(tmpdir(), 'registrations-'));

let website: Server;
let test: TestService;
let headers: Record<string, string>;

beforeAll(async () => {
  website = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en-GB"><head><title>Tarnwick Boats</title></head><body>
      <p>We teach young people to build and sail boats, with the help of many volunteers from the valley.</p>
      <footer>Tarnwick Boats Limited, registered in England and Wales, company number ${NUMBER}.</footer></body></html>`);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: `*=http://127.0.0.1:${port}` } });
  await insertCompanies(test.database.db, [
    { name: 'TARNWICK BOATS LIMITED', number: NUMBER, postcode: 'CA11 7XX' },
    { name: 'FELLBECK OAK LIMITED', number: '09876544', postcode: 'CA11 7XY' },
  ]);
  headers = (await accountApi(test).makeSession('anna@example.org')).withKey;
  await test.startJobs();
});
afterAll(async () => {
  await test.stop();
  website.close();
  rmSync(folder, { recursive: true });
});

function importFile(name: string, content: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const sources = createSources({ db: test.database.db, clock: test.clock });
  return sources.import({ path, signal: new AbortController().signal, onProgress: () => undefined });
}

/** The files as the Charity Commission and GLEIF publish them. */
async function importBoth(): Promise<void> {
  await importFile(
    'charity.json',
    JSON.stringify([
      {
        date_of_extract: '2026-11-15T00:00:00',
        organisation_number: 100_001,
        registered_charity_number: 1_100_001,
        linked_charity_number: 0,
        charity_name: 'TARNWICK BOATS LIMITED',
        charity_registration_status: 'Registered',
        charity_contact_web: `https://www.${DOMAIN}/`,
        charity_company_registration_number: NUMBER,
      },
    ]),
  );
  const authority = 'Entity.RegistrationAuthority.RegistrationAuthority';
  const columns = [
    'LEI',
    'Entity.LegalName',
    `${authority}ID`,
    `${authority}EntityID`,
    'Entity.EntityStatus',
  ];
  const row = [LEI, 'TARNWICK BOATS LIMITED', 'RA000585', NUMBER, 'ACTIVE'];
  await importFile('lei.csv', `${columns.join(',')}\n${row.join(',')}\n`);
}

async function registrationsIn(path: '/v1/resolve/domain' | '/v1/enrich'): Promise<unknown> {
  const call = () => test.app.inject({ method: 'POST', url: path, headers, payload: { domain: DOMAIN } });
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(200), {
    timeout: 60_000,
    interval: 50,
  });
  const answer = (await call()).json();
  expect(answer).toMatchObject({ match_status: 'matched', company: { company_number: NUMBER } });
  return answer.registrations;
}

async function registrationsOf(number: string): Promise<unknown> {
  return (await test.app.inject({ url: `/v1/companies/${number}`, headers })).json().registrations;
}

describe('a fact that other registers hold of a company', () => {
  it('is in the profile and in every answer about the company’s website once their files are imported, also in known answers', async () => {
    expect(await registrationsIn('/v1/resolve/domain')).toEqual([]);
    expect(await registrationsOf(NUMBER)).toEqual([]);
    await importBoth();
    const registrations = await registrationsOf(NUMBER);
    const as_of = ukDay(test.clock.now());
    expect(registrations).toEqual([
      expect.objectContaining({ source: expect.stringContaining('Charity'), identifier: '1100001', as_of }),
      expect.objectContaining({ source: expect.stringContaining('GLEIF'), identifier: LEI, as_of }),
    ]);
    expect(await registrationsIn('/v1/resolve/domain')).toEqual(registrations);
    expect(await registrationsIn('/v1/enrich')).toEqual(registrations);
    expect(await registrationsOf('09876544')).toEqual([]);
  });
});
