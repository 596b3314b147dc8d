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

type Filters = Facet['filters'];

interface FacetContext {
  /** The filters of the search, which those of a facet keep to. */
  filters: Filters;
  today: string;
}

export function presentFacets(counts: FacetCount[], { filters: asked, today }: FacetContext): Facets {
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
        filters: { sic_code: codesWithin(value, asked.sic_code) },
      })),
    towns: of('town')
      .sort(mostFirst)
      .slice(0, SHOWN_MAX)
      .map(({ value, count }) => ({ label: inCapitals(value), count, filters: { town: value } })),
    sizes: of('size')
      .sort(inOrder)
      .map(({ value, count }) => ({ ...within(sizeBand(Number(value)), asked), count })),
    ages: of('age')
      .sort(inOrder)
      .map(({ value, count }) => ({ ...within(ageBand(Number(value), today), asked), count })),
    counted: Math.min(counted, FACETS_READ_MAX),
    isComplete: counted <= FACETS_READ_MAX,
  };
}

/** The codes of a division, or those of them that the search asks for. */
function codesWithin(division: string, asked: string | undefined): string {
  const codes = asked?.split(',').filter((code) => code.startsWith(division));
  return codes?.join(',') ?? division;
}

type Band = Pick<Facet, 'label' | 'filters'>;

/** A band with the stricter of its bounds and those of the search. */
function within({ label, filters }: Band, asked: Filters): Band {
  const bounds = Object.entries(filters) as [SearchFilterName, string][];
  return {
    label,
    filters: Object.fromEntries(bounds.map(([name, bound]) => [name, stricter(name, bound, asked[name])])),
  };
}

function stricter(name: SearchFilterName, bound: string, asked: string | undefined): string {
  if (asked === undefined) return bound;
  const isHigher = name.startsWith('employees') ? Number(asked) > Number(bound) : asked > bound;
  const isLowest = name === 'employees_min' || name === 'incorporated_from';
  return isHigher === isLowest ? asked : bound;
}

function sizeBand(from: number): Band {
  const next = SIZE_BANDS[SIZE_BANDS.indexOf(from) + 1];
  const filters: Filters = {
    employees_min: String(from),
    ...(next !== undefined && { employees_max: String(next - 1) }),
  };
  if (next === undefined) return { label: `${from} employees and more`, filters };
  if (next - 1 === from) return { label: from === 0 ? 'No employees' : `${from} employees`, filters };
  return { label: `${from} to ${next - 1} employees`, filters };
}

function ageBand(from: number, today: string): Band {
  const next = AGE_BANDS[AGE_BANDS.indexOf(from) + 1];
  const filters: Filters = {
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
