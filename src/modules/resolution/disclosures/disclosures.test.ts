import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';
import type { DisclosureName } from './disclosures.ts';
import { type JudgedRecord, judgeStatements } from './judge-statements.ts';
import { legalFormOf, partOfUk } from './legal-form.ts';
import { placeStatements, REGULATORS } from './page-statements.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED', {
  registered_postcode: 'LA9 4XX',
  registered_address: '4 Mill Lane, Kendal, LA9 4XX',
  company_type: 'ltd',
  previous_names: ['FELLSIDE WOODWORK LIMITED'],
});
const WHOLE =
  'Tarnwick Joinery Limited. Registered in England and Wales, company number 07381645. Registered office: 4 Mill Lane, Kendal LA9 4XX.';

/** The state of each particular on a site with that footer. */
async function check(footer: string, later: Partial<JudgedRecord> = {}) {
  const html = `<h1>Tarnwick Joinery</h1><p>We make stairs of oak.</p><footer><p>${footer}</p></footer>`;
  const { match_status, explanation, statements } = await judgeWritten(
    { domain: 'tarnwickjoinery.co.uk', pages: [{ title: 'Tarnwick Joinery', html }] },
    [TARNWICK],
  );
  expect(match_status, explanation).toBe('matched');
  if (!statements) throw new Error('a match has statements');
  const disclosures = judgeStatements(statements, {
    ...TARNWICK,
    isClosed: false,
    former_offices: [],
    ...later,
  });
  const item = (name: DisclosureName) => disclosures.items.find((one) => one.item === name);
  const states = Object.fromEntries(disclosures.items.map(({ item, status }) => [item, status]) ?? []);
  return { disclosures, item, states };
}

describe('a footer with all particulars', () => {
  it('is complete, and each is quoted with its page', async () => {
    const { disclosures, item } = await check(WHOLE);
    expect(disclosures).toMatchObject({ legal_form: 'private_limited_company', complete: true });
    expect(item('registered_number')).toEqual({
      item: 'registered_number',
      status: 'present',
      quote: expect.stringContaining('07381645'),
      page_url: 'https://tarnwickjoinery.co.uk/',
      regulation: expect.stringContaining('regulation 25(2)(b)'),
    });
    expect(item('registered_office')?.quote).toContain('LA9 4XX');
    expect(item('place_of_registration')?.quote).toContain('Registered in England and Wales');
    expect(item('charity_status')).toMatchObject({ status: 'not_applicable', quote: null, page_url: null });
  });
});

