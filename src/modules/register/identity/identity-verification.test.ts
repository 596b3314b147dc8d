import { describe, expect, it } from 'vitest';
import type { IdentityVerificationDetails, SignificantPerson } from '../live/company-record.ts';
import { liveDetail, officer, snapshotRecord } from '../profile/test-support/company-fixtures.ts';
import {
  identityStateOf,
  presentIdentityVerification,
  summariseIdentityVerification,
} from './identity-verification.ts';

const TODAY = '2026-11-15';
const NOW = new Date('2026-11-15T09:00:00Z');

function details(changes: Partial<IdentityVerificationDetails> = {}): IdentityVerificationDetails {
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

const dueOn = (day: string) => details({ appointment_verification_statement_due_on: day });
const supplied = (day: string, changes: Partial<IdentityVerificationDetails> = {}) =>
  details({ appointment_verification_start_on: day, ...changes });

describe('the state of a person', () => {
  it.each<[string, IdentityVerificationDetails | null, string]>([
    ['without details', null, 'unknown'],
    ['with details that say nothing of it', details({ preferred_name: 'Ann' }), 'unknown'],
    ['before the due day', dueOn('2026-11-18'), 'due'],
    ['on the due day', dueOn(TODAY), 'due'],
    ['after the due day', dueOn('2026-11-14'), 'overdue'],
    ['whose time has begun', details({ appointment_verification_statement_date: '2026-11-10' }), 'due'],
    ['with a statement', supplied('2026-02-03'), 'verified'],
    [
      'with a statement after the due day',
      supplied('2026-02-03', { appointment_verification_statement_due_on: '2026-01-01' }),
      'verified',
    ],
    [
      'with a statement that ends later',
      supplied('2026-02-03', { appointment_verification_end_on: '2026-12-01' }),
      'verified',
    ],
    [
      'with a statement that was removed',
      supplied('2026-02-03', { appointment_verification_end_on: '2026-03-01' }),
      'unknown',
    ],
    [
      'with a statement that was removed, and a due day that passed',
      supplied('2026-02-03', {
        appointment_verification_end_on: '2026-03-01',
        appointment_verification_statement_due_on: '2026-04-01',
      }),
      'overdue',
    ],
    [
      'with a second statement',
      supplied('2026-05-03', { appointment_verification_end_on: '2026-03-01' }),
      'verified',
    ],
    ['with a statement from tomorrow', supplied('2026-11-16'), 'unknown'],
    ['whom an agent verified', details({ identity_verified_on: '2026-02-03' }), 'verified'],
    [
      'whom an agent verified, without the statement for this role',
      details({
        identity_verified_on: '2026-02-03',
        appointment_verification_statement_due_on: '2026-11-20',
      }),
      'due',
    ],
  ])('follows from the details: %s', (_, given, status) => {
    expect(identityStateOf(given, TODAY).status).toBe(status);
  });
});

function person(changes: Partial<SignificantPerson> = {}): SignificantPerson {
  return {
    id: 'p1',
    kind: 'individual-person-with-significant-control',
    name: 'Ms Ann Tester',
    natures_of_control: [],
    notified_on: '2016-04-06',
    ceased_on: null,
    ceased: false,
    registration_number: null,
    identity_verification_details: null,
    ...changes,
  };
}

const company = (
  parts: Parameters<typeof liveDetail>[0],
  record: Parameters<typeof snapshotRecord>[0] = {},
) => ({ record: snapshotRecord(record), detail: liveDetail(parts), snapshotAsOf: null });

describe('a company', () => {
  it('lists its people with their dates and days, the most urgent first', () => {
    const found = presentIdentityVerification(
      company({
        officers: [
          officer({
            name: 'ONE, Ann',
            identity_verification_details: supplied('2026-02-05', {
              identity_verified_on: '2026-02-03',
              authorised_corporate_service_provider_name: 'IMAGINARY AGENTS LTD',
            }),
          }),
          officer({ name: 'TWO, Bea', identity_verification_details: dueOn('2026-11-18') }),
          officer({ name: 'SIX, Fay' }),
        ],
        persons_with_significant_control: [person({ identity_verification_details: dueOn('2026-11-10') })],
      }),
      NOW,
    );
    const nothing = { due_on: null, verified_on: null, days: null, agent: null };
    expect(found).toEqual({
      company_number: '07654321',
      company_name: 'FERNHOLLOW KITES LIMITED',
      directors: { total: 3, verified: 1, due: 1, overdue: 0, unknown: 1 },
      psc: { total: 1, verified: 0, due: 0, overdue: 1, unknown: 0 },
      people: [
        { ...nothing, name: 'Ms Ann Tester', role: 'psc', status: 'overdue', due_on: '2026-11-10', days: -5 },
        { ...nothing, name: 'TWO, Bea', role: 'director', status: 'due', due_on: '2026-11-18', days: 3 },
        { ...nothing, name: 'SIX, Fay', role: 'director', status: 'unknown' },
        {
          ...nothing,
          name: 'ONE, Ann',
          role: 'director',
          status: 'verified',
          verified_on: '2026-02-03',
          agent: 'IMAGINARY AGENTS LTD',
        },
      ],
      as_of: '2026-11-15',
    });
  });

  it('leaves out whoever has left, secretaries, and companies', () => {
    const { directors, psc } = presentIdentityVerification(
      company({
        officers: [
          officer({ resigned_on: '2026-11-15' }),
          officer({ officer_role: 'secretary' }),
          officer({ officer_role: 'corporate-director' }),
          officer({ officer_role: 'llp-member', resigned_on: '2026-12-31' }),
        ],
        persons_with_significant_control: [
          person({ ceased: true, ceased_on: '2026-01-01' }),
          person({ kind: 'corporate-entity-person-with-significant-control' }),
          person({ kind: 'individual-beneficial-owner' }),
          person({ kind: 'super-secure-person-with-significant-control', name: null }),
        ],
      }),
      NOW,
    );
    expect([directors?.total, psc?.total]).toEqual([1, 1]);
  });

  it('has nobody who is due or overdue if it is closed', () => {
    const officers = [officer({ identity_verification_details: dueOn('2026-01-01') })];
    const closed = company({ officers }, { company_status: 'dissolved' });
    expect(presentIdentityVerification(closed, NOW).directors).toMatchObject({ overdue: 0, unknown: 1 });
  });

  it('says so if its lists are not known', () => {
    const half = company({ officers: [], persons_with_significant_control: null });
    expect(presentIdentityVerification(half, NOW)).toMatchObject({
      directors: { total: 0 },
      psc: null,
      as_of: TODAY,
    });
    const bare = { ...half, detail: undefined };
    expect(presentIdentityVerification(bare, NOW)).toMatchObject({
      directors: null,
      psc: null,
      people: [],
      as_of: null,
    });
    expect(summariseIdentityVerification(bare, NOW)).toBeNull();
    expect(summariseIdentityVerification(half, NOW)).toMatchObject({ directors: { total: 0 }, psc: null });
  });
});
