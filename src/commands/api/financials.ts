import type { DomesdayClient } from '../../client/index.ts';
import { type ApiOptions, columns, print, printJson, saveResponse, withApi } from './api-command.ts';

type Financials = Awaited<ReturnType<DomesdayClient['companyFinancials']>>;
type Period = Financials['periods'][number];

/** `domesday financials <company>` */
export async function financialsCommand(
  number: string,
  options: ApiOptions & { csv?: boolean },
): Promise<void> {
  await withApi(options, async (client) => {
    if (options.csv) return saveResponse(await client.companyFinancialsCsv(number), '-');
    const found = await client.companyFinancials(number);
    if (options.json) printJson(found);
    else print(describeFinancials(found).join('\n'));
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

/** A line is as wide as this many periods. */
const PERIODS_SHOWN = 5;

/** A table with a column a period, as accounts are printed. */
export function describeFinancials({ company_name, company_number, periods, as_of }: Financials): string[] {
  const heading = `${company_name} (${company_number})`;
  if (periods.length === 0) {
    const why =
      as_of === null ? 'No file of accounts was imported.' : `None of the accounts read by ${as_of} are its.`;
    return [heading, `  ${why}`];
  }
  const shown = periods.slice(0, PERIODS_SHOWN);
  const stated = LINES.filter(([figure]) => shown.some((period) => period[figure] !== null));
  const rows = [
    [`  in ${shown[0]?.currency ?? ''}`, ...shown.map(({ period_end }) => period_end)],
    ...stated.map(([figure, words]) => [`  ${words}`, ...shown.map((period) => amount(period[figure]))]),
  ];
  return [heading, columns(rows.map(rightAligned(rows))), ...notes(periods)];
}

function amount(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-GB');
}

/** Figures end below one another. */
function rightAligned(rows: readonly string[][]): (row: string[]) => string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return (row) => row.map((cell, index) => (index === 0 ? cell : cell.padStart(widths[index] ?? 0)));
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
