/**
 * From a company to its website with nothing scripted: candidates, look-ups, crawl, extraction and judgement.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createCredits } from '../../modules/credits/index.ts';
import {
  createLedgerFixture,
  type LedgerFixture,
} from '../../modules/credits/test-support/ledger-fixture.ts';
import { createGroups } from '../../modules/groups/index.ts';
import { createHistory } from '../../modules/history/index.ts';
import { createJobWaiter } from '../../modules/paid-jobs/index.ts';
import { createTestScheduler } from '../../modules/paid-jobs/test-support/test-scheduler.ts';
import { createLiveSource, createSearch } from '../../modules/register/index.ts';
import { createResolution, createSiteWork } from '../../modules/resolution/index.ts';
import { createSignals } from '../../modules/signals/index.ts';
import { createWebsiteSearch } from '../../modules/website/index.ts';
import { createCompaniesHouseClient } from '../../platform/companies-house/index.ts';
import { createEgress, createHostFinder } from '../../platform/egress/index.ts';
import { silentLogger as log } from '../../platform/logger.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { openSandbox } from '../open-sandbox.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const closers: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
let ledger: LedgerFixture;
let websites: ReturnType<typeof createWebsiteSearch>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = createIdSource();
  const sandbox = await openSandbox({
    url: database.url,
    settings: { sandbox: true, companiesHouse: { apiKey: undefined, streamKey: undefined } },
    log,
    clock,
    changeEveryMs: 'never',
  });
  const hosts = { findFakeServer: sandbox.findWebsite };
  const egress = createEgress({ userAgent: 'Domesday/test', ...hosts });
  const client = createCompaniesHouseClient({ db, clock, log, userAgent: 'test', access: sandbox.access });
  const live = createLiveSource({ db, clock, log, client });
  const siteWork = createSiteWork({ egress, clock, log });
  const scheduler = createTestScheduler({ db, clock, ids });
  const jobWaiter = createJobWaiter({ db, log });
  const history = createHistory({ db, clock, log });
  const parts = {
    ...siteWork,
    history,
    db,
    live,
    scheduler,
    jobWaiter,
    clock,
    ids,
    log,
    baseUrl: 'https://api.domesday.test',
  };
  const credits = createCredits({ clock, ids });
  const allowsReservedTld = sandbox.allowsReservedTld;
  const resolution = createResolution({
    ...parts,
    credits,
    groups: createGroups(parts),
    search: createSearch({ db }),
    listRegistrations: async () => [],
    listWebsiteListings: async () => [],
    partnerLimitPerMinute: 1,
    callLimitPerMinute: 1_000,
    allowsReservedTld,
  });
  websites = createWebsiteSearch({
    ...parts,
    credits,
    limits: resolution.limits,
    siteReader: resolution.siteReader,
    companySignals: createSignals({ db, clock, ids }).createCompanySignals({ live, log }),
    findHost: createHostFinder(hosts),
    readTlds: () => ({ withTest: true, mayRequest: allowsReservedTld }),
  });
  ledger = createLedgerFixture(db, clock);
  closers.push(
    jobWaiter.stop,
    history.close,
    egress.close,
    siteWork.close,
    client.close,
    live.close,
    sandbox.close,
    () => database.drop(),
  );
}, 60_000);
afterAll(async () => {
  for (const close of closers) await close();
});

it.each([
  ['its joined name', '73816452', 'tarnwickjoinery.test'],
  ['one of two namesakes', '70294183', 'hallowmerebakery.test'],
  ['the other, which is dissolved', '64918275', null],
  ['a namesake in Scotland of a company with a website', 'SC973046', null],
  ['a group', '58316274', 'oakenfellgroup.test'],
  ['a company with almost the name of another', '80157293', null],
  ['a company without any website', '72461893', null],
])(
  '%s: %s has %s',
  async (_what, companyNumber, domain) => {
    const accountId = await ledger.account(1);
    const requester = { source: 'api', actor: 'test' } as const;
    await websites.answer({ accountId, requester, companyNumber });
    const task = await database.db.first<{ id: string }>(sql`
    select id from website_tasks where company_number = ${companyNumber}`);
    await websites.runAttempt(
      { id: task?.id ?? '', subject: companyNumber },
      { signal: AbortSignal.timeout(60_000), log },
    );
    const { answer } = await websites.answer({ accountId, requester, companyNumber });
    expect(answer.reverse_domain).toMatchObject({ status: domain ? 'verified' : 'not_found', domain });
    expect(await ledger.balance(accountId)).toMatchObject({ balance: domain ? 0 : 1, held: 0 });
    for (const { supports } of answer.reverse_domain.evidence) expect(supports).toBe(companyNumber);
  },
  60_000,
);
