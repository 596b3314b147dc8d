import { availableParallelism } from 'node:os';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addSurveyMetrics } from '../../http/metrics.ts';
import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { createTestScheduler } from '../paid-jobs/test-support/test-scheduler.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import type { SurveyOptions } from './index.ts';
import { surveyStore } from './survey.store.ts';
import { SLOTS, useSurveyFixture, WAIT } from './test-support/survey-fixture.ts';

const survey = useSurveyFixture();
const { fixture, addresses, customers, createProcess, ownScheduler, start, stopAll } = survey;
const { load, newDomains, status, untilFinished, rowOf, resultsOf } = survey;
const { sites, clock, post } = fixture;

describe('a list', () => {
  it('counts a domain once that ends while its status is read', async () => {
    const [domain = ''] = newDomains(1);
    await load([domain]);
    const { db } = fixture;
    const all = async (from: Queryable) => {
      const { waiting, working, outcomes } = await surveyStore.readCounts(from, clock.now());
      return Object.values(outcomes).reduce((sum, count) => sum + count, waiting + working);
    };
    const before = await all(db);
    const query: Queryable['query'] = async (statement) => {
      const rows = await db.query(statement);
      await db.execute(
        sql`update survey_domains set outcome = 'no_match', finished_at = ${clock.now()} where domain = ${domain}`,
      );
      return rows as never;
    };
    const first: Queryable['first'] = async (statement) => (await query(statement))[0] as never;
    expect(await all({ query, first, execute: (statement) => db.execute(statement) })).toBe(before);
  });

  it('is added once, however often it is loaded, in its order; damaged lines are counted', async () => {
    const domains = newDomains(300);
    const first = await load([...domains, 'nonsense', domains[0] ?? '']);
    expect(first.list).toMatchObject({ lines: 302, named: 301, damaged: 1, added: 300, renewed: 0 });
    expect((await load(domains)).list).toMatchObject({ added: 0, renewed: 0 });
    const [more = ''] = newDomains(1);
    expect((await load([...domains, more])).list).toMatchObject({ added: 1 });
    const claimed = await surveyStore.claim(fixture.db, {
      runner: 'a',
      limit: 3,
      now: clock.now(),
      leaseUntil: clock.now(),
    });
    expect(claimed.map(({ domain }) => domain).sort()).toEqual(domains.slice(0, 3).sort());
    expect((await status()).lists.map(({ added }) => added)).toEqual([1, 0, 300]);
  });

  it('two loads at once of the same domains in another order add each of them once', async () => {
    const domains = newDomains(5_000);
    const loads = await Promise.all([load(domains), load([...domains].reverse()), load(domains)]);
    expect(loads.reduce((sum, { list }) => sum + list.added, 0)).toBe(5_000);
    expect((await status()).domains).toBe(5_000);
  });

  it('brings domains again that were surveyed long ago', async () => {
    const domains = newDomains(3);
    await load(domains);
    start();
    await untilFinished();
    clock.advance({ days: 13 });
    expect((await load(domains)).list).toMatchObject({ added: 0, renewed: 0 });
    clock.advance({ days: 2 });
    expect((await load(domains)).list).toMatchObject({ added: 0, renewed: 3 });
    await untilFinished();
    expect(await resultsOf(domains)).toEqual([2, 2, 2]);
  });
});

