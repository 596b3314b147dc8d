import type { SignalType } from '../../shared/signal-types.ts';
import type { SandboxChange } from '../changes/change.ts';
import { addDays, addMonths, addYears, type Day, endOfMonth } from '../world/days.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { accountsName, type BalanceSheet, makeAccounts } from './accounts-document.ts';
import type { AccountsFile } from './sandbox-accounts.ts';

/** The figures of the newest period that is known of a company. */
export interface KnownFigures {
  period_end: Day;
  net_assets: number | null;
  employees: number | null;
}

/** Figures for the next accounts, or the reason why they cannot follow those before. */
type NextFigures = (before: { netAssets: number; employees: number }) => Next | string;

interface Next {
  netAssets: number;
  employees: number;
}

/** Figures change with a document that is loaded, not with the record of the company: see `createChanger`. */
function needsAccounts(): string {
  return 'Figures change when accounts are filed: import a document with `domesday financials import`.';
}

/** The changes that accounts show, by their signal, with the figures that lead to it. */
export const FIGURE_CHANGES = {
  financials_filed: {
    make: needsAccounts,
    next: (before) => ({ ...before, netAssets: Math.round(before.netAssets * 1.04) }),
  },
  net_assets_turned_negative: {
    make: needsAccounts,
    also: ['financials_filed', 'net_assets_fell'],
    next: ({ netAssets, employees }) =>
      netAssets < 0
        ? 'has net liabilities already'
        : { netAssets: -Math.round(Math.max(netAssets, 5_000) * 0.2), employees },
  },
  net_assets_fell: {
    make: needsAccounts,
    also: ['financials_filed'],
    next: ({ netAssets, employees }) =>
      netAssets <= 0
        ? 'has no net assets that could fall'
        : { netAssets: Math.round(netAssets * 0.4), employees },
  },
  employees_changed: {
    make: needsAccounts,
    also: ['financials_filed'],
    next: ({ netAssets, employees }) => ({
      netAssets,
      employees: employees + Math.max(5, Math.ceil(employees * 0.3)),
    }),
  },
} satisfies Partial<Record<SignalType, SandboxChange & { next: NextFigures }>>;

export type FigureChange = keyof typeof FIGURE_CHANGES;

export function isFigureChange(type: string): type is FigureChange {
  return Object.hasOwn(FIGURE_CHANGES, type);
}

/**
 * The accounts that a company files next, with figures that make this signal; a sentence where none can
 * follow.
 */
export function changedAccounts(
  { profile }: SandboxCompany,
  { type, before, today }: { type: FigureChange; before: KnownFigures | undefined; today: Day },
): AccountsFile | string {
  const { company_number: companyNumber, company_name: companyName } = profile;
  const name = `${companyName} (${companyNumber})`;
  if (!before) return `${name} has filed no accounts with figures that could change.`;
  const end = nextEnd(before.period_end, today);
  if (end === undefined) return `${name} has filed its accounts up to ${before.period_end} already.`;
  const known = { netAssets: before.net_assets ?? 10_000, employees: before.employees ?? 4 };
  const next = FIGURE_CHANGES[type].next(known);
  if (typeof next === 'string') return `${name} ${next}.`;
  const options = {
    companyNumber,
    companyName,
    start: addDays(before.period_end, 1),
    end,
    current: sheetWith(next),
  };
  return { name: accountsName(options), content: makeAccounts(options) };
}

/** A year later; before that year is over, the end of a month, as after a shortened period. */
function nextEnd(last: Day, today: Day): Day | undefined {
  const ends = [
    addYears(last, 1),
    endOfMonth(addDays(last, 1)),
    endOfMonth(addMonths(last, 1)),
    addDays(last, 1),
  ];
  return ends.find((end) => end > last && end < today);
}

/** A balance sheet with these net assets, whose lines add up. */
function sheetWith({ netAssets, employees }: Next): BalanceSheet {
  const size = Math.max(Math.abs(netAssets), 1_000);
  const lines = {
    fixedAssets: size,
    debtors: Math.round(size * 0.4),
    cash: Math.round(size * 0.2),
    creditorsWithinOneYear: Math.round(size * 0.3),
  };
  const { fixedAssets, debtors, cash, creditorsWithinOneYear } = lines;
  return {
    ...lines,
    creditorsAfterOneYear: fixedAssets + debtors + cash - creditorsWithinOneYear - netAssets,
    employees,
  };
}
