import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { type SignificantPerson, seedOwners } from '../register/index.ts';
import { groupTools } from './groups.tools.ts';

let test: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await startTestService();
  const api = accountApi(test);
  await api.signUpVerifiedByHand('groups@example.org');
  headers = { 'x-api-key': (await api.logIn('groups@example.org')).json().api_key };
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.database.db.execute(sql`delete from companies`);
  await test.database.db.execute(sql`delete from company_owners`);
});

interface Owned {
  name: string;
  owners?: Partial<SignificantPerson>[];
  previous?: string[];
  status?: string;
}

/** Companies by their numbers, with their owners. */
async function given(companies: Record<string, Owned>): Promise<void> {
  const { db } = test.database;
  for (const [number, { name, previous = [], status = 'active' }] of Object.entries(companies)) {
    const names = JSON.stringify(previous.map((previousName) => ({ name: previousName, ceased_on: null })));
    await db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, previous_names, row_hash)
      values (${number}, ${name}, ${status}, 'ltd', ${names}::jsonb, 7)`);
  }
  await db.transaction((tx) =>
    seedOwners(
      tx,
      Object.entries(companies).map(([companyNumber, { owners = [] }]) => ({
        companyNumber,
        persons: owners.map((owner, index) => ({ ...PERSON, id: `${companyNumber}-${index}`, ...owner })),
      })),
      '2026-11-01',
    ),
  );
}

const PERSON: SignificantPerson = {
  id: null,
  kind: 'corporate-entity-person-with-significant-control',
  name: null,
  country_registered: 'England',
  place_registered: 'Companies House',
  natures_of_control: ['ownership-of-shares-75-to-100-percent'],
  notified_on: '2018-01-02',
  ceased_on: null,
  ceased: false,
  registration_number: null,
  identity_verification_details: null,
};
const by = (name: string, registration_number: string, more: Partial<SignificantPerson> = {}) => ({
  name,
  registration_number,
  ...more,
});

const TOP = { '70000001': { name: 'MARROW HOLDINGS PLC' } };
const CHAIN = {
  ...TOP,
  '70000002': { name: 'MARROW UK LIMITED', owners: [by('Marrow Holdings Plc', '70000001')] },
  '70000003': { name: 'MARROW FOODS LIMITED', owners: [by('Marrow UK Ltd.', '7000 0002')] },
  '70000004': { name: 'MARROW SHOPS LIMITED', owners: [by('MARROW UK LIMITED', '70000002')] },
};

async function group(number: string, query = '') {
  const response = await test.app.inject({ url: `/v1/companies/${number}/group${query}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const names = (companies: { company_name: string }[]) => companies.map(({ company_name }) => company_name);

describe('the group of a company', () => {
  it('has the parents, nearest first, the ultimate one, children and sisters', async () => {
    await given(CHAIN);
    expect(await group('70000003')).toEqual({
      company_number: '70000003',
      company_name: 'MARROW FOODS LIMITED',
      parents: [
        {
          company_number: '70000002',
          company_name: 'MARROW UK LIMITED',
          nature_of_control: ['ownership-of-shares-75-to-100-percent'],
          since: '2018-01-02',
          source: 'psc',
          country: null,
          level: 1,
          controls: '70000003',
        },
        expect.objectContaining({ company_number: '70000001', level: 2, controls: '70000002' }),
      ],
      ultimate_parent: expect.objectContaining({ company_number: '70000001', level: 2 }),
      children: [],
      sisters: [expect.objectContaining({ company_number: '70000004', children: [] })],
      truncated: false,
      as_of: '2026-11-01',
    });
    const top = await group('70000001');
    expect(top).toMatchObject({ parents: [], ultimate_parent: null, sisters: [] });
    expect(top.children).toEqual([
      {
        company_number: '70000002',
        company_name: 'MARROW UK LIMITED',
        nature_of_control: ['ownership-of-shares-75-to-100-percent'],
        since: '2018-01-02',
        source: 'psc',
        children: [
          expect.objectContaining({ company_number: '70000003', children: [] }),
          expect.objectContaining({ company_number: '70000004' }),
        ],
      },
    ]);
  });

  it('shows owners abroad and on no register by name, with sisters of the same owner', async () => {
    const abroad = by('Marrow SARL', 'B12345', { country_registered: 'Luxembourg' });
    await given({
      '70000002': { name: 'MARROW UK LIMITED', owners: [abroad] },
      '70000003': { name: 'MARROW FOODS LIMITED', owners: [{ ...abroad, registration_number: 'B 12345' }] },
      '70000004': { name: 'OTHER MARROW LIMITED', owners: [{ ...abroad, country_registered: 'France' }] },
      '70000005': {
        name: 'TOWN POOL LIMITED',
        owners: [
          { name: 'Nowhere Council', kind: 'legal-person-person-with-significant-control' },
          { name: 'Ms Person', kind: 'individual-person-with-significant-control' },
        ],
      },
    });
    const found = await group('70000002');
    expect(found.ultimate_parent).toMatchObject({
      company_number: null,
      company_name: 'Marrow SARL',
      country: 'Luxembourg',
    });
    expect(names(found.sisters)).toEqual(['MARROW FOODS LIMITED']);
    expect(names((await group('70000005')).parents)).toEqual(['Nowhere Council']);
  });

  it('trusts a filed number only if its holder has the filed name, now or before', async () => {
    await given({
      '70000001': { name: 'MARROW HOLDINGS PLC', previous: ['OLD MARROW LIMITED'] },
      '70000002': { name: 'A LIMITED', owners: [by('Quite Another Company Ltd', '70000001')] },
      '70000003': { name: 'B LIMITED', owners: [by('Old Marrow Ltd', '70000001')] },
      '70000004': { name: 'C LIMITED', owners: [by('Marow Holdings PLC', '70000001')] },
      '70000005': { name: 'D LIMITED', owners: [by('Unknown Ltd', '79999999')] },
    });
    expect((await group('70000002')).parents).toMatchObject([
      { company_number: null, company_name: 'Quite Another Company Ltd' },
    ]);
    expect((await group('70000003')).parents).toMatchObject([{ company_number: '70000001' }]);
    expect(names((await group('70000001')).children)).toEqual(['B LIMITED', 'C LIMITED']);
    expect((await group('70000005')).parents).toMatchObject([{ company_number: null }]);
  });

  it('ends in circles, and has no ultimate parent there', async () => {
    await given({
      '70000001': { name: 'ROUND ONE LIMITED', owners: [by('Round Three Ltd', '70000003')] },
      '70000002': { name: 'ROUND TWO LIMITED', owners: [by('Round One Ltd', '70000001')] },
      '70000003': { name: 'ROUND THREE LIMITED', owners: [by('Round Two Ltd', '70000002')] },
      '70000004': { name: 'ITSELF LIMITED', owners: [by('Itself Ltd', '70000004')] },
    });
    const found = await group('70000001');
    expect(names(found.parents)).toEqual(['ROUND THREE LIMITED', 'ROUND TWO LIMITED']);
    expect(found).toMatchObject({
      ultimate_parent: null,
      truncated: false,
      children: [{ company_number: '70000002', children: [{ company_number: '70000003', children: [] }] }],
    });
    expect(await group('70000004')).toMatchObject({ parents: [], children: [], ultimate_parent: null });
  });

  it('lists joint owners, and follows the one with a majority', async () => {
    const half = { natures_of_control: ['ownership-of-shares-25-to-50-percent'] };
    await given({
      '70000001': { name: 'LEFT LIMITED' },
      '70000002': { name: 'RIGHT LIMITED' },
      '70000003': {
        name: 'JOINT LIMITED',
        owners: [by('Left Ltd', '70000001', half), by('Right Ltd', '70000002', half)],
      },
      '70000004': {
        name: 'MOSTLY LIMITED',
        owners: [by('Left Ltd', '70000001', half), by('Right Ltd', '70000002')],
      },
      '70000005': {
        name: 'TWICE LIMITED',
        owners: [
          by('Left Ltd', '70000001'),
          by('Left Ltd', '70000001', { natures_of_control: ['significant-influence-or-control'] }),
        ],
      },
    });
    expect(await group('70000003')).toMatchObject({
      parents: [{ company_name: 'LEFT LIMITED' }, { company_name: 'RIGHT LIMITED' }],
      ultimate_parent: null,
    });
    expect((await group('70000004')).ultimate_parent.company_name).toBe('RIGHT LIMITED');
    expect((await group('70000005')).parents).toMatchObject([
      { nature_of_control: ['ownership-of-shares-75-to-100-percent', 'significant-influence-or-control'] },
    ]);
  });

  it('leaves out owners that ceased, closed children, and impossible dates', async () => {
    await given({
      ...TOP,
      '70000002': {
        name: 'SOLD LIMITED',
        owners: [by('Marrow Holdings Plc', '70000001', { ceased: true, ceased_on: '2020-01-01' })],
      },
      '70000003': {
        name: 'ENDING LIMITED',
        owners: [
          by('Marrow Holdings Plc', '70000001', {
            ceased: true,
            ceased_on: '2099-01-01',
            notified_on: '1083-01-01',
          }),
        ],
      },
      '70000004': {
        name: 'CLOSED LIMITED',
        status: 'dissolved',
        owners: [by('Marrow Holdings Plc', '70000001')],
      },
    });
    expect((await group('70000002')).parents).toEqual([]);
    expect((await group('70000001')).children).toMatchObject([
      { company_name: 'ENDING LIMITED', since: null },
    ]);
  });

  it('says when the depth left something out; the ultimate parent is known all the same', async () => {
    await given(CHAIN);
    expect(await group('70000003', '?depth=1')).toMatchObject({
      parents: [{ company_number: '70000002' }],
      ultimate_parent: { company_number: '70000001', level: 2 },
      truncated: true,
    });
    expect(await group('70000001', '?depth=1')).toMatchObject({
      children: [{ company_number: '70000002', children: [] }],
      truncated: true,
    });
    expect((await group('70000001', '?depth=2')).truncated).toBe(false);
  });

  it('is refused without a credential, for unknown companies and for impossible depths', async () => {
    await given(TOP);
    const status = async (path: string, sent = headers) => {
      const response = await test.app.inject({ url: `/v1/companies/${path}`, headers: sent });
      return [response.statusCode, response.json().error.code];
    };
    expect(await status('70000001/group', {})).toEqual([401, 'missing_credentials']);
    expect(await status('79999999/group')).toEqual([404, 'company_not_found']);
    expect(await status('not-a-number/group')).toEqual([404, 'company_not_found']);
    for (const depth of ['0', '11', 'x', '1.5']) {
      expect((await status(`70000001/group?depth=${depth}`))[0]).toBe(400);
    }
  });

  it('is a tool for agents too', async () => {
    await given(CHAIN);
    const [tool] = groupTools(test.service.groups);
    const requester = { source: 'mcp', actor: 'a' } as const;
    const call = { account: { id: 'a' }, requester, address: '::1', signal: new AbortController().signal };
    const answer = await tool?.run({ company_number: '70000003' }, call);
    expect(answer?.data).toEqual(await group('70000003'));
    expect(answer?.text).toBe(
      'MARROW FOODS LIMITED (70000003) is owned by MARROW UK LIMITED (70000002). The ultimate parent is MARROW HOLDINGS PLC (70000001). It owns no company. Sister companies: MARROW SHOPS LIMITED (70000004).',
    );
  });
});