describe('the survey', () => {
  it('ends every domain exactly once with four processes, also when leases are lost and websites fail', async () => {
    const domains = newDomains(400);
    await load(domains);
    for (const domain of domains.slice(0, 20)) sites.set(domain, verdict({ match_status: 'scrape_failed' }));
    const failing = domains.slice(20, 25);
    for (const domain of failing) sites.set(domain, new Error('our trouble'));
    // A process that claimed some, and died.
    const lost = await surveyStore.claim(fixture.db, {
      runner: 'dead',
      limit: 50,
      now: clock.now(),
      leaseUntil: new Date(clock.now().getTime() + 60_000),
    });
    expect(lost).toHaveLength(50);
    for (let process = 0; process < 4; process += 1) start();
    // Every lease ends, also those of the living, some of whom are just reading.
    await expect.poll(async () => (await status()).done, WAIT).toBeGreaterThan(100);
    clock.advance({ seconds: 61 });
    await expect.poll(async () => (await status()).done, WAIT).toBe(395);
    for (const domain of failing) sites.set(domain, verdict());
    clock.advance({ minutes: 6 });
    await untilFinished();
    expect(await status()).toMatchObject({
      domains: 400,
      waiting: 0,
      working: 0,
      outcomes: { no_match: 380, scrape_failed: 20, known: 0, failed: 0 },
    });
    expect(new Set(await resultsOf(domains))).toEqual(new Set([1]));
  });

  it('drops what a process found out after it lost its lease and another was quicker', async () => {
    const [domain = ''] = newDomains(1);
    await load([domain]);
    const release = sites.hold(domain);
    start();
    await expect.poll(() => sites.crawlsOf(domain), WAIT).toBe(1);
    await fixture.db.execute(sql`
      update survey_domains set runner = null, outcome = 'failed', finished_at = ${clock.now()}`);
    release();
    await stopAll();
    expect([await rowOf(domain), await resultsOf([domain])]).toMatchObject([{ outcome: 'failed' }, [0]]);
  });

  it('gives a domain up after five attempts, whether they failed or their processes died', async () => {
    const [failing = '', deadly = ''] = newDomains(2);
    sites.set(failing, new Error('our trouble'));
    await load([failing, deadly]);
    await fixture.db.execute(sql`update survey_domains set attempts = 5 where domain = ${deadly}`);
    start();
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      await expect.poll(() => sites.crawlsOf(failing), WAIT).toBe(attempts);
      await expect.poll(async () => (await rowOf(failing))?.runner, WAIT).toBeNull();
      clock.advance({ minutes: 5 });
    }
    await untilFinished();
    expect((await status()).outcomes.failed).toBe(2);
    expect(sites.crawlsOf(deadly)).toBe(0);
  });

  it('leaves at once what it has to other processes when it stops', async () => {
    const domains = newDomains(10);
    await load(domains);
    const releases = domains.map((domain) => sites.hold(domain));
    const runner = start();
    await expect.poll(() => sites.crawls.length, WAIT).toBe(SLOTS);
    await runner.stop();
    expect(await status()).toMatchObject({ waiting: 10, working: 0 });
    for (const domain of domains) expect(await rowOf(domain)).toMatchObject({ attempts: 0, runner: null });
    for (const release of releases) release();
    start();
    await untilFinished();
  });

  it('does not read again what is known, but tries a website again that could not be read', async () => {
    const [known = '', failed = '', old = ''] = newDomains(3);
    for (const domain of [known, failed, old]) await fixture.learn(domain, verdict());
    await fixture.db.execute(sql`
      update domain_results set match_status = 'scrape_failed', expires_at = ${clock.now()} where domain = ${failed}`);
    await fixture.db.execute(sql`
      update domain_results set resolved_at = ${new Date(clock.now().getTime() - 15 * 86_400_000)} where domain = ${old}`);
    sites.crawls.length = 0;
    await load([known, failed, old]);
    start();
    await untilFinished();
    expect((await status()).outcomes).toMatchObject({ known: 1, no_match: 2 });
    expect(sites.crawls.sort()).toEqual([failed, old].sort());
  });

  it('reads only so many websites of one address at a time, and the others later', async () => {
    const domains = newDomains(6);
    for (const domain of domains) addresses.set(domain, '192.0.2.1');
    const releases = domains.map((domain) => sites.hold(domain));
    await load(domains);
    start();
    await expect.poll(() => sites.crawls.length, WAIT).toBe(2);
    await expect.poll(async () => await status(), WAIT).toMatchObject({ working: 2, waiting: 4 });
    for (const domain of domains) expect((await rowOf(domain))?.attempts).toBeLessThan(2);
    for (const release of releases) release();
    const laterEachTime = async () => {
      const { state, working } = await status();
      if (working === 0) clock.advance({ seconds: 5 });
      return state;
    };
    await expect.poll(laterEachTime, WAIT).toBe('finished');
    expect(await resultsOf(domains)).toEqual(domains.map(() => 1));
  });

  it('reads no more websites at once in a process that has no processor time left', async () => {
    const domains = newDomains(20);
    await load(domains);
    const releases = new Map(domains.map((domain) => [domain, sites.hold(domain)]));
    start(createProcess(ownScheduler({ workers: 20 }), () => 1));
    await expect.poll(() => sites.crawls.length, WAIT).toBe(10);
    // For each that ends, two are begun, up to twelve at once.
    for (const [nth, begun] of [12, 14, 15, 16].entries()) {
      releases.get(sites.crawls[nth] ?? '')?.();
      await expect.poll(() => sites.crawls.length, WAIT).toBe(begun);
    }
    for (const release of releases.values()) release();
    await untilFinished();
  });

  it('pauses in all processes, and goes on', async () => {
    const survey = createProcess();
    await survey.pause();
    const domains = newDomains(5);
    expect((await load(domains)).isPaused).toBe(true);
    start();
    const registry = new Registry();
    addSurveyMetrics(registry, survey);
    const metrics = await registry.metrics();
    expect(metrics).toContain('domesday_survey_paused 1');
    expect(metrics).toContain('domesday_survey_domains{state="waiting"} 5');
    expect(await status()).toMatchObject({ state: 'paused', done: 0, estimated_end: null });
    await survey.resume();
    await untilFinished();
    expect(sites.crawls.sort()).toEqual([...domains].sort());
  });

  it('begins no further website while it is paused in the middle', async () => {
    const domains = newDomains(20);
    await load(domains);
    const releases = domains.map((domain) => sites.hold(domain));
    start();
    await expect.poll(() => sites.crawls.length, WAIT).toBe(SLOTS);
    await createProcess().pause();
    await expect.poll(async () => (await status()).working, WAIT).toBe(SLOTS);
    for (const release of releases) release();
    await expect.poll(async () => (await status()).working, WAIT).toBe(0);
    expect(await status()).toMatchObject({ done: SLOTS, waiting: 20 - SLOTS });
    await createProcess().resume();
    await untilFinished();
  });
});

