import { expect, it } from 'vitest';
import { readState } from './company-state.ts';
import { diff } from './diff/diff.ts';
import { companyState, director } from './diff/test-support/company-states.ts';

/**
 * The company of `companyState()`, as the first version stored it. Never to be changed: databases hold such
 * states.
 */
const FIRST_VERSION = {
  day: '2026-11-14',
  since: '2026-11-01',
  company_name: 'FERNHOLLOW KITES LIMITED',
  previous_name: { name: 'FH 123 LIMITED', ceased_on: '2012-01-09' },
  company_status: 'active',
  company_status_detail: null,
  dissolved_on: null,
  removed_on: null,
  office: {
    care_of: null,
    po_box: null,
    address_line_1: '4 Mill Lane',
    address_line_2: 'Thornby',
    locality: 'Northampton',
    region: 'Northamptonshire',
    postal_code: 'NN6 8SN',
    country: 'England',
  },
  sic_codes: ['32300', '47650'],
  accounts: { next_due: '2027-03-31', made_up_to: '2025-06-30', filed_on: null, type: 'micro-entity' },
  confirmation: { next_due: '2027-06-21', made_up_to: '2026-06-07', filed_on: null },
  directors: {
    whole: true,
    items: [
      {
        id: 'officer-1',
        name: 'TESTER, Person 1',
        officer_role: 'director',
        appointed_on: '2015-03-02',
        resigned_on: null,
      },
    ],
  },
  significant_persons: {
    whole: true,
    items: [
      {
        id: 'psc-1',
        kind: 'individual-person-with-significant-control',
        name: 'Mx Person 1 Tester',
        natures_of_control: ['ownership-of-shares-75-to-100-percent', 'voting-rights-75-to-100-percent'],
        notified_on: '2016-04-06',
        ceased_on: null,
        ceased: false,
        registration_number: null,
      },
    ],
  },
  charges: {
    whole: true,
    items: [
      {
        id: 'charge-1',
        charge_code: '076543210001',
        charge_number: 1,
        status: 'outstanding',
        description: 'A registered charge',
        created_on: '2019-05-06',
        delivered_on: '2019-05-14',
        satisfied_on: null,
        persons_entitled: ['Imaginary Bank PLC'],
      },
    ],
  },
  insolvency_cases: { whole: true, items: [] },
};

const stored = (changes: object = {}) =>
  readState({ ...FIRST_VERSION, ...changes } as unknown as Parameters<typeof readState>[0]);
const today = companyState({ day: '2026-11-15', directors: { whole: true, items: [director(1)] } });

it('a state of the first version has every field, and what it did not know is no change', () => {
  expect(Object.keys(stored()).sort()).toEqual(Object.keys(today).sort());
  expect(diff(stored(), today)).toEqual([]);
});

it('facts that a state of the first version knew are compared', () => {
  expect(diff(stored({ sic_codes: ['01110'] }), today)).toMatchObject([{ signal_type: 'sic_codes_changed' }]);
});