describe('a particular', () => {
  it.each<[DisclosureName, string, string, string]>([
    [
      'registered_number',
      'missing',
      'that no page prints is missing',
      'Tarnwick Joinery Limited. Registered in England and Wales. Registered office: 4 Mill Lane, Kendal LA9 4XX.',
    ],
    [
      'place_of_registration',
      'missing',
      'is missing where only the address names the country',
      'Tarnwick Joinery Limited, company number 07381645. Registered office: 4 Mill Lane, Kendal, England, LA9 4XX.',
    ],
    [
      'place_of_registration',
      'missing',
      'must name the part of the United Kingdom',
      'Tarnwick Joinery Limited, registered in the UK, company number 07381645. Registered office: Kendal LA9 4XX.',
    ],
    [
      'place_of_registration',
      'contradicts_register',
      'contradicts the register where another part of the country is named',
      'Tarnwick Joinery Limited, registered in Scotland, company number 07381645, Kendal LA9 4XX.',
    ],
    [
      'place_of_registration',
      'present',
      'may come before the number',
      'Tarnwick Joinery Limited (England &amp; Wales company no. 07381645), Kendal LA9 4XX.',
    ],
    [
      'registered_office',
      'contradicts_register',
      'contradicts the register where another office is called the registered one',
      'Tarnwick Joinery Limited. Company number 07381645. Registered office: 9 Old Road, Leeds LS1 4AP.',
    ],
    [
      'registered_office',
      'missing',
      'is missing where only its postcode is printed',
      'Tarnwick Joinery Limited. Company number 07381645. Registered office: LA9 4XX.',
    ],
    [
      'registered_office',
      'contradicts_register',
      'contradicts the register where another street has the same postcode',
      'Tarnwick Joinery Limited. Company number 07381645. Registered office: 9 Old Road, Kendal LA9 4XX.',
    ],
    [
      'registered_office',
      'present',
      'may be written in another way than on the register',
      'Tarnwick Joinery Limited. Company number 07381645. Registered office: No. 4, Mill Ln, Kendal, Cumbria LA9 4XX.',
    ],
    [
      'registered_office',
      'missing',
      'is missing where there is no address',
      'Tarnwick Joinery Limited. Registered in England, company number 07381645.',
    ],
    [
      'registered_name',
      'outdated',
      'is outdated where there is a former name',
      'Fellside Woodwork Limited. Registered in England, company number 07381645, Kendal LA9 4XX.',
    ],
    [
      'registered_name',
      'missing',
      'is missing where the legal form is left out',
      'Tarnwick Joinery. Registered in England, company number 07381645, Kendal LA9 4XX.',
    ],
    [
      'regulator_number',
      'missing',
      'of a regulated firm is missing where it says that it is regulated without a number',
      `${WHOLE} We are authorised and regulated by the Financial Conduct Authority.`,
    ],
    [
      'regulator_number',
      'present',
      'of a regulated firm is its number',
      `${WHOLE} We are authorised and regulated by the Financial Conduct Authority, reference 612345.`,
    ],
    [
      'regulator_number',
      'not_applicable',
      'of another firm that is regulated is not asked for',
      `${WHOLE} Loans come from Pennywell Credit Limited, authorised and regulated by the Financial Conduct Authority.`,
    ],
    ['charity_status', 'present', 'of a charity is stated', `${WHOLE} Registered charity number 1098765.`],
  ])('%s: %s when it %s', async (name, status, _, footer) => {
    const { states, disclosures } = await check(footer);
    expect(states).toMatchObject({ [name]: status });
    const isWhole = status === 'present' || status === 'not_applicable';
    if (!isWhole) expect(disclosures.complete).toBe(false);
  });

  it('is the number of the company also where its name stands nowhere', async () => {
    const html =
      '<h1>Fellside Stairs</h1><p>We make stairs.</p><footer>Company registration number: 07381645. LA9 4XX</footer>';
    const site = { domain: 'fellsidestairs.co.uk', pages: [{ title: 'Fellside Stairs', html }] };
    const { company_number, statements } = await judgeWritten(site, [TARNWICK]);
    expect([company_number, statements?.numbers]).toEqual([
      '07381645',
      [expect.objectContaining({ isOwn: true })],
    ]);
  });

  it('counts only where a visitor can read it', async () => {
    const inMarkup = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', legalName: 'Tarnwick Joinery Limited', identifier: '07381645' })}</script>`;
    const { states } = await check(`Tarnwick Joinery Limited, Kendal LA9 4XX ${inMarkup}`);
    expect(states).toMatchObject({ registered_name: 'present', registered_number: 'missing' });
  });
});

describe('a company that changed after its website was read', () => {
  it('contradicts the register by its name if it is closed', async () => {
    const { disclosures, states } = await check(WHOLE, { isClosed: true });
    expect(disclosures.complete).toBe(false);
    expect(states).toMatchObject({ registered_name: 'contradicts_register', registered_number: 'present' });
  });

  it('states a former name if it has another now, also where the register does not list it', async () => {
    const renamed = { company_name: 'TARNWICK STAIRS LIMITED', previous_names: [] };
    expect((await check(WHOLE, renamed)).item('registered_name')).toMatchObject({
      status: 'outdated',
      quote: expect.stringContaining('Tarnwick Joinery Limited'),
    });
    const again = { company_name: 'TARNWICK JOINERY LTD', previous_names: ['TARNWICK STAIRS LIMITED'] };
    expect((await check(WHOLE, again)).states).toMatchObject({ registered_name: 'present' });
  });

  it('states a former office if it moved; one that came back states the present one', async () => {
    const moved = { registered_address: '30 Quay Street, Bristow, BS1 6ZZ' };
    expect((await check(WHOLE, moved)).item('registered_office')).toMatchObject({
      status: 'outdated',
      quote: expect.stringContaining('LA9 4XX'),
    });
    const back = { former_offices: ['30 Quay Street, Bristow, BS1 6ZZ'] };
    expect((await check(WHOLE, back)).states).toMatchObject({ registered_office: 'present' });
  });

  it('states a former office also where only its postcode is printed', async () => {
    const footer = 'Tarnwick Joinery Limited. Company number 07381645. Registered office: Kendal LA9 4XX.';
    const moved = { registered_address: '30 Quay Street, Bristow, BS1 6ZZ' };
    expect((await check(footer, moved)).item('registered_office')).toMatchObject({
      status: 'outdated',
      quote: expect.stringContaining('LA9 4XX'),
    });
    const within = { registered_address: '2 Castle Street, Kendal, LA9 4XX' };
    expect((await check(footer, within)).states).toMatchObject({ registered_office: 'missing' });
  });

  it('states an office as a former one if it left it before the website was read', async () => {
    const footer =
      'Tarnwick Joinery Limited. Company number 07381645. Registered office: 30 Quay St, Bristow BS1 6ZZ.';
    const known = { former_offices: ['30 Quay Street, Bristow, BS1 6ZZ'] };
    expect((await check(footer, known)).states).toMatchObject({ registered_office: 'outdated' });
    expect((await check(footer)).states).toMatchObject({ registered_office: 'contradicts_register' });
  });
});

