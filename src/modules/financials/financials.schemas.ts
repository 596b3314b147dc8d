import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../platform/http/index.ts';
import type { CompanyFinancials } from './index.ts';

const Amount = (description: string) => Nullable(Type.Integer({ description }));
const Day = (description: string) => Type.String({ format: 'date', description });

const PeriodOut = Type.Object(
  {
    period_start: Nullable(Day('The first day of the period.')),
    period_end: Day('The day of the balance sheet.'),
    months: Nullable(Type.Integer({ description: 'The length of the period, rounded to months.' })),
    currency: Type.String({ examples: ['GBP'] }),
    consolidated: Type.Boolean({
      description: 'Whether the figures cover the group. Otherwise they cover the company alone.',
    }),
    dormant: Nullable(Type.Boolean()),
    accounts_type: Nullable(
      Type.String({
        description: 'The type of accounts as the document names it.',
        examples: ['FullAccounts', 'AbridgedAccounts'],
      }),
    ),
    turnover: Amount('Turnover. Small companies rarely publish it.'),
    profit_loss: Amount('Profit after tax; below zero for a loss.'),
    fixed_assets: Amount('Total of the fixed assets.'),
    current_assets: Amount('Total of the current assets.'),
    cash: Amount('Cash at bank and in hand.'),
    debtors: Amount('Amounts owed to the company.'),
    creditors_within_one_year: Amount('Amounts that the company owes, due within a year. Above zero.'),
    creditors_after_one_year: Amount('Amounts that the company owes, due later. Above zero.'),
    total_assets_less_current_liabilities: Amount(
      'Total assets less current liabilities. May be below zero.',
    ),
    net_assets: Amount('Net assets; below zero for net liabilities.'),
    shareholder_funds: Amount('Total equity.'),
    employees: Nullable(Type.Integer({ description: 'The average number during the period.' })),
    restated: Type.Boolean({
      description:
        'Whether a later document states other figures for the period than an earlier one; the later figures are shown.',
    }),
    reliable: Type.Optional(
      Type.Literal(false, {
        description:
          'Present only if the document contradicts itself, for example if its sums do not add up; its figures may be wrong.',
      }),
    ),
    document: Type.Object(
      {
        name: Type.String(),
        sha256: Type.String(),
        taxonomy: Nullable(
          Type.String({ description: 'The address of the schema that the document’s tags belong to.' }),
        ),
      },
      { title: 'AccountsDocument', description: 'The newest document that states the period.' },
    ),
  },
  { title: 'FinancialPeriod' },
);

export const FinancialsIn = Type.Object({
  company_number: Type.String({
    description: 'The company number in any spelling: `01234567`, `1234567`, `sc89839`.',
    examples: ['69147382'],
  }),
});

export const FinancialsOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    periods: Type.Array(PeriodOut, { description: 'Newest first. Amounts are whole units of the currency.' }),
    as_of: Nullable(Day('The day of the newest file of accounts that was imported; null before the first.')),
  },
  { title: 'CompanyFinancials' },
);

export const FINANCIALS_EXAMPLE: Static<typeof FinancialsOut> & CompanyFinancials = {
  company_number: '69147382',
  company_name: 'OAKENFELL FOODS LIMITED',
  periods: [
    {
      period_start: '2025-01-01',
      period_end: '2025-12-31',
      months: 12,
      currency: 'GBP',
      consolidated: false,
      dormant: false,
      accounts_type: 'FullAccounts',
      turnover: null,
      profit_loss: null,
      fixed_assets: 412_000,
      current_assets: 655_310,
      cash: 131_070,
      debtors: 402_115,
      creditors_within_one_year: 318_400,
      creditors_after_one_year: 90_000,
      total_assets_less_current_liabilities: 748_910,
      net_assets: 658_910,
      shareholder_funds: 658_910,
      employees: 23,
      restated: false,
      document: {
        name: 'Prod223_4203_69147382_20251231.html',
        sha256: '9f2b0d6c1f7d4c0e8a5b3e1f6d7c8b9a0f1e2d3c4b5a69788796a5b4c3d2e1f0',
        taxonomy: 'https://xbrl.frc.org.uk/FRS-102/2025-01-01/FRS-102-2025-01-01.xsd',
      },
    },
  ],
  as_of: '2026-11-13',
};

/** The columns of the CSV file: one row per period. */
export const FINANCIALS_COLUMNS = [
  ...['company_number', 'period_start', 'period_end', 'months', 'currency', 'consolidated', 'dormant'],
  ...['accounts_type', 'turnover', 'profit_loss', 'fixed_assets', 'current_assets', 'cash', 'debtors'],
  ...['creditors_within_one_year', 'creditors_after_one_year', 'total_assets_less_current_liabilities'],
  ...['net_assets', 'shareholder_funds', 'employees', 'restated', 'reliable', 'document'],
] as const;
