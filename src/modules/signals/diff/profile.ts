import { addDays } from '../../../shared/clock.ts';
import { isClosedStatus, shownStatus } from '../../../shared/companies/company-status.ts';
import { isInsolvent } from '../../../shared/companies/company-types.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { type CompanyState, type Filings, isOverdue, type Office } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { fold, foldedWords, joinList, slugToWords, sorted } from './text.ts';

/** Name, status, office and SIC codes. */
export function diffProfile(previous: CompanyState, current: CompanyState): Change[] {
  return [
    nameChange(previous, current),
    statusChange(previous, current),
    strikeOff(previous, current),
    officeChange(previous, current),
    sicChange(previous, current),
  ].filter((draft) => draft !== undefined);
}

function nameChange(previous: CompanyState, current: CompanyState): Change | undefined {
  const [from, to] = [fold(previous.company_name), fold(current.company_name)];
  if (from === to) return undefined;
  if (isStaleName(previous, current)) return undefined;
  const former = current.previous_name;
  const day = (former && fold(former.name) === from ? former.ceased_on : null) ?? current.day;
  return {
    signal_type: 'company_name_changed',
    summary: `${previous.company_name} changed its name to ${current.company_name}.`,
    occurred_on: day,
    previous: { company_name: previous.company_name },
    current: { company_name: current.company_name },
    identity: `${day}|${from}|${to}`,
  };
}

/** Whether the source is outdated: it has the name that preceded the known name. */
export function isStaleName(previous: CompanyState, current: CompanyState): boolean {
  const [from, to] = [fold(previous.company_name), fold(current.company_name)];
  return (
    from !== to &&
    fold(previous.previous_name?.name ?? null) === to &&
    fold(current.previous_name?.name ?? null) !== from
  );
}

function statusChange(previous: CompanyState, current: CompanyState): Change | undefined {
  const [from, to] = [shownStatus(previous), shownStatus(current)];
  if (from === to) return undefined;
  // A snapshot already showed the removal; this is the same change with its reason.
  if (previous.removed_on !== null && from === 'removed' && isClosedStatus(to)) return undefined;
  const day = (isClosedStatus(to) ? (current.dissolved_on ?? current.removed_on) : null) ?? current.day;
  return {
    signal_type: 'company_status_changed',
    ...(isClosedStatus(to) || isInsolvent(to) ? { severity: 'critical' } : {}),
    summary: `The status of ${current.company_name} changed from ${slugToWords(from)} to ${slugToWords(to)}${
      isClosedStatus(to) ? ` on ${formatDay(day)}` : ''
    }.`,
    occurred_on: day,
    previous: { company_status: from, company_status_detail: previous.company_status_detail },
    current: { company_status: to, company_status_detail: current.company_status_detail },
    identity: `${day}|${from}|${to}`,
  };
}

const PROPOSAL = 'active-proposal-to-strike-off';

function strikeOff(previous: CompanyState, current: CompanyState): Change | undefined {
  const [was, is] = [isProposed(previous), isProposed(current)];
  if (was === is) return undefined;
  // A proposal that ends with the company, or because of proceedings, was not withdrawn.
  if (was && shownStatus(current) !== 'active') return undefined;
  return {
    signal_type: is ? 'strike_off_proposed' : 'strike_off_withdrawn',
    summary: is
      ? `A proposal to strike ${current.company_name} off the register was made.`
      : `The proposal to strike ${current.company_name} off the register was withdrawn.`,
    occurred_on: current.day,
    previous: { company_status_detail: previous.company_status_detail },
    current: { company_status_detail: current.company_status_detail },
    identity: current.day,
  };
}

function isProposed({ company_status_detail: detail }: CompanyState): boolean {
  return detail === PROPOSAL;
}

function officeChange(previous: CompanyState, current: CompanyState): Change | undefined {
  const [from, to] = [officeKey(previous.office), officeKey(current.office)];
  if (from === to || !hasOffice(previous.office) || !hasOffice(current.office)) return undefined;
  return {
    signal_type: 'registered_office_changed',
    summary: `${current.company_name} moved its registered office to ${oneLine(current.office)}.`,
    occurred_on: current.day,
    previous: { registered_address: oneLine(previous.office), registered_office_address: previous.office },
    current: { registered_address: oneLine(current.office), registered_office_address: current.office },
    identity: `${current.day}|${from}|${to}`,
  };
}

