import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { fetch } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createMemoryStore } from '../store/sandbox-store.ts';
import {
  AppointmentList,
  ChargeList,
  CompanySearch,
  FilingHistory,
  Insolvency,
  OfficerList,
  Profile,
  PscList,
} from '../test-support/official-schemas.ts';
import { basic } from '../test-support/stream-reader.ts';
import { generateWorld } from '../world/generate-world.ts';
import { NO_QUIRKS } from './answer.ts';
import { type FakeCompaniesHouse, startFakeCompaniesHouse } from './fake-server.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const world = generateWorld({ seed: 11, referenceDay: '2026-11-15', size: 400 });
let companiesHouse: FakeCompaniesHouse;

beforeAll(async () => {
  companiesHouse = await startFakeCompaniesHouse({
    store: createMemoryStore(world),
    clock,
    apiKey: 'rest-key',
    streamKey: 'stream-key',
  });
});
afterAll(() => companiesHouse.close());
beforeEach(() => {
  Object.assign(companiesHouse.quirks, NO_QUIRKS);
});

async function get(path: string, headers: Record<string, string> = basic('rest-key')) {
  const response = await fetch(`${companiesHouse.url}${path}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

const faults = (schema: TSchema, value: unknown) =>
  [...Value.Errors(schema, value)].slice(0, 5).map(({ path, message }) => `${path}: ${message}`);

describe('the fake REST API', () => {
  it('answers every address of a company in the official shape, or 404 where there is nothing', async () => {
    const parts: [path: string, schema: TSchema, has: (index: number) => boolean][] = [
      ['', Profile, () => true],
      ['/officers', OfficerList, (index) => world[index]!.officers.length > 0],
      ['/charges', ChargeList, (index) => world[index]!.charges.length > 0],
      ['/insolvency', Insolvency, (index) => world[index]!.insolvency_cases.length > 0],
      ['/filing-history', FilingHistory, () => true],
      ['/persons-with-significant-control', PscList, (index) => world[index]!.pscs.length > 0],
    ];
    for (let index = 0; index < world.length; index += 8) {
      const number = world[index]!.profile.company_number;
      for (const [path, schema, has] of parts) {
        const answer = await get(`/company/${number}${path}`);
        expect(answer.status, `${number}${path}`).toBe(has(index) ? 200 : 404);
        if (answer.status === 200) expect(faults(schema, answer.json()), `${number}${path}`).toEqual([]);
        else
          expect(answer.json()).toEqual({
            errors: [{ error: expect.stringMatching(/-not-found$/), type: 'ch:service' }],
          });
      }
    }
  });

  it('works out what is overdue on the day it is asked', async () => {
    const due = world.find(
      ({ profile }) =>
        profile.company_status === 'active' && (profile.accounts?.next_due ?? '') > '2026-11-16',
    );
    const path = `/company/${due?.profile.company_number}`;
    expect((await get(path)).json().accounts.overdue).toBe(false);
    clock.set(`${due?.profile.accounts?.next_due}T12:00:00Z`);
    expect((await get(path)).json().accounts).toMatchObject({
      overdue: false,
      next_accounts: { overdue: false },
    });
    clock.advance({ days: 1 });
    expect((await get(path)).json().accounts).toMatchObject({
      overdue: true,
      next_accounts: { overdue: true },
    });
    clock.set('2026-11-15T09:00:00Z');
  });

  it('gives officers 35 a page, so that all are seen once', async () => {
    const path = '/company/OC048371/officers';
    const first = (await get(path)).json();
    const second = (await get(`${path}?start_index=35`)).json();
    expect([first.items.length, second.items.length]).toEqual([35, first.total_results - 35]);
    const seen = [...first.items, ...second.items].map((item) => item.links.self);
    expect(new Set(seen).size).toBe(first.total_results);
    expect(first.active_count + first.resigned_count).toBe(first.total_results);
  });

  it('gives every appointment of an officer, at all companies', async () => {
    const [officer] = world.find(({ officers }) => officers.length > 2)!.officers;
    const expected = world.flatMap(({ profile, officers }) =>
      officers.filter(({ person_id }) => person_id === officer!.person_id).map(() => profile.company_number),
    );
    const found = (await get(`/officers/${officer!.person_id}/appointments`)).json();
    expect(faults(AppointmentList, found)).toEqual([]);
    const numbers = found.items.map(
      (item: { appointed_to: { company_number: string } }) => item.appointed_to.company_number,
    );
    expect([found.total_results, numbers.sort()]).toEqual([expected.length, expected.sort()]);
  });

  it('finds companies by words and beginnings of words', async () => {
    const found = (await get('/search/companies?q=oakenfell%20foo')).json();
    expect(faults(CompanySearch, found)).toEqual([]);
    expect(
      found.items.map(({ company_number }: { company_number: string }) => company_number).sort(),
    ).toEqual(['56093178', '69147382']);
    expect((await get('/search/companies?q=zzzz')).json()).toMatchObject({ items: [], total_results: 0 });
    expect((await get('/search/companies')).status).toBe(400);
  });

  it.each([
    '/company/99999999',
    '/company/99999999/officers',
    '/company/73816452/unknown',
    '/nothing',
    '/officers/nobody/appointments',
    '/company/oc048371',
  ])('answers 404 at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('refuses callers without the key, and the key of the streams', async () => {
    for (const headers of [{}, basic('wrong'), basic('stream-key'), { authorization: 'Bearer rest-key' }]) {
      const answer = await get('/company/73816452', headers);
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ type: 'ch:service' });
    }
  });

  it('can refuse the request after the 600th in five minutes, and says when to come back', async () => {
    companiesHouse.quirks.requestLimit = { requests: 3, windowMs: 300_000 };
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await get('/company/73816452')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await get('/company/73816452');
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(refused.headers.get('x-ratelimit-remain')).toBe('0');
    clock.advance({ minutes: 5 });
    expect((await get('/company/73816452')).status).toBe(200);
  });

  it('can answer with a page of HTML, and slowly', async () => {
    companiesHouse.quirks.htmlErrors = 1;
    const broken = await get('/company/73816452');
    expect([broken.status, broken.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(broken.text).toContain('<html>');
    companiesHouse.quirks.slowMs = 60;
    const startedAt = performance.now();
    expect((await get('/company/73816452')).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(50);
  });
});
