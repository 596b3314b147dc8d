import { describe, expect, it } from 'vitest';
import type { TestDocument, TestFact } from '../test-support/documents.ts';
import { BRACKETS, current, fact, read, SIGN, stated } from '../test-support/read-figures.ts';

describe('equity that is tagged by class only', () => {
  const contexts: TestDocument['contexts'] = {
    capital: ['2025-12-31', { EquityClassesDimension: 'ShareCapital' }],
    retained: ['2025-12-31', { EquityClassesDimension: 'RetainedEarningsAccumulatedLosses' }],
    all: ['2025-12-31', { EquityClassesDimension: 'TotalEquityAttributableToOwners' }],
  };
  const classes = (capital: string, retained: Partial<TestFact> & { text: string }) => [
    fact('Equity', capital, { context: 'capital' }),
    { ...fact('Equity', ''), context: 'retained', ...retained },
  ];

  it('is the sum of its classes where that is what the company owns', () => {
    const facts = [...classes('100', { text: '6,460' }), fact('NetAssetsLiabilities', '6,560')];
    expect(current({ facts, contexts }).shareholder_funds).toBe(6560);
    const losses = classes('100', { text: '250', ...SIGN, ...BRACKETS });
    const owing = [...losses, fact('NetAssetsLiabilities', '150', { ...SIGN, ...BRACKETS })];
    expect(current({ facts: owing, contexts }).shareholder_funds).toBe(-150);
  });

  it('is not added to its classes where it is tagged as one of them', () => {
    const facts = [
      ...classes('100', { text: '6,460' }),
      fact('Equity', '6,560', { context: 'all' }),
      fact('NetAssetsLiabilities', '6,560'),
    ];
    expect(current({ facts, contexts }).shareholder_funds).toBe(6560);
  });

  it.each<[string, TestFact[]]>([
    ['the classes do not add up', [...classes('100', { text: '1' }), fact('NetAssetsLiabilities', '900')]],
    ['nothing else says what the company owns', classes('100', { text: '1' })],
    [
      'a class has two values',
      [
        ...classes('100', { text: '50' }),
        fact('Equity', '60', { context: 'retained' }),
        fact('NetAssetsLiabilities', '150'),
      ],
    ],
  ])('stays out where %s', (_why, facts) => {
    expect(current({ facts, contexts }).shareholder_funds).toBeUndefined();
  });
});

describe('a sign', () => {
  /** Current assets of 100 and creditors of 300 make net liabilities of 200. */
  const sheet = (net: Partial<TestFact>, owed: Partial<TestFact> = {}): TestFact[] => [
    fact('CurrentAssets', '100'),
    fact('CreditorsDueWithinOneYear', '300', owed),
    fact('NetCurrentAssetsLiabilities', '200', net),
    fact('TotalAssetsLessCurrentLiabilities', '200', net),
    fact('NetAssetsLiabilities', '200', net),
    fact('Equity', '200', net),
  ];
  const NEGATIVE = { net_assets: -200, total_assets_less_current_liabilities: -200, shareholder_funds: -200 };

  it.each<[string, TestFact[]]>([
    ['by attribute and brackets', sheet({ ...SIGN, ...BRACKETS })],
    ['by attribute alone', sheet(SIGN)],
    ['by brackets alone', sheet(BRACKETS)],
    ['by brackets in a tag of its own', sheet({ before: '<b>(</b> ', after: ')' })],
    ['by brackets inside the tag', sheet({ text: '(200)' })],
    ['by a minus inside the tag', sheet({ text: '-200' })],
    ['by nothing but the sum', sheet({})],
    [
      'with creditors in brackets, which are deducted',
      sheet({ ...SIGN, ...BRACKETS }, { ...SIGN, ...BRACKETS }),
    ],
  ])('below zero %s is read as a reader means it', (_how, facts) => {
    const document = read({ facts });
    expect(document.doubts).toEqual([]);
    expect(stated(document.periods[0].figures)).toMatchObject({
      ...NEGATIVE,
      creditors_within_one_year: 300,
    });
  });

  it('is corrected on the one line that makes the sums hold', () => {
    const facts = [
      fact('FixedAssets', '50'),
      fact('NetCurrentAssetsLiabilities', '100'),
      fact('TotalAssetsLessCurrentLiabilities', '150', SIGN),
      fact('NetAssetsLiabilities', '150'),
    ];
    expect(current({ facts })).toMatchObject({ total_assets_less_current_liabilities: 150, net_assets: 150 });
  });

  /**
   * Software that tags all of its positive figures as negative, and a line that the table of tags does not
   * know.
   */
  it('is corrected on subtotals before the signs of assets and creditors are', () => {
    const facts = [
      fact('CurrentAssets', '12,000', SIGN),
      fact('CreditorsDueWithinOneYear', '3,528', SIGN),
      fact('NetCurrentAssetsLiabilities', '8,472', SIGN),
      fact('TotalAssetsLessCurrentLiabilities', '8,472', SIGN),
      fact('NetAssetsLiabilities', '7,972', SIGN),
    ];
    const settled = { current_assets: 12000, total_assets_less_current_liabilities: 8472 };
    expect(current({ facts })).toEqual({ ...settled, creditors_within_one_year: 3528 });
    const deferred = fact('DeferredIncome', '500', SIGN);
    expect(current({ facts: [...facts, deferred] })).toMatchObject({ ...settled, net_assets: 7972 });
  });

  it('leaves the figure out if page and tag disagree on it and no sum decides', () => {
    expect(current({ facts: [fact('NetAssetsLiabilities', '150', BRACKETS)] })).toEqual({});
    expect(current({ facts: [fact('NetAssetsLiabilities', '150', SIGN)] })).toEqual({});
  });
});

