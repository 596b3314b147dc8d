import { createHash } from 'node:crypto';
import { isClosed, shownStatus } from '../../../shared/companies/company-status.ts';
import { isInsolvent } from '../../../shared/companies/company-types.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { type Filing, isAccountsFiling, isStatementFiling, type KnownCompany } from '../../register/index.ts';
import { type CompanyState, type Director, type Part, stateOf } from '../company-state.ts';
import { diff } from '../diff/diff.ts';
import { fold, slugToWords } from '../diff/text.ts';
import { type Change, draftOf, type SignalDraft } from '../signal.ts';

export interface HistorySources {
  company: KnownCompany;
  /** Undefined if not known. */
  filings: Filing[] | undefined;
  from: string;
  today: string;
  /** The day of the record, used for changes without a day of their own. */
  seenOn: string;
}

/** Marks a change whose day is unknown: its day is when it was first seen. */
export const SEEN = 'seen|';

/**
 * The changes of a company between two days, from its record alone. The lists of the record have days, so the
 * state on the first day is reconstructed from them and compared with the current state, by the function that
 * compares any two states.
 */
export function deriveHistory(sources: HistorySources): SignalDraft[] {
  const { company, from, today } = sources;
  const { record, detail } = company;
  const now = { ...stateOf({ record, detail, day: today }), since: from };
  const drafts = [
    ...diff(stateBefore(now, from), now),
    ...nameChanges(now, record.previous_names),
    ...[...filedChanges(now, sources.filings ?? []), ...seenChanges(now, sources)].map(draftOf),
  ];
  return drafts.filter(({ occurred_on: day }) => day >= from && day <= today);
}

/**
 * Identifies the contents of a record, so that a history can be told from that of another version. The times
 * of the record are not enough: an event of a stream changes a list without them.
 */
export function recordStamp({ record, detail }: KnownCompany): string {
  const contents = [stateOf({ record, detail, day: '' }), record.previous_names];
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
}

/**
 * The state on an earlier day, as far as the current record shows it. Entries without a day count as older.
 */
function stateBefore(now: CompanyState, day: string): CompanyState {
  const isAfter = (on: string | null): on is string => on !== null && on >= day;
  const endedOn = now.dissolved_on ?? now.removed_on;
  const wasOpen = isClosed(now) && isAfter(endedOn);
  return {
    ...now,
    day,
    ...(wasOpen && { company_status: 'active', dissolved_on: null, removed_on: null }),
    directors: withItems(now.directors, (director) =>
      isAfter(director.appointed_on) ? [] : [{ ...director, resigned_on: before(director, isAfter) }],
    ),
    significant_persons: withItems(now.significant_persons, (person) => {
      if (isAfter(person.notified_on)) return [];
      return [isAfter(person.ceased_on) ? { ...person, ceased: false, ceased_on: null } : person];
    }),
    charges: withItems(now.charges, (charge) => {
      if (isAfter(charge.delivered_on ?? charge.created_on)) return [];
      return [
        isAfter(charge.satisfied_on) ? { ...charge, status: 'outstanding', satisfied_on: null } : charge,
      ];
    }),
    insolvency_cases: withItems(now.insolvency_cases, (entry) => {
      const dates = entry.dates.filter(({ date }) => !isAfter(date));
      const practitioners = entry.practitioners
        .filter((person) => !isAfter(person.appointed_on))
        .map((person) => (isAfter(person.ceased_to_act_on) ? { ...person, ceased_to_act_on: null } : person));
      const isNew = dates.length === 0 && practitioners.length === 0 && entry.dates.length > 0;
      return isNew ? [] : [{ ...entry, dates, practitioners }];
    }),
  };
}

function before({ resigned_on: on }: Director, isAfter: (on: string | null) => boolean): string | null {
  return isAfter(on) ? null : on;
}

function withItems<T>({ whole, items }: Part<T>, take: (item: T) => T[]): Part<T> {
  return { whole, items: items.flatMap(take) };
}

