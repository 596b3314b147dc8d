import { describe, expect, it } from 'vitest';
import { type TestDocument, type TestFact, testDocument } from '../test-support/documents.ts';
import { current, fact, read, stated } from '../test-support/read-figures.ts';
import { NoAccountsError, readDocument } from './read-document.ts';

describe('a document', () => {
  it('states its own period and the one before, each with its figures', () => {
    const document = read({
      facts: [
        fact('FixedAssets', '400'),
        fact('FixedAssets', '500', { context: 'last' }),
        fact('TurnoverRevenue', '9,000', { context: 'year' }),
        fact('TurnoverRevenue', '8,000', { context: 'before' }),
        fact('AverageNumberEmployeesDuringPeriod', '7', { context: 'year' }),
      ],
      said: { EntityDormantTruefalse: 'false', WebsiteMainPageURL: 'https://www.oakenfell.co.uk/about' },
    });
    expect(document).toMatchObject({
      companyNumber: '69147382',
      taxonomy: 'https://xbrl.frc.org.uk/FRS-102/2023-01-01/FRS-102-2023-01-01.xsd',
      website: 'oakenfell.co.uk',
      currency: 'GBP',
      consolidated: false,
      doubts: [],
      periods: [
        { start: '2025-01-01', end: '2025-12-31', dormant: false },
        { start: '2024-01-01', end: '2024-12-31', dormant: null },
      ],
    });
    expect(stated(document.periods[0].figures)).toEqual({ fixed_assets: 400, turnover: 9000, employees: 7 });
    expect(stated(document.periods[1]?.figures)).toEqual({ fixed_assets: 500, turnover: 8000 });
  });

  it('has one period if it is of the first year', () => {
    expect(read({ facts: [fact('CurrentAssets', '1')] }).periods).toHaveLength(1);
  });

  it('takes the day that most sources agree on for that of its balance sheet', () => {
    const said = { BalanceSheetDate: '31.12.25', EndDateForPeriodCoveredByReport: '30 September 2026' };
    const text = testDocument({ facts: [fact('CurrentAssets', '1')], said });
    expect(readDocument(Buffer.from(text), '2025-12-31').periods[0].end).toBe('2025-12-31');
  });

  it('says that it is in another currency, also where sterling is declared', () => {
    expect(read({ facts: [fact('CurrentAssets', '1')], currency: 'EUR' }).currency).toBe('EUR');
  });
});

describe('a number', () => {
  it.each<[string, Partial<TestFact> & { text: string }, number | undefined]>([
    ['with commas', { text: '1,234,567' }, 1_234_567],
    ['with pence', { text: '1,234.50' }, 1235],
    ['with spaces and a sign of the currency', { text: '£ 12 345' }, 12_345],
    ['with decimal comma', { text: '1.234,56', attributes: 'format="ixt:numdotcomma"' }, 1235],
    ['in thousands', { text: '1,234', attributes: 'scale="3"' }, 1_234_000],
    ['in millions with decimals', { text: '1.07', attributes: 'scale="6"' }, 1_070_000],
    ['a dash', { text: '-', attributes: 'format="ixt2:zerodash"' }, 0],
    ['a long dash without a format', { text: '–' }, 0],
    ['written as fixed zero', { text: 'nil', attributes: 'format="ixt4:fixed-zero"' }, 0],
    ['in pounds and pence', { text: '12 pounds 50 pence', attributes: 'format="ixt2:numunitdecimal"' }, 13],
    ['with tags inside', { text: '<b>1,2</b><span>34</span>' }, 1234],
    ['with an entity', { text: '1&#44;234&nbsp;' }, 1234],
    ['that is nil', { text: '', attributes: 'xsi:nil="true"' }, undefined],
    ['that is missing', { text: '' }, undefined],
    ['that is a word', { text: 'see note 4' }, undefined],
    ['with a year in it', { text: '2019: 1', attributes: 'format="ixt2:numunitdecimal"' }, undefined],
    ['of ten to the thirtieth', { text: '1', attributes: 'scale="30"' }, undefined],
    ['of thirty digits', { text: '9'.repeat(30) }, undefined],
  ])('is read or left out: %s', (_what, { text, attributes }, expected) => {
    const facts = [
      fact('CurrentAssets', text, attributes === undefined ? {} : { attributes }),
      fact('Debtors', '5'),
    ];
    expect(current({ facts }).current_assets).toBe(expected);
  });

  it('makes the document doubtful if it is too large to be true', () => {
    const facts = [fact('CurrentAssets', '1', { attributes: 'scale="30"' })];
    expect(read({ facts }).doubts).toEqual(['figure_too_large']);
  });

  it('counts as printed if it is of employees, also where its scale or its sign is wrong', () => {
    const employees = (text: string, attributes: string) =>
      current({ facts: [fact('AverageNumberEmployeesDuringPeriod', text, { context: 'year', attributes })] })
        .employees;
    expect(employees('3', 'scale="-2"')).toBe(3);
    expect(employees('4', 'sign="-"')).toBe(4);
  });

  it('nested in another fact, and one that a note continues, are read', () => {
    const document = testDocument({
      facts: [fact('CurrentAssets', '1')],
      said: { UKCompaniesHouseRegisteredNumber: '' },
      tail: `<p><ix:nonNumeric name="c:DescriptionNote" contextRef="year">They employ <ix:nonFraction name="c:AverageNumberEmployeesDuringPeriod" contextRef="year" unitRef="pure">12</ix:nonFraction> people</ix:nonNumeric></p>
        <p><ix:nonNumeric name="c:UKCompaniesHouseRegisteredNumber" contextRef="year" continuedAt="rest">6914<ix:exclude>Page 3</ix:exclude></ix:nonNumeric></p>
        <p><ix:continuation id="rest">7382</ix:continuation></p>`,
    });
    const read = readDocument(Buffer.from(document), null);
    expect(read.companyNumber).toBe('69147382');
    expect(read.periods[0].figures.employees).toBe(12);
  });
});

