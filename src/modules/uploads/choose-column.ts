import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { MAILBOX_HOSTS, PROFILE_HOSTS } from '../../shared/internet/shared-hosts.ts';
import { invalidRequest } from '../../shared/problem.ts';
import type { Direction } from './uploaded-table.ts';

/** Which column of a table is read, and whether the first row names the columns. */
export interface ColumnChoice {
  column: number;
  hasHeader: boolean;
  /**
   * Why this one: the caller chose it, by its name, by what is in it, or because none is better than the
   * first.
   */
  chosenBy: 'caller' | 'header' | 'content' | 'position';
}

export interface ColumnOptions {
  direction: Direction;
  /** A name in the header, or a number from 1. */
  column?: string | undefined;
  hasHeader?: boolean | undefined;
  /** The domain that a cell names, or undefined. */
  readDomain: (cell: string) => string | undefined;
}

/** How many rows are examined; fewer in a table with many columns. */
const SAMPLE_ROWS = 200;
const SAMPLE_CELLS = 10_000;
/** How many characters of a cell are looked at. No address in a list is longer. */
const LOOKED_AT = 1_000;

export function chooseColumn(rows: readonly string[][], options: ColumnOptions): ColumnChoice {
  const columns = columnsOf(rows);
  const sampled = Math.min(SAMPLE_ROWS, Math.ceil(SAMPLE_CELLS / columns.length));
  const [head = [], ...rest] = rows.slice(0, sampled + 1);
  const rate = options.direction === 'domain' ? domainRater(options.readDomain) : rateCompanies;
  const rated = columns.map((column) =>
    rate(
      head[column] ?? '',
      rest.map((row) => row[column] ?? ''),
    ),
  );
  const named = namedColumn(head, options.column);
  const best = named ?? bestOf(rated);
  const hasHeader =
    options.hasHeader ?? (isNameOf(head, named, options.column) || looksLikeHeader(rated, best, rest.length));
  if (named !== undefined) return { column: named, hasHeader, chosenBy: 'caller' };
  const { name = 0, content = 0, isValue = false } = rated[best] ?? {};
  const chosenBy = name > 0 && hasHeader ? 'header' : content > 0 || isValue ? 'content' : 'position';
  return { column: chosenBy === 'position' ? 0 : best, hasHeader, chosenBy };
}

function columnsOf(rows: readonly string[][]): number[] {
  const count = rows.slice(0, SAMPLE_ROWS + 1).reduce((most, row) => Math.max(most, row.length), 1);
  return Array.from({ length: count }, (_, column) => column);
}

function namedColumn(head: readonly string[], wanted: string | undefined): number | undefined {
  if (wanted === undefined || wanted.trim() === '') return undefined;
  const byName = head.findIndex((name) => sameName(name, wanted));
  if (byName !== -1) return byName;
  const position = /^\d{1,4}$/.test(wanted.trim()) ? Number(wanted) : 0;
  if (position >= 1 && position <= head.length) return position - 1;
  const names = head.map((name, index) => name.trim().slice(0, 60) || String(index + 1)).slice(0, 30);
  const message = `There is no column “${wanted.trim().slice(0, 60)}”; the file has: ${names.join(', ')}.`;
  throw invalidRequest(message, { column: 'must be one of the names in the first row, or a number from 1' });
}

