import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { AccountsFile } from './sandbox-accounts.ts';

/**
 * Stores documents for people to read. A later document of a name replaces the earlier one, as its figures
 * do.
 */
export async function keepAccounts(db: Queryable, documents: readonly AccountsFile[]): Promise<void> {
  await db.execute(sql`
    insert into sandbox_accounts (name, content)
    select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document (name text, content text)
    on conflict (name) do update set content = excluded.content`);
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.first(sql`select from sandbox_accounts limit 1`)) !== undefined;
}

export async function findAccounts(db: Queryable, name: string): Promise<string | undefined> {
  const row = await db.first<{ content: string }>(sql`
    select content from sandbox_accounts where name = ${name}`);
  return row?.content;
}