/** A missing address is unknown, or may not be shown. */
export function hasOffice(office: Office): boolean {
  return officeKey(office) !== '';
}

/** Sources differ in county, country, and the words `care of` and `PO box`. */
function officeKey(office: Office): string {
  const careOf = (office.care_of ?? '').replace(/^\s*(c\/o|care of)\b/i, '');
  const box = (office.po_box ?? '').replace(/^\s*p\.?o\.?\s*box\b/i, '');
  const lines = [office.address_line_1, office.address_line_2].map((line) =>
    (line ?? '').replace(/\bc\/o\b|\bcare of\b|\bp\.?o\.?\s*box\b/gi, ' '),
  );
  return foldedWords(careOf, box, ...lines, office.locality, office.postal_code);
}

function oneLine(office: Office): string {
  const { care_of, po_box, address_line_1, address_line_2, locality, region, postal_code, country } = office;
  return [care_of, po_box, address_line_1, address_line_2, locality, region, postal_code, country]
    .filter(Boolean)
    .join(', ');
}

function sicChange(previous: CompanyState, current: CompanyState): Change | undefined {
  const [from, to] = [sorted(previous.sic_codes), sorted(current.sic_codes)];
  if (from.join() === to.join()) return undefined;
  return {
    signal_type: 'sic_codes_changed',
    summary: `${current.company_name} changed its SIC codes from ${joinList(from)} to ${joinList(to)}.`,
    occurred_on: current.day,
    previous: { sic_codes: from },
    current: { sic_codes: to },
    identity: `${current.day}|${from.join()}|${to.join()}`,
  };
}

/** Accounts and confirmation statements: filed, or overdue. */
export function diffFilings(previous: CompanyState, current: CompanyState): Change[] {
  return [
    filed(previous.accounts, current.accounts, current, {
      signal_type: 'accounts_filed',
      what: 'accounts',
      values: { accounts_type: current.accounts.type },
    }),
    filed(previous.confirmation, current.confirmation, current, {
      signal_type: 'confirmation_statement_filed',
      what: 'a confirmation statement',
      values: {},
    }),
    overdue(previous, current, 'accounts'),
    overdue(previous, current, 'confirmation'),
  ].filter((draft) => draft !== undefined);
}

/** The period end identifies a filing, for every source. */
function filed(
  previous: Filings,
  current: Filings,
  { company_name, day }: CompanyState,
  kind: {
    signal_type: 'accounts_filed' | 'confirmation_statement_filed';
    what: string;
    values: Record<string, unknown>;
  },
): Change | undefined {
  const { made_up_to: madeUpTo } = current;
  if (madeUpTo === null || madeUpTo <= (previous.made_up_to ?? '')) return undefined;
  const shown = ({ made_up_to, next_due }: Filings) => ({ last_made_up_to: made_up_to, next_due });
  return {
    signal_type: kind.signal_type,
    summary: `${company_name} filed ${kind.what} made up to ${formatDay(madeUpTo)}.`,
    occurred_on: current.filed_on ?? day,
    previous: shown(previous),
    current: { ...shown(current), ...kind.values },
    identity: madeUpTo,
  };
}

/** Overdue from the day after the due date. */
function overdue(
  previous: CompanyState,
  current: CompanyState,
  what: 'accounts' | 'confirmation',
): Change | undefined {
  const { next_due: due } = current[what];
  if (due === null || !isOverdue(current, current[what])) return undefined;
  if (isOverdue(previous, previous[what]) && previous[what].next_due === due) return undefined;
  const isAccounts = what === 'accounts';
  return {
    signal_type: isAccounts ? 'accounts_overdue' : 'confirmation_statement_overdue',
    summary: `The ${isAccounts ? 'accounts' : 'confirmation statement'} of ${current.company_name} ${
      isAccounts ? 'were' : 'was'
    } due on ${formatDay(due)} and ${isAccounts ? 'are' : 'is'} overdue.`,
    occurred_on: addDays(due, 1),
    previous: { next_due: previous[what].next_due, overdue: isOverdue(previous, previous[what]) },
    current: { next_due: due, overdue: true },
    identity: due,
  };
}
