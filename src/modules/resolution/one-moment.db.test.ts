import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { zip } from '../../../test/support/zip-writer.ts';
import { sql } from '../../platform/postgres/index.ts';
import {
  type AccountsOptions,
  accountsName,
  makeAccounts,
} from '../../sandbox/accounts/accounts-document.ts';
import { ukDay } from '../../shared/clock.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** Real pages on loopback, the real crawl, judgement, queue, ledger and signals. */
const NUMBER = '09876543';
const DOMAIN = 'tarnwick-joinery.co.uk';
const NAMES = ['TARNWICK JOINERY LIMITED', 'TARNWICK STAIRS LIMITED', 'FELLBECK OAK LTD.'] as const;
const OFFICES = [
  { address_line_1: '4 Mill Lane', locality: 'Penrith', postal_code: 'CA11 7XX' },
  { address_line_1: '30 Quay Street', locality: 'Bristow', postal_code: 'BS1 6ZZ' },
  { address_line_1: '4 Mill Lane', locality: 'Penrith', postal_code: 'CA11 7XY' },
] as const;
const STATUSES = ['active', 'liquidation', 'dissolved'] as const;
const FOOTERS = [
  '© 2026 Tarnwick Joinery Limited. Registered in England and Wales, company number 09876543. Registered office: 4 Mill Lane, Penrith CA11 7XX.',
  '© 2026 Tarnwick Joinery Ltd. Registered in England and Wales, company number 09876543. Registered office: CA11 7XX.',
  '© 2026 Tarnwick Stairs Limited. Company number 09876543. Registered office: 30 Quay St, Bristow BS1 6ZZ.',
] as const;

/** The accounts of these years, of which later ones state the year before again. */
const SHEETS = [
  {
    fixedAssets: 40_000,
    debtors: 12_000,
    cash: 9_000,
    creditorsWithinOneYear: 8_000,
    creditorsAfterOneYear: 0,
    employees: 9,
  },
  {
    fixedAssets: 4_000,
    debtors: 2_000,
    cash: 900,
    creditorsWithinOneYear: 18_000,
    creditorsAfterOneYear: 0,
    employees: 3,
  },
  {
    fixedAssets: 90_000,
    debtors: 70_000,
    cash: 52_000,
    creditorsWithinOneYear: 9_000,
    creditorsAfterOneYear: 1_000,
    employees: 41,
    turnover: 910_000,
    profit: 44_000,
  },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'one-moment-'));
let accountsFiled = 0;
let footer: string = FOOTERS[0];
let website: Server;
let test: TestService;
let headers: Record<string, string>;

