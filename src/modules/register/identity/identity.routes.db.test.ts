import { describe, expect, it } from 'vitest';
import { webPage } from '../../../platform/companies-house/test-support/scripted-companies-house.ts';
import { insertSnapshotRow } from '../live/test-support/live-fixture.ts';
import {
  officialOfficer,
  officialProfileWithAll,
  officialSignificantPerson,
} from '../live/test-support/official-fixtures.ts';
import { useProfileServer } from '../profile/test-support/profile-server.ts';

const fixture = useProfileServer();
const { clock, inject } = fixture;
const read = (number: string, headers = {}) =>
  inject({ url: `/v1/companies/${number}/identity-verification`, headers });
const report = (payload: string, headers: object = { 'content-type': 'text/csv' }) =>
  inject({ method: 'POST', url: '/v1/identity-verification/report', payload, headers });

const due = (day: string) => ({
  identity_verification_details: { appointment_verification_statement_due_on: day },
});

/** A company with one director who is verified, one who is due, and an owner who is overdue. */
function answerCompany(number: string): void {
  const path = `/company/${number}`;
  fixture.official.answer(path, officialProfileWithAll(number));
  fixture.official.answer(`${path}/officers`, {
    items: [
      officialOfficer(1, {
        identity_verification_details: {
          appointment_verification_start_on: '2026-02-05',
          appointment_verification_end_on: '9999-12-31',
          identity_verified_on: '2026-02-03',
          authorised_corporate_service_provider_name: '=IMAGINARY AGENTS LTD',
        },
      }),
      officialOfficer(2, due('2026-11-18')),
      officialOfficer(3, { officer_role: 'secretary' }),
    ],
    total_results: 3,
  });
  fixture.official.answer(`${path}/persons-with-significant-control`, {
    items: [officialSignificantPerson(1, due('2026-11-14'))],
    total_results: 1,
  });
}

describe('the identity verification of a company', () => {
  it('is in its profile as counts, and here by person', async () => {
    fixture.setKey();
    answerCompany('07654321');
    const response = await read('7654321');
    expect(response.statusCode).toBe(200);
    const counts = {
      directors: { total: 2, verified: 1, due: 1, overdue: 0, unknown: 0 },
      psc: { total: 1, verified: 0, due: 0, overdue: 1, unknown: 0 },
    };
    const { company_name, ...found } = response.json();
    expect(found).toEqual({
      company_number: '07654321',
      ...counts,
      people: [
        {
          name: 'Mx Person 1 Tester',
          role: 'psc',
          status: 'overdue',
          due_on: '2026-11-14',
          verified_on: null,
          days: -1,
          agent: null,
        },
        {
          name: 'TESTER, Person 2',
          role: 'director',
          status: 'due',
          due_on: '2026-11-18',
          verified_on: null,
          days: 3,
          agent: null,
        },
        {
          name: 'TESTER, Person 1',
          role: 'director',
          status: 'verified',
          due_on: null,
          verified_on: '2026-02-03',
          days: null,
          agent: '=IMAGINARY AGENTS LTD',
        },
      ],
      as_of: '2026-11-15',
    });
    const profile = (await fixture.get('07654321')).json();
    expect(profile).toMatchObject({ company_name, identity_verification: counts });
    expect(profile.officers[1].identity_verification_details).toMatchObject({
      appointment_verification_statement_due_on: '2026-11-18',
    });
  });

  it('is computed for the day of the answer: due on the due day, overdue after it', async () => {
    fixture.setKey();
    answerCompany('07654321');
    await read('07654321');
    clock.set('2026-11-18T23:59:00Z');
    expect((await read('07654321')).json().directors).toMatchObject({ due: 1, overdue: 0 });
    clock.set('2026-11-19T00:00:30Z');
    expect((await read('07654321')).json()).toMatchObject({
      directors: { due: 0, overdue: 1 },
      as_of: '2026-11-18',
    });
  });

  it('is null where there is no live source, or where it fails', async () => {
    await insertSnapshotRow(fixture.db);
    const unknown = { directors: null, psc: null, people: [], as_of: null };
    expect((await read('07654321')).json()).toMatchObject(unknown);
    expect((await fixture.get('07654321')).json()).toMatchObject({ identity_verification: null });
    fixture.setKey();
    fixture.official.answer('/company/07654321', webPage(502));
    expect((await read('07654321')).json()).toMatchObject(unknown);
  });

  it('is null for a list that fails, and the other list is answered', async () => {
    fixture.setKey();
    answerCompany('07654321');
    fixture.official.answer('/company/07654321/persons-with-significant-control', webPage(502));
    expect((await read('07654321')).json()).toMatchObject({ directors: { total: 2 }, psc: null });
  });

  it('is 404 for no company, 401 without a credential', async () => {
    expect((await read('00000001')).json().error.code).toBe('company_not_found');
    expect((await read('nonsense')).statusCode).toBe(404);
    expect((await read('07654321', { 'x-api-key': '' })).statusCode).toBe(401);
  });
});

