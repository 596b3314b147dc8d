import type { ExtractedPage, NumberReadingHow, PageBlock } from '../extract/extracted-page.ts';
import type { ForeignPlace } from '../extract/places.ts';
import { firstIndex } from '../extract/search.ts';
import type { TextRange } from '../html/index.ts';
import type { Identifier, RegisteredCompany } from './register-lookup.ts';

/**
 * How a printed name relates to the registered one; `trading` is one that only another public register gives
 * the company.
 */
export type NameKind = 'current' | 'former' | 'loose' | 'near' | 'other' | 'trading';

/** One place where a page names an organisation or prints its number. */
export interface Mention extends TextRange {
  page: ExtractedPage;
  block: PageBlock;
  /** A name with its legal form, a name without it, or a number. */
  form: 'name' | 'bare' | 'number';
  /** For names. */
  kind?: NameKind;
  /** Named in full: with its legal form, or by a registered name that has none. */
  full: boolean;
  /** A capitalised word is right before the name: the printed name may be longer. */
  mayBeLonger?: boolean;
  /** How many companies the printed name fits. */
  companyCount?: number;
  /** For numbers. */
  number?: NumberMention;
  /** A place abroad that follows the name. */
  foreignPlace?: ForeignPlace;
}

export interface NumberMention {
  how: NumberReadingHow;
  label: string;
  crowded: boolean;
  digits: string;
  holder: HolderNamed;
  /** The holder's registered postcode is near. */
  isAtPostcode: boolean;
  /** The number of another register, which a source gives to the company. */
  identifier?: Identifier;
}

/** The company's own number, and not that of another register. */
export function isCompanyNumber({ form, number }: Mention): boolean {
  return form === 'number' && number?.identifier === undefined;
}

/** A number whose holder the site names. */
export function isVerifiedNumber({ number }: Mention): boolean {
  return (number?.holder.near ?? 0) > 0;
}

/** Whether the holder of a printed number is named on the site. */
export interface HolderNamed {
  /** 1 beside the number; 0.9 elsewhere on the site; 0.7 by most of its words; 0 not at all. */
  near: number;
  onSite: boolean;
}

/** An organisation that the pages name. */
export interface Entity {
  /** The company number, or the type and key of an organisation that is not on the register. */
  id: string;
  type: 'company' | 'unregistered' | 'foreign';
  name: string;
  key: string;
  company: RegisteredCompany | null;
  country: string | null;
  /** For a foreign twin, the id of the company of that name; null for all others. */
  twinOf: string | null;
  mentions: Mention[];
}

/** The block that contains a position. */
export function blockAt(page: ExtractedPage, position: number): PageBlock {
  const whole = { start: 0, end: page.text.length, source: 'text', heading: '' } as const;
  return page.blocks[blockIndexAt(page, position)] ?? whole;
}

/** The last block that begins at the position or before it; the first where none does. */
export function blockIndexAt({ blocks }: ExtractedPage, position: number): number {
  return Math.max(0, firstIndex(blocks.length, (i) => (blocks[i]?.start ?? 0) > position) - 1);
}
