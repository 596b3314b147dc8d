import type { DomesdayClient } from '../../client/index.ts';
import { showPaged } from '../terminal/pager.ts';
import { paint } from '../terminal/paint.ts';
import { columns, outputWidth } from '../terminal/text-table.ts';
import { type ApiOptions, printJson, saveResponse, withApi } from './api-command.ts';

type Financials = Awaited<ReturnType<DomesdayClient['companyFinancials']>>;
type Period = Financials['periods'][number];

/** `domesday financials <company>` */
export async function financialsCommand(number: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    if (options.csv) return saveResponse(await client.companyFinancialsCsv(number), '-');
    const found = await client.companyFinancials(number);
    if (options.json) printJson(found);
    else showPaged(describeFinancials(found).join('\n'));
  });
}

const LINES = [
  ['turnover', 'Turnover'],
  ['profit_loss', 'Profit or loss'],
  ['fixed_assets', 'Fixed assets'],
  ['current_assets', 'Current assets'],
  ['cash', '  of which cash'],
  ['debtors', '  of which debtors'],
  ['creditors_within_one_year', 'Creditors, within a year'],
  ['total_assets_less_current_liabilities', 'Total assets less current liabilities'],
  ['creditors_after_one_year', 'Creditors, later'],
  ['net_assets', 'Net assets'],
  ['shareholder_funds', 'Shareholders’ funds'],
  ['employees', 'Employees'],
] as const satisfies [keyof Period, string][];

const PERIODS_SHOWN = 5;
/** Widths of the columns in a terminal: the words on the left, and each period. */
const WORDS_WIDTH = 26;
const PERIOD_WIDTH = 14;

/**
 * A table with a column a period, as accounts are printed: as many as the terminal is wide, the newest first.
 */
export function describeFinancials(
  { company_name, company_number, periods, as_of }: Financials,
  width = outputWidth(),
): string[] {
  const heading = `${paint('title', company_name)} (${company_number})`;
  if (periods.length === 0) {
    const why =
      as_of === null ? 'No file of accounts was imported.' : `None of the accounts read by ${as_of} are its.`;
    return [heading, `  ${why}`];
  }
  const fitting = width === undefined ? PERIODS_SHOWN : Math.floor((width - WORDS_WIDTH) / PERIOD_WIDTH);
  const shown = periods.slice(0, Math.min(PERIODS_SHOWN, Math.max(1, fitting)));
  const stated = LINES.filter(([figure]) => shown.some((period) => period[figure] !== null));
  const rows = [
    [`in ${shown[0]?.currency ?? ''}`, ...shown.map(({ period_end }) => period_end)],
    ...stated.map(([figure, words]) => [words, ...shown.map((period) => amount(period[figure]))]),
  ];
  return [
    heading,
    columns(rows, { indent: 2, width, alignRight: (column) => column > 0 }),
    ...notes(periods),
  ];
}

function amount(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-GB');
}

function notes(periods: readonly Period[]): string[] {
  const ends = (is: (period: Period) => boolean) =>
    periods
      .filter(is)
      .map(({ period_end }) => period_end)
      .join(', ');
  return [
    [ends(({ consolidated }) => consolidated), 'figures of the group'],
    [ends(({ restated }) => restated), 'restated by later accounts'],
    [ends(({ reliable }) => reliable === false), 'the document contradicts itself'],
    [ends(({ dormant }) => dormant === true), 'dormant'],
  ].flatMap(([days, what]) => (days ? [`  ${what}: ${days}`] : []));
}
