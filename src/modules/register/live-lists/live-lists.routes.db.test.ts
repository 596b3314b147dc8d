import { beforeEach, describe, expect, it } from 'vitest';
import { webPage } from '../../../platform/companies-house/test-support/scripted-companies-house.ts';
import { insertSnapshotRow } from '../live/test-support/live-fixture.ts';
import { useProfileServer } from '../profile/test-support/profile-server.ts';

const fixture = useProfileServer();
const NUMBER = '07654321';
const HISTORY = `/company/${NUMBER}/filing-history`;
const filing = (at: number) => ({
  transaction_id: `filing-${at}`,
  date: '2026-02-03',
  type: 'AA',
  category: 'accounts',
  description: 'accounts-with-accounts-type-micro-entity',
  description_values: { made_up_date: '2025-12-31' },
});
const appointment = (number: string, changes: object = {}) => ({
  appointed_on: '2015-03-02',
  appointed_to: { company_number: number, company_name: `COMPANY ${number}`, company_status: 'active' },
  name: 'Person TESTER',
  officer_role: 'director',
  links: { company: `/company/${number}` },
  ...changes,
});
const get = (url: string, headers: object = {}) => fixture.inject({ url, headers });
const history = (query = '') => get(`/v1/companies/${NUMBER}/filing-history${query}`);
const appointments = (id = 'o1', query = '') => get(`/v1/officers/${id}/appointments${query}`);

beforeEach(() => insertSnapshotRow(fixture.db));

describe('a service without a live source', () => {
  it('answers an empty filing history and says why', async () => {
    const answer = await history();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        company_number: NUMBER,
        company_name: 'FERNHOLLOW OLD NAME LIMITED',
        filings: [],
        page: 1,
        limit: 25,
        total: null,
        has_more: false,
        complete: false,
        incomplete_reason: 'no_live_source',
      },
    ]);
  });

  it('answers no appointments of any officer and says why', async () => {
    expect((await appointments()).json()).toMatchObject({
      officer_id: 'o1',
      name: null,
      appointments: [],
      complete: false,
      incomplete_reason: 'no_live_source',
    });
  });
});

describe('a service with a live source', () => {
  beforeEach(() => {
    fixture.setKey();
    // Pages are kept in memory for a while, also from test to test.
    fixture.clock.advance({ hours: 1 + offset++ });
  });
  let offset = 0;

  it('pages the filing history and puts it in words, and asks for a page once', async () => {
    fixture.official.answer(HISTORY, { items: [filing(1), filing(2), { type: 'X' }], total_count: 7 });
    const answer = await history('?page=2&limit=3');
    expect(answer.json()).toMatchObject({
      filings: [
        {
          id: 'filing-1',
          filed_on: '2026-02-03',
          form: 'AA',
          category: 'accounts',
          description: 'Micro-entity accounts made up to 31 December 2025',
        },
        { id: 'filing-2' },
      ],
      page: 2,
      limit: 3,
      total: 7,
      has_more: true,
      complete: true,
      incomplete_reason: null,
    });
    expect(fixture.official.requests).toEqual([`${HISTORY}?items_per_page=3&start_index=3`]);
    await history('?page=2&limit=3');
    expect(fixture.official.requests).toHaveLength(1);
    fixture.clock.advance({ minutes: 11 });
    await history('?page=2&limit=3');
    expect(fixture.official.requests).toHaveLength(2);
  });

  it('answers no filings for a company without filings', async () => {
    expect((await history()).json()).toMatchObject({ filings: [], total: 0, complete: true });
  });

  it('lists nothing and says so if the source fails; the next call asks again', async () => {
    fixture.official.answer(HISTORY, webPage(502));
    expect((await history('?limit=5')).json()).toMatchObject({
      filings: [],
      complete: false,
      incomplete_reason: 'live_source_unavailable',
    });
    fixture.clock.advance({ minutes: 1 });
    fixture.official.answer(HISTORY, { items: [filing(1)], total_count: 1 });
    expect((await history('?limit=5')).json()).toMatchObject({ complete: true, total: 1, has_more: false });
  });

  it('lists the appointments of an officer', async () => {
    fixture.official.answer('/officers/o1/appointments', {
      name: 'Person TESTER',
      items: [
        appointment('00000042', { occupation: 'Kite Maker' }),
        appointment('00000043', { is_pre_1992_appointment: true, resigned_on: '2020-01-01' }),
        { name: 'broken' },
      ],
      total_results: 3,
    });
    expect((await appointments()).json()).toEqual({
      officer_id: 'o1',
      name: 'Person TESTER',
      appointments: [
        {
          company_number: '00000042',
          company_name: 'COMPANY 00000042',
          company_status: 'active',
          officer_role: 'director',
          appointed_on: '2015-03-02',
          appointed_before: null,
          resigned_on: null,
          occupation: 'Kite Maker',
        },
        expect.objectContaining({
          appointed_on: null,
          appointed_before: '2015-03-02',
          resigned_on: '2020-01-01',
        }),
      ],
      page: 1,
      limit: 25,
      total: 3,
      has_more: false,
      complete: true,
      incomplete_reason: null,
    });
  });

  it.each(['nobody', 'a/b', 'ü', 'x'.repeat(65), '\u0000'])('answers 404 for an officer %j', async (id) => {
    const answer = await appointments(encodeURIComponent(id));
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});

it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'page=10001'])('%s is refused', async (query) => {
  for (const answer of [await history(`?${query}`), await appointments('o1', `?${query}`)])
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
});

it('a company that does not exist is 404, and a caller without a credential 401', async () => {
  const missing = await get('/v1/companies/99999999/filing-history');
  expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'company_not_found']);
  for (const url of [`/v1/companies/${NUMBER}/filing-history`, '/v1/officers/o1/appointments'])
    expect((await get(url, { 'x-api-key': '' })).statusCode).toBe(401);
});
