import type { Queryable } from '../../../../platform/postgres/index.ts';
import { estimateCompanies } from '../filters/estimate.store.ts';
import {
  filterConditions,
  hasEmptyRange,
  indexedConditions,
  searchRows,
  wideRows,
} from '../filters/filter-sql.ts';
import type { CompanyFilters } from '../search-query.ts';
import { StatementParts } from '../statement.ts';
import { AGE_BANDS, FACETS_READ_MAX, type FacetCount, SIZE_BANDS, yearsBefore } from './facets.ts';

/**
 * Counts the given companies, or those that meet filters: at most `FACETS_READ_MAX`, and one more to detect
 * that there are more.
 */
export interface FacetLookup {
  /** The ids of the companies that meet the filters; without them, the filters choose. */
  ids?: number[];
  filters: CompanyFilters;
  today: string;
}

export async function countFacets(
  db: Queryable,
  { ids, filters, today }: FacetLookup,
): Promise<FacetCount[]> {
  if (hasEmptyRange(filters)) return [];
  const parts = new StatementParts();
  const source = ids
    ? { rows: wideRows(`c.id = any(${parts.value(ids)}::int[])`), conditions: [] }
    : await rowsOf(db, parts, filters);
  const days = parts.value(AGE_BANDS.map((years) => yearsBefore(today, years)));
  // Companies that were found by some codes are not narrowed by their others.
  const isAsked =
    filters.sic_code === undefined
      ? ''
      : `where code like any(${parts.value(patternsOf(filters.sic_code))}::text[])`;
  const where = source.conditions.length === 0 ? '' : `where ${source.conditions.join(' and ')}`;
  const text = `with found as materialized (
      select s.id, s.sic_codes, s.town, s.incorporated_on, s.employees from ${source.rows} s ${where}
      limit ${FACETS_READ_MAX + 1}),
    banded as (
      select (select max(band) from unnest(${parts.value([...SIZE_BANDS])}::int[]) band where band <= employees) as size,
        (select max(years) from unnest(${days}::date[], ${parts.value([...AGE_BANDS])}::int[]) b (day, years)
          where incorporated_on <= day) as age, town
      from found)
    select 'all' as facet, '' as value, count(*)::int as count from found
    union all
    select 'industry', left(code, 2), count(distinct id)::int
      from (select id, unnest(string_to_array(ltrim(sic_codes), ' ')) as code from found) coded ${isAsked} group by left(code, 2)
    union all
    select 'town', town, count(*)::int from banded where town is not null group by town
    union all
    select 'size', size::text, count(*)::int from banded where size is not null group by size
    union all
    select 'age', age::text, count(*)::int from banded where age is not null group by age`;
  return db.query<FacetCount>(parts.build(text, { prepared: false }));
}

function patternsOf(codes: string): string[] {
  return codes.split(',').map((code) => `${code}%`);
}

/**
 * If few companies match, the index of traits finds all of them; if many do, the first ones of a scan are
 * counted.
 */
async function rowsOf(db: Queryable, parts: StatementParts, filters: CompanyFilters) {
  const isFew = (await estimateCompanies(db, filters)) <= FACETS_READ_MAX * 4;
  return {
    rows: searchRows(filters),
    conditions: (isFew ? indexedConditions : filterConditions)(parts, filters),
  };
}
