import { describe, expect, it } from 'vitest';
import { normaliseSearchHit } from './live-source.ts';
import {
  countCharges,
  isActiveCharge,
  normaliseCharge,
  normaliseInsolvency,
  normaliseOfficer,
  normaliseSignificantPerson,
} from './normalise-lists.ts';
import {
  officialCharge,
  officialInsolvency,
  officialOfficer,
  officialSignificantPerson,
} from './test-support/official-fixtures.ts';

describe('an officer', () => {
  it('keeps the appointment, the nationality and the month of birth, and no address', () => {
    expect(normaliseOfficer(officialOfficer(1))).toEqual({
      id: 'officer-1',
      officer_id: 'o1',
      name: 'TESTER, Person 1',
      officer_role: 'director',
      appointed_on: '2015-03-02',
      appointed_before: null,
      resigned_on: null,
      occupation: 'Kite Maker',
      nationality: 'British',
      month_of_birth: '1970-04',
      registration_number: null,
      identity_verification_details: null,
    });
  });
  it.each(['corporate-director', 'corporate-llp-designated-member'])(
    'has a number if it is a %s',
    (officer_role) => {
      const identification = { identification_type: 'uk-limited-company', registration_number: ' 01112223 ' };
      const officer = normaliseOfficer(
        officialOfficer(1, { officer_role, identification, occupation: undefined }),
      );
      expect(officer).toMatchObject({ officer_role, registration_number: '01112223', occupation: null });
    },
  );
  it.each([
    undefined,
    {},
    { month: 13, year: 1970 },
    { month: 4 },
    { month: '4', year: '1970' },
    'April 1970',
  ])('has no month of birth if the date of birth is %j', (date_of_birth) =>
    expect(normaliseOfficer(officialOfficer(1, { date_of_birth }))?.month_of_birth).toBeNull(),
  );
  it.each([
    ['appointed_before alone', { appointed_on: undefined, appointed_before: '1992-01-20' }],
    [
      'with its mark',
      { appointed_on: undefined, appointed_before: '1992-01-20', is_pre_1992_appointment: true },
    ],
    ['with the day in the wrong field', { appointed_on: '1992-01-20', is_pre_1992_appointment: true }],
  ])('has no day of appointment if it is from before 1992 (%s)', (_, changes) => {
    expect(normaliseOfficer(officialOfficer(1, changes))).toMatchObject({
      appointed_on: null,
      appointed_before: '1992-01-20',
    });
  });
  it('keeps the day of a future resignation', () => {
    expect(normaliseOfficer(officialOfficer(1, { resigned_on: '2099-01-01' }))?.resigned_on).toBe(
      '2099-01-01',
    );
  });
  it('has whole days, or no day, for partial or moment-like dates', () => {
    const changes = { appointed_on: '1998-05', resigned_on: '2023-07-11T00:00:00.000Z' };
    expect(normaliseOfficer(officialOfficer(1, changes))).toMatchObject({
      appointed_on: null,
      resigned_on: '2023-07-11',
    });
  });
  it('has one name if it comes in parts, or as the name of a company', () => {
    const parts = { name: undefined, surname: 'Glover', forename: 'Phil', other_forenames: null };
    expect(normaliseOfficer(officialOfficer(1, parts))?.name).toBe('GLOVER, Phil');
    expect(normaliseOfficer(officialOfficer(1, { name: undefined, company_name: 'BOARD LTD' }))?.name).toBe(
      'BOARD LTD',
    );
  });
  it('is left out without a name or a role, and kept without a link', () => {
    expect(normaliseOfficer(officialOfficer(1, { name: undefined }))).toBeUndefined();
    expect(normaliseOfficer(officialOfficer(1, { officer_role: null }))).toBeUndefined();
    expect(normaliseOfficer(officialOfficer(1, { links: undefined }))?.id).toBeNull();
    expect(normaliseOfficer('x')).toBeUndefined();
  });
});

