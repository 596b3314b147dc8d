/**
 * `npm run bench:growth -- --rows 100000 --refreshes 10`: what refreshes do to the sizes of the tables,
 * without reading any website. The statements of the survey queue, claim and finish every domain; results and
 * links are written as a reading writes them, and results of the time before are deleted in batches.
 * Autovacuum looks every five seconds instead of every minute, and each round waits for it, as the hours
 * between two refreshes would.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { surveyStore } from '../../src/modules/survey/survey.store.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { openDatabase, sql } from '../../src/platform/postgres/index.ts';
import { migrateStorage } from '../../src/storage.ts';
import { makeTempDir } from '../../test/support/service-process.ts';
import { readTableSizes, type TableSize } from './table-sizes.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    refreshes: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
});
const rows = Number(values.rows);
const RUNNER = 'bench';
const CLAIMED_AT_ONCE = 1_000;
const DELETED_AT_ONCE = 2_000;
const DAYS_BETWEEN = 181;
const DAY_MS = 86_400_000;
const AUTOVACUUM_WITHIN_MS = 30_000;
/** Texts of 32 characters, about as long as a stored verdict. */
const HASHES = 47;

const dir = makeTempDir();
const postgres = await openEmbeddedPostgres({ directory: join(dir.path, 'postgres'), log: silentLogger });
await migrateStorage(postgres.url, silentLogger);
const db = openDatabase({ url: postgres.url, log: silentLogger, statementTimeoutMs: 600_000 });
try {
  await db.execute({ text: `alter system set autovacuum_naptime = '5s'`, values: [] });
  await db.execute(sql`select pg_reload_conf()`);
  await db.execute(sql`
    insert into survey_domains (domain, available_at)
    select 'site-' || n || '.co.uk', now() from generate_series(1, ${rows}::int) as n`);
  const sizes: TableSize[][] = [];
  for (let round = 0; round <= Number(values.refreshes); round += 1) {
    await readAll(new Date(Date.now() + round * DAYS_BETWEEN * DAY_MS), round > 0);
    await untilVacuumed();
    sizes.push(await readTableSizes((text) => db.query({ text, values: [] })));
    process.stderr.write(`${round}: ${JSON.stringify(sizes.at(-1))}\n`);
  }
  const text = render(sizes);
  process.stdout.write(text);
  if (values.out !== undefined) writeFileSync(values.out, text);
} finally {
  await db.close();
  await postgres.release();
  dir.remove();
}

/** One reading of every domain. */
async function readAll(now: Date, isRefresh: boolean): Promise<void> {
  const leaseUntil = new Date(now.getTime() + 30_000);
  if (isRefresh) {
    const today = now.toISOString().slice(0, 10);
    await db.transaction((tx) => surveyStore.refresh(tx, { now, today, budget: rows }));
  }
  for (;;) {
    const claimed = await surveyStore.claim(db, { runner: RUNNER, limit: CLAIMED_AT_ONCE, now, leaseUntil });
    if (claimed.length === 0) break;
    const domains = claimed.map(({ domain }) => domain);
    await db.transaction(async (tx) => {
      const ends = domains.map((domain) => ({
        ...{ domain, outcome: 'matched' as const, companyNumber: '01000001', failureCode: null, at: now },
      }));
      await surveyStore.finishJudged(tx, { runner: RUNNER, ends });
      await tx.execute(sql`
        insert into domain_results (domain, match_status, company_number, verdict, pages_read, resolved_at, expires_at)
        select domain, 'matched', '01000001', jsonb_build_object('quote', repeat(md5(domain), ${HASHES}::int)), 1,
          ${now}, ${now}::timestamptz + interval '30 days' from unnest(${domains}::text[]) as domain`);
      await tx.execute(sql`
        insert into website_links (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
        select '01000001', domain, 'verified', 1, jsonb_build_array(repeat(md5(domain), ${HASHES}::int)), 'forward',
          ${now}, ${now}::timestamptz + interval '30 days' from unnest(${domains}::text[]) as domain
        on conflict (company_number, domain) do update
          set evidence = excluded.evidence, verified_at = excluded.verified_at, valid_until = excluded.valid_until`);
    });
  }
  await deleteOldResults(now);
}

async function deleteOldResults(now: Date): Promise<void> {
  for (;;) {
    const deleted = await db.execute(sql`
      delete from domain_results where id in (
        select id from domain_results where expires_at < ${now}::timestamptz - interval '90 days' limit ${DELETED_AT_ONCE})`);
    if (deleted === 0) return;
  }
}

/** Until few rows are dead, or autovacuum leaves them because they are too few for it. */
async function untilVacuumed(): Promise<void> {
  const until = performance.now() + AUTOVACUUM_WITHIN_MS;
  while (performance.now() < until) {
    await sleep(1_000);
    const left = await db.query(sql`
      select from pg_stat_user_tables
      where relname in ('survey_domains', 'domain_results', 'website_links') and n_dead_tup > 0.2 * n_live_tup + 50`);
    if (left.length === 0) return;
  }
}

function render(sizes: readonly TableSize[][]): string {
  const names = ['survey_domains', 'domain_results', 'website_links'];
  const cells = (round: readonly TableSize[]) =>
    names.map((name) => {
      const size = round.find(({ table }) => table === name);
      return size ? `${size.tableMb} + ${size.indexMb} (${size.deadRows}; ${size.autovacuums})` : '';
    });
  return `# Tables of ${rows.toLocaleString('en-GB')} domains after ${sizes.length - 1} refreshes

Measured by \`npm run bench:growth -- --rows ${rows} --refreshes ${sizes.length - 1}\`: the statements of the survey without reading websites; every row changes in every
refresh. MB of the table + its indexes after autovacuum (rows that are still dead; autovacuums so far).

| reading | ${names.map((name) => `\`${name}\``).join(' | ')} |
|---|${names.map(() => '---|').join('')}
${sizes.map((round, index) => `| ${index === 0 ? 'first' : index} | ${cells(round).join(' | ')} |`).join('\n')}
`;
}
