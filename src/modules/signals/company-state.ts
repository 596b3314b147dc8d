import { isClosed } from '../../shared/companies/company-status.ts';
import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type {
  Charge,
  CompanyDetail,
  CompanyRecord,
  EventContent,
  InsolvencyCase,
  Officer,
  SignificantPerson,
} from '../register/index.ts';
import { identityStateOf, isDirector } from '../register/index.ts';

/**
 * The state of a company on one day, as last compared. Stored separately from the register's tables, which
 * contain more fields, in the spelling of the source that wrote last.
 */
export interface CompanyState {
  /** The version of the stored form. */
  version: number;
  /** The UK day of this state. */
  day: string;
  /** The UK day on which tracking began; only later changes become signals. */
  since: string;
  company_name: string;
  previous_name: { name: string; ceased_on: string | null } | null;
  company_status: string;
  company_status_detail: string | null;
  dissolved_on: string | null;
  removed_on: string | null;
  office: Office;
  sic_codes: string[];
  accounts: Filings & { type: string | null };
  confirmation: Filings;
  directors: Part<Director>;
  significant_persons: Part<SignificantPerson>;
  charges: Part<Charge>;
  insolvency_cases: Part<InsolvencyCase>;
}

export interface Office {
  care_of: string | null;
  po_box: string | null;
  address_line_1: string | null;
  address_line_2: string | null;
  locality: string | null;
  region: string | null;
  postal_code: string | null;
  country: string | null;
}

export interface Filings {
  next_due: string | null;
  /** The period end of the last filing. */
  made_up_to: string | null;
  /** The day of the last filing, if the filings stream sent it. */
  filed_on: string | null;
}

export type Director = Pick<
  Officer,
  'id' | 'name' | 'officer_role' | 'appointed_on' | 'resigned_on' | 'identity_verification_details'
>;

/** A list, or the known part of it. */
export interface Part<T> {
  whole: boolean;
  items: T[];
}

interface StateSources {
  record: CompanyRecord;
  detail: CompanyDetail | undefined;
  day: string;
  /** The last compared state, if any. */
  before?: CompanyState | undefined;
  event?: EventContent | undefined;
}

export function stateOf({ record, detail, day, before, event }: StateSources): CompanyState {
  const persons = event?.part === 'persons_with_significant_control' ? event.item : undefined;
  return {
    version: STATE_VERSION,
    day,
    since: before?.since ?? day,
    company_name: record.company_name,
    previous_name: record.previous_names[0] ?? null,
    company_status: record.company_status,
    company_status_detail: record.company_status_detail,
    dissolved_on: record.dissolved_on,
    removed_on: record.removed_on,
    office: officeOf(record),
    sic_codes: record.sic_codes,
    accounts: {
      ...filings(record.accounts_next_due, record.accounts_last_made_up, filingOf('accounts', event)),
      type: record.accounts_type,
    },
    confirmation: filings(
      record.confirmation_next_due,
      record.confirmation_last_made_up,
      filingOf('confirmation', event),
    ),
    directors: listOf(
      detail?.officers?.filter(isDirector).map(directorOf),
      before?.directors,
      event?.part === 'officers' && isDirector(event.item) ? directorOf(event.item) : undefined,
    ),
    significant_persons: listOf(
      detail?.persons_with_significant_control,
      before?.significant_persons,
      persons,
    ),
    charges: listOf(detail?.charges, before?.charges, event?.part === 'charges' ? event.item : undefined),
    insolvency_cases:
      detail?.insolvency || event?.part !== 'insolvency'
        ? listOf(detail?.insolvency?.cases, before?.insolvency_cases, undefined)
        : { whole: true, items: event.insolvency.cases },
  };
}

type StoredState = Omit<CompanyState, 'version'>;

/** The fields that states of every version have. */
type FirstField =
  | 'day'
  | 'since'
  | 'company_name'
  | 'previous_name'
  | 'company_status'
  | 'company_status_detail'
  | 'dissolved_on'
  | 'removed_on'
  | 'office'
  | 'sic_codes'
  | 'accounts'
  | 'confirmation'
  | 'directors'
  | 'significant_persons'
  | 'charges'
  | 'insolvency_cases';

/**
 * The values of later fields in states that were stored without them: unknown. The compiler asks for each new
 * field.
 */
