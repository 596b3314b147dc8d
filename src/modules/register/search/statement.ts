import { createHash } from 'node:crypto';
import type { Statement } from '../../../platform/postgres/index.ts';
import type { CompanyRow, NameHit, WordQuery } from './lookups.ts';
import type { CompanyFilters } from './search-query.ts';

/**
 * Statements whose text depends on which filters are given. Text is only ever ours; values are only ever parameters,
 * as with the `sql` tag, which such statements have too many shapes for.
 */
export class StatementParts {
  readonly values: unknown[] = [];

  /** Makes the value a parameter and answers its place in the text. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /**
   * A parameter that the planner cannot look into. It then plans a named statement once and for all, where it would
   * otherwise plan it anew for each value, which takes longer than the look-up itself.
   */
  opaque(value: unknown, type: 'text' | 'text[]' | 'int' | 'tsquery'): string {
    return `(select ${this.value(value)}::${type})`;
  }

  /** A prepared statement may be planned once; others are planned each time, for the values they come with. */
  build(text: string, { prepared }: { prepared: boolean }): Statement {
    return { text, values: this.values, ...(prepared ? { name: nameOf(text) } : {}) };
  }
}

/** There are as many texts as there are shapes of statements: a few dozen. */
const namesByText = new Map<string, string>();

function nameOf(text: string): string {
  let name = namesByText.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    namesByText.set(text, name);
  }
  return name;
}

/** What the filters say of a company that has left the register, whatever its status was then. */
export const REMOVED = 'removed';

/**
 * Conditions on the row of `companies` that is called `c`. Filters speak of the register as it is: of the companies that
 * have left it, they know only that they have.
 */
export function filterConditions(parts: StatementParts, filters: CompanyFilters): string[] {
  const conditions: string[] = [];
  if (Object.keys(filters).length === 0) return conditions;
  if (filters.status === REMOVED) conditions.push(`c.removed_on is not null`);
  else conditions.push('c.removed_on is null');
  if (filters.postcode !== undefined) conditions.push(`c.postal_code = ${parts.value(filters.postcode)}`);
  if (filters.outwardCode !== undefined)
    conditions.push(`c.outward_code = ${parts.value(filters.outwardCode)}`);
  if (filters.status !== undefined && filters.status !== REMOVED)
    conditions.push(`c.company_status = ${parts.value(filters.status)}`);
  if (filters.accountsType !== undefined)
    conditions.push(`c.accounts_type = ${parts.value(filters.accountsType)}`);
  if (filters.incorporatedFrom !== undefined)
    conditions.push(`c.incorporated_on >= ${parts.value(filters.incorporatedFrom)}::date`);
  if (filters.incorporatedTo !== undefined)
    conditions.push(`c.incorporated_on <= ${parts.value(filters.incorporatedTo)}::date`);
  return conditions;
}

export const COMPANY_COLUMNS = `c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on`;

/** The first text, in the order of bytes, that does not begin with this one. */
export function textAfter(beginning: string): string {
  return beginning.slice(0, -1) + String.fromCharCode(beginning.charCodeAt(beginning.length - 1) + 1);
}

/** The texts are names without spaces: every letter of them is one byte. */
export function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** The words of the name `n` as the index holds them. */
export const WORDS = `array_to_tsvector(string_to_array(n.name_key, ' '))`;

/** The name with this number, if it is not the current one. That is number 0, and minus one would count from the end. */
export function previousName(ordinal: string): string {
  return `case when ${ordinal} > 0 then c.previous_names -> (${ordinal} - 1) ->> 'name' end as previous_name`;
}

export interface NameRow extends CompanyRow {
  previous_name: string | null;
}

export function nameHit(row: NameRow): NameHit {
  return { company: companyOf(row), previous_name: row.previous_name };
}

/** Written out, since taking the rest of an object takes several times as long. */
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

/** With filters the planner needs to see the values, to begin at the rarer end: the name or the filter. */
export function parameterOf(parts: StatementParts, conditions: string[]) {
  return (value: unknown, type: 'text' | 'text[]' | 'int' | 'tsquery') =>
    conditions.length === 0 ? parts.opaque(value, type) : `(${parts.value(value)}::${type})`;
}

/** Filters are checked where names are looked up: what they exclude must not use up a limit. */
export function namesWith(conditions: string[]): string {
  return conditions.length === 0
    ? 'company_names n'
    : 'company_names n join companies c on c.id = n.company_id';
}

/**
 * The same for look-ups that lead to many names. Companies in one place, or in trouble, are few: their ids come from an
 * index alone, once, and names are held against them without reading a company for each.
 */
export function manyNamesWith(filters: CompanyFilters, conditions: string[]) {
  const isSelective =
    filters.postcode !== undefined ||
    filters.outwardCode !== undefined ||
    (filters.status !== undefined && filters.status !== 'active');
  if (!isSelective) {
    return { ctes: [], names: namesWith(conditions), conditions: and(conditions), isFew: false };
  }
  const allowed = `allowed as materialized (select c.id from companies c where ${conditions.join(' and ')})`;
  return {
    ctes: [allowed],
    names: 'company_names n join allowed on allowed.id = n.company_id',
    conditions: '',
    isFew: true,
  };
}

export function and(conditions: string[]): string {
  return conditions.map((condition) => ` and ${condition}`).join('');
}

/** The words are letters A to Z and digits, whoever typed them, so they need no more than their quotes. */
export function tsquery(query: WordQuery): string {
  const anyOf = (words: string[]) => `(${words.map((word) => `'${word}'`).join(' | ')})`;
  return query.map((allOf) => `(${allOf.map(anyOf).join(' & ')})`).join(' | ');
}
