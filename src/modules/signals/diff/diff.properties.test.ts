import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompanyState } from '../company-state.ts';
import type { SignalDraft } from '../signal.ts';
import { diff } from './diff.ts';
import {
  charge,
  companyState,
  director,
  insolvencyCase,
  significantPerson,
} from './test-support/company-states.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const number = fc.integer({ min: 1, max: 9 });
const part = <T>(item: fc.Arbitrary<T>, keyOf: (item: T) => unknown) =>
  fc.record({ whole: fc.boolean(), items: fc.uniqueArray(item, { maxLength: 5, selector: keyOf }) });

const aDirector = fc
  .record({ at: number, appointed_on: maybe(day), resigned_on: maybe(day) })
  .map(({ at, ...changes }) => director(at, changes));
const aPerson = fc
  .record({ at: number, ceased_on: maybe(day), natures: fc.subarray(['a', 'b', 'c']) })
  .map(({ at, ceased_on, natures }) =>
    significantPerson(at, { ceased_on, ceased: ceased_on !== null, natures_of_control: natures }),
  );
const aCharge = fc
  .record({ at: number, status: fc.constantFrom('outstanding', 'fully-satisfied', 'part-satisfied') })
  .map(({ at, status }) => charge(at, { status }));
const aCase = fc
  .record({
    at: number,
    dates: fc.uniqueArray(fc.record({ type: fc.constantFrom('wound-up-on', 'petitioned-on'), date: day }), {
      maxLength: 3,
      selector: ({ type, date }) => `${type} ${date}`,
    }),
  })
  .map(({ at, dates }) => insolvencyCase(at, { dates }));

const aState: fc.Arbitrary<CompanyState> = fc
  .record({
    day,
    company_name: fc.constantFrom('FERNHOLLOW KITES LIMITED', 'FERNHOLLOW SAILS LIMITED'),
    company_status: fc.constantFrom('active', 'liquidation', 'dissolved', 'administration'),
    company_status_detail: maybe(fc.constant('active-proposal-to-strike-off')),
    removed_on: maybe(day),
    sic_codes: fc.subarray(['32300', '47650', '01110', '62020']),
    accounts: fc.record({
      next_due: maybe(day),
      made_up_to: maybe(day),
      filed_on: maybe(day),
      type: fc.constant('micro-entity'),
    }),
    confirmation: fc.record({ next_due: maybe(day), made_up_to: maybe(day), filed_on: maybe(day) }),
    directors: part(aDirector, ({ id }) => id),
    significant_persons: part(aPerson, ({ id }) => id),
    charges: part(aCharge, ({ id }) => id),
    insolvency_cases: part(aCase, ({ number: caseNumber }) => caseNumber),
  })
  .map((changes) => companyState(changes));

const sortedDrafts = (drafts: SignalDraft[]) => drafts.map((draft) => JSON.stringify(draft)).sort();
const reversed = <T>({ whole, items }: { whole: boolean; items: T[] }) => ({
  whole,
  items: [...items].reverse(),
});
const inOtherOrder = (state: CompanyState): CompanyState => ({
  ...state,
  sic_codes: [...state.sic_codes].reverse(),
  directors: reversed(state.directors),
  significant_persons: reversed({
    ...state.significant_persons,
    items: state.significant_persons.items.map((person) => ({
      ...person,
      natures_of_control: [...person.natures_of_control].reverse(),
    })),
  }),
  charges: reversed(state.charges),
  insolvency_cases: reversed({
    ...state.insolvency_cases,
    items: state.insolvency_cases.items.map((entry) => ({ ...entry, dates: [...entry.dates].reverse() })),
  }),
});

it('a company compared with itself has no signals', () => {
  fc.assert(
    fc.property(aState, (state) => {
      expect(diff(state, structuredClone(state))).toEqual([]);
    }),
  );
});

it('the order of lists does not matter', () => {
  fc.assert(
    fc.property(aState, aState, (one, two) => {
      expect(diff(one, inOtherOrder(one))).toEqual([]);
      expect(sortedDrafts(diff(inOtherOrder(one), inOtherOrder(two)))).toEqual(sortedDrafts(diff(one, two)));
    }),
  );
});

it('each thing that happened has an identity of its own, a day and a sentence', () => {
  fc.assert(
    fc.property(aState, aState, (one, two) => {
      const drafts = diff(one, two);
      const identities = drafts.map(({ signal_type, identity }) => `${signal_type} ${identity}`);
      expect(new Set(identities).size).toBe(identities.length);
      for (const { occurred_on, summary } of drafts) {
        expect(occurred_on).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(summary).toMatch(/^[A-Z].*\.$/);
        expect(summary).not.toMatch(/undefined|null|NaN/);
      }
    }),
  );
});

it('signals of the passing of days alone are only due dates', () => {
  fc.assert(
    fc.property(aState, day, (state, later) => {
      const types = diff(state, { ...state, day: later > state.day ? later : state.day }).map(
        ({ signal_type }) => signal_type,
      );
      expect(types.filter((type) => !type.endsWith('_overdue'))).toEqual([]);
    }),
  );
});
