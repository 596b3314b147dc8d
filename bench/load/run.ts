/**
 * `npm run bench:load [-- --rows 570000]`: 70% known results, 20% searches, 5% new resolutions and 5% feeds,
 * at the highest rate that keeps the p99 below 250 ms, beside the bare framework with the same statements:
 * first by short steps, then by long runs, with the memory and the event-loop delay of the service.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { nameKey } from '../../src/shared/companies/company-name.ts';
import { createIdSource } from '../../src/shared/ids.ts';
import { runCommand, startService, stopService } from '../../test/support/service-process.ts';
import { Random } from '../../test/support/snapshot/random.ts';
import { createFundedAccount, nextMessage } from '../forked.ts';
import { KINDS } from '../register/search/queries.ts';
import {
  cpuSeconds,
  cpuSecondsWithChildren,
  residentMegabytes,
} from '../resolution/speed/process-figures.ts';
import { openFixture } from '../survey/open-fixture.ts';
import { listCompanies } from '../survey/sites.ts';
import { findHighestRate, type LoadTarget, runAtRate, type StepFigures } from './generate.ts';
import { recordStatements } from './record.ts';
import { keyOf, type LoadKind, type LoadRequest, type Recordings } from './recorded.ts';
import { best, type LongRun, MIX, renderLoad, renderLoadPlot, type Sample } from './report.ts';

const { values } = parseArgs({
  options: {
    /** Companies in the register. */
    rows: { type: 'string', default: '570000' },
    turns: { type: 'string', default: '3' },
    /** Requests per second of the first step. */
    from: { type: 'string', default: '100' },
    'seconds-each': { type: 'string', default: '4' },
    'long-seconds': { type: 'string', default: '45' },
    'data-dir': { type: 'string' },
    out: { type: 'string', default: new URL('../results/load.md', import.meta.url).pathname },
  },
});
const rows = Number(values.rows);
const search = { p99Max: 250, secondsEach: Number(values['seconds-each']), from: Number(values.from) };
/** The first companies of the register, which websites, searches and signals are about. */
const SITE_ROWS = Math.min(rows, 50_000);
const CPU_SECONDS = 15;
const SLOWER = 0.88;
const KNOWN = 200;
const SEARCHES = 300;
const WATCHED = 50;
const SIGNALS_EACH = 40;
const NO_LIMIT = '1000000000';

