import { describe, expect, it } from 'vitest';
import { type CompanyState, nextDueOf, readState } from '../company-state.ts';
import { carryOver } from './carry-over.ts';
import { diff } from './diff.ts';
import { companyState, director, significantPerson } from './test-support/company-states.ts';

type Details = NonNullable<ReturnType<typeof director>['identity_verification_details']>;

function details(changes: Partial<Details>): Details {
  return {
    appointment_verification_statement_due_on: null,
    appointment_verification_statement_date: null,
    appointment_verification_start_on: null,
    appointment_verification_end_on: null,
    identity_verified_on: null,
    authorised_corporate_service_provider_name: null,
    anti_money_laundering_supervisory_bodies: [],
    preferred_name: null,
    ...changes,
  };
}

const due = (day: string) => details({ appointment_verification_statement_due_on: day });
const verified = (day: string) => details({ appointment_verification_start_on: day });

/** A company whose first director and owner have these details. */
function state(given: Details | null, changes: Partial<CompanyState> = {}): CompanyState {
  const identity = { identity_verification_details: given };
  return companyState({
    directors: { whole: true, items: [director(1, identity), director(2)] },
    significant_persons: { whole: true, items: [significantPerson(1, identity)] },
    ...changes,
  });
}

const types = (previous: CompanyState, current: CompanyState) =>
  diff(previous, current).map(({ signal_type }) => signal_type);

describe('the field’s first appearance on the register', () => {
  it.each([
    ['due', due('2026-11-30')],
    ['overdue before the tracking began', due('2026-10-20')],
    ['verified before the tracking began', verified('2026-03-01')],
  ])('makes no signal for somebody who is %s', (_, given) => {
    expect(types(state(null), state(given))).toEqual([]);
  });
  it('makes the signal of somebody who verified or came to be overdue since', () => {
    expect(types(state(null), state(verified('2026-11-05')))).toEqual([
      'identity_verified',
      'identity_verified',
    ]);
    expect(types(state(null), state(due('2026-11-04')))).toEqual([
      'identity_verification_overdue',
      'identity_verification_overdue',
    ]);
  });
});

describe('a verification', () => {
  it('makes one signal per role before or after the due day, with the agent', () => {
    for (const before of [due('2026-11-30'), due('2026-11-01')]) {
      const now = {
        ...verified('2026-11-14'),
        identity_verified_on: '2026-11-10',
        authorised_corporate_service_provider_name: 'IMAGINARY AGENTS LTD',
      };
      const [first, second, ...more] = diff(state(before), state(now));
      expect(more).toEqual([]);
      expect(first).toMatchObject({
        signal_type: 'identity_verified',
        severity: 'info',
        summary:
          'Person 1 TESTER, a director of FERNHOLLOW KITES LIMITED, has verified their identity with IMAGINARY AGENTS LTD.',
        occurred_on: '2026-11-14',
        current: { role: 'director', status: 'verified', verified_on: '2026-11-10' },
      });
      expect(second).toMatchObject({ current: { name: 'Mx Person 1 Tester', role: 'psc' } });
    }
  });
  it('makes no signal beside the appointment of somebody who is new to a known list', () => {
    const before = state(null, { directors: { whole: true, items: [director(2)] } });
    const now = state(null, {
      directors: {
        whole: true,
        items: [director(2), director(3, { identity_verification_details: verified('2026-11-14') })],
      },
    });
    expect(types(before, now)).toEqual(['director_appointed']);
  });
});

describe('a due day that passes', () => {
  const before = state(due('2026-11-14'));
  const after = { ...before, day: '2026-11-15' };
  it('makes one signal, by the clock', () => {
    expect(nextDueOf(before)).toBe('2026-11-14');
    expect(diff(before, before)).toEqual([]);
    expect(diff(before, after)).toMatchObject([
      {
        signal_type: 'identity_verification_overdue',
        severity: 'warning',
        occurred_on: '2026-11-15',
        current: { role: 'director', status: 'overdue', due_on: '2026-11-14' },
        identity: 'officer-1',
      },
      { identity: 'psc-1' },
    ]);
    expect(diff(after, { ...after, day: '2026-11-20' })).toEqual([]);
    expect(nextDueOf(after)).toBe('2027-03-31');
  });
  it('makes no signal for a closed company, or for somebody who has left', () => {
    const closed = { company_status: 'dissolved' };
    expect(types({ ...before, ...closed }, { ...after, ...closed })).toEqual([]);
    const gone = (company: CompanyState): CompanyState => ({
      ...company,
      directors: {
        whole: true,
        items: company.directors.items.map((one) => ({ ...one, resigned_on: '2026-10-01' })),
      },
      significant_persons: {
        whole: true,
        items: company.significant_persons.items.map((one) => ({ ...one, ceased: true })),
      },
    });
    expect(types(gone(before), gone(after))).toEqual([]);
    expect(nextDueOf(gone(before))).toBe('2027-03-31');
  });
});

it('a source without the field changes nothing', () => {
  const known = state(due('2026-11-14'));
  expect(carryOver(known, state(null))).toEqual(known);
});

it('a state that was stored before the field was kept is read', () => {
  const { version: _, ...stored } = structuredClone(state(null));
  for (const item of [...stored.directors.items, ...stored.significant_persons.items]) {
    delete (item as { identity_verification_details?: unknown }).identity_verification_details;
  }
  const { directors, significant_persons } = state(null);
  expect(readState({ ...stored, version: 1 })).toMatchObject({ directors, significant_persons });
});
