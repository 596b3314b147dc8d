/**
 * Every site, from its domain to a verdict, as the service does it: through the egress, the crawl and the
 * register.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import { createLiveSource, createSearch } from '../../modules/register/index.ts';
import { createCrawler } from '../../modules/resolution/crawl/index.ts';
import { judgeSite } from '../../modules/resolution/decide/judge-site.ts';
import { judgeStatements } from '../../modules/resolution/disclosures/judge-statements.ts';
import { createRegisterReader } from '../../modules/resolution/examine/read-register.ts';
import { createRegisterRows } from '../../modules/resolution/examine/register-rows.store.ts';
import { extractPage } from '../../modules/resolution/extract/extract-page.ts';
import type { RegisterLookup } from '../../modules/resolution/match/register-lookup.ts';
import type { Verdict } from '../../modules/resolution/verdict/verdict.ts';
import { createCompaniesHouseClient } from '../../platform/companies-house/index.ts';
import { createEgress } from '../../platform/egress/index.ts';
import { silentLogger } from '../../platform/logger.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import { openSandbox } from '../open-sandbox.ts';
import { SANDBOX_SITES } from './catalogue.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const log = silentLogger;
/** The dripping site would take its twenty seconds; it is not waited for. */
const DRIPPING = { domain: 'slowdrip.test', limits: { totalMs: 6_000 } };
/** The others have all the time that a busy machine needs. */
const PATIENT = { totalMs: 120_000, pageMs: 60_000, robotsMs: 60_000, connectMs: 60_000 };
const verdicts = new Map<string, Verdict>();
const closers: (() => Promise<unknown>)[] = [];
let register: RegisterLookup;

beforeAll(async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const sandbox = await openSandbox({
    url: database.url,
    settings: { sandbox: true, companiesHouse: { apiKey: undefined, streamKey: undefined } },
    log,
    clock,
    changeEveryMs: 'never',
  });
  const egress = createEgress({ userAgent: 'Domesday/test', findFakeServer: sandbox.findWebsite });
  const client = createCompaniesHouseClient({ db, clock, log, userAgent: 'test', access: sandbox.access });
  const live = createLiveSource({ db, clock, log, client });
  register = createRegisterReader({
    rows: createRegisterRows(db),
    search: createSearch({ db }),
    live,
    log,
  });
  const patient = createCrawler({ egress, clock, log, limits: PATIENT });
  const impatient = createCrawler({ egress, clock, log, limits: DRIPPING.limits });
  closers.push(egress.close, client.close, live.close, sandbox.close, () => database.drop());

  const inTurn = limitConcurrency({
    concurrency: 6,
    waitingMax: SANDBOX_SITES.length,
    onRefused: () => new Error('there are more sites than places to wait'),
  });
  const resolveOne = async (domain: string) => {
    const site = await (domain === DRIPPING.domain ? impatient : patient).crawlSite(domain);
    verdicts.set(domain, await judgeSite({ site, pages: site.pages.map(extractPage), register }));
  };
  await Promise.all(SANDBOX_SITES.map(({ domain }) => inTurn(() => resolveOne(domain))));
}, 180_000);
afterAll(async () => {
  for (const close of closers) await close();
});

describe('resolution ends as the catalogue says', () => {
  it.each(SANDBOX_SITES.map(({ domain, shows, expected }) => ({ domain, shows, expected })))(
    '$domain: $shows',
    ({ domain, expected }) => {
      const { match_status, company_number, explanation } = verdicts.get(domain)!;
      expect({ match_status, company_number }, explanation).toEqual(expected);
    },
  );
});

describe('the disclosures of the fictional sites show each state', () => {
  it.each([
    ['tarnwickjoinery.test', 'registered_number', 'present'],
    ['hallowmerebakery.test', 'registered_number', 'missing'],
    ['brindlemere.test', 'registered_name', 'outdated'],
    ['heronscaroptics.test', 'registered_number', 'contradicts_register'],
    ['beckhollowpub.test', 'registered_office', 'not_applicable'],
    ['lanternmoortrust.test', 'charity_status', 'present'],
    ['goldercross.test', 'regulator_number', 'present'],
    ['tarnwickjoinery.test', 'registered_office', 'present'],
  ])('%s: %s is %s', async (domain, item, status) => {
    const { statements, company_number } = verdicts.get(domain)!;
    const [record] = await register.findByNumbers([company_number ?? '']);
    if (!statements || !record) throw new Error('a match has statements and a record');
    const { items } = judgeStatements(statements, { ...record, isClosed: false, former_offices: [] });
    expect(items).toContainEqual(expect.objectContaining({ item, status }));
  });
});

