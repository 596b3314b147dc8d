import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../live/live-source.ts';
import { type FilingEntry, type Page, unavailabilityOf } from '../live/read-pages.ts';
import { findStoredCompany } from '../profile/find-company.ts';

/** Lists that only the live source has, read page by page. */
interface PageQuery {
  page?: number;
  limit?: number;
}

const LIMIT = 25;
/** The form of Companies House officer ids. */
const OFFICER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Throws `company_not_found`. */
export async function readFilingHistory(live: LiveSource, companyNumber: string, query: PageQuery) {
  const { record } = await findStoredCompany(live, companyNumber);
  const { company_number, company_name } = record;
  // The register stores numbers only in their official spelling.
  const number = company_number as CompanyNumber;
  const { found, fields } = await readPage(query, (page) => live.readFilings(number, page));
  return { company_number, company_name, filings: found?.items.map(presentFiling) ?? [], ...fields };
}

/** Throws `not_found`. */
export async function readOfficerAppointments(live: LiveSource, officerId: string, query: PageQuery) {
  if (!OFFICER_ID.test(officerId)) throw officerNotFound();
  const { found, fields } = await readPage(query, (page) => live.readAppointments(officerId, page));
  if (fields.complete && !found) throw officerNotFound();
  return { officer_id: officerId, name: found?.name ?? null, appointments: found?.items ?? [], ...fields };
}

/** Reads a page. If the live source is unavailable, the result is incomplete and states why. */
async function readPage<Found extends Page<unknown>>(
  { page = 1, limit = LIMIT }: PageQuery,
  read: (page: { start: number; limit: number }) => Promise<Found | undefined>,
) {
  const start = (page - 1) * limit;
  const known = { page, limit };
  try {
    const found = await read({ start, limit });
    const total = found?.total ?? 0;
    const fields = {
      ...known,
      total,
      has_more: start + limit < total,
      complete: true,
      incomplete_reason: null,
    };
    return { found, fields };
  } catch (error) {
    const reason = unavailabilityOf(error);
    const fields = { ...known, total: null, has_more: false, complete: false, incomplete_reason: reason };
    return { found: undefined, fields };
  }
}

function presentFiling(entry: FilingEntry) {
  const { id, filed_on, form, category } = entry;
  return { id, filed_on, form, category, description: describeFiling(entry) };
}

function officerNotFound(): Problem {
  return new Problem('not_found', 'There is no officer with this id.');
}

type Values = Record<string, string>;
type Rule = readonly [pattern: RegExp, describe: (values: Values, match: RegExpExecArray) => string];

/** Describes a filing in a short English text. A code without a rule is shown in words. */
export function describeFiling({
  description,
  form,
  values,
}: Pick<FilingEntry, 'description' | 'form' | 'values'>): string {
  const [, again, code = description] = /^(second|replacement)-filing-(?:of-)?(.+)$/.exec(description) ?? [];
  const text = describeCode(code, values);
  if (text !== undefined) return again ? `${inWords(again)} filing: ${uncapitalised(text)}` : text;
  // Old filings come as text instead of a code.
  return values.description ?? (description ? inWords(description) : `Form ${form}`);
}

function describeCode(code: string, values: Values): string | undefined {
  for (const [pattern, describe] of RULES) {
    const match = pattern.exec(code);
    if (match) return describe(values, match);
  }
  return undefined;
}

const longDay = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day) : day);

/** ` on 2 March 2026`, or empty without a day. */
const dated = (word: string, day: string | undefined) => (day ? ` ${word} ${longDay(day)}` : '');
const chargeOf = ({ charge_number: number }: Values) => (number ? `Charge ${number}` : 'A charge');