describe('the value that is read', () => {
  const WITHIN = { MaturitiesOrExpirationPeriodsDimension: 'WithinOneYear' };
  const CURRENT = { 'FinancialInstrumentCurrentNon-currentDimension': 'CurrentFinancialInstruments' };
  const AFTER = { 'FinancialInstrumentCurrentNon-currentDimension': 'Non-currentFinancialInstruments' };
  const SHARES = { EquityClassesDimension: 'ShareCapital' };

  it('is chosen among creditors by when they are due, by either dimension or both', () => {
    const contexts: TestDocument['contexts'] = {
      within: ['2025-12-31', { ...WITHIN, ...CURRENT }],
      after: ['2025-12-31', AFTER],
      five: ['2025-12-31', { MaturitiesOrExpirationPeriodsDimension: 'MoreThanFiveYears' }],
    };
    const facts = [
      fact('Creditors', '10', { context: 'within' }),
      fact('Creditors', '20', { context: 'after' }),
      fact('Creditors', '3', { context: 'five' }),
    ];
    expect(current({ facts, contexts })).toEqual({
      creditors_within_one_year: 10,
      creditors_after_one_year: 20,
    });
  });

  it('is, for creditors that are not divided, the one that makes the sum hold', () => {
    const facts = [
      fact('CurrentAssets', '100'),
      fact('Creditors', '30'),
      fact('NetCurrentAssetsLiabilities', '70'),
      fact('TotalAssetsLessCurrentLiabilities', '70'),
      fact('NetAssetsLiabilities', '70'),
    ];
    expect(current({ facts })).toMatchObject({ creditors_within_one_year: 30 });
    expect(current({ facts: facts.slice(0, 2) }).creditors_within_one_year).toBeUndefined();
  });

  it('is equity as a whole, never that of a class of shares', () => {
    const contexts: TestDocument['contexts'] = { shares: ['2025-12-31', SHARES] };
    const shares = fact('Equity', '100', { context: 'shares' });
    expect(current({ facts: [shares, fact('Equity', '900')], contexts }).shareholder_funds).toBe(900);
    expect(current({ facts: [shares], contexts }).shareholder_funds).toBeUndefined();
  });

  it('is that of the group where the document is a group’s, without the parent’s beside it', () => {
    const contexts: TestDocument['contexts'] = {
      group: ['2025-12-31', { GroupCompanyDataDimension: 'Consolidated' }],
      scope: ['2025-01-01/2025-12-31', { ScopeAccountsDimension: 'ConsolidatedGroupCompanyAccounts' }],
    };
    const facts = [
      fact('NetAssetsLiabilities', '900', { context: 'group' }),
      fact('NetAssetsLiabilities', '100'),
      fact('CashBankOnHand', '5'),
      fact('AverageNumberEmployeesDuringPeriod', '40', { context: 'year' }),
    ];
    expect(read({ facts, contexts }).consolidated).toBe(true);
    expect(current({ facts, contexts })).toEqual({ net_assets: 900, employees: 40 });
    const untagged = read({
      facts: [fact('NetAssetsLiabilities', '100')],
      contexts,
      tail: '<ix:nonNumeric name="c:ScopeAccounts" contextRef="scope"/>',
    });
    expect(untagged).toMatchObject({ consolidated: true, doubts: ['group_untagged'] });
    expect(stated(untagged.periods[0].figures)).toEqual({});
  });

  it('is missing, with a mark, where the document gives two values', () => {
    const document = read({ facts: [fact('CashBankOnHand', '5'), fact('CashBankOnHand', '50')] });
    expect(document.doubts).toEqual(['values_differ']);
    expect(document.periods[0].figures.cash).toBeNull();
  });

  it('is one if the document gives it twice, also rounded', () => {
    expect(current({ facts: [fact('CashBankOnHand', '5'), fact('CashBankOnHand', '5.4')] }).cash).toBe(5);
  });

  it('is that of the more trusted of two tags', () => {
    expect(current({ facts: [fact('CashBankInHand', '5'), fact('CashBankOnHand', '7')] }).cash).toBe(7);
  });

  it('is the profit of the statement of changes in equity where there is no other', () => {
    const contexts: TestDocument['contexts'] = {
      retained: ['2025-01-01/2025-12-31', { EquityClassesDimension: 'RetainedEarningsAccumulatedLosses' }],
    };
    const profit = fact('ProfitLoss', '70', { context: 'retained' });
    expect(current({ facts: [profit], contexts }).profit_loss).toBe(70);
    expect(
      current({ facts: [profit, fact('ProfitLoss', '60', { context: 'year' })], contexts }).profit_loss,
    ).toBe(60);
  });
});

