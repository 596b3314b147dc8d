import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createArchive } from './index.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');
const scratch = mkdtempSync(join(tmpdir(), 'archive-'));
const before = new Date('2025-01-01T00:00:00Z');
/** One an hour, from the beginning of 2024 on: more than are read at a time. */
const ROWS = 12_000;
const OLD = 366 * 24;
const REFERRED = 'sig_000100';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.execute(sql`insert into accounts (id, created_at) values ('acc_archive', now())`);
  await db.execute(sql`
    insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at, source, identity)
    select 'sig_' || lpad(n::text, 6, '0'), '01000001', 'company_renamed', 'info', 'ACME LIMITED', 'Zoë said "yes"' || E'\n' || n,
      '2024-01-01', '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour', 'stream', n
    from generate_series(0, ${ROWS - 1}::int) as n`);
  await db.execute(sql`
    insert into audit_events (id, account_id, kind, at)
    select 'aud_' || lpad(n::text, 6, '0'), 'acc_archive', 'signed_in', '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour'
    from generate_series(0, ${ROWS - 1}::int) as n`);
  // Every second link is current, however old it is.
  await db.execute(sql`
    insert into website_link_periods (company_number, domain, valid_from, confirmed_at, valid_to, ended_by)
    select '01000001', n || '.co.uk', at, at, case when n % 2 = 0 then at end, case when n % 2 = 0 then 'in_doubt' end
    from generate_series(0, ${ROWS - 1}::int) as n, lateral (select '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour') as dated (at)`);
  await db.execute(
    sql`insert into signal_mail_items (account_id, signal_id) values ('acc_archive', ${REFERRED})`,
  );
});

afterAll(async () => {
  await database.drop();
  rmSync(scratch, { recursive: true });
});

const archive = (folder: string, day = before) =>
  createArchive({ db: database.db, clock }).archive(join(scratch, folder), day);

async function countRows() {
  const row = await database.db.first<{ signals: number; events: number; periods: number }>(sql`
    select (select count(*) from signals) as signals, (select count(*) from audit_events) as events,
      (select count(*) from website_link_periods) as periods`);
  return row;
}

function readRows(folder: string, file: string): Record<string, unknown>[] {
  const text = gunzipSync(readFileSync(join(scratch, folder, file))).toString();
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('refuses rows of the last year and a folder with something in it, and changes nothing', async () => {
  await expect(archive('young', new Date('2025-11-17T00:00:00Z'))).rejects.toThrow(
    /--before 2025-11-16 at the latest/,
  );
  mkdirSync(join(scratch, 'used', 'by-others'), { recursive: true });
  await expect(archive('used')).rejects.toThrow(/is not empty/);
  expect(await countRows()).toEqual({ signals: ROWS, events: ROWS, periods: ROWS });
});

it('moves every old row into files that a manifest describes, and leaves what is young, current or in use', async () => {
  const files = await archive('first');
  const rowsOf = (table: string) => ({ table, rows: OLD, deleted: OLD });
  expect(files).toMatchObject([
    { ...rowsOf('signals'), deleted: OLD - 1 },
    rowsOf('audit_events'),
    { table: 'website_link_periods', rows: OLD / 2, deleted: OLD / 2 },
  ]);
  expect(await countRows()).toEqual({ signals: ROWS - OLD + 1, events: ROWS - OLD, periods: ROWS - OLD / 2 });

  const signals = readRows('first', 'signals.jsonl.gz');
  expect(new Set(signals.map(({ id }) => id)).size).toBe(OLD);
  expect(signals[1]).toMatchObject({
    id: 'sig_000001',
    summary: 'Zoë said "yes"\n1',
    detected_at: '2024-01-01T01:00:00+00:00',
    position: 2,
  });
  const manifest = JSON.parse(readFileSync(join(scratch, 'first', 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ before: before.toISOString() });
  for (const { file, sha256, bytes } of manifest.files) {
    const content = readFileSync(join(scratch, 'first', file));
    expect([createHash('sha256').update(content).digest('hex'), content.length]).toEqual([sha256, bytes]);
  }
});

it('takes only what is left when it is repeated', async () => {
  expect(await archive('second')).toMatchObject([
    { table: 'signals', rows: 1, deleted: 0 },
    { table: 'audit_events', rows: 0, deleted: 0 },
    { table: 'website_link_periods', rows: 0, deleted: 0 },
  ]);
  expect(readRows('second', 'signals.jsonl.gz')).toMatchObject([{ id: REFERRED }]);
});

it('deletes nothing when the manifest cannot be written after the files', async () => {
  const full = await countRows();
  const folder = join(scratch, 'third');
  let asked = 0;
  const now = () => {
    asked += 1;
    // The second time is for the manifest, which cannot take the place of a folder.
    if (asked === 2) mkdirSync(join(folder, 'manifest.json', 'in-the-way'), { recursive: true });
    return clock.now();
  };
  const { archive: run } = createArchive({ db: database.db, clock: { ...clock, now } });
  await expect(run(folder, new Date('2025-03-01T00:00:00Z'))).rejects.toThrow(/manifest\.json/);
  expect(await countRows()).toEqual(full);
});

it('a row of an archive can be stored again as it was', async () => {
  const [row] = readRows('first', 'signals.jsonl.gz');
  await database.db.execute(sql`
    insert into signals overriding system value
    select * from jsonb_populate_record(null::signals, ${JSON.stringify(row)}::jsonb)`);
  const stored = await database.db.first<{ line: string }>(
    sql`select row_to_json(signal)::text as line from signals signal where id = 'sig_000000'`,
  );
  expect(JSON.parse(stored?.line ?? '')).toEqual(row);
});
