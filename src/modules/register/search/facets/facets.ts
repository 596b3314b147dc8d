import { addDays } from '../../../../shared/clock.ts';
import { describeSicCode } from '../../../../shared/companies/sic-codes.ts';
import type { SearchFilterName } from '../../../../shared/search-filters.ts';

/** How many companies of a search have a value, with the filters that narrow the search to them. */
interface Facet {
  label: string;
  count: number;
  filters: { [Name in SearchFilterName]?: string };
}

export interface Facets {
  industries: Facet[];
  towns: Facet[];
  sizes: Facet[];
  ages: Facet[];
  /** Companies that were counted. */
  counted: number;
  isComplete: boolean;
}

/** A count as the store returns it: the value is the lower end of a size, or the years of an age. */
export interface FacetCount {
  facet: 'industry' | 'town' | 'size' | 'age' | 'all';
  value: string;
  count: number;
}

/** At most this many companies are counted: about as many as can be read in the time of a few searches. */
export const FACETS_READ_MAX = 5_000;
/** At most this many industries and towns are shown. */
const SHOWN_MAX = 10;

/** Bands of employees, by their lower end. */
export const SIZE_BANDS: readonly number[] = [0, 1, 10, 50, 250];
/** Bands of whole years since incorporation, by their lower end. */
export const AGE_BANDS: readonly number[] = [0, 1, 3, 5, 10, 20];

export function presentFacets(counts: FacetCount[], today: string): Facets {
  const of = (facet: FacetCount['facet']) => counts.filter((count) => count.facet === facet);
  const mostFirst = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1);
  const inOrder = (a: FacetCount, b: FacetCount) => Number(a.value) - Number(b.value);
  const counted = of('all')[0]?.count ?? 0;
  return {
    industries: of('industry')
      .sort(mostFirst)
      .slice(0, SHOWN_MAX)
      .map(({ value, count }) => ({
        label: describeSicCode(value) ?? value,
        count,
        filters: { sic_code: value },
      })),
    towns: of('town')
      .sort(mostFirst)
      .slice(0, SHOWN_MAX)
      .map(({ value, count }) => ({ label: inCapitals(value), count, filters: { town: value } })),
    sizes: of('size')
      .sort(inOrder)
      .map(({ value, count }) => ({ ...sizeBand(Number(value)), count })),
    ages: of('age')
      .sort(inOrder)
      .map(({ value, count }) => ({ ...ageBand(Number(value), today), count })),
    counted: Math.min(counted, FACETS_READ_MAX),
    isComplete: counted <= FACETS_READ_MAX,
  };
}

function sizeBand(from: number): Pick<Facet, 'label' | 'filters'> {
  const next = SIZE_BANDS[SIZE_BANDS.indexOf(from) + 1];
  const filters: Facet['filters'] = {
    employees_min: String(from),
    ...(next !== undefined && { employees_max: String(next - 1) }),
  };
  if (next === undefined) return { label: `${from} employees and more`, filters };
  if (next - 1 === from) return { label: from === 0 ? 'No employees' : `${from} employees`, filters };
  return { label: `${from} to ${next - 1} employees`, filters };
}

function ageBand(from: number, today: string): Pick<Facet, 'label' | 'filters'> {
  const next = AGE_BANDS[AGE_BANDS.indexOf(from) + 1];
  const filters: Facet['filters'] = {
    ...(next !== undefined && { incorporated_from: addDays(yearsBefore(today, next), 1) }),
    ...(from > 0 && { incorporated_to: yearsBefore(today, from) }),
  };
  if (next === undefined) return { label: `${from} years and older`, filters };
  if (from === 0) return { label: 'Under a year', filters };
  return { label: `${from} to ${next} years`, filters };
}

/** The same day this many years earlier; the 29th of February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const earlier = String(Number(year) - years).padStart(4, '0');
  return `${earlier}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** `KIRKBY LONSDALE` as `Kirkby Lonsdale`. */
function inCapitals(town: string): string {
  return town.toLowerCase().replace(/(^|[\s\-(.])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