beforeAll(async () => {
  website = createServer((request, response) => {
    const isHome = request.url === '/';
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en-GB"><head><title>Tarnwick Joinery</title></head><body>
      <h1>Staircases and windows, made in Cumbria</h1>
      <p>We have been making stairs, windows and doors by hand for builders and home owners for many years.</p>
      <footer>${isHome ? footer : ''}</footer></body></html>`);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: `*=http://127.0.0.1:${port}` } });
  const { address_line_1: line, locality, postal_code: postcode } = OFFICES[0];
  await test.database.db.execute(sql`
    insert into companies (company_number, company_name, company_status, company_type, address_line_1, locality,
      postal_code, incorporated_on, row_hash, live_at)
    values (${NUMBER}, ${NAMES[0]}, 'active', 'ltd', ${line}, ${locality}, ${postcode}, '2012-03-14', 0, now())`);
  await test.database.db.execute(sql`
    insert into company_names (company_id, ordinal, name_key, joined_key)
    select id, 0, 'TARNWICK JOINERY', 'TARNWICKJOINERY' from companies where company_number = ${NUMBER}`);
  headers = (await accountApi(test).makeSession('anna@example.org')).withKey;
  await test.startJobs();
  await call('POST', '/v1/watchlist', { company_number: NUMBER });
  await resolveAnew();
});
afterAll(async () => {
  await test.stop();
  website.close();
  rmSync(folder, { recursive: true });
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

const ask = async (path: string) => {
  const response = await call('POST', path, { domain: DOMAIN });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** Reads the website again, as when the result has expired. */
async function resolveAnew(): Promise<void> {
  await test.database.db.execute(sql`update domain_results set expires_at = resolved_at`);
  const isKnown = async () =>
    expect((await call('POST', '/v1/resolve/domain', { domain: DOMAIN })).statusCode).toBe(200);
  await vi.waitFor(isKnown, { timeout: 60_000, interval: 300 });
}

/** The same fact has the same name in every view; a view leaves out what it does not show. */
interface Facts {
  company_name?: string;
  company_status?: string;
  registered_postcode?: string | null;
  registered_address?: string | null;
  recent_director_resignation?: boolean | null;
  financials?: unknown;
  /** The figures in words, as a report prints them. */
  net_assets?: string;
  as_of?: string | null;
  explanation?: string;
  disclosures?: unknown;
  /** The state of each particular, as a report prints them. */
  printed_particulars?: string[];
}

const factsOf = (shown: Record<string, unknown> | null | undefined, names: (keyof Facts)[]): Facts =>
  shown ? Object.fromEntries(names.map((name) => [name, shown[name]])) : {};

interface Candidates {
  review_candidates: { company_number: string }[];
}
/** A website of a dissolved company that is read anew leaves it a candidate. */
const candidateIn = ({ review_candidates: candidates }: Candidates) =>
  candidates.find(({ company_number }) => company_number === NUMBER);
const OF_COMPANY: (keyof Facts)[] = ['company_name', 'company_status', 'registered_postcode'];
const SUMMARY: (keyof Facts)[] = [...OF_COMPANY, 'registered_address'];
const WHOLE: (keyof Facts)[] = [...SUMMARY, 'recent_director_resignation'];
/** A candidate has no figures. */
const figuresIn = (company: { financials: unknown } | null): Facts =>
  company ? { financials: company.financials } : {};
const OF_ANSWER: (keyof Facts)[] = ['as_of', 'explanation', 'disclosures'];

const particularsOf = ({ items }: { items: { item: string; status: string }[] }) =>
  items
    .filter(({ status }) => status !== 'not_applicable')
    .map(({ item, status }) => `${item.replaceAll('_', ' ')}: ${status}`);

/** Everything that speaks of the company or of its website. */
const VIEWS: Record<string, () => Promise<Facts>> = {
  resolve: async () => {
    const answer = await ask('/v1/resolve/domain');
    return {
      ...factsOf(answer.company ?? candidateIn(answer), SUMMARY),
      ...figuresIn(answer.company),
      ...factsOf(answer, OF_ANSWER),
      ...(answer.disclosures && { printed_particulars: particularsOf(answer.disclosures) }),
    };
  },
  enrich: async () => {
    const answer = await ask('/v1/enrich');
    return {
      ...factsOf(answer.company ?? candidateIn(answer), WHOLE),
      ...figuresIn(answer.company),
      ...factsOf(answer, OF_ANSWER),
    };
  },
  partner: async () => {
    const { result } = await ask('/v1/partner/enrich-company');
    return factsOf(result.company_number === null ? candidateIn(result) : result, OF_COMPANY);
  },
  receipt: async () => {
    const { payload } = (await call('GET', `/v1/domains/${DOMAIN}/receipt`)).json();
    const { register_date: as_of, disclosures, verdict } = payload;
    return { ...factsOf(payload.company, OF_COMPANY), as_of, disclosures, explanation: verdict.explanation };
  },
  report: async () => readReport((await call('GET', `/v1/domains/${DOMAIN}/report`)).body),
  profile: async () =>
    factsOf((await call('GET', `/v1/companies/${NUMBER}`)).json(), [...WHOLE, 'as_of', 'financials']),
  financials: async () => {
    const [newest] = (await call('GET', `/v1/companies/${NUMBER}/financials`)).json().periods;
    if (!newest) return { financials: null };
    const { period_end, currency, turnover, profit_loss, net_assets, cash, employees, dormant } = newest;
    return {
      financials: { period_end, currency, turnover, profit_loss, net_assets, cash, employees, dormant },
      net_assets: `net assets ${net_assets.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 })}`,
    };
  },
  signals: async () => {
    const { signals } = (await call('GET', `/v1/signals?company_number=${NUMBER}&limit=100`)).json();
    const last = (type: string) =>
      signals.find((signal: { signal_type: string }) => signal.signal_type === type)?.current;
    const [name, office] = [last('company_name_changed'), last('registered_office_changed')];
    return {
      ...(name && { company_name: name.company_name }),
      ...(office && { registered_address: office.registered_address }),
    };
  },
};

/** The facts that a report prints, read back from its page. */
function readReport(page: string): Facts {
  const text = (html: string | undefined) =>
    html
      ?.replace(/<[^>]+>/g, '')
      .replace(/&#39;|&apos;/g, "'")
      .replaceAll('&amp;', '&');
  const row = (label: string) => text(new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`).exec(page)?.[1]);
  const rows = [...page.matchAll(/<tr><td>([^<]+)<\/td>\s*<td class="state-(\w+)">/g)];
  const [, netAssets] = /(net assets \S+?),? /.exec(row('Figures') ?? '') ?? [];
  return {
    ...(row('Name') !== undefined && {
      company_name: row('Name') ?? '',
      company_status: row('Status')?.replaceAll(' ', '-') ?? '',
      registered_address: row('Registered office') ?? null,
    }),
    ...(netAssets !== undefined && { net_assets: netAssets }),
    ...(rows.length > 0 && { printed_particulars: rows.map(([, item, state]) => `${item}: ${state}`) }),
  };
}

/** For each fact that views disagree about: what each of them says. */
async function disagreements(): Promise<Record<string, unknown>> {
  const said: Record<string, Record<string, unknown>> = {};
  for (const [view, read] of Object.entries(VIEWS))
    for (const [fact, value] of Object.entries(await read()))
      if (value !== undefined) said[fact] = { ...said[fact], [view]: value };
  const differs = (values: Record<string, unknown>) => {
    const [first, ...others] = Object.values(values);
    return others.some((other) => !isDeepStrictEqual(other, first));
  };
  return Object.fromEntries(Object.entries(said).filter(([, values]) => differs(values)));
}

type Change =
  | { kind: 'name'; name: string }
  | { kind: 'office'; office: (typeof OFFICES)[number] }
  | { kind: 'status'; status: string }
  | { kind: 'officer' }
  | { kind: 'accounts'; sheet: AccountsOptions['current'] }
  | { kind: 'website'; footer: string };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...NAMES).map((name): Change => ({ kind: 'name', name })),
  fc.constantFrom(...OFFICES).map((office): Change => ({ kind: 'office', office })),
  fc.constantFrom(...STATUSES).map((status): Change => ({ kind: 'status', status })),
  fc.constant<Change>({ kind: 'officer' }),
  fc.constantFrom(...SHEETS).map((sheet): Change => ({ kind: 'accounts', sheet })),
  fc.constantFrom(...FOOTERS).map((words): Change => ({ kind: 'website', footer: words })),
);

/** As a look-up at Companies House stores it, with the signals that follow. */
async function apply(change: Change): Promise<void> {
  test.clock.advance({ hours: 1 });
  if (change.kind === 'website') {
    footer = change.footer;
    await resolveAnew();
    return;
  }
  if (change.kind === 'accounts') {
    await fileAccounts(change.sheet);
    return;
  }
  const { db } = test.database;
  const now = test.clock.now();
  // The same change again within days is taken for the same signal; here each is a change of its own, long
  // after the last.
  await db.execute(sql`update signals set identity = id, occurred_on = occurred_on - 3650`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update companies set live_at = ${now} where company_number = ${NUMBER}`);
    if (change.kind === 'name')
      await tx.execute(sql`
        update companies set company_name = ${change.name}, previous_names = jsonb_build_array(jsonb_build_object(
          'name', company_name, 'ceased_on', ${now.toISOString().slice(0, 10)}::text)) || previous_names
        where company_number = ${NUMBER} and company_name <> ${change.name}`);
    if (change.kind === 'office')
      await tx.execute(sql`
        update companies set address_line_1 = ${change.office.address_line_1}, locality = ${change.office.locality},
          postal_code = ${change.office.postal_code} where company_number = ${NUMBER}`);
    if (change.kind === 'status')
      await tx.execute(sql`
        update companies set company_status = ${change.status},
          dissolved_on = ${change.status === 'dissolved' ? now.toISOString().slice(0, 10) : null}::date
        where company_number = ${NUMBER}`);
    if (change.kind === 'officer') {
      const officer = {
        id: 'o1',
        name: 'FELLBECK, Iris',
        officer_role: 'director',
        appointed_on: '2019-06-14',
        appointed_before: null,
        resigned_on: now.toISOString().slice(0, 10),
        occupation: null,
        registration_number: null,
        identity_verification_details: null,
      };
      await tx.execute(sql`
        insert into company_details as held (company_number, fetched_at, completed_at, found, officers)
        values (${NUMBER}, ${now}, ${now}, true, ${JSON.stringify([officer])}::jsonb)
        on conflict (company_number) do update set officers = excluded.officers, fetched_at = excluded.fetched_at,
          completed_at = excluded.completed_at`);
    }
    await test.service.signals.recordFetched(tx, NUMBER);
  });
}

/** Imports accounts of twelve months, which end one month after the last ones. */
async function fileAccounts(sheet: AccountsOptions['current']): Promise<void> {
  accountsFiled += 1;
  const dayOf = (month: number, day: number) =>
    new Date(Date.UTC(2005, month, day)).toISOString().slice(0, 10);
  const [start, end] = [dayOf(accountsFiled, 1), dayOf(accountsFiled + 12, 0)];
  const content = makeAccounts({ companyNumber: NUMBER, companyName: NAMES[0], start, end, current: sheet });
  const path = join(folder, `Accounts_Bulk_Data-${ukDay(test.clock.now())}-${accountsFiled}.zip`);
  writeFileSync(path, zip([{ name: accountsName({ companyNumber: NUMBER, end }), content }]));
  const [archive] = await test.service.financials.import({
    paths: [path],
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(archive).toMatchObject({ state: { loaded: 1 } });
}

const watchWebsites = () => test.service.websiteWatch.judgeNames(test.captured.log);

describe('any change of the company, its officers or its website', () => {
  it('leaves all views in agreement, and a name that the answer calls outdated has its signal', async () => {
    await test.service.websiteWatch.checkDue({
      log: test.captured.log,
      signal: new AbortController().signal,
    });
    const nameNow = async () =>
      (
        await test.database.db.first<{ company_name: string }>(
          sql`select company_name from companies where company_number = ${NUMBER}`,
        )
      )?.company_name;
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 3, maxLength: 6 }), async (changes) => {
        for (const change of changes) {
          const nameBefore = await nameNow();
          await apply(change);
          await watchWebsites();
          expect(await disagreements(), JSON.stringify(change)).toEqual({});
          const { disclosures, company, explanation } = await ask('/v1/resolve/domain');
          if (!company) continue;
          expect(explanation).toContain(company.company_name.replace(/\.$/, ''));
          const name = disclosures.items.find(({ item }: { item: string }) => item === 'registered_name');
          if (name.status !== 'outdated' || company.company_name === nameBefore) continue;
          const outdated = `/v1/signals?company_number=${NUMBER}&signal_type=website_name_outdated`;
          expect((await call('GET', outdated)).json().signals).not.toEqual([]);
        }
      }),
      { numRuns: 5 },
    );
  });
});
