import { hash } from 'node:crypto';
import type { Statement } from '../../../platform/postgres/index.ts';
import type { Columns } from './job-kind.ts';

/** Prepared under a name made from its text, as `sql` does it; here the text has the tables' names in it. */
export function statement(text: string, values: unknown[]): Statement {
  return { text, values, name: hash('sha1', text, 'base64url') };
}

export function insert(table: string, row: Columns, rest = ''): Statement {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return statement(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) ${rest}`,
    Object.values(row),
  );
}

/** `where` has its values in `keys`, as $1 and so on. */
export function update(
  table: string,
  row: Columns,
  { where, keys }: { where: string; keys: unknown[] },
): Statement {
  const changes = Object.keys(row).map((name, index) => `${name} = $${keys.length + index + 1}`);
  return statement(`update ${table} set ${changes.join(', ')} where ${where}`, [
    ...keys,
    ...Object.values(row),
  ]);
}
