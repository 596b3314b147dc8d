import { expect, it } from 'vitest';
import { changesOfFiling } from './filed-changes.ts';
import type { Period } from './merge-periods.ts';

const period = (period_end: string, net_assets: number | null): Period => ({
  period_start: null,
  period_end,
  months: 12,
  currency: 'GBP',
  consolidated: false,
  dormant: null,
  accounts_type: null,
  restated: false,
  document: { name: 'accounts.html', sha256: 'a', taxonomy: null },
  turnover: null,
  profit_loss: null,
  fixed_assets: null,
  current_assets: null,
  cash: null,
  debtors: null,
  creditors_within_one_year: null,
  creditors_after_one_year: null,
  total_assets_less_current_liabilities: null,
  net_assets,
  shareholder_funds: null,
  employees: null,
});
const AFTER = period('2025-12-31', 310_000);
const BEFORE = period('2024-12-31', 300_000);

it.each<[string, Period, Period | undefined]>([
  [
    'KITES LTD filed accounts made up to 31 December 2025: net assets of £310,000, after £300,000 at 31 December 2024.',
    AFTER,
    BEFORE,
  ],
  ['KITES LTD filed accounts made up to 31 December 2025: net assets of £310,000.', AFTER, undefined],
  ['KITES LTD filed accounts made up to 31 December 2025.', period('2025-12-31', null), BEFORE],
])('the summary of filed accounts writes days in words: %s', (summary, after, before) => {
  const [filed] = changesOfFiling({ companyName: 'KITES LTD', after, before, day: '2026-09-15' });
  expect(filed).toMatchObject({ signal_type: 'financials_filed', summary });
  expect(filed?.current).toMatchObject({ period_end: '2025-12-31' });
});
