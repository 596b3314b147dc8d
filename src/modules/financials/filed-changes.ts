import { formatDay } from '../../shared/format-day.ts';
import type { SignalType } from '../../shared/signal-types.ts';
import type { Period } from './merge-periods.ts';

/** A change that new accounts show. */
export interface FiledChange {
  signal_type: SignalType;
  summary: string;
  occurred_on: string;
  previous: Record<string, unknown> | null;
  current: Record<string, unknown> | null;
  identity: string;
}

interface Filing {
  companyName: string;
  /** The period of the new document, and the one before it, if any. */
  after: Period;
  before: Period | undefined;
  /** When the document was published, or loaded. */
  day: string;
}

/** Net assets that have fallen to this share or less. */
const FALLEN_SHARE = 0.5;
const EMPLOYEES_SHARE = 0.25;
const EMPLOYEES_MIN = 5;

/**
 * The changes that new accounts show: that they were filed, and which figures changed much since the period
 * before.
 */
export function changesOfFiling({ companyName: name, after, before, day }: Filing): FiledChange[] {
  const comparable = before && before.reliable !== false && isComparable(before, after) ? before : undefined;
  const change = (
    signal_type: SignalType,
    summary: string,
    shown: readonly (keyof Period)[],
  ): FiledChange => ({
    signal_type,
    summary,
    occurred_on: day,
    previous: comparable ? pick(comparable, shown) : null,
    current: pick(after, shown),
    identity: after.document.sha256,
  });
  const filed = change('financials_filed', describeFiling(name, after, comparable), SHOWN);
  if (!comparable) return [filed];
  return [
    filed,
    ...netAssetChanges(name, comparable, after, change),
    ...employeeChange(name, comparable, after, change),
  ];
}

type MakeChange = (type: SignalType, summary: string, shown: readonly (keyof Period)[]) => FiledChange;

const SHOWN = [
  'period_end',
  'currency',
  'turnover',
  'profit_loss',
  'net_assets',
  'cash',
  'employees',
] as const;

function isComparable(before: Period, after: Period): boolean {
  return before.currency === after.currency && before.consolidated === after.consolidated;
}

function netAssetChanges(name: string, before: Period, after: Period, change: MakeChange): FiledChange[] {
  const [was, is] = [before.net_assets, after.net_assets];
  if (was === null || is === null) return [];
  const figures = `from ${money(was, before)} to ${money(is, after)}`;
  const shown = ['period_end', 'currency', 'net_assets'] as const;
  const changes: FiledChange[] = [];
  if (was >= 0 && is < 0) {
    changes.push(
      change('net_assets_turned_negative', `The net assets of ${name} turned negative: ${figures}.`, shown),
    );
  }
  if (was > 0 && is <= was * FALLEN_SHARE) {
    changes.push(
      change('net_assets_fell', `The net assets of ${name} fell by half or more: ${figures}.`, shown),
    );
  }
  return changes;
}

function employeeChange(name: string, before: Period, after: Period, change: MakeChange): FiledChange[] {
  const [was, is] = [before.employees, after.employees];
  if (was === null || is === null) return [];
  const difference = Math.abs(is - was);
  if (difference < EMPLOYEES_MIN || difference < was * EMPLOYEES_SHARE) return [];
  const summary = `The average number of employees of ${name} changed from ${count(was)} to ${count(is)}.`;
  return [change('employees_changed', summary, ['period_end', 'employees'])];
}

function describeFiling(name: string, after: Period, before: Period | undefined): string {
  const said = `${name} filed accounts made up to ${formatDay(after.period_end)}`;
  if (after.net_assets === null) return `${said}.`;
  const compared =
    before && before.net_assets !== null
      ? `, after ${money(before.net_assets, before)} at ${formatDay(before.period_end)}`
      : '';
  return `${said}: net assets of ${money(after.net_assets, after)}${compared}.`;
}

function pick(period: Period, keys: readonly (keyof Period)[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, period[key]]));
}

function money(amount: number, { currency }: Pick<Period, 'currency'>): string {
  const sign = currency === 'GBP' ? '£' : `${currency} `;
  return `${amount < 0 ? '-' : ''}${sign}${count(Math.abs(amount))}`;
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
