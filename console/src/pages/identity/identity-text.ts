import { csvRow } from '../../../../src/shared/csv-row.ts';
import type { IdentityCounts, IdentityReport, PersonIdentity } from '../../api/shapes.ts';
import { formatCount, formatDay } from '../../lib/format.ts';

/** Due is not a failure, so it is not red. */
export const IDENTITY_COLORS: Record<PersonIdentity['status'], string> = {
  verified: 'green',
  due: 'blue',
  overdue: 'red',
  unknown: 'gray',
};

/** The state of a person with its date and days. */
export function describeIdentity({
  status,
  due_on: due,
  verified_on: on,
  days,
  agent,
}: Pick<PersonIdentity, 'status' | 'due_on' | 'verified_on' | 'days' | 'agent'>): string {
  if (status === 'verified') return `Since ${formatDay(on)}${agent ? `, by ${agent}` : ''}`;
  if (status === 'unknown') return 'The register does not say';
  if (!due || days === null) return 'The day is not known';
  if (status === 'overdue') return `Since ${formatDay(due)} (${formatCount(-days, 'day', 'days')})`;
  return days === 0
    ? `Until today, ${formatDay(due)}`
    : `Until ${formatDay(due)} (${formatCount(days, 'day', 'days')} left)`;
}

/** `3 of 5 verified, 1 due, 1 overdue`. */
export function summariseIdentity(counts: IdentityCounts | null): string {
  if (!counts) return 'Not known: this needs the live register.';
  if (counts.total === 0) return 'No one has to verify.';
  const rest = (['due', 'overdue', 'unknown'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${status}`);
  return [`${counts.verified} of ${counts.total} verified`, ...rest].join(', ');
}

/** People paste numbers with anything between them. */
export function numbersOfText(text: string): string {
  return text
    .split(/[\n,;\t]+|\s{2,}|(?<=\d)\s+(?=[A-Za-z\d]{6,})/)
    .map((number) => number.trim())
    .filter(Boolean)
    .join('\n');
}

/** The most companies that one report takes. */
export const COMPANIES_MAX = 1_000;

/** The companies of a watchlist as a report takes them. */
export function watchedNumbers(watched: readonly { company_number: string }[]): string {
  return watched
    .slice(0, COMPANIES_MAX)
    .map(({ company_number }) => company_number)
    .join('\n');
}

/** Everything but the verified. */
export function rowsToChase({ rows }: Pick<IdentityReport, 'rows'>): IdentityReport['rows'] {
  return rows.filter(({ status }) => status !== 'verified');
}

/** The rows as a file. */
export function asCsv({ rows }: Pick<IdentityReport, 'rows'>): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first) as (keyof typeof first)[];
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map(csvRow).join('');
}
