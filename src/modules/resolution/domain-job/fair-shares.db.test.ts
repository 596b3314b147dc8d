import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { useResolutionFixture } from '../test-support/resolution-fixture.ts';
import { verdict } from '../test-support/scripted-sites.ts';

/** No job runner: the tests play the tickets, so that the order is theirs. Attempts are slow at once. */
const fixture = useResolutionFixture({
  working: false,
  limits: {
    workers: 4,
    slowAfterMs: 0,
    jobsAtOnce: 6,
    freeOutcomesPerHour: 3,
    weights: { scale: 2 },
  },
});
const { post, sites, clock } = fixture;
const WAIT = { timeout: 20_000 };
let names = 0;
let tickets = 0;
const releases: (() => void)[] = [];
const running: Promise<void>[] = [];

afterEach(async () => {
  for (const release of releases.splice(0)) release();
  await Promise.all(running.splice(0));
  await finishAll();
});

/** Works on all that waits; nothing holds any more. */
async function finishAll(): Promise<void> {
  for (;;) {
    const [task] = await fixture.db.query<{ domain: string }>(
      sql`select domain from resolution_tasks limit 1`,
    );
    if (!task) return;
    await fixture.attempt(task.domain);
  }
}

/**
 * New domains of an account, whose websites answer when `releases` are called. Each is asked for later than
 * the one before: jobs of one instant are taken in the order of their places in the table, which is any order
 * as soon as the places of older jobs are used again.
 */
async function ask(account: string, count: number): Promise<string[]> {
  const domains: string[] = [];
  for (let index = 0; index < count; index += 1) {
    clock.advance({ seconds: 0.001 });
    const domain = `site-${++names}.co.uk`;
    sites.set(domain, verdict());
    releases.push(sites.hold(domain));
    expect((await post('/v1/resolve/domain', account, domain)).statusCode).toBe(202);
    domains.push(domain);
  }
  return domains;
}

/**
 * A worker takes a ticket. Resolves when it has claimed a task and reads its website, or found nothing to do.
 */
async function take(count = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const crawlsBefore = sites.crawls.length;
    let isOver = false;
    const turn = fixture.resolution.queueTasks
      .takeTicket(`ticket_${++tickets}`, {
        isRepeat: false,
        signal: new AbortController().signal,
        log: fixture.captured.log,
      })
      .finally(() => {
        isOver = true;
      });
    running.push(turn);
    await expect.poll(() => isOver || sites.crawls.length > crawlsBefore, WAIT).toBe(true);
  }
}

/** How many websites are being read for each account. */
async function runningFor(...accounts: string[]): Promise<number[]> {
  const rows = await fixture.db.query<{ running_for: string; count: number }>(sql`
    select running_for, count(*)::int as count from resolution_tasks where state = 'processing' group by running_for`);
  return accounts.map((account) => rows.find((row) => row.running_for === account)?.count ?? 0);
}

const account = () => fixture.ledger.account(100);

describe('the workers', () => {
  it('are all for an account that is alone', async () => {
    const alone = await account();
    await ask(alone, 6);
    await take(5);
    expect(await runningFor(alone)).toEqual([4]);
  });

  it('are shared by accounts, not by jobs, and the newcomer is next', async () => {
    const [greedy, modest] = [await account(), await account()];
    await ask(greedy, 6);
    await take(1);
    await ask(modest, 2);
    await take(3);
    expect(await runningFor(greedy, modest)).toEqual([2, 2]);
  });

  it('are shared by the weight of the plan', async () => {
    const [free, scale] = [await account(), await account()];
    await fixture.db.execute(sql`update accounts set plan = 'scale' where id = ${scale}`);
    await ask(free, 6);
    await ask(scale, 6);
    await take(3);
    expect(await runningFor(free, scale)).toEqual([1, 2]);
  });

  it('read a website that two accounts wait for when the first of them has its turn', async () => {
    const [greedy, modest] = [await account(), await account()];
    await ask(greedy, 5);
    const [last = ''] = await ask(greedy, 1);
    await post('/v1/resolve/domain', modest, last);
    await take(2);
    expect(sites.crawlsOf(last)).toBe(1);
  });
});

describe('an account that has slow websites read', () => {
  it('gives slots to others that wait, down to half of them; what was interrupted is read later', async () => {
    const [slow, honest, other] = [await account(), await account(), await account()];
    const domains = await ask(slow, 4);
    await take(4);
    await ask(honest, 1);
    await take();
    await ask(other, 1);
    await take();
    expect(await runningFor(slow, honest, other)).toEqual([2, 1, 1]);
    const interrupted = await fixture.db.query<{ domain: string; attempts: number }>(sql`
      select domain, attempts from resolution_tasks where slow and ticket is null order by domain`);
    expect(interrupted.map(({ attempts }) => attempts)).toEqual([0, 0]);
    for (const { domain } of interrupted) expect(domains).toContain(domain);

    for (const release of releases.splice(0)) release();
    await Promise.all(running.splice(0));
    await take(2);
    await Promise.all(running.splice(0));
    expect(await fixture.db.query(sql`select domain from resolution_tasks`)).toEqual([]);
  });

  it('is not interrupted for itself', async () => {
    const alone = await account();
    await ask(alone, 5);
    await take(5);
    expect(await fixture.db.query(sql`select domain from resolution_tasks where slow`)).toEqual([]);
  });
});

