import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { insertCompany } from '../test-support/register-fixture.ts';
import { useResolutionFixture } from '../test-support/resolution-fixture.ts';
import { matchedWith, verdict } from '../test-support/scripted-sites.ts';
import { websiteLinkStore as links } from '../website-links.store.ts';

/** No worker here: the tests make every attempt themselves. */
const fixture = useResolutionFixture({ working: false });
const { post, sites, status, attempt, clock } = fixture;

async function askFor(domain: string, account?: string): Promise<{ account: string; jobId: string }> {
  const asking = account ?? (await fixture.ledger.account(1));
  const { job_id: jobId } = (await post('/v1/enrich', asking, domain)).json();
  return { account: asking, jobId };
}

async function taskOf(domain: string) {
  return fixture.db.first<{ id: string; state: string; attempts: number; stage: string }>(sql`
    select id, state, attempts, stage from resolution_tasks where domain = ${domain}`);
}

async function queued(taskId: string | undefined): Promise<number> {
  const rows = await fixture.db.query(sql`
    select 1 from graphile_worker._private_jobs where key = ${`resolution:${taskId}`}`);
  return rows.length;
}

const recoverStalled = () => fixture.resolution.queueTasks.recoverStalled(fixture.captured.log);

describe('an attempt', () => {
  it('puts the job back to pending when it fails; the third failure fails it and returns the credit', async () => {
    sites.set('failing.co.uk', new Error('our trouble'));
    const { account, jobId } = await askFor('failing.co.uk');
    for (const attempts of [1, 2]) {
      await expect(attempt('failing.co.uk')).rejects.toThrow('our trouble');
      expect(await status(jobId)).toMatchObject({ status: 'pending', charge_reason: 'pending' });
      expect(await taskOf('failing.co.uk')).toMatchObject({ state: 'pending', attempts });
    }
    await attempt('failing.co.uk');
    expect(await status(jobId)).toMatchObject({
      status: 'failed',
      charged: false,
      charge_reason: 'job_failed_free',
      error_message: expect.stringContaining('failed three times'),
    });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 1, held: 0, available: 1 });
    expect(await taskOf('failing.co.uk')).toBeUndefined();

    sites.set('failing.co.uk', verdict());
    const again = await askFor('failing.co.uk', account);
    expect(again.jobId).not.toBe(jobId);
    await attempt('failing.co.uk');
    expect((await status(again.jobId)).status).toBe('completed');
    expect((await status(jobId)).status).toBe('failed');
  });

  it('does not count if a stopping process cut it short', async () => {
    sites.set('stopped.co.uk', verdict());
    sites.hold('stopped.co.uk');
    const { jobId } = await askFor('stopped.co.uk');
    for (let stops = 0; stops < 4; stops++) {
      const stop = new AbortController();
      const attempted = attempt('stopped.co.uk', stop.signal);
      await expect.poll(async () => (await status(jobId)).status).toBe('processing');
      stop.abort(new Error('the process stops'));
      await expect(attempted).rejects.toThrow('the process stops');
      expect(await taskOf('stopped.co.uk')).toMatchObject({ state: 'pending', attempts: 0 });
    }
  });

  it('does not count if a database outage cut it short', async () => {
    sites.set('outage.co.uk', new Error('Connection terminated unexpectedly'));
    const { jobId } = await askFor('outage.co.uk');
    for (let outages = 0; outages < 4; outages++) {
      await expect(attempt('outage.co.uk')).rejects.toThrow('Connection terminated');
      expect(await taskOf('outage.co.uk')).toMatchObject({ state: 'pending', attempts: 0 });
    }
    sites.set('outage.co.uk', verdict());
    await attempt('outage.co.uk');
    expect((await status(jobId)).status).toBe('completed');
  });

  it('does no work and does not count if it begins while the process stops', async () => {
    sites.set('stopping.co.uk', verdict());
    await askFor('stopping.co.uk');
    const stopped = AbortSignal.abort(new Error('the process stops'));
    await expect(attempt('stopping.co.uk', stopped)).rejects.toThrow('the process stops');
    expect(sites.crawlsOf('stopping.co.uk')).toBe(0);
    expect(await taskOf('stopping.co.uk')).toMatchObject({ state: 'pending', attempts: 0 });
  });

  it('leaves the job processing for a minute if its worker died, then pending, then free for the next worker', async () => {
    sites.set('orphan.co.uk', verdict());
    sites.hold('orphan.co.uk');
    const { jobId } = await askFor('orphan.co.uk');
    void attempt('orphan.co.uk').catch(() => undefined);
    await expect.poll(async () => (await status(jobId)).status).toBe('processing');
    clock.advance({ seconds: 59 });
    expect((await status(jobId)).status).toBe('processing');
    clock.advance({ seconds: 1 });
    expect((await status(jobId)).status).toBe('pending');
  });

  it('fails the job after three dead workers', async () => {
    sites.set('deadly.co.uk', verdict());
    const { account, jobId } = await askFor('deadly.co.uk');
    await fixture.db.execute(sql`update resolution_tasks set attempts = 3 where domain = 'deadly.co.uk'`);
    await attempt('deadly.co.uk');
    expect((await status(jobId)).status).toBe('failed');
    expect(sites.crawlsOf('deadly.co.uk')).toBe(0);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('made twice at once stores one result and charges once', async () => {
    sites.set('twice.co.uk', matchedWith(await insertCompany(fixture.db)));
    const release = sites.hold('twice.co.uk');
    const { account, jobId } = await askFor('twice.co.uk');
    const both = Promise.all([attempt('twice.co.uk'), attempt('twice.co.uk')]);
    await expect.poll(() => sites.crawlsOf('twice.co.uk')).toBe(2);
    release();
    await both;
    expect(await status(jobId)).toMatchObject({ status: 'completed', charged: true });
    const results = await fixture.db.query(sql`select 1 from domain_results where domain = 'twice.co.uk'`);
    expect(results).toHaveLength(1);
    expect(await fixture.ledger.kinds(account)).toEqual(['grant', 'hold', 'charge']);
  });

  it('does nothing at a task that is done', async () => {
    sites.set('done.co.uk', verdict());
    await askFor('done.co.uk');
    const task = await taskOf('done.co.uk');
    await attempt('done.co.uk');
    const signal = new AbortController().signal;
    await fixture.resolution.queueTasks.runAttempt(
      { id: task?.id ?? '', subject: 'done.co.uk' },
      { signal, log: fixture.captured.log },
    );
    expect(sites.crawlsOf('done.co.uk')).toBe(1);
  });

  it('completes the job for a website whose words hold characters that the database refuses', async () => {
    const number = await insertCompany(fixture.db);
    const odd = matchedWith(number);
    const evidence = odd.evidence.map((one) => ({ ...one, quote: `Acme\0 Ltd \ud83d` }));
    sites.set('odd.co.uk', { ...odd, evidence, explanation: 'Acme\0 \udc00 is named.' });
    const { jobId } = await askFor('odd.co.uk');
    await attempt('odd.co.uk');
    expect(await status(jobId)).toMatchObject({
      status: 'completed',
      explanation: 'Acme\ufffd \ufffd is named.',
      evidence: [{ quote: 'Acme\ufffd Ltd \ufffd' }],
    });
  });

  it('changes no credit if its verdict cannot be stored', async () => {
    sites.set('wrong.co.uk', verdict({ match_status: 'matched', match_confidence: 0.99 }));
    const { account } = await askFor('wrong.co.uk');
    await expect(attempt('wrong.co.uk')).rejects.toThrow('a match without a company');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 1 });
  });
});

