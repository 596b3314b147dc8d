import { describe, expect, it } from 'vitest';
import type { TestDocument, TestFact } from '../test-support/documents.ts';
import { fact, read, stated } from '../test-support/read-figures.ts';

/** A document that says of itself that it is a group's. */
const CONTEXTS: TestDocument['contexts'] = {
  group: ['2025-12-31', { GroupCompanyDataDimension: 'Consolidated' }],
};
const GROUPS: Omit<TestDocument, 'facts'> = {
  tail: '<ix:nonNumeric name="c:ScopeAccounts" contextRef="scope"/>',
};

function shown(facts: TestFact[], scope = 'ConsolidatedGroupCompanyAccounts') {
  const contexts: TestDocument['contexts'] = {
    ...CONTEXTS,
    scope: ['2025-01-01/2025-12-31', { ScopeAccountsDimension: scope }],
  };
  const { consolidated, doubts, periods } = read({ ...GROUPS, contexts, facts });
  return { consolidated, doubts, figures: stated(periods[0].figures) };
}

const YEAR = { context: 'year' };
/** A parent company that owns shares of its subsidiaries and little else. */
const parent = (fixedAssets: string) => [
  fact('InvestmentsFixedAssets', '900'),
  fact('FixedAssets', fixedAssets),
  fact('CurrentAssets', '10'),
  fact('NetAssetsLiabilities', '800'),
  fact('AverageNumberEmployeesDuringPeriod', '3', YEAR),
];
const PARENT = parent('950');
const OWN = { fixed_assets: 950, current_assets: 10, net_assets: 800, employees: 3 };
const SUBSIDIARIES = fact('InvestmentsInSubsidiaries', '900');
/** A group that tags its statements without saying that they are the group's. */
const GROUP = [
  fact('TurnoverRevenue', '5,000', YEAR),
  fact('OperatingProfitLoss', '400', YEAR),
  fact('FixedAssets', '950'),
  fact('CashBankOnHand', '70'),
  fact('NetAssetsLiabilities', '800'),
];
const FLOW = fact('CashCashEquivalentsCashFlowValue', '70');
const UNKNOWN = { consolidated: true, doubts: ['group_untagged'], figures: {} };

describe('the figures of a document of a group whose contexts do not say which are the group’s', () => {
  it('are those of the group where its cash is that at the end of the flow of cash, and doubtful', () => {
    expect(shown([...GROUP, FLOW])).toEqual({
      consolidated: true,
      doubts: ['group_untagged'],
      figures: { turnover: 5000, fixed_assets: 950, cash: 70, net_assets: 800 },
    });
  });

  it.each<[string, TestFact[]]>([
    ['subsidiaries are part of its investments', [...PARENT, SUBSIDIARIES]],
    ['all of its fixed assets are investments', [...parent('900'), ...GROUP.slice(0, 2), FLOW]],
    ['its investments may be in other companies', PARENT],
    [
      'subsidiaries are tagged, but not as part of its investments',
      [...PARENT, fact('InvestmentsInSubsidiaries', '901')],
    ],
    [
      'the profit of the group is tagged beside subsidiaries',
      [...PARENT, SUBSIDIARIES, fact('ProfitLossOnOrdinaryActivitiesBeforeTax', '480', YEAR)],
    ],
    ['a statement of profit has no flow of cash', GROUP],
    ['the flow of cash ends with other cash', [...GROUP, { ...FLOW, text: '71' }]],
    ['statements of the group stand beside subsidiaries', [...GROUP, FLOW, SUBSIDIARIES]],
  ])('are none where %s', (_why, facts) => {
    expect(shown(facts)).toEqual(UNKNOWN);
  });
});

describe('the figures of a document that says that it is of the group only', () => {
  const ONLY = 'GroupAccountsOnly';

  it('are those of the group, and doubtful', () => {
    const figures = { fixed_assets: 950, cash: 70, net_assets: 800 };
    const expected = { consolidated: true, doubts: ['group_untagged'], figures };
    expect(shown(GROUP.slice(2), ONLY)).toEqual(expected);
  });

  it('are none where the tags are of a parent', () => {
    expect(shown([...PARENT, SUBSIDIARIES], ONLY)).toEqual(UNKNOWN);
    expect(shown(parent('900'), ONLY)).toEqual(UNKNOWN);
  });
});

describe('whose figures they are', () => {
  it('is what contexts say, whatever else is tagged', () => {
    const net = fact('NetAssetsLiabilities', '1,200', { context: 'group' });
    expect(shown([...PARENT, SUBSIDIARIES, net])).toEqual({
      consolidated: true,
      doubts: [],
      figures: { net_assets: 1200, employees: 3 },
    });
  });

  it('is the company in a document that is no group’s, with subsidiaries as without', () => {
    const document = read({ facts: [...PARENT, SUBSIDIARIES, ...GROUP.slice(0, 2)] });
    expect(document).toMatchObject({ consolidated: false, doubts: [] });
    expect(stated(document.periods[0].figures)).toEqual({ ...OWN, turnover: 5000 });
  });
});