console.log(`importing ${rows} companies`);
const companies = listCompanies(SITE_ROWS);
const fixture = await openFixture({ dataDir: values['data-dir'], rows, siteRows: SITE_ROWS });
const { scratch, websites, postgres } = fixture;
const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
const environment = {
  ...fixture.environment,
  WORKERS: '4',
  AUTH_THROTTLE: 'off',
  RESOLUTION_RATE_LIMIT_PER_MINUTE: NO_LIMIT,
  JOBS_AT_ONCE: NO_LIMIT,
  FREE_OUTCOMES_PER_HOUR: NO_LIMIT,
  WATCHLIST_LIMIT: NO_LIMIT,
};
const service = await startService('serve', environment);
const worker = runCommand(['work'], environment);
let bare: ChildProcess | undefined;
let asked = KNOWN;
try {
  const key = await createFundedAccount(environment, 1_000_000);
  console.log('preparing known results and a feed');
  await prepareKnown(key);
  await prepareFeed(key);
  // Low priority: in production the worker runs on another machine.
  setPriority(worker.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  const pools = makeRequests();
  const newDomain = nextDomain();
  const recordings = await recordStatements({
    environment,
    databaseUrl: postgres.url,
    key,
    requests: [...pools.known, ...pools.search, ...pools.feed],
    newDomain: { domain: newDomain, request: resolveRequest('new', newDomain) },
  });
  const recordingsFile = join(scratch.path, 'recordings.json');
  writeFileSync(recordingsFile, JSON.stringify(recordings));
  bare = fork(new URL('./bare-server.ts', import.meta.url), [postgres.url, recordingsFile], {
    execArgv: ['--import', 'tsx'],
  });
  const next = mixer(pools);
  const headers = { 'x-api-key': key };
  const targets = {
    bare: { url: await nextMessage<string>(bare), headers, next },
    service: { url: service.url, headers, next },
  };
  const found: Record<keyof typeof targets, StepFigures[]> = { bare: [], service: [] };
  for (const target of Object.values(targets)) await runAtRate(target, search.from, 3);
  const cpu = {
    bare: await measureCpu(targets.bare, bare.pid ?? 0),
    service: await measureCpu(targets.service, service.child.pid ?? 0),
  };
  for (let turn = 0; turn < Number(values.turns); turn++) {
    // They take turns in being the first.
    for (const name of turn % 2 === 0 ? (['bare', 'service'] as const) : (['service', 'bare'] as const)) {
      const step = await findHighestRate(targets[name], { ...search, onStep: (each) => say(name, each) });
      if (step) found[name].push(step);
    }
  }
  const longSeconds = Number(values['long-seconds']);
  const lasting = { bare: await findLasting('bare'), service: await findLasting('service') };
  /**
   * Tries lower rates than the highest of the short steps, until the p99 of a long run stays below the limit.
   */
  async function findLasting(name: keyof typeof targets): Promise<LongRun> {
    for (let rate = best(found[name]); ; rate *= SLOWER) {
      const run = await runLong(targets[name], rate, longSeconds);
      say(`${name}, ${longSeconds} s`, run.figures);
      if ((run.figures.p99 <= search.p99Max && run.figures.failures === 0) || rate < search.from / 2)
        return run;
    }
  }
  const { rows: waiting } = await db.query(
    'select count(*)::int as jobs from resolution_jobs where finished_at is null',
  );
  const figures = {
    ...{ ...search, ...found, cpu, lasting, longSeconds },
    options: `--rows ${rows} --turns ${values.turns} --from ${values.from} --seconds-each ${values['seconds-each']} --long-seconds ${longSeconds}`,
    jobsWaiting: Number(waiting[0]?.jobs),
    statements: countStatements(pools, recordings),
  };
  const text = renderLoad(figures);
  writeFileSync(values.out, text);
  writeFileSync(values.out.replace(/(\.md)?$/, '.svg'), renderLoadPlot(lasting.service.samples));
  process.stdout.write(text);
} finally {
  bare?.kill();
  worker.child.kill('SIGKILL');
  await worker.ended;
  await stopService(service);
  await db.end();
  await postgres.release();
  websites.kill();
  scratch.remove();
}

function say(name: string, { rate, answered, p99, failures }: StepFigures): void {
  console.log(
    `${name}: ${rate} a second, ${Math.round(answered)} answered, p99 ${p99.toFixed(0)} ms, ${failures} failures`,
  );
}

function nextDomain(): string {
  return `asked-${asked++}.test`;
}

function resolveRequest(kind: LoadKind, domain: string): LoadRequest {
  return { kind, method: 'POST', path: '/v1/resolve/domain', body: JSON.stringify({ domain }) };
}

async function post(key: string, path: string, body: string): Promise<number> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body,
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.status;
}

/** Resolves each domain until its result is known, for which the account has then paid. */
async function prepareKnown(key: string): Promise<void> {
  let unknown = Array.from({ length: KNOWN }, (_, index) => resolveRequest('known', `asked-${index}.test`));
  while (unknown.length > 0) {
    const still: LoadRequest[] = [];
    for (const request of unknown) {
      if ((await post(key, request.path, request.body ?? '')) !== 200) still.push(request);
    }
    unknown = still;
    await sleep(500);
  }
}

/** Adds signals of watched companies, without the changes that would cause them. */
async function prepareFeed(key: string): Promise<void> {
  const ids = createIdSource();
  for (let index = 0; index < WATCHED; index++) {
    const { number, name } = companies[index * 7]!;
    await post(key, '/v1/watchlist', JSON.stringify({ company_number: number }));
    for (let nth = 0; nth < SIGNALS_EACH; nth++) {
      const at = new Date(Date.UTC(2026, 8, 1 + nth, 9, 0, index));
      await db.query(
        `insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
           previous, current, source, identity)
         values ($1, $2, 'director_appointed', 'info', $3, $4, $5::timestamptz::date, $5::timestamptz, null, $6, 'stream', $1)`,
        [ids.sortable('sig', at), number, name, `${name} appointed a director`, at, { name: 'A DIRECTOR' }],
      );
    }
  }
}

