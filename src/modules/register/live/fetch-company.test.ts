import { describe, expect, it } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
} from '../../../platform/companies-house/index.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { fetchCompany } from './fetch-company.ts';
import {
  officialCharge,
  officialInsolvency,
  officialOfficer,
  officialProfile,
  officialProfileWithAll,
  officialSignificantPerson,
} from './test-support/official-fixtures.ts';

const NUMBER = '07654321' as CompanyNumber;
type Page = Record<string, unknown> | 'unavailable';

/** Answers from a table of paths; lists are cut into pages of 35. */
function fakeClient(answers: Record<string, Page>) {
  const calls: { path: string; urgency: string; query: Record<string, string> | undefined }[] = [];
  const client: CompaniesHouseClient = {
    enabled: true,
    async get(path, { urgency, query }) {
      calls.push({ path, urgency, query });
      const answer = answers[path];
      if (answer === 'unavailable') {
        throw new CompaniesHouseUnavailable('failing', { message: 'x', retryAfterMs: 1 });
      }
      if (!answer) return undefined;
      const start = Number(query?.start_index ?? 0);
      const items = Array.isArray(answer.items) ? answer.items.slice(start, start + 35) : undefined;
      return { body: items ? { ...answer, items } : answer, etag: 'e' };
    },
    close: async () => undefined,
  };
  const captured = captureLog();
  const fetch = (urgency: 'interactive' | 'background' = 'background') =>
    fetchCompany(NUMBER, { client, log: captured.log, urgency, signal: new AbortController().signal });
  return {
    calls,
    captured,
    fetch,
    paths: () => calls.map(({ path }) => path.replace('/company/07654321', '')),
  };
}
const BASE = '/company/07654321';
const officers = (count: number) => Array.from({ length: count }, (_, at) => officialOfficer(at));

describe('the fewest calls', () => {
  it('are two for a company that has neither charges nor insolvency nor known owners', async () => {
    const source = fakeClient({
      [BASE]: officialProfile(NUMBER),
      [`${BASE}/officers`]: { items: officers(2), total_results: 2 },
    });
    const company = await source.fetch();
    expect(source.paths()).toEqual(['', '/officers']);
    expect(company).toMatchObject({ complete: true, etag: 'e' });
    expect(company?.parts).toMatchObject({
      charges: [],
      insolvency: { statuses: [], cases: [] },
      persons_with_significant_control: [],
    });
    expect(company?.parts.officers).toHaveLength(2);
  });
  it('are five for one that has everything', async () => {
    const source = fakeClient({
      [BASE]: officialProfileWithAll(NUMBER),
      [`${BASE}/officers`]: { items: officers(1), total_results: 1 },
      [`${BASE}/charges`]: { items: [officialCharge(1)], total_count: 1 },
      [`${BASE}/insolvency`]: officialInsolvency(),
      [`${BASE}/persons-with-significant-control`]: {
        items: [officialSignificantPerson(1)],
        total_results: null,
      },
    });
    const company = await source.fetch();
    expect(source.paths().sort()).toEqual([
      '',
      '/charges',
      '/insolvency',
      '/officers',
      '/persons-with-significant-control',
    ]);
    expect(company?.parts.charges).toHaveLength(1);
    expect(company?.parts.insolvency?.cases).toHaveLength(1);
    expect(company?.parts.persons_with_significant_control).toHaveLength(1);
  });
  it('are one for a company that is not there', async () => {
    const source = fakeClient({});
    expect(await source.fetch()).toBeUndefined();
    expect(source.paths()).toEqual(['']);
  });
});

it('lists that are not found are empty, whatever the profile said', async () => {
  const source = fakeClient({ [BASE]: officialProfileWithAll(NUMBER) });
  expect(await source.fetch()).toMatchObject({
    complete: true,
    parts: { officers: [], charges: [], insolvency: { cases: [] }, persons_with_significant_control: [] },
  });
});

it('a list that fails is unknown, and the rest is kept', async () => {
  const source = fakeClient({ [BASE]: officialProfileWithAll(NUMBER), [`${BASE}/charges`]: 'unavailable' });
  expect(await source.fetch()).toMatchObject({ complete: false, parts: { officers: [], charges: null } });
});

it('a profile that fails, or is no profile, fails the complete look-up', async () => {
  await expect(fakeClient({ [BASE]: 'unavailable' }).fetch()).rejects.toThrow(CompaniesHouseUnavailable);
  await expect(fakeClient({ [BASE]: { hello: 1 } }).fetch()).rejects.toMatchObject({ reason: 'failing' });
});

it('background work, once begun, is finished out of the reserve', async () => {
  const source = fakeClient({ [BASE]: officialProfile(NUMBER) });
  await source.fetch('background');
  expect(source.calls.map(({ urgency }) => urgency)).toEqual(['background', 'interactive']);
});

describe('pages', () => {
  it.each([
    ['a total that is exact', 80, { total_results: 80 }, ['0', '35', '70'], 80],
    ['a total that ends a page', 70, { total_results: 70 }, ['0', '35'], 70],
    ['no total', 80, { items_per_page: 35 }, ['0', '35', '70'], 80],
    ['no total, ending with a page', 70, { items_per_page: 35 }, ['0', '35', '70'], 70],
    ['a total that is too high', 40, { total_results: 99 }, ['0', '35', '40'], 40],
  ])('are turned with %s', async (_, count, totals, starts, found) => {
    const source = fakeClient({
      [BASE]: officialProfile(NUMBER),
      [`${BASE}/officers`]: { items: officers(count), ...totals },
    });
    const company = await source.fetch();
    expect(company?.parts.officers).toHaveLength(found);
    expect(source.calls.flatMap(({ query }) => query?.start_index ?? [])).toEqual(starts);
  });
  it('count an item once if they repeat it because the list grew in the meantime', async () => {
    const items = [
      officialOfficer(1),
      officialOfficer(2),
      officialOfficer(2),
      officialOfficer(3, { links: undefined }),
    ];
    const source = fakeClient({
      [BASE]: officialProfile(NUMBER),
      [`${BASE}/officers`]: { items, total_results: 4 },
    });
    expect((await source.fetch())?.parts.officers).toHaveLength(3);
  });
  it('end, also where the list has no end', async () => {
    const source = fakeClient({
      [BASE]: officialProfile(NUMBER),
      [`${BASE}/officers`]: { items: officers(2_000), total_results: 2_000 },
    });
    expect((await source.fetch())?.parts.officers).toHaveLength(1_400);
    expect(source.captured.text()).toContain('cut off');
  });
});
