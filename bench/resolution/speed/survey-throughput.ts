import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runCommand } from '../../../test/support/service-process.ts';
import type { ServiceUnderTest } from '../service/service-under-test.ts';
import type { PlannedSite } from '../sites/index.ts';

const LOOK_EVERY_MS = 250;
const FIRST_LOOK_EVERY_MS = 20;
/** Ten minutes without a single site done: something hangs. */
const STALLED_MS = 600_000;

/**
 * Surveys every site and waits until the last one is done. The clock starts with the first outcome: a worker
 * looks only every few seconds whether a paused survey goes on.
 */
export async function measureSurvey(
  service: ServiceUnderTest,
  sites: readonly PlannedSite[],
): Promise<{ seconds: number; failed: number }> {
  const db = new pg.Client({ connectionString: service.databaseUrl });
  await db.connect();
  try {
    await db.query('truncate survey_domains, survey_lists');
    await survey(service, 'pause');
    await loadList(service, sites);
    await db.query('update survey_state set paused_at = null');
    await untilLeft(db, { atMost: sites.length - 1, lookEveryMs: FIRST_LOOK_EVERY_MS });
    const startedAt = performance.now();
    await untilLeft(db, { atMost: 0, lookEveryMs: LOOK_EVERY_MS });
    const seconds = (performance.now() - startedAt) / 1_000;
    const { rows } = await db.query(
      `select count(*)::int as failed from survey_domains where outcome in ('failed', 'known')`,
    );
    return { seconds, failed: Number(rows[0]?.failed) };
  } finally {
    await db.end();
  }
}

async function loadList(service: ServiceUnderTest, sites: readonly PlannedSite[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'survey-profile-'));
  try {
    const file = join(folder, 'sites.txt');
    writeFileSync(file, sites.map(({ domain }) => `${domain}\n`).join(''));
    await survey(service, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function survey({ environment }: ServiceUnderTest, argument: string): Promise<void> {
  const { code, stderr } = await runCommand(['survey', argument], environment).ended;
  if (code !== 0) throw new Error(stderr);
}

async function untilLeft(db: pg.Client, { atMost, lookEveryMs }: { atMost: number; lookEveryMs: number }) {
  let last = { left: Number.POSITIVE_INFINITY, at: performance.now() };
  while (last.left > atMost) {
    const { rows } = await db.query('select count(*)::int as left from survey_domains where outcome is null');
    const left = Number(rows[0]?.left);
    if (left < last.left) last = { left, at: performance.now() };
    else if (performance.now() - last.at > STALLED_MS)
      throw new Error(`nothing happens; ${left} sites are left`);
    if (left > atMost) await sleep(lookEveryMs);
  }
}
