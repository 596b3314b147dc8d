import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { insertCompanies } from '../register/search/test-support/insert-companies.ts';

let service: TestService;
let headers: Record<string, string>;
let bearer: Record<string, string>;

beforeAll(async () => {
  service = await startTestService();
  const session = await accountApi(service).makeSession('searcher@example.org');
  headers = session.withKey;
  bearer = session.bearer;
  await insertCompanies(service.database.db, [
    {
      name: 'TARNWICK JOINERY LIMITED',
      number: '40000001',
      town: 'Kendal',
      sic: ['16230'],
      figures: { employees: 12 },
    },
    { name: 'TARNBECK TOYS LIMITED', number: '40000002', town: 'Leeds', sic: ['47650'] },
  ]);
});
afterAll(() => service.stop());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, body?: object, as = headers) {
  const response = await service.app.inject({
    method,
    url: path,
    headers: as,
    ...(body && { payload: body }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body };
}

const make = (name: string, rest: object = {}) =>
  call('POST', '/v1/saved-searches', { name, query: { town: 'Kendal' }, ...rest });

describe('saved searches', () => {
  test('take the filters of every facet unchanged, and find as many companies', async () => {
    const { industries, towns, sizes, ages } = (await call('GET', '/v1/companies/facets')).body;
    const values = [...industries, ...towns, ...sizes, ...ages];
    expect([industries, towns, sizes].map((facets) => facets.length)).toEqual([2, 2, 1]);
    for (const [nth, { filters, count }] of values.entries()) {
      const made = await make(`Facet ${nth}`, { query: filters });
      expect(made).toMatchObject({ status: 201 });
      const rows = String((await call('GET', `/v1/saved-searches/${made.body.id}/companies.csv`)).body);
      expect([filters, rows.trim().split('\n').length - 1]).toEqual([filters, count]);
      await call('DELETE', `/v1/saved-searches/${made.body.id}`);
    }
  });

  test('take numbers and flags as text, store them as what they are, and refuse other text', async () => {
    const query = { employees_min: '0', turnover_max: '2000', accounts_overdue: 'false', sic_code: '62' };
    const made = await make('Text', { query });
    expect([made.status, made.body.query]).toEqual([
      201,
      { employees_min: 0, turnover_max: 2000, accounts_overdue: false, sic_code: ['62'] },
    ]);
    await call('DELETE', `/v1/saved-searches/${made.body.id}`);
    for (const wrong of [{ employees_min: '1e3' }, { employees_min: '' }, { has_website: 'yes' }, 'text', []])
      expect((await make('Wrong', { query: wrong })).status).toBe(400);
  });

  test('refuse text that cannot be stored', async () => {
    for (const query of [{ town: 'KEN\ud800' }, { name: 'Tarn\0' }, { sic_code: ['62\udfff'] }])
      expect(await make('Wrong', { query })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_request' } },
      });
  });

  test('have names without invisible characters', async () => {
    expect((await make('\u202e\u0007')).status).toBe(400);
    const { id, name } = (await make('\u001b[1mBold\u202e ')).body;
    expect(name).toBe('[1mBold');
    const renamed = await call('PATCH', `/v1/saved-searches/${id}`, { name: 'Two\nlines' });
    expect(renamed.body.name).toBe('Twolines');
    await call('DELETE', `/v1/saved-searches/${id}`);
  });

  test('are created, listed, renamed, watched, exported and deleted, by key and by session', async () => {
    const created = await make('Kendal', { query: { sic_code: ['16'], town: 'Kendal', sort: 'name' } });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'Kendal',
        query: { sic_code: ['16'], town: 'Kendal', sort: 'name' },
        watched: false,
        new_matches: 0,
        checked_at: null,
      },
    });
    const { id } = created.body;
    const path = `/v1/saved-searches/${id}`;
    expect((await call('GET', '/v1/saved-searches', undefined, bearer)).body).toEqual({
      saved_searches: [created.body],
      limit: 50,
    });
    expect(await call('PATCH', path, { name: 'Joiners', watched: true })).toMatchObject({
      status: 200,
      body: { name: 'Joiners', watched: true, checked_at: expect.any(String) },
    });
    expect(await call('GET', `${path}/matches`)).toEqual({
      status: 200,
      body: { matches: [], page: 1, has_more: false },
    });
    const csv = await call('GET', `${path}/companies.csv`);
    expect(csv.status).toBe(200);
    expect(csv.body.trim().split(/\r?\n/)).toHaveLength(2);
    expect(csv.body).toContain('40000001');
    expect(await call('DELETE', path)).toEqual({ status: 200, body: { id, deleted: true } });
    expect(await call('DELETE', path)).toMatchObject({
      status: 404,
      body: { error: { code: 'saved_search_not_found' } },
    });
  });

  test.each([
    ['no name', { name: ' ', query: {} }, 400],
    ['no search', { name: 'A' }, 400],
    ['a value that the filter cannot have', { name: 'B', query: { sic_code: ['x'] } }, 400],
    ['an unknown order', { name: 'C', query: { sort: 'turnover' } }, 400],
    ['a number as text', { name: 'D', query: { employees_min: 'ten' } }, 400],
  ])('are refused with %s', async (_, body, status) => {
    expect(await call('POST', '/v1/saved-searches', body)).toMatchObject({
      status,
      body: { error: { code: 'invalid_request' } },
    });
  });

  test('are refused with the same name, no account or no id', async () => {
    const { body } = await make('Once');
    expect(await make('once')).toMatchObject({
      status: 409,
      body: { error: { code: 'saved_search_exists' } },
    });
    expect((await call('GET', '/v1/saved-searches', undefined, {})).status).toBe(401);
    for (const path of ['search_x/matches', 'search_x/companies.csv'])
      expect((await call('GET', `/v1/saved-searches/${path}`)).status).toBe(404);
    expect((await call('PATCH', '/v1/saved-searches/search_x', { watched: true })).status).toBe(404);
    expect((await call('GET', `/v1/saved-searches/${body.id}/matches?page=0`)).status).toBe(400);
  });
});

