import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

const fixture = useWebsiteFixture();
const { post } = fixture;
let account: string;
const numbers: Record<string, string> = {};

beforeAll(async () => {
  account = await fixture.ledger.account(50);
  numbers.kites = await fixture.company('HAZELROOK KITES LIMITED');
  numbers.ltd = await fixture.company('TWINLEA CONSULTING LIMITED');
  numbers.llp = await fixture.company('TWINLEA CONSULTING LLP', { company_type: 'llp' });
  numbers.gone = await fixture.company('ENDERLEY MILLS LIMITED', { company_status: 'dissolved' });
  numbers.letter = await fixture.company('X LIMITED');
  for (let i = 0; i < 30; i++) await fixture.company('COMMONPLACE SERVICES LIMITED');
  await fixture.indexNames();
});

describe('a company by name', () => {
  it.each(['Hazelrook Kites', 'HAZELROOK KITES LTD', '  hazelrookkites  '])(
    '%s is one company’s alone, so its website is searched for',
    async (name) => {
      const body = (await post(account, { company_name: name })).json();
      expect(body).toMatchObject({ company: { company_number: numbers.kites }, review_candidates: [] });
      expect(body.reverse_domain.status).toBe('pending');
    },
  );

  it('the legal form distinguishes two companies of one name', async () => {
    const body = (await post(account, { company_name: 'Twinlea Consulting LLP' })).json();
    expect(body.company.company_number).toBe(numbers.llp);
  });

  it('a name that fits several lists them, charges nothing and starts nothing', async () => {
    const fresh = await fixture.ledger.account(1);
    const response = await post(fresh, { company_name: 'Twinlea Consulting' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '1', 'x-credits-charged': '0' });
    const body = response.json();
    expect(body).toMatchObject({ company: null, signals: [], charged: false });
    expect(body.reverse_domain).toMatchObject({ domain: null, candidates_tried: 0, status_url: null });
    expect(
      body.review_candidates.map((one: { company_number: string }) => one.company_number).sort(),
    ).toEqual([numbers.ltd, numbers.llp].sort());
    expect(body.review_candidates[0]).toMatchObject({
      company_name: expect.stringContaining('TWINLEA'),
      registered_postcode: 'NN6 8SN',
      match_confidence: 0.5,
      reasons: [expect.stringContaining('Twinlea Consulting')],
      would_settle: expect.stringContaining('company_number'),
    });
    expect(await fixture.ledger.balance(fresh)).toMatchObject({ balance: 1, held: 0 });
    expect(await fixture.db.query(sql`select 1 from website_jobs where account_id = ${fresh}`)).toEqual([]);
  });

  it('a name that fits dozens shows five', async () => {
    const body = (await post(account, { company_name: 'Commonplace Services' })).json();
    expect(body.company).toBeNull();
    expect(body.review_candidates).toHaveLength(5);
    for (const { match_confidence } of body.review_candidates) expect(match_confidence).toBeLessThan(0.1);
  });

  it('a name that only resembles one is for a person to decide', async () => {
    const body = (await post(account, { company_name: 'Hazelrok Kites' })).json();
    expect(body.company).toBeNull();
    expect(body.review_candidates[0]).toMatchObject({ company_number: numbers.kites });
  });

  it('one letter is a name like any other', async () => {
    const body = (await post(account, { company_name: 'x' })).json();
    expect(body.company.company_number).toBe(numbers.letter);
  });
});

describe('number and name', () => {
  it('let the number win if they disagree, and the answer says so', async () => {
    const body = (
      await post(account, { company_number: numbers.kites, company_name: 'Twinlea Consulting' })
    ).json();
    expect(body.company.company_number).toBe(numbers.kites);
    expect(body.note).toMatch(/Twinlea Consulting.*number decides/);
  });

  it('say nothing of it if they agree', async () => {
    const body = (
      await post(account, { company_number: numbers.kites, company_name: 'hazelrook kites' })
    ).json();
    expect(body.note).toBeNull();
  });
});

it('a dissolved company is searched for all the same, and the answer says that it is dissolved', async () => {
  const body = (await post(account, { company_number: numbers.gone })).json();
  expect(body.reverse_domain.status).toBe('pending');
  expect(body.note).toMatch(/dissolved/);
});

describe('bad input', () => {
  it.each([
    ['neither field', {}, 400, 'invalid_request'],
    ['blank fields', { company_number: ' ', company_name: '' }, 400, 'invalid_request'],
    ['a number that is no text', { company_number: 1234567 }, 400, 'invalid_request'],
    ['a name of 500 letters', { company_name: 'x'.repeat(500) }, 400, 'invalid_request'],
    ['a refresh that is no boolean', { company_name: 'X', refresh: 'yes' }, 400, 'invalid_request'],
    ['an unknown number', { company_number: '99999998' }, 404, 'company_not_found'],
    ['what cannot be a number', { company_number: 'hello' }, 404, 'company_not_found'],
    ['an unknown name', { company_name: 'Zzyzx Vurlo Quandle' }, 404, 'company_not_found'],
    ['a name of punctuation', { company_name: '&&& ...' }, 404, 'company_not_found'],
    ['a name with a null character', { company_name: 'a\u0000b' }, 404, 'company_not_found'],
  ])('%s', async (_what, payload, statusCode, code) => {
    const response = await post(account, payload);
    expect(response.json().error?.code).toBe(code);
    expect(response.statusCode).toBe(statusCode);
    expect(response.headers['x-credits-charged']).toBe('0');
  });

  it('no credential is 401', async () => {
    expect((await post('', { company_name: 'X' })).statusCode).toBe(401);
  });
});
