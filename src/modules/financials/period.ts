/** The newest period of a company, in the short form that answers about companies hold. */
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