/** Newest first, as the record lists them. */
function nameChanges(now: CompanyState, former: { name: string; ceased_on: string | null }[]): SignalDraft[] {
  return former.flatMap((name, index) => {
    if (name.ceased_on === null) return [];
    const next = former[index - 1]?.name ?? now.company_name;
    const after = { ...now, company_name: next, previous_name: name };
    const draft = diff({ ...now, company_name: name.name, previous_name: null }, after);
    return draft.filter(({ signal_type: type }) => type === 'company_name_changed');
  });
}

const PROPOSED = new Set(['GAZ1', 'GAZ1(A)']);
const WITHDRAWN = new Set(['DISS40', 'DS02', 'LLDS02']);

function filedChanges(now: CompanyState, filings: Filing[]): Change[] {
  return filings.flatMap((filing) => filedChange(now, filing) ?? []);
}

/** Undefined for a filing that is no change of what signals are about. */
function filedChange(now: CompanyState, filing: Filing): Change | undefined {
  const { filed_on: day, made_up_to: madeUpTo, form, address } = filing;
  if (madeUpTo !== null && isAccountsFiling(filing)) return filed(now, 'accounts', { day, madeUpTo });
  if (madeUpTo !== null && isStatementFiling(filing)) return filed(now, 'statement', { day, madeUpTo });
  if (address) return officeMoved(now, address, day);
  if (PROPOSED.has(form)) return strikeOff(now, 'strike_off_proposed', { day, identity: day });
  if (WITHDRAWN.has(form)) return strikeOff(now, 'strike_off_withdrawn', { day, identity: day });
  return undefined;
}

const FILED = {
  accounts: { signal_type: 'accounts_filed', what: 'accounts' },
  statement: { signal_type: 'confirmation_statement_filed', what: 'a confirmation statement' },
} as const;

function filed(
  { company_name }: CompanyState,
  kind: keyof typeof FILED,
  { day, madeUpTo }: { day: string; madeUpTo: string },
): Change {
  const { signal_type, what } = FILED[kind];
  return {
    signal_type,
    summary: `${company_name} filed ${what} made up to ${formatDay(madeUpTo)}.`,
    occurred_on: day,
    previous: null,
    current: { last_made_up_to: madeUpTo },
    identity: madeUpTo,
  };
}

function officeMoved(
  { company_name }: CompanyState,
  { from, to, on }: NonNullable<Filing['address']>,
  filedOn: string,
): Change {
  const day = on ?? filedOn;
  return {
    signal_type: 'registered_office_changed',
    summary: `${company_name} moved its registered office to ${to}.`,
    occurred_on: day,
    previous: from === null ? null : { registered_address: from },
    current: { registered_address: to },
    identity: `${day}|${fold(from)}|${fold(to)}`,
  };
}

/** Changes in the parts of the record that have no day. */
function seenChanges(now: CompanyState, { filings = [], seenOn, company }: HistorySources): Change[] {
  const changes: Change[] = [];
  const isProposed = now.company_status_detail === 'active-proposal-to-strike-off';
  if (isProposed && !filings.some(({ form }) => PROPOSED.has(form))) {
    changes.push(strikeOff(now, 'strike_off_proposed', { day: seenOn, identity: `${SEEN}proposed` }));
  }
  const status = shownStatus(now);
  if (isInsolvent(status) && !company.detail?.insolvency?.cases.length) {
    const shared = { occurred_on: seenOn, previous: null, current: { company_status: status } };
    changes.push({
      ...shared,
      signal_type: 'insolvency_started',
      summary: `Insolvency proceedings against ${now.company_name} began: its status is ${slugToWords(status)}.`,
      identity: `${SEEN}${status}`,
    });
  }
  return changes;
}

function strikeOff(
  { company_name, company_status_detail }: CompanyState,
  signal_type: 'strike_off_proposed' | 'strike_off_withdrawn',
  { day, identity }: { day: string; identity: string },
): Change {
  const isProposed = signal_type === 'strike_off_proposed';
  return {
    signal_type,
    summary: isProposed
      ? `A proposal to strike ${company_name} off the register was made.`
      : `The proposal to strike ${company_name} off the register was withdrawn.`,
    occurred_on: day,
    previous: null,
    current: isProposed ? { company_status_detail: company_status_detail ?? null } : null,
    identity,
  };
}
