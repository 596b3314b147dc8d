import { defineTool, type Tool } from '../../platform/mcp.ts';
import { FinancialsIn, FinancialsOut } from './financials.schemas.ts';
import type { CompanyFinancials, Financials, Period } from './index.ts';

export function financialsTools(financials: Financials): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'get_company_financials',
      title: 'The figures of a company’s accounts',
      description:
        'Turnover, profit, net assets, cash, creditors, employees and more of a UK company, by its number: one entry per period, newest first, from the accounts that the company filed. A figure is null if the accounts do not state it; small companies rarely publish turnover and profit. Costs nothing. Use it to see how large and how healthy a company is.',
      input: FinancialsIn,
      output: FinancialsOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ company_number: number }) {
        const data = await financials.findFinancials(number);
        return { data, text: describeFinancials(data) };
      },
    }),
  ];
}

const TOLD = [
  ['turnover', 'turnover'],
  ['profit_loss', 'profit or loss'],
  ['net_assets', 'net assets'],
  ['cash', 'cash'],
  ['employees', 'employees'],
] as const satisfies [keyof Period, string][];

function describeFinancials({
  company_name: name,
  company_number: number,
  periods,
}: CompanyFinancials): string {
  const [newest] = periods;
  if (!newest) return `No accounts of ${name} (${number}) were read.`;
  const stated = TOLD.flatMap(([figure, words]) =>
    newest[figure] === null ? [] : `${words} ${newest[figure]}`,
  );
  const what = stated.length > 0 ? stated.join(', ') : 'none of the main figures is stated';
  const doubt =
    newest.reliable !== false ? '' : ' The document contradicts itself, so these figures may be wrong.';
  const scope = newest.consolidated ? ' of the group' : '';
  return `${name} (${number}), period to ${newest.period_end}, in ${newest.currency}${scope}: ${what}.${doubt} There are ${periods.length} periods.`;
}
