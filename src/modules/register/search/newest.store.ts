import type { Queryable } from '../../../platform/postgres/index.ts';
import { TOTAL_MAX } from './search-query.ts';
import type { CompanyRow, NewestList } from './search-store.ts';
import { COMPANY_COLUMNS, filterConditions, StatementParts } from './statement.ts';

/** Lists without a name, newest first, each from the one index that its filters lead to. */
export async function listNewest(db: Queryable, { filters, offset, limit, after }: NewestList) {
  const parts = new StatementParts();
  const filtered = filterConditions(parts, filters);
  const conditions = filtered.length === 0 ? ['c.removed_on is null'] : filtered;
  const where = `where ${conditions.join(' and ')}`;
  const wherePage = after ? `${where} and ${comesAfter(parts, after)}` : where;
  // The ids come from an index alone; the table is read for the companies of the page only.
  const text = `select ${COMPANY_COLUMNS}, counted.total
    from (select count(*)::int as total from (select 1 from companies c ${where} limit ${TOTAL_MAX + 1}) capped) counted
    left join (select c.id from companies c ${wherePage} order by c.incorporated_on desc nulls last, c.id desc
      offset ${parts.value(offset)} limit ${parts.value(limit)}) page on true
    left join companies c on c.id = page.id
    order by c.incorporated_on desc nulls last, c.id desc`;
  const rows = await db.query<CompanyRow & { total: number }>(parts.build(text, { prepared: false }));
  return { companies: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

function comesAfter(
  parts: StatementParts,
  { incorporated_on: date, id }: NonNullable<NewestList['after']>,
): string {
  const last = parts.value(id);
  if (date === null) return `(c.incorporated_on is null and c.id < ${last})`;
  const day = parts.value(date);
  return `(c.incorporated_on < ${day}::date or c.incorporated_on is null
    or (c.incorporated_on = ${day}::date and c.id < ${last}))`;
}