describe('creditors that are tagged below zero', () => {
  const within = (more: Partial<TestFact>) => fact('CreditorsDueWithinOneYear', '40', { ...SIGN, ...more });
  const after = fact('CreditorsDueAfterOneYear', '25', SIGN);

  it.each<[string, TestFact[], number]>([
    [
      'owed to the company, of which a note prints brackets',
      [
        fact('CurrentAssets', '300'),
        within({}),
        within(BRACKETS),
        fact('NetCurrentAssetsLiabilities', '340'),
      ],
      -40,
    ],
    [
      'owed to the company, beside cash without a total',
      [fact('CashBankOnHand', '10'), within(BRACKETS), fact('NetCurrentAssetsLiabilities', '50')],
      -40,
    ],
    [
      'owed to the company, and all that it has',
      [within({}), fact('NetCurrentAssetsLiabilities', '40')],
      -40,
    ],
    [
      'deducted',
      [fact('CurrentAssets', '300'), within(BRACKETS), fact('NetCurrentAssetsLiabilities', '260')],
      40,
    ],
    ['deducted, as far as nothing says otherwise', [within(BRACKETS)], 40],
  ])('are %s', (_what, facts, expected) => {
    const document = read({ facts });
    expect(document.periods[0].figures.creditors_within_one_year).toBe(expected);
    expect(document.doubts).toEqual([]);
  });

  it('do not turn the net assets into net liabilities', () => {
    const ends = [after, fact('NetAssetsLiabilities', '85'), fact('Equity', '85')];
    const subtotal = fact('TotalAssetsLessCurrentLiabilities', '60');
    for (const facts of [
      [subtotal, ...ends],
      [fact('NetCurrentAssetsLiabilities', '60'), ...ends],
    ])
      expect(current({ facts })).toMatchObject({
        creditors_after_one_year: -25,
        net_assets: 85,
        shareholder_funds: 85,
      });
  });
});

describe('cash and debtors in brackets', () => {
  it('are below zero if the tag says so too, and left out otherwise', () => {
    const facts = (more: Partial<TestFact>) => [
      fact('CashBankOnHand', '31', { ...BRACKETS, ...more }),
      fact('Debtors', '7', { ...BRACKETS, ...more }),
    ];
    expect(current({ facts: facts(SIGN) })).toEqual({ cash: -31, debtors: -7 });
    expect(current({ facts: facts({}) })).toEqual({});
  });
});

describe('sums', () => {
  const sheet = (netAssets: string, more: TestFact[] = []) => [
    fact('FixedAssets', '50'),
    fact('CurrentAssets', '100'),
    fact('CreditorsDueWithinOneYear', '30'),
    fact('NetCurrentAssetsLiabilities', '70'),
    fact('TotalAssetsLessCurrentLiabilities', '120'),
    fact('CreditorsDueAfterOneYear', '20'),
    fact('NetAssetsLiabilities', netAssets),
    ...more,
  ];
  it('leave no doubt if they hold, also with provisions and a rounding', () => {
    expect(read({ facts: sheet('100') }).doubts).toEqual([]);
    expect(read({ facts: sheet('101') }).doubts).toEqual([]);
    const provisions = fact('ProvisionsForLiabilitiesBalanceSheetSubtotal', '15', { ...SIGN, ...BRACKETS });
    expect(read({ facts: sheet('85', [provisions]) }).doubts).toEqual([]);
  });

  it.each(['TaxationIncludingDeferredTaxationBalanceSheetSubtotal', 'DeferredTaxLiabilities'])(
    'leave no doubt if they hold with the line %s',
    (tag) => {
      expect(read({ facts: sheet('92', [fact(tag, '8', BRACKETS)]) }).doubts).toEqual([]);
      const provisions = fact('ProvisionsForLiabilitiesBalanceSheetSubtotal', '15', BRACKETS);
      expect(read({ facts: sheet('77', [fact(tag, '8'), provisions]) }).doubts).toEqual([]);
      expect(read({ facts: sheet('85', [fact(tag, '8'), provisions]) }).doubts).toEqual([]);
    },
  );

  it('mark the document if they fail, and keep its figures', () => {
    const document = read({ facts: sheet('470') });
    expect(document.doubts).toEqual(['sums_fail']);
    expect(document.periods[0].figures.net_assets).toBe(470);
  });

  it('hold with accruals below zero, whether they are deducted or owed to the company', () => {
    const accruals = fact('AccrualsDeferredIncome', '15', SIGN);
    expect(read({ facts: sheet('85', [accruals]) }).doubts).toEqual([]);
    expect(read({ facts: sheet('115', [accruals]) }).doubts).toEqual([]);
    expect(read({ facts: sheet('115', [{ ...accruals, attributes: '' }]) }).doubts).toEqual(['sums_fail']);
    expect(read({ facts: sheet('130', [accruals]) }).doubts).toEqual(['sums_fail']);
  });
});
