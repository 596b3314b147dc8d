import { columnOf, type Register, type Site } from '../labelled-pair.ts';
import { WELL_KNOWN_FIRMS } from '../words/lists/terms.ts';
import { tokenise } from '../words/spelling.ts';
import { smallWords } from '../words/vocabulary.ts';
import { brandNames } from './brand-names.ts';

/** The names of companies and sites in an input. */
export interface Names {
  /** Current and former names of the register. */
  register: string[];
  sites: SiteNames[];
}

export interface SiteNames {
  domain: string;
  /** The names that the labels give, the operator's first. */
  labels: string[];
  /** The names by which the site calls itself. */
  brands: string[];
  /** Words that the pages print in small letters. */
  smallWords: Set<string>;
}

export function collectNames(sites: readonly Site[], [heading, ...rows]: Register): Names {
  columnOf(heading!, 'CompanyName');
  const columns = heading!.flatMap((column, i) => (/CompanyName$/.test(column.trim()) ? [i] : []));
  const register = rows.flatMap((row) => columns.map((column) => row[column]!).filter(Boolean));
  return {
    register: [...new Set(register)],
    sites: sites.map((site) => ({
      domain: site.domain,
      labels: labelsOf(site).flatMap(splitNames).filter(Boolean),
      brands: brandNames(site),
      smallWords: new Set(site.pages.flatMap((page) => smallWords(page.html))),
    })),
  };
}

const labelsOf = ({ expected, roles }: Site) => [
  expected.company_name ?? '',
  ...(roles ?? []).map((role) => role.name),
];

/** A label may give two names: `X Ltd t/a Y`. */
function splitNames(label: string): string[] {
  return label.split(/\s+(?:t\/as?|trading as)\s+/i);
}

/** The words of companies' names. Titles are left out, because they contain ordinary words as well. */
export function wordsOfNames({ register, sites }: Names): Set<string> {
  const all = [...register, ...WELL_KNOWN_FIRMS, ...sites.flatMap(({ labels }) => labels)];
  return new Set(all.flatMap((name) => tokenise(name).map((token) => token.plain)));
}
