import { filingEvent, type NewEvent } from '../companies-house/events.ts';
import type { Day } from '../world/days.ts';
import { FILINGS_MAX, makeFiling } from '../world/filings.ts';
import type { Random } from '../world/random.ts';
import type { Filing, SandboxCompany } from '../world/sandbox-company.ts';

/** The register's changes by the names of the signals they cause. */
export const CHANGE_TYPES = [
  'company_name_changed',
  'company_status_changed',
  'strike_off_proposed',
  'strike_off_withdrawn',
  'registered_office_changed',
  'sic_codes_changed',
  'accounts_filed',
  'accounts_overdue',
  'confirmation_statement_filed',
  'confirmation_statement_overdue',
  'director_appointed',
  'director_resigned',
  'psc_changed',
  'charge_registered',
  'charge_satisfied',
  'insolvency_started',
  'insolvency_updated',
] as const;

export type ChangeType = (typeof CHANGE_TYPES)[number];

export interface ChangeSetting {
  random: Random;
  today: Day;
}

/**
 * One kind of change. It is given a copy that it may write into, and returns what the streams will tell, or a sentence
 * that says why this company cannot change like that.
 */
export type MakeChange = (company: SandboxCompany, setting: ChangeSetting) => NewEvent[] | string;

/** Adds a filing to the history, and tells of it. */
export function file(
  company: SandboxCompany,
  facts: Omit<Filing, 'transaction_id' | 'barcode' | 'pages'>,
): NewEvent {
  const label = `${facts.type}:${company.revision}`;
  const filing = makeFiling(company.profile.company_number, label, facts);
  company.filings = [filing, ...company.filings].slice(0, FILINGS_MAX);
  return filingEvent(company, filing);
}

export function nameOf({ profile }: SandboxCompany): string {
  return `${profile.company_name} (${profile.company_number})`;
}
