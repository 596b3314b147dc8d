import type { Charge, InsolvencyCase, SignificantPerson } from '../../../register/index.ts';
import { liveDetail, snapshotRecord } from '../../../register/profile/test-support/company-fixtures.ts';
import { type CompanyState, type Director, stateOf } from '../../company-state.ts';

/** A company that does not exist, as it was on a day. */
export function companyState(changes: Partial<CompanyState> = {}): CompanyState {
  const record = snapshotRecord({
    previous_names: [{ name: 'FH 123 LIMITED', ceased_on: '2012-01-09' }],
    address_line_1: '4 Mill Lane',
    address_line_2: 'Thornby',
    locality: 'Northampton',
    region: 'Northamptonshire',
    country: 'England',
    sic_codes: ['32300', '47650'],
  });
  const detail = liveDetail({
    persons_with_significant_control: [significantPerson(1)],
    charges: [charge(1)],
  });
  return {
    ...stateOf({ record, detail, day: '2026-11-14' }),
    since: '2026-11-01',
    directors: { whole: true, items: [director(1), director(2)] },
    ...changes,
  };
}

export function director(at: number, changes: Partial<Director> = {}): Director {
  return {
    id: `officer-${at}`,
    name: `TESTER, Person ${at}`,
    officer_role: 'director',
    appointed_on: '2015-03-02',
    resigned_on: null,
    identity_verification_details: null,
    ...changes,
  };
}

export function significantPerson(at: number, changes: Partial<SignificantPerson> = {}): SignificantPerson {
  return {
    id: `psc-${at}`,
    kind: 'individual-person-with-significant-control',
    name: `Mx Person ${at} Tester`,
    natures_of_control: ['ownership-of-shares-75-to-100-percent', 'voting-rights-75-to-100-percent'],
    notified_on: '2016-04-06',
    ceased_on: null,
    ceased: false,
    registration_number: null,
    identity_verification_details: null,
    ...changes,
  };
}

export function charge(at: number, changes: Partial<Charge> = {}): Charge {
  return {
    id: `charge-${at}`,
    charge_code: `07654321000${at}`,
    charge_number: at,
    status: 'outstanding',
    description: 'A registered charge',
    created_on: '2019-05-06',
    delivered_on: '2019-05-14',
    satisfied_on: null,
    persons_entitled: ['Imaginary Bank PLC'],
    ...changes,
  };
}

export function insolvencyCase(at: number, changes: Partial<InsolvencyCase> = {}): InsolvencyCase {
  return {
    number: String(at),
    type: 'creditors-voluntary-liquidation',
    dates: [{ type: 'wound-up-on', date: '2026-11-15' }],
    practitioners: [
      { name: 'Winder, Una', role: 'practitioner', appointed_on: '2026-11-15', ceased_to_act_on: null },
    ],
    ...changes,
  };
}
