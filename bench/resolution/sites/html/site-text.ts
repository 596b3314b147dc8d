import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { SiteCompany } from '../world/company.ts';
import { esc } from './prose.ts';

export interface Section {
  heading: string;
  /** With `{brand}` and the like where a site puts its own words. */
  sentences: string[];
}

/** Pages on which a site may print what others have in the footer. */
export type ParticularsKind = 'contact' | 'about' | 'terms' | 'privacy' | 'delivery' | 'legal';

/** The words that pages are filled with. */
export interface SiteText {
  privacy: Section[];
  terms: Section[];
  home: string[];
  /** Ways to name a supplier that is a company of the register, as HTML. */
  firm: ((firm: FirmWords) => string)[];
  cookieColumns: string[];
  cookieUses: string[];
  /** Above the company's particulars on a page. */
  headings: Record<ParticularsKind, string[]>;
  /** A footer without particulars, as HTML. */
  shortFooters: ((brand: string, year: number) => string)[];
  /** Path and title of pages that have little more than particulars, or none. */
  legalPages: [path: string, title: string][];
  deliveryPages: [path: string, title: string][];
  termsPages: [path: string, title: string][];
}

interface FirmWords {
  name: string;
  number: string;
  office: string;
}

/** `# Heading` starts a section; every other line is a sentence. */
export function parseSections(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of parseLines(text)) {
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2), sentences: [] });
    else sections.at(-1)?.sentences.push(line);
  }
  return sections;
}

export function parseLines(text: string): string[] {
  return text.trim().split('\n');
}

export function firmAsHtml(random: Random, firm: SiteCompany, { firm: ways }: SiteText): string {
  return random.pick(ways)({
    name: esc(firm.styled),
    number: firm.company_number,
    office: esc(firm.registered_address ?? ''),
  });
}