describe('a ticket', () => {
  it('is sent when an attempt ends and others wait, and after one claim while slots are free', async () => {
    const waiting = await account();
    await ask(waiting, 5);
    await fixture.db.execute(sql`delete from graphile_worker._private_jobs`);
    await take(1);
    await expect.poll(queuedTickets, WAIT).toBeGreaterThan(0);
    await take(3);
    await fixture.db.execute(sql`delete from graphile_worker._private_jobs`);
    releases.shift()?.();
    await running[0];
    expect(await queuedTickets()).toBeGreaterThan(0);
  });

  it('works on one task after another if it may continue', async () => {
    await ask(await account(), 3);
    for (const release of releases.splice(0)) release();
    const context = { signal: new AbortController().signal, log: fixture.captured.log };
    await fixture.resolution.queueTasks.takeTicket('ticket_on', {
      ...context,
      isRepeat: false,
      mayContinue: () => true,
    });
    expect(await fixture.db.query(sql`select domain from resolution_tasks`)).toEqual([]);
  });

  it('leaves out tasks that another process has claimed in the meantime', async () => {
    const [first = '', ...others] = await ask(await account(), 6);
    const turn = fixture.resolution.queueTasks.takeTicket('ticket_among_others', {
      signal: new AbortController().signal,
      log: fixture.captured.log,
      isRepeat: false,
      mayContinue: () => true,
    });
    await expect.poll(() => sites.crawlsOf(first), WAIT).toBe(1);
    const [claimed = ''] = others;
    await fixture.db.execute(sql`
      update resolution_tasks set ticket = 'ticket_elsewhere' where domain = ${claimed}`);
    for (const release of releases.splice(0)) release();
    await turn;
    expect(await fixture.db.query(sql`select domain from resolution_tasks`)).toEqual([{ domain: claimed }]);
    expect(others.map(sites.crawlsOf)).toEqual([0, 1, 1, 1, 1]);
  });

  it('goes on with its own task if it runs again, also when another is next', async () => {
    const [first, second] = [await account(), await account()];
    const [domain = ''] = await ask(first, 1);
    const stop = new AbortController();
    const context = { signal: stop.signal, log: fixture.captured.log };
    const turn = fixture.resolution.queueTasks.takeTicket('ticket_again', { ...context, isRepeat: false });
    await expect.poll(() => sites.crawlsOf(domain), WAIT).toBe(1);
    stop.abort(new Error('the process stops'));
    await expect(turn).rejects.toThrow('the process stops');
    await ask(second, 1);
    const again = fixture.resolution.queueTasks.takeTicket('ticket_again', {
      signal: new AbortController().signal,
      log: fixture.captured.log,
      isRepeat: true,
    });
    running.push(again);
    await expect.poll(() => sites.crawlsOf(domain), WAIT).toBe(2);
    expect(await runningFor(first, second)).toEqual([1, 0]);
  });

  async function queuedTickets(): Promise<number> {
    const rows = await fixture.db.query(sql`
      select 1 from graphile_worker._private_jobs where payload ->> 'task_id' like 'ticket_%'`);
    return rows.length;
  }
});

describe('one account', () => {
  it('has a limit of unfinished jobs; a second call for a running one does not count', async () => {
    const busy = await account();
    const [domain = ''] = await ask(busy, 6);
    const refused = await post('/v1/resolve/domain', busy, 'one-more.co.uk');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json().error).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('6 of your jobs are in progress'),
      details: { retry_after_seconds: 5 },
    });
    expect((await post('/v1/resolve/domain', busy, domain)).statusCode).toBe(202);
    expect(
      await fixture.db.query(sql`select 1 from resolution_tasks where domain = 'one-more.co.uk'`),
    ).toEqual([]);
  });

  it('may not have more than that by calling at the same time', async () => {
    const busy = await account();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => {
        const domain = `site-${++names}.co.uk`;
        sites.set(domain, verdict());
        return post('/v1/enrich', busy, domain);
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(6).fill(202), ...Array(6).fill(429)]);
  });

  it('may have only so many outcomes an hour that cost nothing; known results are answered all the same', async () => {
    const unlucky = await account();
    const domains = await ask(unlucky, 3);
    for (const release of releases.splice(0)) release();
    for (const domain of domains) {
      await fixture.finish(domain);
      clock.advance({ minutes: 1 });
    }
    const refused = await post('/v1/enrich', unlucky, 'one-more.co.uk');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(57 * 60));
    expect(refused.json().error.message).toContain('3 results within an hour cost nothing');
    expect((await post('/v1/enrich', unlucky, domains[0])).statusCode).toBe(200);
    clock.advance({ minutes: 57 });
    await ask(unlucky, 1);
  });
});
