import { type Queryable, sql } from '../../platform/postgres/index.ts';

/** Of these domains, how many have a result that still answers. */
export async function countKnownDomains(
  db: Queryable,
  domains: readonly string[],
  now: Date,
): Promise<number> {
  const row = await db.first<{ known: number }>(sql`
    select count(*)::int as known
    from unnest(${domains}::text[]) asked (domain)
    cross join lateral (
      select expires_at from domain_results result where result.domain = asked.domain order by id desc limit 1
    ) newest
    where newest.expires_at > ${now}`);
  return row?.known ?? 0;
}
