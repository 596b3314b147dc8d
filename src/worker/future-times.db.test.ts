import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { FUTURE_TIMES, mendFutureTimes } from './future-times.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const LATER = new Date('2036-11-12T09:00:00Z');

/** Columns whose names say that they lie ahead, and why nothing sets them back. */
const LEFT_ALONE: Record<string, string> = {
  'rate_limits.expires_at': 'A window that ends too late counts for nothing (src/platform/rate-limit).',
  'credit_entries.paid_until': 'What a customer has paid for is not taken back.',
  'credit_purchases.paid_until': 'What a customer has paid for is not taken back.',
  'accounts.period_ends_at': 'An operator sets it.',
  'account_profiles.period_ends_at': 'A view of the accounts.',
  'webhook_destination_profiles.expires_at': 'A view of the destinations.',
  'website_links.valid_until':
    'The result of the domain expires, and its next reading renews or ends the link.',
};

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  // Rows of one table are inserted without the rows that they refer to.
  const constraints = await query<{ statement: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint join pg_namespace schema on schema.oid = connamespace
    where contype in ('f', 'c') and schema.nspname = 'public'`);
  for (const { statement } of constraints) await query(statement);
});
afterAll(() => test?.drop());

it('knows every column whose name says that its times lie ahead', async () => {
  const columns = await test.db.query<{ name: string }>({
    text: `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and column_name ~ '(_until|expires_at|ends_at|due_at|available_at)$|^next_'`,
    values: [],
  });
  const known = [
    ...FUTURE_TIMES.map(({ table, column, resets }) => `${table}.${resets ?? column}`),
    ...Object.keys(LEFT_ALONE),
  ];
  expect(columns.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const names = columns.map(({ name }) => name);
  expect(Object.keys(LEFT_ALONE).filter((name) => !names.includes(name))).toEqual([]);
});

it.each(FUTURE_TIMES)(
  '$table.$column: a time too far ahead is set to now, and another stays',
  async (time) => {
    const { table, column, aheadMs, resets = column } = time;
    const planned = new Date(NOW.getTime() + aheadMs);
    await insertRow(time, LATER);
    await insertRow(time, planned);
    expect(await mendFutureTimes(test.db, NOW)).toEqual({ [`${table}.${column}`]: 1 });
    const rows = await query<{ at: Date }>(`select ${resets} as at from ${table} order by ${resets}`);
    expect(rows.map(({ at }) => at)).toEqual([NOW, planned]);
    expect(await mendFutureTimes(test.db, NOW)).toEqual({});
    await query(`delete from ${table}`);
  },
);

const query = <Row extends object>(text: string) => test.db.query<Row>({ text, values: [] });

/** A value of each type, different in every row. */
const VALUES: Record<string, string> = {
  text: 'gen_random_uuid()::text',
  bigint: '(random() * 1e9)::bigint',
  integer: '(random() * 1e9)::int',
  smallint: '1',
  boolean: 'false',
  bytea: 'uuid_send(gen_random_uuid())',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  'double precision': '0.5',
  'timestamp with time zone': `'${NOW.toISOString()}'`,
};

/** The values that the conditions ask for; the rest of the row says nothing. */
const MATTERS: Record<string, string> = { status: `'pending'`, outcome: `'matched'` };

async function insertRow({ table, column, where, resets }: (typeof FUTURE_TIMES)[number], at: Date) {
  const columns = await query<{ name: string; type: string; needed: boolean }>(`
    select column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as needed
    from information_schema.columns where table_schema = 'public' and table_name = '${table}'`);
  const values = columns.flatMap(({ name, type, needed }) => {
    if (name === column || name === resets) return [[name, `'${at.toISOString()}'`] as const];
    const isAsked = name in MATTERS && where?.startsWith(name) && !where.endsWith('is null');
    if (isAsked) return [[name, MATTERS[name]] as const];
    return needed ? [[name, VALUES[type] ?? 'null'] as const] : [];
  });
  const names = values.map(([name]) => name);
  await query(`insert into ${table} (${names}) values (${values.map(([, value]) => value)})`);
}
