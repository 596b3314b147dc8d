/**
 * A current link between a domain and a company, as everybody may have it: nothing of it belongs to an
 * account.
 */
export interface LinkRow {
  domain: string;
  companyNumber: string;
  /** On the register of the day of the export; null when the company has left it. */
  companyName: string | null;
  confidence: number;
  /** Kinds of evidence, each once, the strongest first. */
  evidenceKinds: readonly string[];
  firstRead: Date;
  lastRead: Date;
}

interface Column {
  name: string;
  type: 'text' | 'number' | 'timestamp' | 'list';
  isOptional?: true;
  meaning: string;
  of(row: LinkRow): string | number | Date | readonly string[] | null;
}

/** The columns of every format, and the data dictionary. */
export const LINK_COLUMNS: readonly Column[] = [
  {
    name: 'domain',
    type: 'text',
    meaning: 'The registrable domain of the website, in lower case and ASCII.',
    of: ({ domain }) => domain,
  },
  {
    name: 'company_number',
    type: 'text',
    meaning: 'The number of the company on the register of Companies House, eight characters.',
    of: ({ companyNumber }) => companyNumber,
  },
  {
    name: 'company_name',
    type: 'text',
    isOptional: true,
    meaning: 'Its name on the register on the day of the export; empty when it has left the register.',
    of: ({ companyName }) => companyName,
  },
  {
    name: 'match_confidence',
    type: 'number',
    meaning: 'The calibrated probability that this company runs the website, from 0 to 1.',
    of: ({ confidence }) => confidence,
  },
  {
    name: 'evidence_kinds',
    type: 'list',
    meaning:
      'What speaks for it, the strongest first: company_number, legal_name, trading_name, postcode_match, domain_name, charity_number, lei, filed_accounts, public_register.',
    of: ({ evidenceKinds }) => evidenceKinds,
  },
  {
    name: 'first_read',
    type: 'timestamp',
    meaning: 'The first reading of the website that found this company (UTC).',
    of: ({ firstRead }) => firstRead,
  },
  {
    name: 'last_read',
    type: 'timestamp',
    meaning: 'The last reading that confirmed it (UTC).',
    of: ({ lastRead }) => lastRead,
  },
];

/** A row as JSON lines and the files of the static site have it. */
export function linkJson(row: LinkRow): Record<string, unknown> {
  return Object.fromEntries(LINK_COLUMNS.map(({ name, of }) => [name, of(row)]));
}

/** A cell of a table: lists by semicolons, times in ISO 8601. */
export function cellText(value: ReturnType<Column['of']>): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.join(';') : String(value);
}