describe('a version', () => {
  const VERSIONS: TestDocument['contexts'] = {
    original: ['2025-12-31', { OriginalRevisedDataDimension: 'Original' }],
    owed: [
      '2025-12-31',
      { OriginalRevisedDataDimension: 'Original', MaturitiesOrExpirationPeriodsDimension: 'WithinOneYear' },
    ],
    originalLast: ['2024-12-31', { OriginalRevisedDataDimension: 'Original' }],
    revised: ['2025-12-31', { OriginalRevisedDataDimension: 'Revised' }],
  };
  const original = [
    fact('FixedAssets', '400', { context: 'original' }),
    fact('Creditors', '90', { context: 'owed' }),
    fact('FixedAssets', '500', { context: 'originalLast' }),
  ];

  it('does not divide the figures if every value names it: both periods have theirs', () => {
    const { revised: _, ...contexts } = VERSIONS;
    const [now, before] = read({ facts: original, contexts }).periods;
    expect(stated(now.figures)).toEqual({ fixed_assets: 400, creditors_within_one_year: 90 });
    expect([before?.end, stated(before?.figures)]).toEqual(['2024-12-31', { fixed_assets: 500 }]);
  });

  it('replaces the original one if it is revised', () => {
    const facts = [...original, fact('FixedAssets', '410', { context: 'revised' })];
    expect(current({ facts, contexts: VERSIONS })).toEqual({ fixed_assets: 410 });
  });
});

describe('the company number', () => {
  const REGISTER = 'http://www.companieshouse.gov.uk/';
  const facts = [fact('CurrentAssets', '1')];

  it('is that of the contexts where no tag has it', () => {
    expect(read({ facts, number: '', identifier: [REGISTER, ' 147382 '] }).companyNumber).toBe('00147382');
  });

  it('is that of the tag where both have one', () => {
    expect(read({ facts, identifier: [REGISTER, '72583914'] }).companyNumber).toBe('69147382');
  });

  it.each<[string, readonly [string, string]]>([
    ['another scheme', ['http://standards.iso.org/iso/17442', '12345678']],
    ['a name', [REGISTER, 'OAKENFELL LTD']],
    ['nothing', [REGISTER, '']],
    ['a number that was never filled in', [REGISTER, '00000000']],
  ])('is unknown where the contexts have only %s', (_what, identifier) => {
    expect(read({ facts, number: '', identifier }).companyNumber).toBeNull();
  });
});

describe('a report that is tagged for several registers', () => {
  const UK = { attributes: 'target="UKFRS"' };

  it('states what is tagged for that of the UK, and nothing else', () => {
    const facts = [
      fact('NetAssetsLiabilities', '900'),
      fact('NetAssetsLiabilities', '400', UK),
      fact('CurrentAssets', '50', { attributes: 'target="ESEF"' }),
    ];
    const tail = `<ix:nonNumeric name="c:BalanceSheetDate" contextRef="year" target="UKFRS">2025-12-31</ix:nonNumeric>`;
    const document = read({ facts, tail });
    expect(document.doubts).toEqual([]);
    expect(stated(document.periods[0].figures)).toEqual({ net_assets: 400 });
  });

  it('states what is tagged for none in particular where nothing is tagged for that of the UK', () => {
    const facts = [
      fact('NetAssetsLiabilities', '900'),
      fact('CurrentAssets', '50', { attributes: 'target="ESEF"' }),
    ];
    expect(current({ facts })).toEqual({ net_assets: 900 });
  });

  it('names the schema of the UK, wherever it stands', () => {
    const document = testDocument({ facts: [fact('CurrentAssets', '1')] }).replace(
      '<link:schemaRef',
      '<link:schemaRef xlink:href="http://oakenfell.example/2025/oakenfell.xsd"/><link:schemaRef',
    );
    expect(readDocument(Buffer.from(document), null).taxonomy).toMatch(/^https:\/\/xbrl\.frc\.org\.uk/);
  });
});