describe('the links between companies and websites', () => {
  const linksOf = (domain: string) =>
    fixture.db.query<{ company_number: string; status: string; source: string }>(sql`
      select company_number, status, source from website_links where domain = ${domain} order by company_number`);

  it('hold every match with its evidence until the result expires', async () => {
    const number = await insertCompany(fixture.db);
    await fixture.learn('linked.co.uk', matchedWith(number));
    const [link] = await links.listOfCompany(fixture.db, number);
    const now = clock.now();
    expect(link).toEqual({
      company_number: number,
      domain: 'linked.co.uk',
      status: 'verified',
      confidence: 0.991,
      evidence: matchedWith(number).evidence,
      source: 'forward',
      verified_at: now,
      valid_until: new Date(now.getTime() + 30 * 24 * 3_600_000),
    });
    expect(await links.listOfDomain(fixture.db, 'linked.co.uk', now)).toEqual([link]);
  });

  it('end when the website belongs to another company, or to none; not when it cannot be read', async () => {
    const [first, second] = [await insertCompany(fixture.db), await insertCompany(fixture.db)];
    const relearn = async (script: Parameters<typeof fixture.learn>[1]) => {
      clock.advance({ days: 31 });
      await fixture.learn('moved.co.uk', script);
    };
    await relearn(matchedWith(first));
    await relearn(verdict({ match_status: 'scrape_failed' }));
    expect(await linksOf('moved.co.uk')).toMatchObject([{ company_number: first, status: 'verified' }]);
    await relearn(matchedWith(second));
    expect(await linksOf('moved.co.uk')).toMatchObject([
      { company_number: first, status: 'ended' },
      { company_number: second, status: 'verified' },
    ]);
    await relearn(verdict());
    expect((await linksOf('moved.co.uk')).map((link) => link.status)).toEqual(['ended', 'ended']);
  });

  it('found in the other direction answer for the domain too', async () => {
    const number = await insertCompany(fixture.db);
    await fixture.db.transaction((tx) =>
      fixture.resolution.siteReader.recordVerdict(tx, {
        domain: 'reverse.co.uk',
        verdict: matchedWith(number),
        pagesRead: 3,
        at: clock.now(),
        source: 'reverse',
      }),
    );
    const account = await fixture.ledger.account(1);
    const known = await post('/v1/enrich', account, 'reverse.co.uk');
    expect([known.statusCode, known.json().charge_reason]).toEqual([200, 'matched']);
    expect(await linksOf('reverse.co.uk')).toMatchObject([{ source: 'reverse' }]);
  });
});

