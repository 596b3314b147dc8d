import { describe, expect, it } from 'vitest';
import { matchedWith, REVIEW, verdict } from '../resolution/test-support/scripted-sites.ts';
import { compareStates, isSameState, readState, stateOfReading, type WebsiteState } from './website-state.ts';

const KITES = '07654321';
const company = { company_number: KITES, company_name: 'FERNHOLLOW KITES LIMITED', company_status: 'active' };
const USUAL: WebsiteState = {
  isReachable: true,
  operator: KITES,
  said: null,
  details: { registered_name: 'present', registered_office: 'present' },
  isTradingDissolved: false,
};
const DOWN: WebsiteState = {
  isReachable: false,
  operator: null,
  said: null,
  details: null,
  isTradingDissolved: false,
};

const typesOf = (before: WebsiteState, after: WebsiteState) =>
  compareStates({ domain: 'kites.test', company, before, after, at: new Date('2026-11-15T09:00:00Z') }).map(
    ({ signal_type }) => signal_type,
  );

describe('two states of a website', () => {
  it.each<[string, WebsiteState, WebsiteState, string[]]>([
    ['nothing', USUAL, USUAL, []],
    ['an outage', USUAL, DOWN, ['website_unreachable']],
    ['the end of an outage', DOWN, USUAL, ['website_back']],
    [
      'another operator',
      USUAL,
      { ...USUAL, operator: '09999999', details: null },
      ['website_operator_changed'],
    ],
    ['no operator', USUAL, { ...USUAL, operator: null, details: null }, ['website_operator_changed']],
    [
      'an office that is outdated',
      USUAL,
      { ...USUAL, details: { registered_name: 'present', registered_office: 'outdated' } },
      ['website_details_changed'],
    ],
    [
      'a former name',
      USUAL,
      { ...USUAL, details: { registered_name: 'outdated', registered_office: 'present' } },
      ['website_name_outdated'],
    ],
    ['a dissolution', USUAL, { ...USUAL, isTradingDissolved: true }, ['trading_while_dissolved']],
  ])('make signals of %s', (_, before, after, types) => {
    expect(typesOf(before, after)).toEqual(types);
    expect(isSameState(before, after)).toBe(types.length === 0);
  });
});

const CLOSED = [
  ['dissolved', 'is dissolved'],
  ['closed', 'has left the register'],
  ['converted-closed', 'has left the register'],
  ['removed', 'has left the register'],
] as const;

describe('a reading', () => {
  it('is unreachable if the site cannot be read', () => {
    expect(stateOfReading(verdict({ match_status: 'scrape_failed' }), company, undefined)).toEqual(DOWN);
  });
  it('leaves the company the operator if it names it among several', () => {
    const [candidate] = REVIEW.review_candidates;
    const state = stateOfReading(
      REVIEW,
      { ...company, company_number: candidate?.company_number ?? '' },
      undefined,
    );
    expect(state.operator).toBe(candidate?.company_number);
  });
  it.each(CLOSED)('shows that a company that is %s trades on its website', (company_status, said) => {
    const closed = { ...company, company_status };
    const after = stateOfReading(matchedWith(KITES), closed, undefined);
    expect(after.isTradingDissolved).toBe(true);
    expect(stateOfReading(matchedWith('09999999'), closed, undefined).isTradingDissolved).toBe(false);
    const before = { ...after, isTradingDissolved: false };
    const at = new Date('2026-11-15T09:00:00Z');
    const [signal] = compareStates({ domain: 'kites.test', company: closed, before, after, at });
    expect(signal?.summary).toBe(
      `FERNHOLLOW KITES LIMITED ${said}, and its website kites.test still speaks in its name.`,
    );
  });
  it.each(['active', 'liquidation'])('says nothing of a company that is %s', (company_status) => {
    const open = { ...company, company_status };
    expect(stateOfReading(matchedWith(KITES), open, undefined).isTradingDissolved).toBe(false);
  });
});

it('a state of the first version has every field, with null for what it did not know', () => {
  const first = { isReachable: true, operator: '07654321', details: null, isTradingDissolved: false };
  expect(readState(first as unknown as Parameters<typeof readState>[0])).toEqual({ ...first, said: null });
  expect(readState(null)).toBeNull();
});