describe('older documents', () => {
  it('are read by the same table if they are XBRL without a page', () => {
    const xml = `<?xml version="1.0"?>
<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:pt="http://www.xbrl.org/uk/fr/gaap/pt/2004-12-01" xmlns:ae="http://www.companieshouse.gov.uk/ef/xbrl/uk/fr/gaap/ae/2009-06-21">
<link:schemaRef xlink:href="http://www.companieshouse.gov.uk/ef/xbrl/uk/fr/gaap/ae/2009-06-21/uk-gaap-ae-2009-06-21.xsd"/>
<pt:CashBankInHand contextRef="e2016" unitRef="GBP" decimals="0">1250</pt:CashBankInHand>
<pt:NetAssetsLiabilitiesIncludingPensionAssetLiability contextRef="e2016" unitRef="GBP" decimals="0">-300</pt:NetAssetsLiabilitiesIncludingPensionAssetLiability>
<pt:ShareholderFunds contextRef="e2015" unitRef="GBP" decimals="0">20</pt:ShareholderFunds>
<ae:CompaniesHouseRegisteredNumber contextRef="y2016">147382</ae:CompaniesHouseRegisteredNumber>
<ae:CompanyNotDormant contextRef="y2016">true</ae:CompanyNotDormant>
<ae:BalanceSheetDate contextRef="y2016">2016-08-31</ae:BalanceSheetDate>
<context id="y2016"><entity><identifier scheme="x">OAKENFELL LTD</identifier></entity><period><startDate>2015-09-01</startDate><endDate>2016-08-31</endDate></period></context>
<context id="e2016"><entity><identifier scheme="x">OAKENFELL LTD</identifier></entity><period><instant>2016-08-31</instant></period></context>
<context id="e2015"><entity><identifier scheme="x">OAKENFELL LTD</identifier></entity><period><instant>2015-08-31</instant></period></context>
<unit id="GBP"><measure>iso4217:GBP</measure></unit></xbrl>`;
    const document = readDocument(Buffer.from(`\uFEFF\n${xml}`), '2016-08-31');
    expect(document.companyNumber).toBe('00147382');
    expect(document.periods[0]).toMatchObject({ start: '2015-09-01', end: '2016-08-31', dormant: false });
    expect(stated(document.periods[0].figures)).toEqual({ cash: 1250, net_assets: -300 });
    expect(stated(document.periods[1]?.figures)).toEqual({ shareholder_funds: 20 });
  });

  it('are read in UTF-16 and with other prefixes', () => {
    const text = testDocument({ facts: [fact('CurrentAssets', '7')] })
      .replaceAll('c:', 'ns17:')
      .replaceAll('xmlns:c=', 'xmlns:ns17=');
    expect(
      readDocument(Buffer.from(`\uFEFF${text}`, 'utf16le'), null).periods[0].figures.current_assets,
    ).toBe(7);
  });
});

describe('what is no UK accounts is refused with a reason', () => {
  const facts = [fact('Equity', '7')];
  it.each<[string, string, RegExp]>([
    ['a web page', '<html><body><p>Hello</p></body></html>', /has no XBRL tags/],
    ['a placeholder', 'ATTACHMENTPLACEHOLDER', /has no XBRL tags/],
    ['binary noise', '\u0000\u0001<<<<\u0002>', /has no XBRL tags/],
    [
      'another country’s inline XBRL',
      testDocument({
        facts,
        core: 'http://www.nltaxonomie.nl/nt16/jenv',
        schema: 'http://www.nltaxonomie.nl/kvk.xsd',
      }),
      /not of a UK taxonomy \(http:\/\/www\.nltaxonomie/,
    ],
    [
      'entities that expand',
      testDocument({ facts, prolog: '<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' }),
      /defines entities/,
    ],
    [
      'dates of the year 0',
      testDocument({
        facts: [],
        said: { BalanceSheetDate: '0000-12-31', EndDateForPeriodCoveredByReport: '0000-12-31' },
      }),
      /states no day of a balance sheet/,
    ],
  ])('%s', (_what, text, reason) => {
    expect(() => readDocument(Buffer.from(text), null)).toThrow(NoAccountsError);
    expect(() => readDocument(Buffer.from(text), null)).toThrow(reason);
  });

  it('an entity that nobody defined is no number, and nothing else is lost', () => {
    expect(current({ facts: [fact('CurrentAssets', '&huge;'), fact('Debtors', '5')] })).toEqual({
      debtors: 5,
    });
  });
});
