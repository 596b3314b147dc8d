import type pg from 'pg';
import { listTables, quoted } from '../manifest.ts';

interface Column {
  name: string;
  type: string;
  isArray: boolean;
  isRequired: boolean;
  hasDefault: boolean;
  /** The values that a check of the column allows, if it lists them. */
  allowed: string[];
  /** The table and column that it refers to. */
  refers: { table: string; column: string } | null;
}

/**
 * Everything that the text format of COPY must escape, and what it must not take for an end or for no value.
 */
const AWKWARD_TEXT = 'tab\t, line\n, return\r, back\\slash, "quotes\', \\N, \\., ü, 漢, 😀, {[,]}';

const VALUES: Record<string, unknown> = {
  text: AWKWARD_TEXT,
  varchar: 'x',
  bpchar: 'x',
  name: 'x',
  bytea: Buffer.from([0, 1, 9, 10, 13, 92, 255]),
  bool: true,
  int2: 3,
  int4: 3,
  int8: '9007199254740993',
  float4: 0.1,
  float8: 0.1,
  numeric: '12345678901234567890.123456789',
  date: '2024-02-29',
  time: '23:59:59',
  timestamp: '2024-02-29T23:59:59.123456',
  timestamptz: '2024-02-29T23:59:59.123456Z',
  interval: '1 month 2 days 03:04:05.678',
  json: { text: AWKWARD_TEXT },
  jsonb: { text: AWKWARD_TEXT, list: [null, 1.5, true] },
  uuid: '0190a3c4-0000-7000-8000-000000000000',
  inet: '2001:db8::1',
  int4range: '[1,5)',
  tsvector: `'word':1`,
  oid: 1,
};

/** The values that checks over several columns ask for. */
const GIVEN: Record<string, Record<string, unknown>> = {
  'public.api_keys': { scopes: ['read'], key_hash: VALUES.bytea, key_encrypted: VALUES.bytea },
  'public.credit_entries': { kind: 'grant', reason: AWKWARD_TEXT },
  'public.webhook_deliveries': { test_body: VALUES.jsonb },
};

/**
 * A row in every table that has none, with as many columns as its checks allow. Returns the tables that
 * stayed empty.
 */
export async function fillTables(client: pg.Client): Promise<string[]> {
  // Triggers would fill other tables, and refuse some of these rows. References are kept.
  await client.query('set session_replication_role = replica');
  let empty = await listEmpty(client);
  for (let before = -1; empty.length !== before; empty = await listEmpty(client)) {
    before = empty.length;
    for (const table of empty) await fillTable(client, table);
  }
  await client.query('set session_replication_role = origin');
  return empty;
}

async function listEmpty(client: pg.Client): Promise<string[]> {
  const empty: string[] = [];
  for (const { schema, table } of await listTables(client)) {
    const { rows } = await client.query(`select from ${quoted(schema, table)} limit 1`);
    if (rows.length === 0) empty.push(`${schema}.${table}`);
  }
  return empty;
}

async function fillTable(client: pg.Client, table: string): Promise<void> {
  const columns = await readColumns(client, table);
  const given = GIVEN[table] ?? {};
  const needed = columns.filter(
    ({ name, isRequired, hasDefault }) => (isRequired && !hasDefault) || name in given,
  );
  const names = needed.map(({ name }) => `"${name}"`).join(', ');
  const places = needed.map((_, index) => `$${index + 1}`).join(', ');
  for (const choice of [0, 1, 2, 3]) {
    const values: unknown[] = [];
    for (const column of needed)
      values.push(given[column.name] ?? (await chooseValue(client, column, choice)));
    const insert = needed.length === 0 ? 'default values' : `(${names}) values (${places})`;
    if (await attempt(client, `insert into ${table} ${insert}`, values)) break;
  }
  for (const column of columns.filter((one) => !needed.includes(one))) {
    const value = await chooseValue(client, column, 0);
    await attempt(client, `update ${table} set "${column.name}" = $1`, [value]);
  }
}

async function chooseValue(client: pg.Client, column: Column, choice: number): Promise<unknown> {
  const { refers, allowed, isArray, type } = column;
  if (refers) {
    const { rows } = await client.query(`select "${refers.column}" as value from ${refers.table} limit 1`);
    return rows[0]?.value ?? null;
  }
  const value = allowed.length > 0 ? allowed[choice % allowed.length] : VALUES[type];
  return isArray ? [value] : value;
}

async function attempt(client: pg.Client, text: string, values: unknown[]): Promise<boolean> {
  return client.query(text, values).then(
    () => true,
    () => false,
  );
}

async function readColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, coalesce(element.typname, t.typname) as type, element.oid is not null as "isArray",
       a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
       coalesce((select array_agg(m[1]) from pg_constraint c,
           regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') m
         where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]), '{}') as allowed,
       (select json_build_object('table', confrelid::regclass::text, 'column', attname)
         from pg_constraint c join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[array_position(c.conkey, a.attnum)]
         where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey) limit 1) as refers
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
    [table],
  );
  return rows;
}