describe('a report about many companies', () => {
  it('has one row per person and role, as CSV', async () => {
    fixture.setKey();
    answerCompany('07654321');
    const response = await report(
      'Company Number,Client\n07654321,One\n7654321,again\n00000009,None\nx,Bad\n',
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-report-complete': 'true',
      'ratelimit-limit': '60',
      'ratelimit-remaining': '59',
    });
    const [head, ...rows] = response.body.trim().split('\r\n');
    expect(head).toBe(
      'company_number,company_name,company_status,name,role,status,due_on,days,verified_on,agent,as_of,note',
    );
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(
      /^07654321,.*,active,Mx Person 1 Tester,psc,overdue,2026-11-14,-1,,,2026-11-15,$/,
    );
    expect(rows[2]).toContain(",director,verified,,,2026-02-03,'=IMAGINARY AGENTS LTD,2026-11-15,");
    expect(rows.slice(3)).toEqual([
      '00000009,,,,,,,,,,,no such company on the register',
      'x,,,,,,,,,,,not a company number',
    ]);
  });

  it('is JSON both ways for those who ask for it', async () => {
    fixture.setKey();
    answerCompany('07654321');
    const response = await report('{"company_numbers":["07654321"]}', {
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(response.json()).toMatchObject({
      companies: 1,
      unread: 0,
      complete: true,
      rows: [{ status: 'overdue', note: null }, { status: 'due' }, { status: 'verified' }],
    });
  });

  it('answers with what is known when Companies House limits it, says so, and goes on the next time', async () => {
    fixture.setKey();
    for (const number of ['07654321', '07654322']) answerCompany(number);
    await read('07654321');
    clock.advance({ hours: 25 });
    fixture.official.answer('/company/07654321', (_, response) => {
      response.writeHead(429, { 'retry-after': '90' }).end();
    });
    const first = await report('07654321\n07654322\n');
    expect(first.headers['x-report-complete']).toBe('false');
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    const rows = first.body.trim().split('\r\n').slice(1);
    expect(rows[0]).toMatch(/,overdue,2026-11-14,.*,2026-11-15,not read from Companies House today$/);
    clock.advance({ minutes: 6 });
    answerCompany('07654321');
    const second = await report('07654321\n07654322\n');
    expect(second.headers['x-report-complete']).toBe('true');
    expect(second.headers['retry-after']).toBeUndefined();
    expect(second.body.trim().split('\r\n')).toHaveLength(7);
  });

  it('has the companies without a live source, and says that the people are not known', async () => {
    await insertSnapshotRow(fixture.db);
    const { body } = await report('07654321');
    expect(body).toContain('07654321,FERNHOLLOW OLD NAME LIMITED,active,,,,,,,,,its people are not known');
  });

  it('has one row for a closed company, whoever is still listed', async () => {
    await insertSnapshotRow(fixture.db, { company_status: 'dissolved' });
    expect((await report('07654321')).body).toContain('the company is closed');
  });

  it.each([
    ['nothing', '', { 'content-type': 'text/csv' }, 400],
    ['too many', '07654321\n'.repeat(1) + Array.from({ length: 1000 }, (_, n) => n + 1).join('\n'), {}, 400],
    ['no JSON', '{oops', { 'content-type': 'application/json' }, 400],
    ['JSON without numbers', '{"company_numbers":[1]}', { 'content-type': 'application/json' }, 400],
    ['another type', '07654321', { 'content-type': 'application/xml' }, 415],
    ['a file too large', 'x'.repeat(1024 * 1024 + 1), {}, 413],
  ])('is refused for %s', async (_, payload, headers, status) => {
    const response = await report(payload, { 'content-type': 'text/csv', ...headers });
    expect(response.statusCode).toBe(status);
    expect(response.json().error.message).not.toBe('');
  });

  it('is limited to 60 an hour, and needs a credential', async () => {
    for (let n = 0; n < 60; n++) expect((await report('x')).statusCode).toBe(200);
    const refused = await report('x');
    expect(refused.json().error.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await report('x', { 'content-type': 'text/csv', 'x-api-key': 'bad' })).statusCode).toBe(401);
  });
});
