import { createHash } from 'node:crypto';
import type { Statement } from '../../../platform/postgres/index.ts';
import { searchRows } from './filters/filter-sql.ts';
import type { CompanyFilters } from './search-query.ts';
import type { CompanyRow, NameHit, WordQuery } from './search-types.ts';

/**
 * Builds statements whose text depends on the given filters. The text is always our own and values are always
 * parameters, as with the `sql` tag.
 */
export class StatementParts {
  readonly values: unknown[] = [];

  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /**
   * A parameter whose value the planner cannot see. It then plans a named statement once instead of for each
   * value, which would take longer than the look-up.
   */
  opaque(value: unknown, type: 'text' | 'text[]' | 'int' | 'tsquery'): string {
    return `(select ${this.value(value)}::${type})`;
  }

  /** A prepared statement may be planned once; others are planned for each set of values. */
  build(text: string, { prepared }: { prepared: boolean }): Statement {
    return { text, values: this.values, ...(prepared ? { name: nameOf(text) } : {}) };
  }
}

/** Contains a few dozen texts. */
const namesByText = new Map<string, string>();

function nameOf(text: string): string {
  let name = namesByText.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    namesByText.set(text, name);
  }
  return name;
}

/** The columns of `companies` that a search reads of each company it finds. */
export const FOUND_COLUMNS = `c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on`;

/** The first text in byte order that does not begin with this one. */
export function textAfter(beginning: string): string {
  return beginning.slice(0, -1) + String.fromCharCode(beginning.charCodeAt(beginning.length - 1) + 1);
}

/** For names without spaces, in which every letter is one byte. */
export function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** The name `n` without each AND, and without spaces, as in the index of names that have one. */
export const WITHOUT_AND = `replace(regexp_replace(n.name_key, '\\mAND\\M', '', 'g'), ' ', '')`;
export const HAS_AND = `n.name_key like '% AND %'`;

/** The words of the name `n` and the district of its company, as in the index. */
export const WORDS = `array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' '))`;

/**
 * The previous name with this ordinal. Ordinal 0 is the current name, and index -1 would count from the end.
 */
export function previousName(ordinal: string): string {
  return `case when ${ordinal} > 0 then c.previous_names -> (${ordinal} - 1) ->> 'name' end as previous_name`;
}

export interface NameRow extends CompanyRow {
  previous_name: string | null;
}

export function nameHit(row: NameRow): NameHit {
  return { company: companyOf(row), previous_name: row.previous_name };
}

/** Written out, because object rest is several times slower. */
export function companyOf(row: CompanyRow): CompanyRow {
  return {
    id: row.id,
    company_number: row.company_number,
    company_name: row.company_name,
    company_status: row.company_status,
    company_type: row.company_type,
    postal_code: row.postal_code,
    incorporated_on: row.incorporated_on,
    accounts_type: row.accounts_type,
    removed_on: row.removed_on,
  };
}

/**
 * With filters the planner must see the values, to start with the more selective one: the name or the filter.
 */
export function parameterOf(parts: StatementParts, conditions: string[]) {
  return (value: unknown, type: 'text' | 'text[]' | 'int' | 'tsquery') =>
    conditions.length === 0 ? parts.opaque(value, type) : `(${parts.value(value)}::${type})`;
}

/**
 * Filters apply inside the look-up, so that excluded names do not use up a limit: each name is checked
 * against the search row of its company.
 */
export function checkedNames(filters: CompanyFilters, conditions: string[]): string {
  return conditions.length === 0 ? 'company_names n' : `company_names n ${companyCheck(filters, conditions)}`;
}

/**
 * Checks that the company of the name `n` meets the filters. `offset 0` keeps the planner from starting with
 * the companies.
 */
export function companyCheck(filters: CompanyFilters, conditions: string[]): string {
  return `cross join lateral (
      select from ${searchRows(filters)} s where s.id = n.company_id and ${conditions.join(' and ')} offset 0) checked`;
}

/**
 * The names of a district, if one is given. The words consist of A to Z and digits only, so quoting is
 * enough.
 */
export function tsquery(query: WordQuery, district?: string): string {
  const anyOf = (options: string[]) => `(${options.map((word) => `'${word}'`).join(' | ')})`;
  const words = query.map((allOf) => `(${allOf.map(anyOf).join(' & ')})`).join(' | ');
  return district === undefined ? words : `'@${district}' & (${words})`;
}
