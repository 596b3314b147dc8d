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

describe('values that say that they are restated', () => {
  const RESTATED = { RestatementsFirstTimeAdoptionDimension: 'RestatedAmount' };
  const contexts: TestDocument['contexts'] = {
    restated: ['2025-12-31', RESTATED],
    change: ['2025-12-31', { RestatementsFirstTimeAdoptionDimension: 'PriorPeriodErrorIncreaseDecrease' }],
    restatedWithin: ['2025-12-31', { ...RESTATED, MaturitiesOrExpirationPeriodsDimension: 'WithinOneYear' }],
  };

  it('count where no others are stated', () => {
    const facts = [
      fact('CurrentAssets', '640', { context: 'restated' }),
      fact('CurrentAssets', '35', { context: 'change' }),
      fact('Creditors', '210', { context: 'restatedWithin' }),
      fact('NetAssetsLiabilities', '430'),
    ];
    expect(current({ facts, contexts })).toEqual({
      current_assets: 640,
      creditors_within_one_year: 210,
      net_assets: 430,
    });
  });

  it('give way to those without a word about it', () => {
    const facts = [fact('CurrentAssets', '640', { context: 'restated' }), fact('CurrentAssets', '605')];
    expect(current({ facts, contexts }).current_assets).toBe(605);
  });
});

describe('rare names', () => {
  it('are read where the usual ones are missing', () => {
    const facts = [fact('NetAssetsLiabilityExcludingPensionAssetLiability', '88'), fact('CashOnHand', '12')];
    expect(current({ facts })).toEqual({ net_assets: 88, cash: 12 });
    expect(current({ facts: [...facts, fact('CashBankOnHand', '52')] }).cash).toBe(52);
  });
});

describe('employees that the page does not show', () => {
  const hidden = (number: string) =>
    `<ix:hidden><ix:nonFraction name="c:AverageNumberEmployeesDuringPeriod" contextRef="year" unitRef="pure">${number}</ix:nonFraction></ix:hidden>`;

  it('count, but not as none', () => {
    expect(current({ facts: [], tail: hidden('4') })).toEqual({ employees: 4 });
    expect(current({ facts: [], tail: hidden('0') })).toEqual({});
    const shown = fact('AverageNumberEmployeesDuringPeriod', '0', YEAR);
    expect(current({ facts: [shown] })).toEqual({ employees: 0 });
  });
});
