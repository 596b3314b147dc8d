/** The figures of a period, in whole units of the currency; null where the accounts do not state them. */
export const FIGURES = [
  'turnover',
  'profit_loss',
  'fixed_assets',
  'current_assets',
  'cash',
  'debtors',
  'creditors_within_one_year',
  'creditors_after_one_year',
  'total_assets_less_current_liabilities',
  'net_assets',
  'shareholder_funds',
  'employees',
] as const;

export type Figure = (typeof FIGURES)[number];

export type Figures = Record<Figure, number | null>;

/** The newest period of a company, in the short form of answers about companies. */
export interface NewestFigures {
  period_end: string;
  currency: string;
  turnover: number | null;
  profit_loss: number | null;
  net_assets: number | null;
  cash: number | null;
  employees: number | null;
  dormant: boolean | null;
}