const WHERE_MISSING: Omit<StoredState, FirstField> = {};

/**
 * Upgrades a state of each version to the next; the first entry turns version 1 into version 2. A field whose
 * form changes needs an entry; a new field needs none.
 */
const UPGRADES: readonly ((older: StoredState) => StoredState)[] = [
  (older) => ({
    ...older,
    directors: withoutIdentity(older.directors),
    significant_persons: withoutIdentity(older.significant_persons),
  }),
];

/** The version of newly stored states. */
export const STATE_VERSION = 1 + UPGRADES.length;

function withoutIdentity<Item>({ whole, items }: Part<Item>): Part<Item> {
  return { whole, items: items.map((item) => ({ ...item, identity_verification_details: null })) };
}

/** Reads a stored state. Accepts every version that was ever written. */
export function readState(stored: StoredState & Versioned): CompanyState {
  const written = storedVersion('the state of a tracked company', stored, STATE_VERSION);
  const upgraded = UPGRADES.slice(written - 1).reduce<StoredState>(
    (state, upgrade) => upgrade(state),
    stored,
  );
  return { ...WHERE_MISSING, ...upgraded, version: STATE_VERSION };
}

function officeOf(record: CompanyRecord): Office {
  const { care_of, po_box, address_line_1, address_line_2, locality, region, postal_code, country } = record;
  return { care_of, po_box, address_line_1, address_line_2, locality, region, postal_code, country };
}

function directorOf(officer: Officer): Director {
  const { id, name, officer_role, appointed_on, resigned_on, identity_verification_details } = officer;
  return { id, name, officer_role, appointed_on, resigned_on, identity_verification_details };
}

type Filing = { made_up_to: string; filed_on: string };

function filingOf(part: 'accounts' | 'confirmation', event: EventContent | undefined): Filing | undefined {
  return event?.part === part && 'filing' in event ? event.filing : undefined;
}

/** A filing may arrive before the profile shows it; the later period end counts. */
function filings(nextDue: string | null, madeUpTo: string | null, filing: Filing | undefined): Filings {
  const isNews = filing !== undefined && filing.made_up_to >= (madeUpTo ?? '');
  return {
    next_due: nextDue,
    made_up_to: isNews ? filing.made_up_to : madeUpTo,
    filed_on: isNews ? filing.filed_on : null,
  };
}

/** The complete list if it is known; otherwise the known part plus the new entry. */
function listOf<T extends { id: string | null }>(
  known: T[] | null | undefined,
  before: Part<T> | undefined,
  seen: T | undefined,
): Part<T>;
function listOf<T>(known: T[] | null | undefined, before: Part<T> | undefined, seen: undefined): Part<T>;
function listOf<T>(known: T[] | null | undefined, before: Part<T> | undefined, seen: T | undefined): Part<T> {
  if (known) return { whole: true, items: known };
  const kept = before?.items ?? [];
  if (seen === undefined) return { whole: before?.whole ?? false, items: kept };
  const id = (item: T) => (item as { id?: string | null }).id ?? null;
  const others = kept.filter((item) => id(seen) === null || id(item) !== id(seen));
  return { whole: before?.whole ?? false, items: [...others, seen] };
}

export function isOverdue(state: CompanyState, { next_due: due }: Filings): boolean {
  return due !== null && due < state.day && !isClosed(state);
}

/** The next due date that has not passed. */
export function nextDueOf(state: CompanyState): string | null {
  if (isClosed(state)) return null;
  const dues = [state.accounts.next_due, state.confirmation.next_due, ...identityDues(state)];
  const coming = dues.filter((due) => due !== null && due >= state.day);
  return coming.sort()[0] ?? null;
}

/** The due dates of people who have not verified their identity yet. */
function identityDues(state: CompanyState): (string | null)[] {
  const people = [
    ...state.directors.items.filter((director) => isInOffice(director, state.day)),
    ...state.significant_persons.items.filter((person) => !person.ceased),
  ];
  return people
    .map(({ identity_verification_details: details }) => identityStateOf(details, state.day))
    .map(({ status, due_on }) => (status === 'due' ? due_on : null));
}

export function isInOffice({ resigned_on: resignedOn }: Director, day: string): boolean {
  return resignedOn === null || resignedOn > day;
}
