import { describe, expect, it } from 'vitest';
import type { TestDocument } from '../test-support/documents.ts';
import { current, fact } from '../test-support/read-figures.ts';

const YEAR = { context: 'year' };

describe('the profit after tax on ordinary activities', () => {
  const contexts: TestDocument['contexts'] = {
    continuing: [
      '2025-01-01/2025-12-31',
      { ContinuingDiscontinuedOperationsDimension: 'ContinuingOperations' },
    ],
    retained: ['2025-01-01/2025-12-31', { EquityClassesDimension: 'RetainedEarningsAccumulatedLosses' }],
  };
  const afterTax = fact('ProfitLossOnOrdinaryActivitiesAfterTax', '100', YEAR);

  it('is the profit of the year where no other line is tagged', () => {
    expect(current({ facts: [afterTax] })).toEqual({ profit_loss: 100 });
  });

  it('gives way to the profit of the year, also to that in the statement of changes in equity', () => {
    expect(current({ facts: [afterTax, fact('ProfitLoss', '80', YEAR)] }).profit_loss).toBe(80);
    const retained = fact('ProfitLoss', '80', { context: 'retained' });
    expect(current({ facts: [afterTax, retained], contexts }).profit_loss).toBe(80);
  });

  it('is never that of the continuing operations alone', () => {
    const continuing = fact('ProfitLossOnOrdinaryActivitiesAfterTax', '120', { context: 'continuing' });
    expect(current({ facts: [continuing, afterTax], contexts }).profit_loss).toBe(100);
    expect(current({ facts: [continuing], contexts })).toEqual({});
  });
});

describe('a balance sheet in the format of IFRS', () => {
  const contexts: TestDocument['contexts'] = {
    current: [
      '2025-12-31',
      { 'FinancialInstrumentCurrentNon-currentDimension': 'CurrentFinancialInstruments' },
    ],
    later: [
      '2025-12-31',
      { 'FinancialInstrumentCurrentNon-currentDimension': 'Non-currentFinancialInstruments' },
    ],
  };
  const sheet = [
    fact('Non-currentAssets', '700'),
    fact('TradeOtherReceivables', '150', { context: 'current' }),
    fact('CashCashEquivalents', '250', { context: 'current' }),
    fact('CurrentAssets', '400'),
    fact('CurrentLiabilities', '300'),
    fact('Non-currentLiabilities', '90'),
    fact('NetAssetsLiabilities', '710'),
  ];

  it('is read by its own names', () => {
    expect(current({ facts: sheet, contexts })).toEqual({
      fixed_assets: 700,
      debtors: 150,
      cash: 250,
      current_assets: 400,
      creditors_within_one_year: 300,
      creditors_after_one_year: 90,
      net_assets: 710,
    });
  });

  it('changes nothing where the names of UK GAAP have values', () => {
    const facts = [
      ...sheet,
      fact('FixedAssets', '600'),
      fact('Debtors', '140', { context: 'current' }),
      fact('Creditors', '280', { context: 'current' }),
      fact('Creditors', '80', { context: 'later' }),
    ];
    expect(current({ facts, contexts })).toMatchObject({
      fixed_assets: 600,
      debtors: 140,
      creditors_within_one_year: 280,
      creditors_after_one_year: 80,
    });
  });

  it('shows all of its cash where a note also tags what is at the bank', () => {
    expect(current({ facts: [...sheet, fact('CashBankOnHand', '30')], contexts }).cash).toBe(250);
  });

  it('shows what is at the bank where cash is tagged after overdrafts, undivided or above the current assets', () => {
    const cash = (text: string, context: string) =>
      current({
        facts: [
          fact('CurrentAssets', '400'),
          fact('CashBankOnHand', '200'),
          fact('CashCashEquivalents', text, { context }),
        ],
        contexts,
      }).cash;
    expect(cash('150', 'current')).toBe(200);
    expect(cash('250', 'now')).toBe(200);
    expect(cash('450', 'current')).toBe(200);
  });

  it('states no cash and no debtors where they are not said to be current', () => {
    const facts = [
      fact('CashCashEquivalents', '250'),
      fact('TradeOtherReceivables', '150', { context: 'later' }),
    ];
    expect(current({ facts, contexts })).toEqual({});
  });
});