function makeRequests(): Record<Exclude<LoadKind, 'new'>, LoadRequest[]> {
  const random = new Random().reset(7, 1);
  const searchBy = (parameters: Record<string, string>): LoadRequest => {
    return { kind: 'search', method: 'GET', path: `/v1/companies/search?${new URLSearchParams(parameters)}` };
  };
  const searches = Array.from({ length: SEARCHES }, (_, index) => {
    const { name, postcode } = companies[random.below(companies.length)]!;
    const key = nameKey(name);
    const typed = [
      KINDS.exact(key),
      KINDS.exact(key),
      KINDS.prefix(key) ?? key,
      KINDS['one typing error'](key, random),
    ][index % 5];
    // One in five searches is by filters alone.
    return searchBy(
      typed ? { name: typed } : { postcode: postcode.split(' ')[0] ?? '', company_status: 'active' },
    );
  });
  const feed = [
    'limit=20',
    'limit=20&page=2',
    'limit=100',
    'cursor=start&limit=100',
    'severity=info&limit=20',
  ];
  return {
    known: Array.from({ length: KNOWN }, (_, index) => resolveRequest('known', `asked-${index}.test`)),
    search: searches,
    feed: feed.map((query) => ({ kind: 'feed', method: 'GET', path: `/v1/signals?${query}` })),
  };
}

/** Mixes the kinds evenly by their shares; the requests of a kind keep their order. */
function mixer(pools: Record<Exclude<LoadKind, 'new'>, LoadRequest[]>): () => LoadRequest {
  const random = new Random().reset(8, 1);
  const kinds = (Object.entries(MIX) as [LoadKind, number][]).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => ({ kind, place: random.below(1_000_000) })),
  );
  kinds.sort((a, b) => a.place - b.place);
  let nth = 0;
  return () => {
    const { kind } = kinds[nth++ % kinds.length]!;
    if (kind === 'new') return resolveRequest('new', nextDomain());
    const pool = pools[kind];
    return pool[random.below(pool.length)]!;
  };
}

function countStatements(
  pools: Record<Exclude<LoadKind, 'new'>, LoadRequest[]>,
  { byRequest, newDomain }: Recordings,
): Record<LoadKind, number> {
  const mean = (kind: Exclude<LoadKind, 'new'>) =>
    pools[kind].reduce((sum, request) => sum + (byRequest[keyOf(request)]?.statements.length ?? 0), 0) /
    pools[kind].length;
  return {
    known: mean('known'),
    search: mean('search'),
    feed: mean('feed'),
    new: newDomain.recording.statements.length,
  };
}

/**
 * Milliseconds of processor time per request, of the process and of PostgreSQL, at a rate that both can keep.
 */
async function measureCpu(target: LoadTarget, pid: number): Promise<{ own: number; database: number }> {
  const before = { own: cpuSeconds(pid), database: cpuSecondsWithChildren(postgres.pid) };
  const { answered } = await runAtRate(target, search.from, CPU_SECONDS);
  const requests = answered * CPU_SECONDS;
  return {
    own: ((cpuSeconds(pid) - before.own) * 1_000) / requests,
    database: ((cpuSecondsWithChildren(postgres.pid) - before.database) * 1_000) / requests,
  };
}

async function runLong(target: LoadTarget, rate: number, seconds: number): Promise<LongRun> {
  const samples: Sample[] = [await takeSample(0)];
  const startedAt = performance.now();
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      await sleep(1_000);
      samples.push(await takeSample((performance.now() - startedAt) / 1_000));
    }
  })();
  const figures = await runAtRate(target, Math.round(rate), seconds);
  isOver = true;
  await sampling;
  return { figures, samples };
}

async function takeSample(seconds: number): Promise<Sample> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) * 1_000;
  return {
    seconds,
    megabytes: residentMegabytes(service.child.pid ?? 0),
    delayMean: read('nodejs_eventloop_lag_mean_seconds'),
    delayP99: read('nodejs_eventloop_lag_p99_seconds'),
  };
}
