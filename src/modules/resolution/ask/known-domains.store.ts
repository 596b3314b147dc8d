import type { Queryable } from '../../../platform/postgres/index.ts';
import { stillAnswers } from './still-answers.store.ts';

/** Of these domains, how many have a result that still answers. */
export async function countKnownDomains(
  db: Queryable,
  domains: readonly string[],
  now: Date,
): Promise<number> {
  const row = await db.first<{ known: number }>({
    name: 'count known domains',
    text: `
      select count(*)::int as known
      from unnest($1::text[]) asked (domain)
      cross join lateral (
        select match_status, resolved_at, expires_at from domain_results result
        where result.domain = asked.domain order by id desc limit 1
      ) newest
      where ${stillAnswers('newest', '$2')}`,
    values: [domains, now],
  });
  return row?.known ?? 0;
}
