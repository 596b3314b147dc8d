import { formatDay } from '../../shared/format-day.ts';
import type { Notice } from '../accounts/index.ts';
import type { StoredSignal } from '../signals/index.ts';
import type { Digest } from './digest-period.ts';

/** The maximum number of signals, and of new matches, that a mail lists; the others are in the console. */
export const LISTED_MAX = 50;

/** A company that newly matches a watched search, and the total number of new matches. */
export interface MailMatch {
  search_name: string;
  company_number: string;
  company_name: string | null;
  total: number;
}

export interface MailFacts {
  kind: 'instant' | Digest;
  /** The first and the last day of a digest. */
  period: { start: string; end: string } | undefined;
  /** Most severe first, at most `LISTED_MAX`. */
  signals: readonly StoredSignal[];
  total: number;
  /** Ordered by search, at most `LISTED_MAX`. */
  matches: readonly MailMatch[];
  siteUrl: string;
  unsubscribeUrl: string;
}

/**
 * A mail about signals. The sender escapes the texts; here, characters that would disturb the surrounding
 * text are removed from names.
 */
export function composeMail(facts: MailFacts): Notice {
  const { kind, matches, total, siteUrl } = facts;
  const counted = countedText(facts);
  return {
    subject: subjectOf(facts, counted),
    heading: kind === 'instant' ? 'New signals' : `Your ${kind} digest`,
    before: facts.period ? `${periodText(facts.period)}: ${counted}.` : `${counted}:`,
    groups: [...groupByCompany(facts), ...groupBySearch(facts)],
    ...(total === 0 && matches.length > 0
      ? { button: 'Open your searches', link: `${siteUrl}/companies` }
      : { button: 'Open your signals', link: `${siteUrl}/signals` }),
    after:
      kind === 'instant'
        ? 'You get this e-mail because your account has immediate alerts for such signals.'
        : `You get this e-mail because your account has a ${kind} digest of the companies and searches you watch.`,
    unsubscribeUrl: facts.unsubscribeUrl,
  };
}

function countedText({ signals, total, matches }: MailFacts): string {
  const companies = new Set(signals.map((signal) => signal.company_number));
  const ofSignals = `${count(total, 'signal', 'signals')} of ${
    total > signals.length ? 'companies' : count(companies.size, 'company', 'companies')
  } you watch`;
  const ofMatches = `${matchesText(matches)} of searches you watch`;
  if (matches.length === 0) return ofSignals;
  return total === 0 ? ofMatches : `${ofSignals}, and ${ofMatches}`;
}

function subjectOf({ kind, period, signals, total, matches }: MailFacts, counted: string): string {
  if (kind !== 'instant' && period) {
    const parts = [
      ...(total > 0 || matches.length === 0 ? [count(total, 'signal', 'signals')] : []),
      ...(matches.length > 0 ? [matchesText(matches)] : []),
    ];
    return `${capital(kind)} digest, ${periodText(period)}: ${parts.join(', ')}`;
  }
  const [only] = signals;
  return only && total === 1 ? `${line(only.company_name)}: ${typeText(only)}` : counted;
}

const matchesText = (matches: readonly MailMatch[]) =>
  count(matches[0]?.total ?? 0, 'new match', 'new matches');

function groupBySearch({ matches, siteUrl }: MailFacts): NonNullable<Notice['groups']> {
  const link = `${siteUrl}/companies`;
  const groups = new Map<string, { title: string; link: string; lines: string[] }>();
  for (const { search_name: search, company_number: number, company_name: name } of matches) {
    const group = groups.get(search) ?? { title: `New in “${line(search)}”`, link, lines: [] };
    group.lines.push(name === null ? number : `${line(name)} (${number})`);
    groups.set(search, group);
  }
  const more = (matches[0]?.total ?? 0) - matches.length;
  const rest = { title: `… and ${count(more, 'more new match', 'more new matches')}`, link, lines: [] };
  return more > 0 ? [...groups.values(), rest] : [...groups.values()];
}

function groupByCompany({ signals, total, siteUrl }: MailFacts): NonNullable<Notice['groups']> {
  const groups = new Map<string, { title: string; link: string; lines: string[] }>();
  for (const signal of signals) {
    const { company_number: number, company_name: name } = signal;
    const group = groups.get(number) ?? {
      title: `${line(name)} (${number})`,
      link: `${siteUrl}/companies/${encodeURIComponent(number)}`,
      lines: [],
    };
    group.lines.push(
      `${capital(signal.severity)}, ${formatDay(signal.occurred_on)}: ${line(signal.summary)}`,
    );
    groups.set(number, group);
  }
  const more = total - signals.length;
  const rest = {
    title: `… and ${count(more, 'more signal', 'more signals')}`,
    link: `${siteUrl}/signals`,
    lines: [],
  };
  return more > 0 ? [...groups.values(), rest] : [...groups.values()];
}

const LINE_LENGTH_MAX = 400;

/** Removes control characters and characters that change the direction of the surrounding text. */
function line(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return plain.length <= LINE_LENGTH_MAX ? plain : `${[...plain].slice(0, LINE_LENGTH_MAX).join('')}…`;
}

function typeText({ signal_type: type }: StoredSignal): string {
  return type.replaceAll('_', ' ').replace(/\b(psc|sic)\b/g, (word) => word.toUpperCase());
}

function periodText({ start, end }: { start: string; end: string }): string {
  return start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
}
