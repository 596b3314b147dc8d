import { describe, expect, it } from 'vitest';
import type { CompanyState } from '../company-state.ts';
import { carryOver } from './carry-over.ts';
import { diff } from './diff.ts';
import { companyState, insolvencyCase } from './test-support/company-states.ts';

const before = companyState();
const NO_OFFICE = Object.fromEntries(
  Object.keys(before.office).map((field) => [field, null]),
) as unknown as CompanyState['office'];
const NO_FILINGS = { next_due: null, made_up_to: null, filed_on: null };

/** The types of the signals, when sources send these states one after another. */
function toldBy(...tellings: Partial<CompanyState>[]): string[] {
  let known = before;
  return tellings.flatMap((changes, at) => {
    const next = carryOver(known, companyState({ day: `2026-11-${15 + at}`, ...changes }));
    const types = diff(known, next).map(({ signal_type }) => signal_type);
    known = next;
    return types;
  });
}

describe('a fact that a source leaves out', () => {
  it('does not hide a move: it is one from the office before', () => {
    const office = { ...before.office, address_line_1: '7 Quay Street', postal_code: 'BS1 4QA' };
    expect(toldBy({ office: NO_OFFICE }, { office })).toEqual(['registered_office_changed']);
    // The country alone says nothing about an address.
    expect(toldBy({ office: { ...NO_OFFICE, country: 'England' } }, { office })).toEqual([
      'registered_office_changed',
    ]);
    expect(toldBy({ office: NO_OFFICE }, {})).toEqual([]);
  });

  it('does not end or return if it is SIC codes', () => {
    expect(toldBy({ sic_codes: [] }, {})).toEqual([]);
    expect(toldBy({ sic_codes: [] }, { sic_codes: ['01110'] })).toEqual(['sic_codes_changed']);
  });

  it('is not filed again if it is a filing, and does not become overdue', () => {
    const overdue = { accounts: { ...before.accounts, next_due: '2026-10-01' } };
    const silent = { accounts: { ...NO_FILINGS, type: null }, confirmation: NO_FILINGS };
    expect(toldBy(overdue, silent, overdue)).toEqual(['accounts_overdue']);
  });

  it('passes all the same if it is a due date', () => {
    const soon = { ...before.accounts, next_due: '2026-11-16' };
    const silent = { ...NO_FILINGS, type: null };
    expect(toldBy({ accounts: soon }, { accounts: silent }, { accounts: silent })).toEqual([
      'accounts_overdue',
    ]);
    // A filing says what was filed, and nothing about the next due date.
    const filing = { ...silent, made_up_to: '2026-06-30', filed_on: '2026-11-15' };
    expect(carryOver(companyState({ accounts: soon }), companyState({ accounts: filing })).accounts).toEqual({
      ...filing,
      next_due: '2026-11-16',
      type: 'micro-entity',
    });
  });

  it('is not reported again if it is a name that the source does not have yet', () => {
    const old = { company_name: 'FH 123 LIMITED', previous_name: null };
    expect(toldBy(old, {})).toEqual([]);
    expect(carryOver(before, companyState(old))).toMatchObject({
      company_name: before.company_name,
      previous_name: before.previous_name,
    });
  });
});

describe('a fact that has really ended', () => {
  it('is no longer there: proposals, proceedings, dates', () => {
    const was = companyState({
      company_status: 'dissolved',
      company_status_detail: 'active-proposal-to-strike-off',
      dissolved_on: '2026-11-01',
      removed_on: '2026-11-02',
      insolvency_cases: { whole: true, items: [insolvencyCase(1)] },
    });
    expect(carryOver(was, before)).toEqual(before);
  });

  it('is no longer there: a due date of a company with a known last filing, or that is closed', () => {
    const done = companyState({ accounts: { ...before.accounts, next_due: null } });
    expect(carryOver(before, done)).toEqual(done);
    const closed = companyState({ company_status: 'dissolved', confirmation: NO_FILINGS });
    expect(carryOver(before, closed).confirmation).toEqual({
      ...NO_FILINGS,
      made_up_to: before.confirmation.made_up_to,
    });
  });
});
