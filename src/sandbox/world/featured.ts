import { KINDS, type KindName } from './company-kinds.ts';
import { FEATURED_TABLE } from './featured-table.ts';

/** What makes a featured company easy to confuse, or its website hard to read. */
export const TRAPS = [
  'same-name',
  'near-name',
  'near-number',
  'group',
  'trading-name',
  'renamed',
  'low-number',
  'scottish',
  'northern-irish',
  'welsh',
  'charity-like',
  'society',
  'royal-charter',
  'overseas',
  'closed',
  'agency',
  'processor',
  'care-of',
  'look-alike',
  'copied-policy',
  'odd-spelling',
  'young',
] as const;

export type Trap = (typeof TRAPS)[number];
export type Due = 'overdue' | 'soon';

export interface FeaturedCompany {
  companyNumber: string;
  companyName: string;
  kind: KindName;
  town: string;
  ageYears: number;
  sicCode: string;
  /** Reserved for its website; null for companies that others are mistaken for. */
  domain: string | null;
  traps: Trap[];
  tradingName?: string;
  status?: string;
  proposalToStrikeOff?: true;
  previousNames: { name: string; yearsAgo: number }[];
  parentNumber?: string;
  sharesOfficeWith?: string;
  directors?: number;
  charges?: { outstanding: number; satisfied: number };
  resignedDaysAgo?: number;
  accounts?: Due;
  statement?: Due;
}

export const FEATURED_COMPANIES: readonly FeaturedCompany[] = FEATURED_TABLE.trim().split('\n').map(readRow);

function readRow(row: string): FeaturedCompany {
  const cells = row.split('|').map((cell) => cell.trim());
  const [
    companyNumber = '',
    kind = '',
    companyName = '',
    town = '',
    age = '',
    sicCode = '',
    domain = '-',
    notes = '',
  ] = cells;
  if (!(kind in KINDS)) throw new Error(`there is no kind "${kind}" in: ${row}`);
  const company: FeaturedCompany = {
    companyNumber,
    companyName,
    kind: kind as KindName,
    town,
    ageYears: Number(age),
    sicCode,
    domain: domain === '-' ? null : domain,
    traps: [],
    previousNames: [],
  };
  for (const note of notes.split(';').map((text) => text.trim())) if (note !== '') readNote(company, note);
  return company;
}

function readNote(company: FeaturedCompany, note: string): void {
  const trap = TRAPS.find((name) => name === note);
  if (trap) {
    company.traps.push(trap);
    return;
  }
  const [word = '', ...others] = note.split(' ');
  const rest = others.join(' ');
  const due: Due = rest === 'overdue' ? 'overdue' : 'soon';
  if (word === 'status') company.status = rest;
  else if (word === 'strike-off') company.proposalToStrikeOff = true;
  else if (word === 'trading') company.tradingName = rest;
  else if (word === 'parent') company.parentNumber = rest;
  else if (word === 'at') company.sharesOfficeWith = rest;
  else if (word === 'officers') company.directors = Number(rest);
  else if (word === 'resigned') company.resignedDaysAgo = Number(rest);
  else if (word === 'accounts') company.accounts = due;
  else if (word === 'statement') company.statement = due;
  else if (word === 'was') {
    company.previousNames.push({ name: others.slice(0, -1).join(' '), yearsAgo: Number(others.at(-1)) });
  } else if (word === 'charges') {
    const [outstanding = 0, satisfied = 0] = rest.split('/').map(Number);
    company.charges = { outstanding, satisfied };
  } else throw new Error(`the note "${note}" is not understood`);
}
