import { type Database, openBulkSession, type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { ReplaceVisited } from './import-visited.ts';

export async function listVisited(db: Queryable, domains: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ domain: string }>(sql`
    select domain from visited_domains where domain = any(${[...domains]}::text[])`);
  return rows.map(({ domain }) => domain);
}

/** In one transaction: searches see the old list until the new one is whole. */
export const replaceVisited =
  (db: Database): ReplaceVisited =>
  async (batches, check) => {
    const session = await openBulkSession(db, 'domesday sites import');
    try {
      return await session.transaction(async (tx) => {
        await tx.execute(sql`create temporary table listed (domain text not null) on commit drop`);
        for await (const domains of batches)
          await tx.copyIn('copy listed from stdin', [Buffer.from(`${domains.join('\n')}\n`)]);
        // A second import waits here; readers do not.
        await tx.execute(sql`lock table visited_domains in share row exclusive mode`);
        const before = await tx.execute(sql`delete from visited_domains`);
        const now = await tx.execute(sql`
        insert into visited_domains (domain) select distinct domain from listed`);
        check({ before, now });
        return { before, now };
      });
    } finally {
      await session.close();
    }
  };
