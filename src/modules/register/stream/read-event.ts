import { type CompanyNumber, parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import type { Charge, Insolvency, Officer, SignificantPerson } from '../live/company-record.ts';
import {
  NO_INSOLVENCY,
  normaliseCharge,
  normaliseInsolvency,
  normaliseOfficer,
  normaliseSignificantPerson,
} from '../live/normalise-lists.ts';
import { type LiveProfile, normaliseProfile } from '../live/normalise-profile.ts';
import { dayOf, objectOf, textOf, wholeNumberOf } from '../live/official-values.ts';
import type { StreamName } from './plan-streams.ts';

/** The envelope of one line of a stream. */
export interface StreamEvent {
  stream: StreamName;
  timepoint: number;
  /** Undefined when the event is not about a company. */
  companyNumber: string | undefined;
  /** The last part of the resource's path. */
  resourceId: string | undefined;
  publishedAt: Date | undefined;
  isDeleted: boolean;
  data: unknown;
}

/** Undefined without a timepoint: the line has no place in the stream. */
export function readEvent(stream: StreamName, line: string): StreamEvent | undefined {
  const envelope = objectOf(parseJson(line));
  const event = objectOf(envelope.event);
  const timepoint = wholeNumberOf(event.timepoint);
  if (timepoint === null) return undefined;
  const resourceId = textOf(envelope.resource_id);
  return {
    stream,
    timepoint,
    companyNumber: companyNumberOf(textOf(envelope.resource_uri) ?? '', resourceId ?? ''),
    resourceId: resourceId ?? undefined,
    publishedAt: readPublishedAt(event.published_at),
    isDeleted: event.type === 'deleted',
    data: envelope.data,
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The path begins with the company; some lack the slash. The id is the company number only for profiles. */
function companyNumberOf(uri: string, resourceId: string): string | undefined {
  const text = /^\/?company\/([^/?#]+)/.exec(uri)?.[1];
  return parseCompanyNumber(text ?? '') ?? (text ? text.toUpperCase() : parseCompanyNumber(resourceId));
}

const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/;

/**
 * Accepts times in UTC, with an offset, or without a zone, which means UTC. A time without a fraction counts
 * as the end of its second: an event must not look older than it may be.
 */
export function readPublishedAt(value: unknown): Date | undefined {
  const text = textOf(value) ?? '';
  const fraction = MOMENT.exec(text);
  if (!fraction) return undefined;
  const at = new Date(HAS_ZONE.test(text) ? text : `${text}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return fraction[1] === undefined ? new Date(at.getTime() + 999) : at;
}

/** The lists of a company that an event can change by one entry. */
export type ListName = 'officers' | 'persons_with_significant_control' | 'charges';

/** The content of an event, in the types of the register. */
export type EventContent =
  | { part: 'profile'; profile: LiveProfile }
  | { part: 'company_deleted' }
  | { part: 'officers'; item: Officer }
  | { part: 'persons_with_significant_control'; item: SignificantPerson }
  | { part: 'charges'; item: Charge }
  | { part: 'entry_deleted'; list: ListName; id: string }
  | { part: 'insolvency'; insolvency: Insolvency }
  | { part: 'accounts' | 'confirmation'; filing: { made_up_to: string; filed_on: string } }
  /** Another document; `concerns` is the list that it has probably changed. */
  | { part: 'document'; concerns: ListName | 'insolvency' | undefined };

/** Undefined for events without data that the register stores. */
export function readContent(event: StreamEvent): EventContent | undefined {
  switch (event.stream) {
    case 'companies':
      return companyContent(event);
    case 'filings':
      return event.isDeleted ? undefined : filingContent(objectOf(event.data));
    case 'officers':
      return entry(event, 'officers', normaliseOfficer);
    case 'persons-with-significant-control':
      return entry(event, 'persons_with_significant_control', normaliseSignificantPerson);
    case 'charges':
      return entry(event, 'charges', normaliseCharge);
    case 'insolvency-cases':
      return {
        part: 'insolvency',
        insolvency: event.isDeleted ? NO_INSOLVENCY : normaliseInsolvency(event.data),
      };
  }
}

function companyContent({ companyNumber, isDeleted, data }: StreamEvent): EventContent | undefined {
  if (isDeleted) return { part: 'company_deleted' };
  const profile = normaliseProfile((companyNumber ?? '') as CompanyNumber, data);
  return profile && { part: 'profile', profile };
}

/** The id of an entry is in the envelope, and usually in the entry's own link as well. */
function entry<Name extends ListName, Item extends { id: string | null }>(
  { isDeleted, resourceId, data }: StreamEvent,
  list: Name,
  normalise: (data: unknown) => Item | undefined,
): EventContent | undefined {
  if (isDeleted)
    return resourceId === undefined ? undefined : { part: 'entry_deleted', list, id: resourceId };
  const item = normalise(data);
  return (
    item && ({ part: list, item: { ...item, id: item.id ?? resourceId ?? null } } as unknown as EventContent)
  );
}

const CONCERNS: Record<string, ListName | 'insolvency'> = {
  officers: 'officers',
  'persons-with-significant-control': 'persons_with_significant_control',
  mortgage: 'charges',
  insolvency: 'insolvency',
};

/** Whether a filing is a set of accounts. */
export function isAccountsFiling({ category, form }: { category: string; form: string }): boolean {
  return category === 'accounts' && ACCOUNTS_FORM.test(form);
}

export function isStatementFiling({ category, form }: { category: string; form: string }): boolean {
  return category === 'confirmation-statement' && STATEMENT_FORM.test(form);
}

/** Forms of accounts; other forms of that category change the reference date. */
const ACCOUNTS_FORM = /^(LL|OS|SE)?AA(MD)?$/;
const STATEMENT_FORM = /^(LL|LP|SLP|SQP)?CS01$/;

function filingContent(filing: Record<string, unknown>): EventContent {
  const category = textOf(filing.category) ?? '';
  const form = textOf(filing.type) ?? '';
  const madeUpTo = dayOf(objectOf(filing.description_values).made_up_date);
  const filedOn = dayOf(filing.date);
  if (madeUpTo !== null && filedOn !== null) {
    const what = { made_up_to: madeUpTo, filed_on: filedOn };
    if (isAccountsFiling({ category, form })) return { part: 'accounts', filing: what };
    if (isStatementFiling({ category, form })) {
      return { part: 'confirmation', filing: what };
    }
  }
  return { part: 'document', concerns: Object.hasOwn(CONCERNS, category) ? CONCERNS[category] : undefined };
}
