import { FIGURES, type Figures } from './period.ts';
import { monthsOf } from './read/dates.ts';

/** A period as one document states it. */
export interface PeriodRow extends Figures {
  company_number: string;
  period_start: string | null;
  period_end: string;
  currency: string;
  consolidated: boolean;
  dormant: boolean | null;
  /** The name of the document. */
  name: string;
  sha256: string;
  taxonomy: string | null;
  accounts_type: string | null;
  document_period_end: string;
  doubts: string[];
}

/** A period of a company as answers show it. */
export interface Period extends Figures {
  period_start: string | null;
  period_end: string;
  months: number | null;
  currency: string;
  consolidated: boolean;
  dormant: boolean | null;
  accounts_type: string | null;
  restated: boolean;
  /** Only where the document contradicts itself. */
  reliable?: false;
  document: { name: string; sha256: string; taxonomy: string | null };
}

/**
 * The periods of a company, newest first. `rows` are newest document first. Where several documents state a
 * period, the newest counts; what it leaves out comes from the ones before, as most accounts say less about
 * the year before.
 */
export function mergePeriods(rows: readonly PeriodRow[]): Period[] {
  const byEnd = new Map<string, PeriodRow[]>();
  for (const row of rows) byEnd.set(row.period_end, [...(byEnd.get(row.period_end) ?? []), row]);
  return [...byEnd.values()]
    .map(mergeStatements)
    .filter((period) => period !== undefined)
    .sort((a, b) => (a.period_end < b.period_end ? 1 : -1));
}

function mergeStatements(statements: readonly PeriodRow[]): Period | undefined {
  const [newest] = statements;
  if (!newest) return undefined;
  const { period_end, currency, consolidated, name, sha256, taxonomy } = newest;
  // Figures of the group and of the company, or in other money, say nothing about each other.
  const comparable = statements.filter(
    (row) => row.currency === currency && row.consolidated === consolidated,
  );
  const own = statements.find((row) => row.document_period_end === period_end);
  const figures = Object.fromEntries(
    FIGURES.map((figure) => [figure, comparable.find((row) => row[figure] !== null)?.[figure] ?? null]),
  ) as Figures;
  const period_start = statements.find((row) => row.period_start !== null)?.period_start ?? null;
  return {
    period_start,
    period_end,
    months: period_start === null ? null : monthsOf(period_start, period_end),
    currency,
    consolidated,
    dormant: statements.find((row) => row.dormant !== null)?.dormant ?? null,
    accounts_type: own?.accounts_type ?? null,
    ...figures,
    restated: comparable.some((row) => FIGURES.some((figure) => differ(row[figure], figures[figure]))),
    ...(newest.doubts.length > 0 && { reliable: false as const }),
    document: { name, sha256, taxonomy },
  };
}

function differ(before: number | null, after: number | null): boolean {
  return before !== null && after !== null && before !== after;
}
