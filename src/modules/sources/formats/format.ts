import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parseDomainName } from '../../../shared/internet/domain-name.ts';
import { isSharedHost } from './shared-hosts.ts';

/** A public register whose file can be imported: one row of the table in `index.ts`. */
export interface SourceFormat {
  /** The name in answers. */
  name: string;
  /** Which file of the publisher this is, for the operator. */
  file: string;
  /** In which forms it is published, or can be asked for. All of them may be in a zip archive. */
  fileKinds: readonly FileKind[];
  /**
   * The columns that the reader needs, by the name under which it reads them; each with every spelling that
   * was published.
   */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Columns that are read where they are there. */
  optional?: Readonly<Record<string, readonly string[]>>;
  /** How the register writes the number of a company. */
  numbers: string;
  /** Why the website of a record is the company's. */
  proves: WebsiteProof;
  licence: string;
  /** The sentence that the licence asks for wherever the facts are shown. */
  attribution: string;
  /**
   * The statements of a row about companies; none for a row about others. Throws `BadRecord` for what the
   * register never prints.
   */
  read(row: SourceRow): SourceRecord[];
  /** The public page of an entry. */
  entryUrl?(value: string, isSite: boolean): string;
}

/** Most registers of public bodies are under this licence, which asks for one sentence of attribution. */
export const OGL = { licence: 'Open Government Licence v3.0' } as const;

type FileKind = 'csv' | 'tsv' | 'json' | 'xlsx' | 'ods';

/**
 * `told_regulator`: the organisation gave its own website to the register. `holds_document`: a document that
 * it must publish is on that host. `stated_by_others`: somebody else wrote it down. `none`: the register has
 * no websites.
 */
export type WebsiteProof = 'told_regulator' | 'holds_document' | 'stated_by_others' | 'none';

/** A record of a file under the names of `columns` and `optional`. */
export interface SourceRow {
  /** The trimmed text; empty where the column or the value is missing. */
  text(column: string): string;
  /** The value as it is in a JSON file. */
  value(column: string): unknown;
}

/** The statement of a register about one company. */
export interface SourceRecord {
  /** The entry in that register, by which it can be found again. */
  value: string;
  /** Null where `memberOf` leads to it. */
  companyNumber: string | null;
  /** The entry of another source that has the company number. */
  memberOf?: string;
  /** About one of the places or schools that the company runs, not about the company. */
  isSite?: boolean;
  /** The registrable domain. */
  website: string | null;
  /** The name in that register. */
  name: string | null;
  /** Other names under which the company is known. */
  tradingNames?: readonly string[];
}

/** A value that the register never prints: the file is damaged, or of another kind. */
export class BadRecord extends Error {}

const NAME_MAX = 200;

/** A name on one line, or null where there is none. */
export function nameOf(text: string): string | null {
  const name = text.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > NAME_MAX || !/\p{L}/u.test(name) ? null : name;
}

/** The names of a list, without those that are the same as another. */
export function otherNames(name: string | null, ...others: readonly string[]): string[] {
  const seen = new Set([name?.toLowerCase()]);
  return others.flatMap((text) => {
    const other = nameOf(text);
    if (!other || seen.has(other.toLowerCase())) return [];
    seen.add(other.toLowerCase());
    return [other];
  });
}

const NOT_A_NUMBER = /^(?:0+|n\/?a|none|nil|unknown|not applicable|tbc|-)?$/i;

/**
 * The number of a UK company in the form of the register; null for everything else, as for numbers of other
 * countries.
 */
export function companyNumberOf(text: string): string | null {
  const trimmed = text.trim();
  return NOT_A_NUMBER.test(trimmed) ? null : (parseCompanyNumber(trimmed) ?? null);
}

/** The first address in a text that is a domain which one organisation may have to itself. */
export function websiteOf(text: string): string | null {
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '' || part.includes('@')) continue;
    try {
      const domain = parseDomainName(part, () => true);
      if (!isSharedHost(domain)) return domain;
    } catch {
      // People type anything into this field.
    }
  }
  return null;
}

export function quoted(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 40)}"`;
}