it('a parent is what the pages call one, and only that', () => {
  const parents = (domain: string) =>
    verdicts.get(domain)?.parents_on_site.map(({ company_number }) => company_number);
  expect(parents('oakenfellfoods.test')).toEqual(['58316274']);
  expect(parents('oakenfell-shop.test')).toEqual(['58316274']);
  expect(parents('oakenfellgroup.test')).toEqual([]);
  expect(parents('tarnwickjoinery.test')).toEqual([]);
});

describe('the organisations on the fictional sites', () => {
  const rolesOn = (domain: string) =>
    Object.fromEntries(verdicts.get(domain)?.entities_on_site.map(({ name, role }) => [name, role]) ?? []);

  it('have one operator at most, which is the company that the outcome names', () => {
    for (const [domain, { entities_on_site: entities, match_status, company_number }] of verdicts) {
      const operators = entities.filter(({ role }) => role === 'operator');
      expect(operators.length, domain).toBeLessThanOrEqual(1);
      if (match_status === 'matched') expect(operators, domain).toMatchObject([{ company_number }]);
      // A site may state an operator that the register does not hold.
      if (match_status === 'no_match') {
        expect(
          operators.filter((operator) => operator.company_number !== null),
          domain,
        ).toEqual([]);
      }
    }
  });

  it('hold no Dutch postcode as a company of Sweden', () => {
    expect(rolesOn('tulpenhof.test')).toEqual({ 'Tulpenhof B.V': 'operator' });
  });
});

describe('an operator abroad', () => {
  it.each([
    ['nordlichtwerkzeuge.test', 'Nordlicht Werkzeuge GmbH', 'GmbH', 'DE', 'HRB 48291', 'in Germany'],
    ['tulpenhof.test', 'Tulpenhof B.V.', 'B.V.', 'NL', 'KvK 84729163', 'in the Netherlands'],
    ['kumbrawool.test', 'Kumbra Wool Pty Ltd', 'Pty Ltd', 'AU', 'ABN 62 648 291 735', 'in Australia'],
  ])('%s: %s', (domain, name, legal_form, country, registration, words) => {
    const { foreign_operator: operator, explanation, evidence } = verdicts.get(domain)!;
    expect(operator).toMatchObject({ name, legal_form, country, registration });
    expect(explanation).toContain(words);
    expect(evidence.map(({ value }) => value)).toContain(registration);
  });
});

describe('a website that cannot be read says why', () => {
  it.each([
    ['gatekept.test', 'refused', 403],
    ['donotenter.test', 'robots', null],
    ['nosuchsite.test', 'domain_not_found', null],
    ['pricelist.test', 'not_html', 200],
    ['blankpage.test', 'empty', 200],
    ['emberfield.test', 'needs_scripts', 200],
    ['brokenboiler.test', 'unreachable', 500],
    ['slowdrip.test', 'timeout', null],
  ])('%s: %s (%s)', (domain, code, http_status) => {
    const { failure, explanation } = verdicts.get(domain)!;
    expect(failure).toMatchObject({ code, http_status });
    expect(failure?.page_url).toContain(domain);
    expect(explanation).toBe(failure?.message);
  });

  it('names the rule of robots.txt that keeps crawlers out', () => {
    expect(verdicts.get('donotenter.test')?.failure?.message).toContain('“Disallow: /”');
  });
});

it('evidence has one item per fact, and the company number comes first where it is printed', () => {
  for (const [domain, { evidence, match_status, statements }] of verdicts) {
    const facts = evidence.map(({ kind, value, supports }) => `${kind} ${value.toUpperCase()} ${supports}`);
    expect(new Set(facts).size, domain).toBe(facts.length);
    if (match_status === 'matched' && statements?.numbers[0]?.isOwn)
      expect(evidence[0]?.kind, domain).toBe('company_number');
  }
});
