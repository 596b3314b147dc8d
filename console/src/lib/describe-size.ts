import type { Company } from '../api/shapes.ts';
import { formatCount, formatDay, shortAmount } from './format.ts';

/** The size of a company by its newest accounts; nothing where none were read. */
export function describeSize({ financials }: Pick<Company, 'financials'>): string | undefined {
  if (!financials) return undefined;
  const { employees, turnover, net_assets, currency, period_end } = financials;
  const figures = [
    ...(employees === null ? [] : [formatCount(employees, 'employee', 'employees')]),
    ...(turnover === null ? [] : [`turnover ${shortAmount(turnover, currency)}`]),
    ...(net_assets === null ? [] : [`net assets ${shortAmount(net_assets, currency)}`]),
  ];
  if (figures.length === 0) return undefined;
  return `${figures.join(', ')} (accounts to ${formatDay(period_end)})`;
}