describe('the legal form', () => {
  it.each([
    ['llp', 'OAK & ASH LLP', 'limited_liability_partnership', 4],
    ['plc', 'OAKLARK PLC', 'public_limited_company', 4],
    ['private-limited-guarant-nsc', 'OAK TRUST', 'company_limited_by_guarantee', 4],
    ['ltd', 'OAK CARE C.I.C.', 'community_interest_company', 4],
    ['community-interest-company', 'OAK CARE CIC', 'community_interest_company', 4],
    ['private-unlimited', 'OAK UNLIMITED', 'unlimited_company', 4],
    ['charitable-incorporated-organisation', 'OAK FOUNDATION', 'charitable_incorporated_organisation', 2],
    ['registered-society-non-jurisdictional', 'OAK SOCIETY', 'registered_society', 1],
    ['oversea-company', 'OAK INC', 'overseas_company', 1],
    ['royal-charter', 'OAK COLLEGE', 'royal_charter', 0],
  ])('%s (%s) is %s, with %d particulars', (company_type, company_name, id, count) => {
    const form = legalFormOf({ company_type, company_name });
    expect([form.id, Object.keys(form.rules).length]).toEqual([id, count]);
  });

  it.each([
    ['07381645', 'England and Wales'],
    ['OC301234', 'England and Wales'],
    ['SC123456', 'Scotland'],
    ['SO301234', 'Scotland'],
    ['NI012345', 'Northern Ireland'],
    ['NC000123', 'Northern Ireland'],
    ['R0000123', 'Northern Ireland'],
  ])('%s is registered in %s', (number, part) => {
    expect(partOfUk(number)).toBe(part);
  });
});

describe('words about the place of registration', () => {
  const partsIn = (text: string) => placeStatements(text).map(({ part }) => part);

  it.each([
    ['Registered in England No. 07381645', 'England and Wales'],
    ['Incorporated in Scotland with number SC123456', 'Scotland'],
    ['Company Reg. No. 07381645, England & Wales', 'England and Wales'],
    ['a company registered under the laws of Northern Ireland', 'Northern Ireland'],
    ['Cofrestrwyd yng Nghymru a Lloegr', 'England and Wales'],
  ])('%s', (text, part) => {
    expect(partsIn(text)).toContain(part);
  });

  it.each([
    'We deliver all over England and Wales.',
    'Registered office: 1 High Street, Cardiff, Wales',
    'Our company was founded in 1988. England is our home.',
  ])('%s says nothing of it', (text) => {
    expect(partsIn(text)).toEqual([]);
  });
});

describe.each(REGULATORS)(
  'a statement of being regulated: $id',
  ({ statement, examples, counterExamples }) => {
    it.each([...examples])('is seen in: %s', (text) =>
      expect(text).toMatch(new RegExp(statement.source, 'i')),
    );
    it.each([...counterExamples])('is not seen in: %s', (text) =>
      expect(text).not.toMatch(new RegExp(statement.source, 'i')),
    );
  },
);