describe('a charge', () => {
  it('keeps its kind and its status', () => {
    expect(normaliseCharge(officialCharge(3))).toEqual({
      id: 'charge-3',
      charge_code: '07654321003',
      charge_number: 3,
      status: 'outstanding',
      description: 'A registered charge',
      created_on: '2019-05-06',
      delivered_on: '2019-05-14',
      satisfied_on: null,
      persons_entitled: ['Imaginary Bank PLC'],
    });
  });
  it.each([
    ['outstanding', true],
    ['part-satisfied', true],
    ['satisfied', false],
    ['fully-satisfied', false],
    ['a-status-of-tomorrow', true],
  ])('counts, if it is %s, as active: %s', (status, active) => {
    const charge = normaliseCharge(officialCharge(1, { status }));
    expect(charge && isActiveCharge(charge)).toBe(active);
  });
  it('is satisfied without a status if it says since when', () => {
    expect(normaliseCharge(officialCharge(1, { status: null }))?.status).toBe('outstanding');
    expect(normaliseCharge(officialCharge(1, { status: null, satisfied_on: '2020-01-01' }))?.status).toBe(
      'fully-satisfied',
    );
  });
  it('may have nulls for lists, and lists for objects', () => {
    const classification = [{ description: 'Debenture' }];
    const charge = normaliseCharge(
      officialCharge(1, { persons_entitled: null, classification, created_on: null }),
    );
    expect(charge).toMatchObject({ persons_entitled: [], description: 'Debenture', created_on: null });
  });
  it('is left out without a mark of its own', () => {
    expect(normaliseCharge({ status: 'outstanding' })).toBeUndefined();
  });
  it('is counted as a snapshot counts', () => {
    const statuses = ['outstanding', 'outstanding', 'part-satisfied', 'satisfied', 'fully-satisfied', 'new'];
    const charges = statuses.flatMap((status, at) => normaliseCharge(officialCharge(at, { status })) ?? []);
    expect(countCharges(charges)).toEqual({
      charges_total: 6,
      charges_outstanding: 3,
      charges_part_satisfied: 1,
      charges_satisfied: 2,
    });
  });
});

describe('an insolvency', () => {
  it('keeps its cases, their dates and who acts in them', () => {
    expect(normaliseInsolvency(officialInsolvency())).toEqual({
      statuses: ['liquidation'],
      cases: [
        {
          number: '1',
          type: 'creditors-voluntary-liquidation',
          dates: [{ type: 'wound-up-on', date: '2026-09-01' }],
          practitioners: [
            { name: 'Winder, Una', role: 'practitioner', appointed_on: '2026-09-01', ceased_to_act_on: null },
          ],
        },
      ],
    });
  });
  it.each([
    ['one text', 'receivership', ['receivership']],
    ['a list', ['in-administration', 'receivership'], ['in-administration', 'receivership']],
    ['nothing', undefined, []],
  ])('says its status as %s', (_, status, statuses) => {
    expect(normaliseInsolvency({ cases: [], status }).statuses).toEqual(statuses);
  });
  it('may lack dates and practitioners, have a number for a number, and dates without a day', () => {
    const cases = [
      { type: 'creditors-voluntary-liquidation', number: 2 },
      { type: 'moratorium', dates: [{ type: 'moratorium-started-on' }, { date: '2026-01-01' }, null] },
      { number: '9' },
    ];
    expect(normaliseInsolvency({ cases }).cases).toEqual([
      { number: '2', type: 'creditors-voluntary-liquidation', dates: [], practitioners: [] },
      { number: null, type: 'moratorium', dates: [], practitioners: [] },
    ]);
  });
  it('has no cases if it is missing', () => {
    expect(normaliseInsolvency(undefined)).toEqual({ statuses: [], cases: [] });
  });
});

