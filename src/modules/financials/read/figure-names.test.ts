import { describe, expect, it } from 'vitest';
import type { TestDocument } from '../test-support/documents.ts';
import { BRACKETS, current, fact, read, SIGN } from '../test-support/read-figures.ts';

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

  it('states cash and debtors that are not said to be current, as lines of its current assets', () => {
    const totals = [fact('CurrentAssets', '400'), fact('CurrentLiabilities', '300')];
    const lines = (cash: string, receivables: string) =>
      current({
        facts: [...totals, fact('CashCashEquivalents', cash), fact('TradeOtherReceivables', receivables)],
      });
    expect(lines('250', '150')).toMatchObject({ cash: 250, debtors: 150 });
    // Together they are more, so one of them is no line of the balance sheet.
    expect(lines('250', '180')).toMatchObject({ cash: 250 });
    expect(lines('250', '180').debtors).toBeUndefined();
  });

  it('states no debtors whose tag may add up those of several years', () => {
    const facts = [
      fact('CurrentAssets', '400'),
      fact('CurrentLiabilities', '300'),
      fact('TradeOtherReceivables', '150'),
      fact('TradeOtherReceivables', '60', { context: 'later' }),
    ];
    expect(current({ facts, contexts }).debtors).toBeUndefined();
  });

  it('is one of its own totals; other documents tag such cash and debtors in notes', () => {
    const facts = [
      fact('CurrentAssets', '400'),
      fact('CashCashEquivalents', '250'),
      fact('TradeOtherReceivables', '150'),
    ];
    expect(current({ facts, contexts })).toEqual({ current_assets: 400 });
  });
});

describe('values that say that they are as stated before', () => {
  const BEFORE = { RestatementsFirstTimeAdoptionDimension: 'PreviouslyStatedAmount' };
  const RESTATED = { RestatementsFirstTimeAdoptionDimension: 'RestatedAmount' };
  const contexts: TestDocument['contexts'] = {
    said: ['2025-12-31', BEFORE],
    saidLast: ['2024-12-31', BEFORE],
    restatedLast: ['2024-12-31', RESTATED],
    saidCapital: ['2025-12-31', { ...BEFORE, EquityClassesDimension: 'ShareCapital' }],
  };
  const equityLast = (facts: TestDocument['facts']) => {
    const [, before] = read({
      facts: [...facts, fact('CurrentAssets', '5', { context: 'last' })],
      contexts,
    }).periods;
    return before?.figures.shareholder_funds;
  };

  it('count where those of the balance sheet itself say so too', () => {
    const facts = [
      fact('Equity', '10', { context: 'saidCapital' }),
      fact('Equity', '430', { context: 'said' }),
      fact('Equity', '390', { context: 'saidLast' }),
    ];
    expect(current({ facts, contexts })).toEqual({ shareholder_funds: 430 });
    expect(equityLast(facts)).toBe(390);
  });

  it('do not count where only those of the year before say so, in a note about what was restated', () => {
    const facts = [fact('Equity', '430'), fact('Equity', '390', { context: 'saidLast' })];
    expect(equityLast(facts)).toBeNull();
  });

  it('give way to all others', () => {
    const facts = [
      fact('Equity', '430', { context: 'said' }),
      fact('Equity', '390', { context: 'saidLast' }),
      fact('Equity', '360', { context: 'restatedLast' }),
    ];
    expect(equityLast(facts)).toBe(360);
    expect(equityLast([...facts, fact('Equity', '350', { context: 'last' })])).toBe(350);
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

  it('show the year before where all of it says so', () => {
    const facts = [
      fact('NetAssetsLiabilities', '430'),
      fact('NetAssetsLiabilities', '390', { context: 'before' }),
      fact('NetAssetsLiabilities', '350', { context: 'opening' }),
    ];
    const [, previous] = read({
      facts,
      contexts: { before: ['2024-12-31', RESTATED], opening: ['2023-12-31', RESTATED] },
    }).periods;
    expect(previous?.end).toBe('2024-12-31');
    expect(previous?.figures.net_assets).toBe(390);
  });

  it('give way to those without a word about it', () => {
    const facts = [fact('CurrentAssets', '640', { context: 'restated' }), fact('CurrentAssets', '605')];
    expect(current({ facts, contexts }).current_assets).toBe(605);
  });
});

describe('values that say how they are measured', () => {
  const CURRENT = { 'FinancialInstrumentCurrentNon-currentDimension': 'CurrentFinancialInstruments' };
  const ASSETS = { FinancialAssetsClassesCategoriesDimension: 'FinancialAssetsAmortisedCost' };
  const contexts: TestDocument['contexts'] = {
    current: ['2025-12-31', CURRENT],
    cash: ['2025-12-31', { ...ASSETS, ...CURRENT }],
    debtors: [
      '2025-12-31',
      { ...CURRENT, FinancialInstrumentsClassesCategoriesDimension: 'FinancialAssetsAmortisedCost' },
    ],
    creditors: [
      '2025-12-31',
      { ...CURRENT, FinancialInstrumentsClassesCategoriesDimension: 'FinancialLiabilitiesAmortisedCost' },
    ],
    note: ['2025-12-31', ASSETS],
  };
  const sheet = [
    fact('CashBankOnHand', '70', { context: 'cash' }),
    fact('Debtors', '230', { context: 'debtors' }),
    fact('CurrentAssets', '300'),
    fact('Creditors', '410', { context: 'creditors' }),
    fact('NetCurrentAssetsLiabilities', '110', { ...SIGN, ...BRACKETS }),
  ];

  it('count as lines of the balance sheet where they are current', () => {
    const figures = { cash: 70, debtors: 230, current_assets: 300, creditors_within_one_year: 410 };
    expect(current({ facts: sheet, contexts })).toEqual(figures);
  });

  it('give way to values of the whole, and are none in a note', () => {
    const facts = [
      fact('Debtors', '260'),
      fact('Debtors', '230', { context: 'debtors' }),
      fact('CashBankOnHand', '70', { context: 'note' }),
    ];
    expect(current({ facts, contexts })).toEqual({ debtors: 260 });
  });

  it('are not needed for cash that is said to be current', () => {
    expect(current({ facts: [fact('CashBankOnHand', '70', { context: 'current' })], contexts })).toEqual({
      cash: 70,
    });
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

  it.each<[string, sentence: string, now: number | null, before: number | null]>([
    ['of both years', 'The average number of employees during the year was NIL (2024 - NIL).', 0, 0],
    ['of this year', 'The average monthly number of persons employed was 0 (2024: 3).', 0, null],
    ['of neither', 'The average number of employees during the year was 10 (2024 - 12).', null, null],
    ['of one kind of them', 'The number of apprentices was NIL.', null, null],
  ])('are none where the page says so %s', (_of, sentence, now, before) => {
    const last = hidden('0').replace('"year"', '"before"');
    const facts = [fact('NetAssetsLiabilities', '1'), fact('NetAssetsLiabilities', '2', { context: 'last' })];
    const { periods } = read({ facts, tail: `<p>${sentence}</p>${hidden('0')}${last}` });
    expect(periods.map(({ figures }) => figures.employees)).toEqual([now, before]);
  });
});
