/** The figures from accounts that people look at first, with their words, in the order of display. */
export const MAIN_FIGURES = [
  ['turnover', 'Turnover'],
  ['profit_loss', 'Profit or loss'],
  ['net_assets', 'Net assets'],
  ['cash', 'Cash'],
  ['employees', 'Employees'],
] as const;