describe('a person with significant control', () => {
  it('keeps name and nature of control, and neither address nor date of birth', () => {
    expect(normaliseSignificantPerson(officialSignificantPerson(1))).toEqual({
      id: 'psc-1',
      kind: 'individual-person-with-significant-control',
      name: 'Mx Person 1 Tester',
      country_registered: null,
      place_registered: null,
      natures_of_control: ['ownership-of-shares-75-to-100-percent'],
      notified_on: '2016-04-06',
      ceased_on: null,
      ceased: false,
      registration_number: null,
      identity_verification_details: null,
    });
  });
  it.each([
    ['a day', { ceased_on: '2021-11-02' }, { ceased: true, ceased_on: '2021-11-02' }],
    ['a mark', { ceased: true }, { ceased: true, ceased_on: null }],
    ['a mark in text', { ceased: '1' }, { ceased: true, ceased_on: null }],
    ['a mark that says no', { ceased: '0' }, { ceased: false, ceased_on: null }],
  ])('may have ceased to be one, by %s', (_, changes, expected) => {
    expect(normaliseSignificantPerson(officialSignificantPerson(1, changes))).toMatchObject(expected);
  });
  it('has no name if it is protected', () => {
    const person = {
      kind: 'super-secure-person-with-significant-control',
      ceased: '0',
      links: { self: '/x/y' },
    };
    expect(normaliseSignificantPerson(person)).toMatchObject({ id: 'y', name: null, natures_of_control: [] });
  });
  it('has a number if it is a company', () => {
    const changes = {
      kind: 'corporate-entity-person-with-significant-control',
      identification: { registration_number: '77' },
    };
    expect(normaliseSignificantPerson(officialSignificantPerson(1, changes))?.registration_number).toBe('77');
  });
  it('is left out without a kind', () => {
    expect(normaliseSignificantPerson({ name: 'X' })).toBeUndefined();
  });
});

describe('identity verification', () => {
  const detailsOf = (identity_verification_details: unknown) =>
    normaliseOfficer(officialOfficer(1, { identity_verification_details }))?.identity_verification_details;

  it('keeps what the register says, of officers and of persons with significant control', () => {
    const official = {
      anti_money_laundering_supervisory_bodies: ['Imaginary Body'],
      appointment_verification_end_on: '9999-12-31',
      appointment_verification_start_on: '2026-02-05',
      appointment_verification_statement_date: '2026-02-01',
      appointment_verification_statement_due_on: '2026-02-14',
      authorised_corporate_service_provider_name: 'IMAGINARY AGENTS LTD',
      identity_verified_on: '2026-02-03',
      preferred_name: 'Ann Tester',
    };
    // An open end does not count as one.
    const kept = { ...official, appointment_verification_end_on: null };
    expect(detailsOf(official)).toEqual(kept);
    const person = officialSignificantPerson(1, { identity_verification_details: official });
    expect(normaliseSignificantPerson(person)?.identity_verification_details).toEqual(kept);
  });
  it.each([[undefined], [null], [{}], ['x'], [[]], [{ appointment_verification_start_on: 'soon' }]])(
    'is left out if it is %j',
    (value) => expect(detailsOf(value)).toBeNull(),
  );
});

it('a hit of the search has a number, a name, and the other known fields', () => {
  expect(
    normaliseSearchHit({
      company_number: 'SC89839',
      title: 'HIT LTD',
      company_status: 'active',
      company_type: 'ltd',
      address: { postal_code: 'eh11aa' },
      date_of_creation: '2001-02-03',
    }),
  ).toEqual({
    company_number: 'SC089839',
    company_name: 'HIT LTD',
    company_status: 'active',
    company_type: 'ltd',
    registered_postcode: 'EH1 1AA',
    incorporated_on: '2001-02-03',
  });
  expect(normaliseSearchHit({ company_number: '1', title: 'X' })).toMatchObject({
    company_number: '00000001',
    company_status: null,
    registered_postcode: null,
  });
  expect([{}, { title: 'X' }, { company_number: '??', title: 'X' }].map(normaliseSearchHit)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