describe('recovery of stalled tasks', () => {
  it('queues a task again that the queue has lost, and leaves one alone that is being worked on', async () => {
    sites.set('lost.co.uk', verdict());
    const { jobId } = await askFor('lost.co.uk');
    const task = await taskOf('lost.co.uk');
    await fixture.db.execute(
      sql`delete from graphile_worker._private_jobs where key = ${`resolution:${task?.id}`}`,
    );
    await recoverStalled();
    expect(await queued(task?.id)).toBe(0);
    clock.advance({ minutes: 6 });
    await recoverStalled();
    expect(await queued(task?.id)).toBe(1);
    await recoverStalled();
    expect(await queued(task?.id)).toBe(1);
    await attempt('lost.co.uk');
    expect((await status(jobId)).status).toBe('completed');
  });

  it('fails what was not done within a day, and returns its credit', async () => {
    const { account, jobId } = await askFor('forgotten.co.uk');
    clock.advance({ hours: 25 });
    await recoverStalled();
    expect(await status(jobId)).toMatchObject({
      status: 'failed',
      error_message: expect.stringContaining('within a day'),
    });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('fails jobs whose task is gone, and returns holds without a job', async () => {
    const { account, jobId } = await askFor('taskless.co.uk');
    await fixture.db.execute(sql`delete from resolution_tasks where domain = 'taskless.co.uk'`);
    await recoverStalled();
    expect((await status(jobId)).status).toBe('failed');
    expect(await fixture.ledger.balance(account)).toMatchObject({ held: 0 });

    const other = await askFor('jobless.co.uk');
    await fixture.db.execute(sql`delete from resolution_jobs where id = ${other.jobId}`);
    await recoverStalled();
    expect(await fixture.ledger.balance(other.account)).toMatchObject({ held: 1 });
    clock.advance({ hours: 26 });
    await recoverStalled();
    expect(await fixture.ledger.balance(other.account)).toMatchObject({ balance: 1, held: 0 });
  });
});

describe('a task', () => {
  it('is forgotten 90 days after it ended, but not a result that a job still shows', async () => {
    sites.set('old.co.uk', verdict());
    const { jobId } = await askFor('old.co.uk');
    await attempt('old.co.uk');
    clock.advance({ days: 89 });
    await fixture.resolution.queueTasks.purge();
    expect((await status(jobId)).status).toBe('completed');
    clock.advance({ days: 2 });
    await fixture.resolution.queueTasks.purge();
    expect((await fixture.get(`/v1/enrich/status/${jobId}`)).statusCode).toBe(404);
    clock.advance({ days: 7 });
    await fixture.resolution.queueTasks.purge();
    const results = await fixture.db.query(sql`select 1 from domain_results where domain = 'old.co.uk'`);
    expect(results).toEqual([]);
  });
});