/** Names in capitals stay unchanged. */
function uncapitalised(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function inWords(code: string): string {
  const text = code.replace(/-/g, ' ').replace(/\b(llp|plc|uk|psc)\b/g, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ACCOUNTS: Record<string, string> = {
  'audit-exemption-subsiduary': 'Accounts of a subsidiary exempt from audit',
  'filing-exemption-subsiduary': 'Accounts of a subsidiary exempt from filing',
  'micro-entity': 'Micro-entity accounts',
  'partial-exemption': 'Accounts with partial exemption',
  'total-exemption-full': 'Unaudited full accounts',
  'total-exemption-small': 'Unaudited small company accounts',
  'unaudited-abridged': 'Unaudited abridged accounts',
  abridged: 'Abridged accounts',
  dormant: 'Dormant company accounts',
  full: 'Full accounts',
  group: 'Group accounts',
  initial: 'Initial accounts',
  interim: 'Interim accounts',
  medium: 'Medium company accounts',
  small: 'Small company accounts',
};

function accounts(type: string | undefined): string {
  if (type === undefined) return 'Accounts';
  return ACCOUNTS[type] ?? `${inWords(type)} accounts`;
}

/** `director`, `designated member`. */
const ROLE =
  '(?:person-|corporate-)?([a-z-]+?)(?:-company|-limited-liability-partnership|-limited-partnership)';

/** The first matching rule describes the filing, so special rules come before general ones. */
const RULES: readonly Rule[] = [
  [
    /^accounts-amended(?:-with-accounts-type-([a-z-]+)|-with-made-up-date)?$/,
    ({ made_up_date: day }, [, type]) =>
      `Amended ${uncapitalised(accounts(type))}${dated('made up to', day)}`,
  ],
  [
    /^accounts(?:-with-accounts-type-([a-z-]+)|-with-made-up-date)?$/,
    ({ made_up_date: day }, [, type]) => `${accounts(type)}${dated('made up to', day)}`,
  ],
  [
    /^change-account-reference-date-company(?:-(current|previous)-(extended|shortened))?/,
    ({ made_up_date: from, new_date: to }, [, which, how]) =>
      which
        ? `${inWords(which)} accounting period ${how}${dated('from', from)}${dated('to', to)}`
        : 'Accounting reference date changed',
  ],
  [
    /^confirmation-statement-with-(no-updates|updates)$/,
    ({ made_up_date: day }, [, updates]) =>
      `Confirmation statement${dated('made on', day)}, ${updates === 'updates' ? 'with updates' : 'no updates'}`,
  ],
  [/^confirmation-statement/, ({ made_up_date: day }) => `Confirmation statement${dated('made on', day)}`],
  [/^annual-return/, ({ made_up_date: day }) => `Annual return${dated('made up to', day)}`],
  [
    new RegExp(`^appoint-${ROLE}`),
    ({ officer_name: name, appointment_date: day }, [, role]) =>
      `${name ?? 'An officer'} appointed as ${roleText(role)}${dated('on', day)}`,
  ],
  [
    new RegExp(`^termination-${ROLE}`),
    ({ officer_name: name, termination_date: day }, [, role]) =>
      `${name ?? 'An officer'} ceased to be ${roleText(role)}${dated('on', day)}`,
  ],
  [
    /^(notification|withdrawal)-of-a-person-with-significant-control-statement/,
    (_, [, what]) =>
      `Statement about persons with significant control${what === 'withdrawal' ? ' withdrawn' : ''}`,
  ],
  [
    /^change-(?:to|details-of)-a-person-with-significant-control/,
    ({ psc_name: name, change_date: day }) =>
      `Details of ${name ?? 'a person with significant control'} changed${dated('on', day)}`,
  ],
  [
    /^change-registered-office-address/,
    ({ old_address: from, new_address: to, change_date: day }) =>
      `Registered office moved${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}${dated('on', day)}`,
  ],
  [
    new RegExp(`^change-${ROLE}`),
    ({ officer_name: name, change_date: day }, [, role]) =>
      `Details of ${name ?? roleText(role)} changed${dated('on', day)}`,
  ],
  [
    /^notification-of-a-(?:super-secure-)?person-with-significant-control/,
    ({ psc_name: name, notification_date: day }) =>
      `${name ?? 'A person'} became a person with significant control${dated('on', day)}`,
  ],
  [
    /^cessation-of-a-(?:super-secure-)?person-with-significant-control/,
    ({ psc_name: name, cessation_date: day }) =>
      `${name ?? 'A person'} ceased to have significant control${dated('on', day)}`,
  ],
  [
    /^mortgage-create/,
    (values) =>
      `${chargeOf(values)} registered${values.charge_creation_date ? ',' : ''}${dated('created on', values.charge_creation_date)}`,
  ],
  [/^mortgage-satisfy-charge-part/, (values) => `${chargeOf(values)} partly satisfied`],
  [
    /^mortgage-satisfy-charge/,
    (values) => `${chargeOf(values)} satisfied${dated('on', values.mortgage_satisfaction_date)}`,
  ],
  [
    /^mortgage-(?:charge-(whole|part)|release)/,
    (values, [, extent]) =>
      `Property released from ${uncapitalised(chargeOf(values))}${extent === 'part' ? ', in part' : ''}`,
  ],
  [/^mortgage-acquire/, (values) => `${chargeOf(values)} on acquired property registered`],
  [/^mortgage-alter/, (values) => `${chargeOf(values)} altered`],
  [/^certificate-change-of-name/, () => 'Company name changed'],
  [/^change-of-name/, () => 'Notice of a change of name'],
  [/^resolution-change-of-name/, () => 'Resolution to change the name'],
  [/^(?:incorporation|certificate-incorporation)/, () => 'Incorporation'],
  [/^memorandum-articles/, () => 'Memorandum and articles of association'],
  [/^(?:elective-|special-)?resolutions?$/, () => 'Resolutions'],
  [/^capital-allotment-shares/, ({ date }) => `Shares allotted${dated('on', date)}`],
  [/^capital-cancellation/, ({ date }) => `Shares cancelled${dated('on', date)}`],
  [/^capital-return-purchase-own-shares/, () => 'Purchase of own shares'],
  [
    /^(?:capital-)?statement-(?:of-|capital-)capital|^capital-statement-capital/,
    ({ date }) => `Statement of capital${dated('on', date)}`,
  ],
  [
    /^gazette-notice-(compulso?[ar]+y|voluntary)/,
    (_, [, kind]) =>
      `First Gazette notice of a ${kind === 'voluntary' ? 'voluntary' : 'compulsory'} strike-off`,
  ],
  [/^gazette-dissolved/, () => 'Dissolved after strike-off, with a final Gazette notice'],
  [/^gazette-filings-brought-up-to-date/, () => 'Compulsory strike-off discontinued'],
  [/^dissolution-application-strike-off/, () => 'Application to be struck off'],
  [/^dissolution-withdrawal/, () => 'Application to be struck off withdrawn'],
  [
    /^dissolution-voluntary-strike-off-(suspended|discontinued)/,
    (_, [, how]) => `Voluntary strike-off ${how}`,
  ],
  [/^dissolved-compulsory-strike-off-suspended/, () => 'Compulsory strike-off suspended'],
  [/^(?:administrative-)?restoration/, () => 'Restoration to the register'],
];

function roleText(role: string | undefined): string {
  return role ? `a ${role.replace(/-/g, ' ')}` : 'an officer';
}
