import { type ChildProcess, fork } from 'node:child_process';
import { deliveryStore } from '../../src/modules/webhooks/deliveries.store.ts';
import { sql } from '../../src/platform/postgres/index.ts';
import type { BarePosts } from './bare-posts.ts';
import { percentile, type SignalsFixture, until } from './fixture.ts';

const HOSTS = Array.from({ length: 9 }, (_, index) => `s${index}.test`);
/** The number of deliveries that the dispatcher sends to one destination at once. */
const AT_ONCE_PER_HOST = 4;
const SIGNALS = 900;
const ROUNDS = 5;
const COUNT = SIGNALS * HOSTS.length;

/** A backlog of deliveries, and as many bare posts to the same receiver, in turns. */
export async function measureThroughput(fixture: SignalsFixture) {
  await fixture.db.execute(sql`delete from webhook_destinations`);
  for (const host of HOSTS) await fixture.register(`https://${host}/in`);
  const company = fixture.companies[0]?.profile.company_number ?? '';
  await fixture.db.execute(sql`
    insert into watched_companies (account_id, company_number, watched_at)
    values (${fixture.account.id}, ${company}, now()) on conflict do nothing`);

  const child = fork(new URL('./bare-posts.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const rounds: { bare: number; service: number }[] = [];
  let body = '';
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const service = await rateOf(
        fixture,
        (text) => (body = text),
        () => makeBacklog(fixture, company, round),
      );
      const bare = await rateOf(fixture, undefined, () => post(child, fixture, body));
      // The first of each warms up.
      if (round >= 0) rounds.push({ bare, service });
    }
  } finally {
    child.kill();
  }
  return {
    count: COUNT,
    atOnce: HOSTS.length * AT_ONCE_PER_HOST,
    rounds: ROUNDS,
    bare: percentile(
      rounds.map(({ bare }) => bare),
      0.5,
    ),
    service: percentile(
      rounds.map(({ service }) => service),
      0.5,
    ),
    share: percentile(
      rounds.map(({ bare, service }) => service / bare),
      0.5,
    ),
  };
}

/** Deliveries a second, between the first and the last that the receiver got. */
async function rateOf(
  fixture: SignalsFixture,
  onBody: ((body: string) => void) | undefined,
  begin: () => Promise<void>,
): Promise<number> {
  let received = 0;
  let firstAt = 0;
  let lastAt = 0;
  fixture.receiver.onDelivery = (body, at) => {
    if (received === 0) {
      firstAt = at;
      onBody?.(body);
    }
    received += 1;
    lastAt = at;
  };
  await begin();
  await until(() => received >= COUNT, 'everything was received');
  return (received - 1) / ((lastAt - firstAt) / 1_000);
}

async function makeBacklog(fixture: SignalsFixture, company: string, round: number): Promise<void> {
  await fixture.db.transaction(async (tx) => {
    const rows = await tx.query<{ id: string }>(sql`
      insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
        previous, current, source, identity)
      select 'sig_' || ${round}::int || '_' || n, ${company}, 'director_resigned', 'notice', 'BACKLOG LIMITED',
        'Somebody resigned as a director.', current_date, now(), '{"officer":{"name":"SOMEBODY, Ann","role":"director"}}',
        null, 'stream', ${round}::int || '-' || n
      from generate_series(1, ${SIGNALS}::int) n returning id`);
    await deliveryStore.fanOut(
      tx,
      rows.map(({ id }) => id),
      new Date(),
    );
  });
}

function post(child: ChildProcess, fixture: SignalsFixture, body: string): Promise<void> {
  const job: BarePosts = {
    receiver: fixture.receiver.url,
    hosts: HOSTS,
    atOncePerHost: AT_ONCE_PER_HOST,
    count: COUNT,
    body,
  };
  return new Promise((resolve) => {
    child.once('message', () => resolve());
    child.send(job);
  });
}
