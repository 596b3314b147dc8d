import { parseCompanyNumber } from '../../../../src/shared/companies/company-number.ts';
import { describeCompanyType } from '../../../../src/shared/companies/company-types.ts';
import { describeSicCode } from '../../../../src/shared/companies/sic-codes.ts';
import type { Company } from '../../api/shapes.ts';
import { formatCount, formatDay, formatMonth, words } from '../../lib/format.ts';

interface DueDate {
  day: string | null;
  isOverdue: boolean | null;
  /** How many days are left. */
  days: number | null;
}

export function describeDue({ day, isOverdue, days }: DueDate): string {
  if (!day) return '–';
  if (isOverdue) return `Overdue since ${formatDay(day)}`;
  return `Due ${formatDay(day)}${days === null ? '' : ` (in ${formatCount(days, 'day', 'days')})`}`;
}

/** Says what it is, how old, and what it does, in one line. */
export function describeCompanyLine(
  company: Pick<Company, 'company_type' | 'incorporated_on' | 'dissolved_on' | 'sic_codes'>,
  today: Date,
): string[] {
  const { incorporated_on: since, dissolved_on: until } = company;
  const industry = company.sic_codes.flatMap((code) => describeSicCode(code) ?? []);
  return [
    describeCompanyType(company.company_type),
    ...(since ? [until ? `${formatDay(since)} to ${formatDay(until)}` : describeAge(since, today)] : []),
    ...industry.slice(0, 1),
    ...(industry.length > 1
      ? [`and ${formatCount(industry.length - 1, 'other trade', 'other trades')}`]
      : []),
  ];
}

function describeAge(since: string, today: Date): string {
  const begun = new Date(`${since}T00:00:00Z`);
  const months =
    (today.getUTCFullYear() - begun.getUTCFullYear()) * 12 + today.getUTCMonth() - begun.getUTCMonth();
  const whole = months - (today.getUTCDate() < begun.getUTCDate() ? 1 : 0);
  if (whole < 24) return `${formatCount(Math.max(0, whole), 'month', 'months')} old`;
  return `${formatCount(Math.floor(whole / 12), 'year', 'years')} old`;
}

/** Lists what should have been filed and was not. */
export function listOverdue(
  company: Pick<
    Company,
    'accounts_overdue' | 'accounts_next_due' | 'confirmation_overdue' | 'confirmation_next_due'
  >,
): string[] {
  return [
    ...(company.accounts_overdue ? [`Accounts overdue since ${formatDay(company.accounts_next_due)}`] : []),
    ...(company.confirmation_overdue
      ? [`Confirmation statement overdue since ${formatDay(company.confirmation_next_due)}`]
      : []),
  ];
}

const UK = /\b(?:united kingdom|uk|great britain|england|wales|scotland|northern ireland|companies house)\b/i;

/**
 * The number of a corporate officer or owner whose register is the UK's; undefined for people and companies
 * abroad.
 */
export function numberInUk(registration: {
  registration_number: string | null;
  place_registered?: string | null;
  country_registered?: string | null;
}): string | undefined {
  const { registration_number: number, place_registered: place, country_registered: country } = registration;
  const where = [place, country].filter(Boolean).join(' ');
  if (number === null || (where !== '' && !UK.test(where))) return undefined;
  return parseCompanyNumber(number);
}

/**
 * The role, occupation, nationality and month of birth of an officer, as far as the register publishes them.
 */
export function describeOfficer(officer: {
  officer_role: string;
  occupation: string | null;
  nationality?: string | null;
  month_of_birth?: string | null;
}): string {
  const { officer_role: role, occupation, nationality, month_of_birth: born } = officer;
  const parts = [words(role), occupation, nationality, born && `born ${formatMonth(`${born}-01`)}`];
  return parts.filter(Boolean).join(' · ');
}

/** When an appointment began and, where it has ended, when that was. */
export function describeTerm(term: {
  appointed_on: string | null;
  appointed_before: string | null;
  resigned_on: string | null;
}): string {
  const { appointed_on: on, appointed_before: before, resigned_on: until } = term;
  const from = on ? formatDay(on) : before ? `before ${formatDay(before)}` : undefined;
  if (until) return from ? `${from} to ${formatDay(until)}` : `until ${formatDay(until)}`;
  return from ? `since ${from}` : '–';
}

const OFFICIAL = 'https://find-and-update.company-information.service.gov.uk/company/';

export function officialPage(companyNumber: string): string {
  return `${OFFICIAL}${companyNumber}`;
}

/** The document of a filing on Companies House. */
export function officialDocument(companyNumber: string, filingId: string): string {
  return `${officialPage(companyNumber)}/filing-history/${filingId}/document?format=pdf&download=0`;
}

export const NEEDS_LIVE = 'Not known: this needs the live register.';

/** Whether there are active charges, which the register states even without the list of charges. */
export function describeCharges(company: Pick<Company, 'has_active_charges' | 'last_charge_date'>): string {
  if (company.has_active_charges === null) return NEEDS_LIVE;
  if (!company.has_active_charges) return 'No active charges.';
  const last = company.last_charge_date ? `, the latest from ${formatDay(company.last_charge_date)}` : '';
  return `There are active charges${last}.`;
}

/** `62012 Development of business software`. */
export function describeBusiness(code: string): string {
  const text = describeSicCode(code);
  return text ? `${code} ${text}` : code;
}

type Officers = NonNullable<Company['officers']>;

/** Those in office, and those who have left. Unknown officers are neither. */
export function splitOfficers(officers: Company['officers']): { current: Officers | null; former: Officers } {
  if (!officers) return { current: null, former: [] };
  return {
    current: officers.filter(({ resigned_on: resigned }) => resigned === null),
    former: officers.filter(({ resigned_on: resigned }) => resigned !== null),
  };
}

/** Why a list of the live register is not there. */
export function describeIncomplete(reason: 'no_live_source' | 'live_source_unavailable'): string {
  return reason === 'no_live_source'
    ? NEEDS_LIVE
    : 'Companies House does not answer at the moment. Try again later.';
}

/** A command for a shell with the API key in its environment. */
export function curlFor(companyNumber: string, origin: string): string {
  return `curl -s -H "X-API-Key: $DOMESDAY_API_KEY" ${origin}/v1/companies/${companyNumber}`;
}