describe('lists by HTTP', () => {
  test('suggest companies with exactly four fields, and nothing for an empty text', async () => {
    expect(await call('GET', '/v1/companies/suggest?q=tarnw')).toEqual({
      status: 200,
      body: {
        companies: [
          {
            company_number: '40000001',
            company_name: 'TARNWICK JOINERY LIMITED',
            company_status: 'active',
            registered_postcode: null,
          },
        ],
      },
    });
    expect((await call('GET', '/v1/companies/suggest?q=')).body).toEqual({ companies: [] });
    expect((await call('GET', '/v1/companies/suggest')).status).toBe(200);
    expect((await call('GET', `/v1/companies/suggest?q=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await call('GET', '/v1/companies/suggest?q=a', undefined, {})).status).toBe(401);
  });

  test('filters are read from the address, repeated ones too, and the text may be empty', async () => {
    const numbers = async (query: string) => {
      const { status, body } = await call('GET', `/v1/companies/search?${query}`);
      return [status, body.companies?.map((company: { company_number: string }) => company.company_number)];
    };
    expect(await numbers('q=&town=kendal')).toEqual([200, ['40000001']]);
    expect(await numbers('sic_code=16&sic_code=4765&sort=name')).toEqual([200, ['40000002', '40000001']]);
    expect(await numbers('sic_code=16,47&sort=-employees')).toEqual([200, ['40000001', '40000002']]);
    expect(await numbers('employees_min=10&has_website=false&accounts_overdue=')).toEqual([
      200,
      ['40000001'],
    ]);
    expect(await numbers('company_type=LTD&employees_max=11')).toEqual([200, []]);
    for (const wrong of [
      'sic_code=1',
      'has_website=maybe',
      'employees_min=many',
      'sort=size',
      'company_type=x',
    ])
      expect((await numbers(wrong))[0]).toBe(400);
  });

  test('unknown parameters are ignored, also where there are no pages', async () => {
    for (const path of ['/v1/companies/facets', '/v1/companies/search.csv']) {
      const all = await call('GET', `${path}?town=kendal`);
      for (const unknown of ['page=0', 'page=501', 'page=x', 'page=2&page=3', 'colour=red'])
        expect(await call('GET', `${path}?town=kendal&${unknown}`)).toEqual(all);
    }
    const created = await make('Unknown fields', { query: { town: 'Kendal', page: '3', colour: 'red' } });
    expect(created).toMatchObject({ status: 201 });
    expect(created.body.query).toEqual({ town: 'Kendal' });
    const pages = await make('No such page', { query: { town: 'Kendal', page: '501' } });
    expect(pages).toMatchObject({ status: 201 });
    for (const { body } of [created, pages]) await call('DELETE', `/v1/saved-searches/${body.id}`);
  });

  test('facets take the same filters', async () => {
    const { status, body } = await call('GET', '/v1/companies/facets?name=tarnwick');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      industries: [{ label: 'Wood products', count: 1, filters: { sic_code: '16' } }],
      towns: [{ label: 'Kendal', count: 1, filters: { town: 'KENDAL' } }],
      sizes: [
        { label: '10 to 49 employees', count: 1, filters: { employees_min: '10', employees_max: '49' } },
      ],
      counted: 1,
      is_complete: true,
    });
    expect((await call('GET', '/v1/companies/facets?sic_code=1')).status).toBe(400);
    expect((await call('GET', '/v1/companies/facets', undefined, {})).status).toBe(401);
  });
});