describe('customers', () => {
  it('have their slot at once: a website of the survey is interrupted, does not count, and is read later', async () => {
    const domains = newDomains(SLOTS);
    const releases = domains.map((domain) => sites.hold(domain));
    await load(domains);
    start(createProcess(customers()));
    await expect.poll(() => sites.crawls.length, WAIT).toBe(SLOTS);
    const [asked = ''] = newDomains(1);
    const { job_id: jobId } = (
      await post('/v1/resolve/domain', await fixture.ledger.account(1), asked)
    ).json();
    await fixture.resolution.queueTasks.takeTicket('ticket_of_a_customer', {
      isRepeat: false,
      signal: new AbortController().signal,
      log: fixture.captured.log,
    });
    expect(await fixture.status(jobId)).toMatchObject({ status: 'completed' });
    const done = await status();
    expect([done.done, done.waiting + done.working]).toEqual([0, SLOTS]);
    for (const release of releases) release();
    await untilFinished();
    for (const domain of domains) expect(await rowOf(domain)).toMatchObject({ attempts: 1 });
    expect(new Set(await resultsOf(domains))).toEqual(new Set([1]));
  });

  it('have a busy process for themselves: no website of the survey is begun while they wait', async () => {
    const [asked = '', ...domains] = newDomains(3);
    const release = sites.hold(asked);
    await post('/v1/resolve/domain', await fixture.ledger.account(1), asked);
    const turn = fixture.resolution.queueTasks.takeTicket('ticket_of_another', {
      isRepeat: false,
      signal: new AbortController().signal,
      log: fixture.captured.log,
    });
    await expect.poll(() => sites.crawlsOf(asked), WAIT).toBe(1);
    await load(domains);
    let looks = 0;
    const busy = () => {
      looks += 1;
      return 1;
    };
    start(createProcess(customers(), busy));
    await expect.poll(() => looks, WAIT).toBeGreaterThan(2);
    expect(domains.map(sites.crawlsOf)).toEqual([0, 0]);
    release();
    await turn;
    await untilFinished();
  });

  it('find few judgements of the survey before theirs: none is begun while some wait', async () => {
    const domains = newDomains(availableParallelism() + 40);
    await load(domains);
    const roomy = createTestScheduler(
      { db: fixture.db, clock, ids: createIdSource() },
      { workers: SLOTS, idlePerWorker: 100 },
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const examineSite: SurveyOptions['siteReader']['examineSite'] = async (domain, how) => {
      begun += 1;
      await how.inTurn?.(() => held);
      return fixture.resolution.siteReader.examineSite(domain, how);
    };
    let looks = 0;
    const idle = () => {
      looks += 1;
      return 0;
    };
    start(createProcess(roomy, idle, { ...fixture.resolution.siteReader, examineSite }));
    await expect.poll(() => begun, WAIT).toBeGreaterThan(4);
    const looksBefore = looks;
    await expect.poll(() => looks, WAIT).toBeGreaterThan(looksBefore + 3);
    expect(begun).toBeLessThan(domains.length);
    release();
    await untilFinished();
    expect(await resultsOf(domains)).toEqual(domains.map(() => 1));
  });

  it('have a website that they asked for read by their job; the survey takes its result', async () => {
    const [asked = ''] = newDomains(1);
    await load([asked]);
    await post('/v1/resolve/domain', await fixture.ledger.account(1), asked);
    start();
    await expect.poll(async () => (await status()).waiting, WAIT).toBe(1);
    await fixture.attempt(asked);
    await untilFinished();
    expect([sites.crawlsOf(asked), await rowOf(asked)]).toMatchObject([1, { outcome: 'known' }]);
  });

  it('are answered at once in both directions, and charged as usual, for what was surveyed', async () => {
    const [domain = ''] = newDomains(1);
    const number = await insertCompany(fixture.db);
    sites.set(domain, matchedWith(number));
    await load([domain]);
    start();
    await untilFinished();
    const [one, other] = [await fixture.ledger.account(1), await fixture.ledger.account(1)];
    const forward = await post('/v1/resolve/domain', one, domain);
    expect([forward.statusCode, forward.json()]).toMatchObject([
      200,
      { match_status: 'matched', company: { company_number: number }, charged: true },
    ]);
    const reverse = await fixture.app.inject({
      method: 'POST',
      url: '/v1/resolve/company',
      payload: { company_number: number },
      headers: { 'x-api-key': other },
    });
    expect([reverse.statusCode, reverse.json()]).toMatchObject([200, { charged: true }]);
    expect(reverse.body).toContain(domain);
    expect(sites.crawlsOf(domain)).toBe(1);
    const periods = await fixture.db.query(sql`
      select 1 from website_link_periods where domain = ${domain} and company_number = ${number} and valid_to is null`);
    expect(periods).toHaveLength(1);
  });
});
