import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompanies } from './search/test-support/insert-companies.ts';

let service: TestService;
let headers: Record<string, string>;
let bearer: Record<string, string>;

beforeAll(async () => {
  service = await startTestService();
  const api = accountApi(service);
  const session = await api.makeSession('searcher@example.org');
  headers = session.withKey;
  bearer = session.bearer;
  await insertCompanies(service.database.db, [
    {
      name: 'ACME WIDGETS LIMITED',
      number: '01234568',
      postcode: 'SW1A 1AA',
      accounts: 'micro-entity',
      incorporated: '2019-03-04',
      previous: ['GADGETRY LIMITED'],
    },
    { name: 'FRESH WIDGETS LIMITED', number: '01234570', accounts: 'null' },
    { name: 'GONE WIDGETS LIMITED', number: '01234569', removed: '2026-01-01' },
    ...Array.from({ length: 25 }, (_, index) => ({ name: `MANY ${index} LIMITED` })),
  ]);
});
afterAll(() => service.stop());

function search(query: string, as = headers) {
  return service.app.inject({ url: `/v1/companies/search${query}`, headers: as });
}

describe('GET /v1/companies/search', () => {
  test.each(['Active', 'ACTIVE', 'active'])('takes company_status=%s regardless of case', async (status) => {
    const response = await search(`?name=gadgetry&company_status=${status}&accounts_type=Micro-Entity`);
    expect([response.statusCode, response.json().total]).toEqual([200, 1]);
  });

  test('answers with exactly the fields of the contract, by key and by session', async () => {
    for (const as of [headers, bearer]) {
      const response = await search('?name=gadgetry&postcode=sw1a', as);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        companies: [
          {
            company_number: '01234568',
            company_name: 'ACME WIDGETS LIMITED',
            company_status: 'active',
            company_type: 'ltd',
            registered_postcode: 'SW1A 1AA',
            incorporated_on: '2019-03-04',
            accounts_type: 'micro-entity',
            matched_name: 'GADGETRY LIMITED',
            match_score: 1,
          },
        ],
        page: '1',
        page_size: 20,
        has_more: false,
        next_page: null,
        total: 1,
        total_is_exact: true,
      });
    }
  });

  test('adds place, business and newest figures with details=true only', async () => {
    const number = '01234568';
    await service.database.db.execute(sql`update companies set locality = 'London', sic_codes = '{43320}'
      where company_number = ${number}`);
    await service.database.db.execute(sql`
      insert into company_financials (company_number, period_end, currency, employees, net_assets)
      values (${number}, '2025-12-31', 'EUR', 12, -3400)`);
    const [described] = (await search('?name=acme+widgets&details=true')).json().companies;
    expect(described).toMatchObject({
      company_number: number,
      details: {
        town: 'London',
        sic_codes: ['43320'],
        sic_descriptions: ['Joinery installation'],
        financials: { period_end: '2025-12-31', currency: 'EUR', employees: 12, net_assets: -3400 },
      },
    });
    const [gone] = (await search('?name=gone+widgets&details=true')).json().companies;
    expect(gone.details).toMatchObject({ financials: null });
    for (const plain of ['', '&details=false', '&details=']) {
      const [company] = (await search(`?name=acme+widgets${plain}`)).json().companies;
      expect(company).not.toHaveProperty('details');
    }
    expect((await search('?details=perhaps')).statusCode).toBe(400);
  });

  test('takes an empty value, as forms send it, for a missing one', async () => {
    const empty = 'postcode=&company_status=&accounts_type=&incorporated_from=&incorporated_to=';
    expect((await search(`?name=gadgetry&${empty}`)).json()).toEqual((await search('?name=gadgetry')).json());
  });

  test('lists the newest without any parameter, and says where the next page is', async () => {
    const first = (await search('')).json();
    expect(first).toMatchObject({
      page: '1',
      has_more: true,
      next_page: '2',
      total: 27,
      total_is_exact: true,
    });
    expect(first.companies).toHaveLength(20);
    expect(first.companies[0]).toMatchObject({ matched_name: null, match_score: null });
    const second = (await search('?page=2')).json();
    expect(second).toMatchObject({ page: '2', has_more: false, next_page: null });
    expect(second.companies).toHaveLength(7);
  });

  test('a company that left the register is shown as removed', async () => {
    const { companies } = (await search('?name=gone+widgets')).json();
    expect(companies[0]).toMatchObject({ company_number: '01234569', company_status: 'removed' });
  });

  test('takes an empty name or postcode for a missing one', async () => {
    expect((await search('?name=&postcode=')).json().total).toBe(27);
  });

  test('unknown parameters are ignored', async () => {
    expect((await search('?name=acme+widgets&colour=red')).json().total).toBe(1);
  });

  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=501', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['page=', 'page'],
    ['page=1&page=2', 'page'],
    ['page=99999999999999999999', 'page'],
    ['postcode=nowhere', 'postcode'],
    ['postcode=SW1A%00', 'postcode'],
    ['company_status=Actively', 'company_status'],
    ['company_status=unheard-of', 'company_status'],
    ['company_status=%27%20or%201%3D1', 'company_status'],
    ['accounts_type=large', 'accounts_type'],
    ['incorporated_from=2023-02-30', 'incorporated_from'],
    ['incorporated_to=yesterday', 'incorporated_to'],
    ['incorporated_to=0000-01-01', 'incorporated_to'],
    ['incorporated_from=2023-13-01', 'incorporated_from'],
    [`name=${'x'.repeat(500)}`, 'name'],
    ['name=a&name=b', 'name'],
  ])('%s is refused with the reason', async (query, field) => {
    const response = await search(`?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_request');
    expect(Object.keys(response.json().error.details.fields)).toEqual([field]);
    expect(response.json().error.message).toContain(field);
  });

  test.each([
    ['name=%27%3B+drop+table+companies%3B--'],
    ['name=%00'],
    ['name=acme%00widgets'],
    ['name=%E6%A0%AA%E5%BC%8F'],
    ['name=!!!'],
    ['name=%25_%5C'],
    ['incorporated_from=2024-01-01&incorporated_to=2023-01-01'],
    ['page=500'],
    ['name=acme&page=500'],
  ])('%s is answered with 200', async (query) => {
    expect((await search(`?${query}`)).statusCode).toBe(200);
  });

  test('takes a credential', async () => {
    expect((await search('?name=acme', {})).statusCode).toBe(401);
    expect((await search('?name=acme', { 'x-api-key': 'dk_live_wrong' })).statusCode).toBe(401);
  });
});

describe('GET /v1/companies/search.csv', () => {
  const exported = (query: string, as = headers) =>
    service.app.inject({ url: `/v1/companies/search.csv${query}`, headers: as });

  test('has the companies of all pages, in their order', async () => {
    const file = await exported('?name=many&postcode=');
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="companies.csv"',
    ]);
    const [head, ...rows] = file.body.trim().split('\r\n');
    expect(head).toMatch(/^company_number,company_name,company_status,/);
    const pages = [(await search('?name=many')).json(), (await search('?name=many&page=2')).json()];
    expect(rows.map((row) => row.split(',')[0])).toEqual(
      pages.flatMap(({ companies }) => companies).map(({ company_number }) => company_number),
    );
    expect((await exported('')).body.trim().split('\r\n')).toHaveLength(28);
    expect((await exported('?name=gadgetry')).body).toContain(',GADGETRY LIMITED,1,');
    expect((await exported('?name=---')).body.trim().split('\r\n')).toHaveLength(1);
  });

  test('leaves the kind of accounts empty where no accounts were filed', async () => {
    expect((await search('?name=fresh')).json().companies).toMatchObject([{ accounts_type: 'null' }]);
    expect((await exported('?name=fresh')).body).toMatch(
      /^01234570,FRESH WIDGETS LIMITED,active,ltd,[^,]*,[^,]*,,,/m,
    );
  });

  test('refuses what the search refuses', async () => {
    expect((await exported('?postcode=nowhere')).statusCode).toBe(400);
    expect((await exported('', {})).statusCode).toBe(401);
  });
});
