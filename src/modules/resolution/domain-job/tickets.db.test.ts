import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { useResolutionFixture } from '../test-support/resolution-fixture.ts';
import { verdict } from '../test-support/scripted-sites.ts';

/** No job runner: the tests play the tickets. A process with two slots. */
const fixture = useResolutionFixture({ working: false, limits: { workers: 2 } });
const { post, sites } = fixture;
const WAIT = { timeout: 20_000 };
const releases: (() => void)[] = [];
const running: Promise<void>[] = [];
let names = 0;

afterEach(async () => {
  for (const release of releases.splice(0)) release();
  await Promise.all(running.splice(0));
  const left = await fixture.db.query<{ domain: string }>(sql`select domain from resolution_tasks`);
  for (const { domain } of left) await fixture.attempt(domain);
});

/** More jobs than slots, whose websites answer when `releases` are called, and no ticket for any of them. */
async function askForThree(): Promise<void> {
  const account = await fixture.ledger.account(100);
  for (let index = 0; index < 3; index += 1) {
    const domain = `ticketed-${++names}.co.uk`;
    sites.set(domain, verdict());
    releases.push(sites.hold(domain));
    expect((await post('/v1/resolve/domain', account, domain)).statusCode).toBe(202);
  }
  await fixture.db.execute(sql`delete from graphile_worker._private_jobs`);
}

/** Tickets that come at the same time. Resolves when their attempts read websites. */
async function take(...tickets: string[]): Promise<void> {
  const crawlsBefore = sites.crawls.length;
  const context = { isRepeat: false, signal: new AbortController().signal, log: fixture.captured.log };
  running.push(...tickets.map((ticket) => fixture.resolution.queueTasks.takeTicket(ticket, context)));
  await expect.poll(() => sites.crawls.length - crawlsBefore, WAIT).toBe(tickets.length);
}

async function queuedTickets(): Promise<number> {
  const rows = await fixture.db.query(sql`
    select 1 from graphile_worker._private_jobs where payload ->> 'task_id' like 'ticket_%'`);
  return rows.length;
}

describe('an attempt that begins', () => {
  it('sends a ticket for a slot that is free', async () => {
    await askForThree();
    await take('ticket_alone');
    expect(await queuedTickets()).toBe(1);
  });

  it('sends no other ticket for a slot that another ticket is about to take', async () => {
    await askForThree();
    await take('ticket_first', 'ticket_second');
    expect(await queuedTickets()).toBe(0);
  });
});