function isNameOf(head: readonly string[], column: number | undefined, wanted = ''): boolean {
  return column !== undefined && sameName(head[column] ?? '', wanted);
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

interface Rating {
  /** Scores the first cell as a name of the wanted column. Below zero: the name of something else. */
  name: number;
  /** The first cell is one of the names that such columns usually have. */
  isUsualName: boolean;
  /** Scores the cells below, from 0 to 1. */
  content: number;
  /** The first cell is a value itself. */
  isValue: boolean;
}

function bestOf(rated: readonly Rating[]): number {
  const worth = ({ name, content, isValue }: Rating) => (isValue ? content || 0.5 : content + name);
  return rated.reduce(
    (best, rating, index) => (worth(rating) > worth(rated[best] ?? rating) ? index : best),
    0,
  );
}

/**
 * A usual name, or a first row without values above a column of them. One column of anything has no header
 * but a named one.
 */
function looksLikeHeader(rated: readonly Rating[], best: number, rowsBelow: number): boolean {
  if (rated.some(({ isUsualName }) => isUsualName)) return true;
  if (rated.some(({ isValue }) => isValue)) return false;
  if (rated.some(({ name }) => name > 0)) return true;
  return rated.length > 1 && rowsBelow > 0 && (rated[best]?.content ?? 0) >= 0.5;
}

const USUAL_DOMAIN_NAMES = ['domain', 'website', 'web', 'url', 'site', 'homepage', 'email', 'e-mail'];
const WEBSITE_NAME = /domain|website|web site|web address|webseite|homepage|home page|\b(web|url|site|www)\b/;
const EMAIL_NAME = /\be ?mail/;
const OTHER_ADDRESS =
  /linkedin|facebook|twitter|instagram|youtube|tiktok|xing|logo|image|photo|picture|avatar|record|profile/;
/** Other hosts in the columns of exported lists: records of a CRM, results of a search, mailboxes. */
const OTHER_SHARED_HOSTS = ['google.com', 'hubspot.com', 'salesforce.com', 'sky.com'];
const SHARED_HOSTS = new Set([...MAILBOX_HOSTS, ...PROFILE_HOSTS, ...OTHER_SHARED_HOSTS]);

function domainRater(readDomain: ColumnOptions['readDomain']) {
  const own = (cell: string) => {
    const domain = cell.trim() === '' ? undefined : readDomain(cell.slice(0, LOOKED_AT));
    return domain !== undefined && !SHARED_HOSTS.has(domain) ? domain : undefined;
  };
  return (first: string, cells: readonly string[]): Rating => {
    const domains = cells.map(own).filter((domain) => domain !== undefined);
    const isEmail = cells.filter((cell) => cell.includes('@')).length > cells.length / 2;
    const variety = domains.length > 4 ? new Set(domains).size / domains.length : 1;
    const name = plainName(first);
    const worth = OTHER_ADDRESS.test(name)
      ? -1
      : WEBSITE_NAME.test(name)
        ? 0.4
        : EMAIL_NAME.test(name)
          ? 0.1
          : 0;
    return {
      name: worth,
      isUsualName: USUAL_DOMAIN_NAMES.includes(first.trim().toLowerCase()),
      content: share(domains.length, cells.length) * (isEmail ? 0.7 : 1) * (0.5 + variety / 2),
      isValue: first.trim() !== '' && readDomain(first.slice(0, LOOKED_AT)) !== undefined,
    };
  };
}

const NUMBER_NAME =
  /\b(crn|company (reg(istration|istered)? )?(number|no|id)|companies house( number| no)?|reg(istration|istered)? (number|no))\b/;
const USUAL_COMPANY_NAMES = new Set([
  ...[
    'company',
    'company name',
    'company number',
    'company_number',
    'company_name',
    'company no',
    'companynumber',
  ],
  ...['registered name', 'registered number', 'registration number', 'legal name', 'crn', 'number', 'name'],
  ...['organisation', 'organisation name', 'organization', 'organization name', 'account', 'account name'],
  ...[
    'business',
    'business name',
    'customer',
    'customer name',
    'client',
    'client name',
    'supplier',
    'supplier name',
  ],
]);
const LEGAL_FORM = /\b(limited|ltd|plc|llp|cic|lp|cyf|cyfyngedig)\.?\s*$/i;

function rateCompanies(first: string, cells: readonly string[]): Rating {
  const numbers = cells.filter(looksLikeNumber).length;
  const named = cells.filter((cell) => LEGAL_FORM.test(cell)).length;
  const name = plainName(first);
  return {
    name: NUMBER_NAME.test(name) ? 0.6 : USUAL_COMPANY_NAMES.has(name) ? 0.5 : 0,
    isUsualName: USUAL_COMPANY_NAMES.has(first.trim().toLowerCase()),
    content: Math.max(share(numbers, cells.length) * 0.8, share(named, cells.length) * 0.6),
    isValue: looksLikeNumber(first) || LEGAL_FORM.test(first),
  };
}

/** Short plain numbers are more often ids of the user's own. */
function looksLikeNumber(cell: string): boolean {
  return /\d{5}/.test(cell) && cell.trim().length <= 10 && parseCompanyNumber(cell) !== undefined;
}

/** `companyWebsite__c` and `Company Website` are one. */
function plainName(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
