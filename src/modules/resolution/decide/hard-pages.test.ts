import { describe, expect, it } from 'vitest';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import { company, smallRegister } from '../test-support/small-register.ts';
import { judgeWritten, writtenSite } from '../test-support/written-site.ts';
import { judgeSite } from './judge-site.ts';

interface Site {
  domain: string;
  title: string;
  home: string;
  terms?: string;
}

/** The verdict on a home page, and on terms where there are any. */
function judged({ domain, title, home, terms }: Site, register: readonly RegisteredCompany[]) {
  const pages = [
    { title, html: home },
    ...(terms ? [{ kind: 'terms' as const, title: `Terms | ${title}`, html: terms }] : []),
  ];
  return judgeWritten({ domain, pages }, register);
}

describe('a company that is formed abroad is not matched with a namesake here', () => {
  const NAMESAKE = company('11400001', 'BRINDLE FREIGHT LIMITED', { registered_postcode: 'ZE1 0AA' });
  const brindle = (home: string, domain = 'brindlefreight.com') => ({
    domain,
    title: 'Brindle Freight',
    home,
  });

  it.each([
    [
      'of Kenya, by its head office',
      '<p>Head Office: 5th Floor, Palm Plaza, Mombasa</p><p>© 2026 Brindle Freight Limited</p>',
    ],
    [
      'of Bulgaria, by its register',
      '<h1>Imprint</h1><p>Brindle Freight Limited</p><p>12 Rose Street, Varna, Bulgaria</p><p>BULSTAT: 201234567</p>',
    ],
    [
      'of Ireland, by what it says of its registration',
      '<p>Brindle Freight Limited is registered in Ireland, number 512345. Registered office: 4 Quay Street, Galway.</p>',
    ],
    [
      'of India, as a partnership with an office in London',
      '<p>Brindle Freight LLP is a limited liability partnership registered in India. We have an office in London.</p><p>© Brindle Freight LLP</p>',
    ],
    [
      'of Nigeria, by its number there',
      '<p>Brindle Freight Limited, RC 1234567, 12 Admiral Road, Ikeja, Lagos. Call +234 1 234 5678</p><p>© Brindle Freight Limited</p>',
    ],
  ])('one %s', async (_, html) => {
    const verdict = await judged(brindle(html), [NAMESAKE]);
    expect(verdict.match_status, verdict.explanation).toBe('non_uk_entity');
  });

  it('an Irish company limited by guarantee is one of Ireland, also with a charity number of eight digits', async () => {
    const html =
      '<p>Operated by Brindle Freight CLG, a company limited by guarantee and registered charity (RCN 20123456) in Ireland.</p>';
    const verdict = await judged(brindle(html), []);
    expect(verdict.match_status).toBe('non_uk_entity');
    expect(verdict.explanation).toContain('Ireland');
  });

  it('it is matched where it gives its number and an office here', async () => {
    const html =
      '<p>Brindle Freight Limited, registered in England, company number 11400001. Our depots are in Mombasa and Lagos.</p>';
    expect(await judged(brindle(html), [NAMESAKE])).toMatchObject({
      match_status: 'matched',
      company_number: '11400001',
    });
  });
});

describe('words that are forms or countries elsewhere', () => {
  it('make no foreign company of a name that only contains them', async () => {
    const home =
      '<h1>ASA Sweeps</h1><p>We used ASA Sweeps last year. Part of ASA Services, serving Kendal LA9 4XX.</p><p>Call 01539 720000</p>';
    const verdict = await judged({ domain: 'asasweeps.co.uk', title: 'ASA Sweeps', home }, []);
    expect(verdict.match_status).toBe('no_match');
  });

  it('make no foreign organisation of a family name either', async () => {
    const MILL = company('11400002', 'HOLLAND MILL LIMITED');
    const home =
      '<p>Holland Mill Limited, company number 11400002. Directors: Jane Ireland and Tom Holland.</p>';
    expect(await judged({ domain: 'hollandmill.co.uk', title: 'Holland Mill', home }, [MILL])).toMatchObject({
      match_status: 'matched',
      company_number: '11400002',
    });
  });
});

describe('companies whose names differ by an article or UK', () => {
  const THE = company('12900001', 'THE SLATE COMPANY LTD', { registered_postcode: 'SK1 2BX' });
  const PLAIN = company('07230001', 'SLATE COMPANY LIMITED', { registered_postcode: 'EC2V 7RS' });
  const slate = (home: string, domain = 'slateworktops.co.uk', title = 'Slate worktops') =>
    judged({ domain, title, home }, [THE, PLAIN]);

  it.each([
    ['The Slate Company Ltd', '12900001'],
    ['THE SLATE COMPANY LIMITED', '12900001'],
    ['Slate Company Ltd', '07230001'],
    ['a kitchen by the Slate Company Ltd', '07230001'],
    ['The Slate Company Ltd, company number 07230001', '07230001'],
    ['The Slate Company Ltd, 1 Wood Street, London EC2V 7RS', '07230001'],
  ])(
    'are told apart by the spelling in print, unless number or office say otherwise: %s',
    async (words, number) => {
      const { match_status, company_number, review_candidates } = await slate(
        `<p>Slate worktops. © 2026 ${words}</p>`,
      );
      expect(match_status === 'matched' ? company_number : review_candidates[0]?.company_number).toBe(number);
    },
  );

  it('are not matched where the site calls itself by the other spelling', async () => {
    const html = '<p>Worktops in slate. © 2026 Slate Company Ltd</p>';
    const verdict = await slate(html, 'theslatecompany.co.uk', 'The Slate Company');
    expect(verdict.match_status).toBe('needs_review');
    expect(verdict.review_candidates).toHaveLength(2);
  });

  it('are not matched where only UK is between them, and the site has it in its own name', async () => {
    const register = [
      company('10000001', 'SLATE HOMES UK LIMITED'),
      company('10000002', 'SLATE HOMES LIMITED'),
    ];
    const site = (domain: string, title: string) =>
      judged({ domain, title, home: '<p>We build homes. © 2026 Slate Homes Ltd</p>' }, register);
    expect(await site('slatehomesuk.co.uk', 'Slate Homes UK')).toMatchObject({
      match_status: 'needs_review',
    });
    expect(await site('slatehomes.co.uk', 'Slate Homes')).toMatchObject({ company_number: '10000002' });
  });

  it('are not matched where neither is spelt as printed', async () => {
    const register = [
      company('10000003', 'SLATE BARN (UK) LIMITED'),
      company('10000004', 'SLATE BARN UK LTD'),
    ];
    const home = '<p>© 2026 Slate Barn Ltd</p>';
    const verdict = await judged({ domain: 'slatebarn.co.uk', title: 'Slate Barn', home }, register);
    expect(verdict.match_status).toBe('needs_review');
  });
});

describe('companies with one name on different registers of the United Kingdom', () => {
  const ENGLISH = company('08000001', 'GLENMORE JOINERY LIMITED', { registered_postcode: 'M1 1AA' });
  const SCOTTISH = company('SC500001', 'GLENMORE JOINERY LTD', { registered_postcode: 'EH6 5AA' });
  const IRISH = company('NI600001', 'GLENMORE JOINERY LIMITED', { registered_postcode: 'BT1 5AA' });
  const glenmore = (words: string) =>
    judged(
      {
        domain: 'glenmore.co.uk',
        title: 'Glenmore Joinery',
        home: `<p>Stairs and doors.</p><p>${words}</p>`,
      },
      [ENGLISH, SCOTTISH, IRISH],
    );

  it.each([
    ['Glenmore Joinery Ltd. Registered in Scotland.', 'SC500001'],
    ['Glenmore Joinery Ltd is a company incorporated in Northern Ireland.', 'NI600001'],
    ['Glenmore Joinery Limited, registered in England and Wales.', '08000001'],
    ['© Glenmore Joinery Limited, 4 Leith Walk, Edinburgh EH6 5XX', 'SC500001'],
    ['© Glenmore Joinery Ltd, Unit 4, Lisburn BT27 4AA', 'NI600001'],
  ])('are told apart by the words or the address: %s', async (words, number) => {
    expect(await glenmore(words)).toMatchObject({ match_status: 'matched', company_number: number });
  });

  it.each([
    ['nothing is said of it', '© Glenmore Joinery Limited'],
    ['addresses are in several nations', '© Glenmore Joinery Ltd, Lisburn BT27 4AA and Edinburgh EH6 5XX'],
    [
      'the address is in England, where companies of all nations have one',
      '© Glenmore Joinery Ltd, Leeds LS1 4AA',
    ],
    [
      'it is said of another company',
      '© Glenmore Joinery Ltd. Payments by Tarn Pay Ltd, registered in Scotland',
    ],
  ])('are left to a person where %s', async (_, words) => {
    expect(await glenmore(words)).toMatchObject({ match_status: 'needs_review' });
  });
});

describe('numbers that are printed otherwise than the register has them', () => {
  const PRESS = company('OC358001', 'TARN PRESS LLP');
  const TRUST = company('03712345', 'TARN HERITAGE TRUST', { company_type: 'private-limited-guarant-nsc' });
  const PRINT = company('07123456', 'TARN PRINT LIMITED');
  const printed = (home: string) =>
    judged({ domain: 'tarn.co.uk', title: 'Tarn', home: `<p>Books about the lakes.</p>${home}` }, [
      PRESS,
      TRUST,
      PRINT,
    ]);

  it.each([
    [
      'with a zero for the letter O',
      '<p>Tarn Press LLP, registered in England and Wales 0C358001</p>',
      'OC358001',
    ],
    ['with a letter O for a zero', '<p>Tarn Print Limited. Company number O7123456</p>', '07123456'],
    [
      'of seven digits beside a charity number',
      '<p>Tarn Heritage Trust is a registered charity (1012345) and a company limited by guarantee (3712345).</p>',
      '03712345',
    ],
    [
      'sharing the words with a charity number',
      '<p>Tarn Heritage Trust. Company and charity numbers: 3712345 / 1012345</p>',
      '03712345',
    ],
    [
      'in a column of a table',
      '<table><tr><th>We are</th><th>Company number</th><th>VAT</th></tr><tr><td>Tarn Print Limited</td><td>7123456</td><td>GB 123 4567 82</td></tr></table>',
      '07123456',
    ],
    ['before their label', '<p>Tarn Print Limited</p><p>07123456</p><p>Company number</p>', '07123456'],
    [
      'on the other side of a link',
      '<p>We are <a href="/about">Tarn Print Ltd</a> (company number <a href="/register">07123456</a>)</p>',
      '07123456',
    ],
  ])('are read %s', async (_, html, number) => {
    const verdict = await printed(html);
    expect(verdict, verdict.explanation).toMatchObject({ match_status: 'matched', company_number: number });
  });

  it('a charity number is no company number', async () => {
    const OTHER = company('01012345', 'OTHER FIRM LIMITED');
    const home = '<p>Tarn Heritage Trust. Charity and company nos. 1012345 / 3712345</p>';
    const site = { domain: 'tarn.org.uk', title: 'Tarn Heritage Trust', home };
    expect((await judged(site, [TRUST, OTHER])).company_number).toBe('03712345');
  });
});

describe('Welsh pages', () => {
  const MENTER = company('06123457', 'MENTER HAFREN CYFYNGEDIG', { registered_postcode: 'SY23 1AA' });
  const menter = (home: string) =>
    judged({ domain: 'menterhafren.cymru', title: 'Menter Hafren', home }, [MENTER]);

  it.each([
    ['Menter Hafren Cyf. Cwmni cofrestredig yng Nghymru. Rhif cwmni: 06123457'],
    [
      'Cofrestrwyd Menter Hafren Cyfyngedig yng Nghymru a Lloegr, rhif 6123457. Swyddfa gofrestredig: SY23 1AA',
    ],
    ['Rheolir y wefan hon gan Menter Hafren Cyf, rhif y cwmni 06123457'],
  ])('name their company: %s', async (words) => {
    const verdict = await menter(`<h1>Croeso</h1><p>${words}</p>`);
    expect(verdict, verdict.explanation).toMatchObject({
      match_status: 'matched',
      company_number: '06123457',
    });
  });

  it('do not match the holder of a number that is called a charity’s, a telephone’s or for tax', async () => {
    for (const label of ['Rhif elusen', 'Rhif ffôn', 'Rhif TAW']) {
      const site = { domain: 'hafren.cymru', title: 'Hafren', home: `<p>Croeso. ${label}: 06123457</p>` };
      const verdict = await judged(site, [MENTER]);
      expect(verdict.match_status, label).not.toBe('matched');
    }
  });
});

describe('a legal name that the register does not hold as it is printed', () => {
  const GATES = company('09876543', 'STURDY GATES LIMITED', { registered_postcode: 'NE8 1AA' });
  const gates = (home: string, register = [GATES]) =>
    judged({ domain: 'sturdygates.co.uk', title: 'Sturdy Gates', home }, register);

  it.each([
    ['misspelt', '<p>We make gates.</p><footer>© 2026 Sturdyy Gates Limited</footer>'],
    ['in the plural', '<p>We make gates. Our company is Sturdy Gate Ltd.</p>'],
    ['with two letters swapped', '<footer>This website is operated by Studry Gates Ltd (“we”).</footer>'],
  ])(
    'brings the company whose name is like it to a person, and is never matched with it: %s',
    async (_, html) => {
      const { match_status, review_candidates, company_number } = await gates(html);
      expect(match_status).toBe('needs_review');
      expect(company_number).toBeNull();
      expect(review_candidates[0]?.company_number).toBe('09876543');
    },
  );

  it('is matched where the number of the company follows it', async () => {
    const html = '<footer>© 2026 Sturdyy Gates Limited, company number 09876543</footer>';
    expect(await gates(html)).toMatchObject({ match_status: 'matched', company_number: '09876543' });
  });

  it.each([
    ['of another legal form', '<footer>© 2026 Sturdyy Gates LLP</footer>'],
    ['unlike it', '<footer>© 2026 Sturdy Hedges Limited</footer>'],
    ['of somebody else', '<p>Sturdy Gates is run by Jo Bell. Website by Sturdyy Grates Limited.</p>'],
  ])('brings nobody where it is %s', async (_, html) => {
    const { match_status, review_candidates } = await gates(html);
    expect([match_status, review_candidates]).toEqual(['no_match', []]);
  });

  it('is searched for only then: one look-up is enough for a name that the register holds', async () => {
    const register = smallRegister([GATES]);
    const lookUpsFor = async (footer: string) => {
      register.lookUps.length = 0;
      const html = `<footer>${footer}</footer>`;
      await judgeSite({ ...writtenSite({ domain: 'sturdygates.co.uk', pages: [{ html }] }), register });
      return register.lookUps.map(({ similarTo }) => similarTo);
    };
    expect(await lookUpsFor('© 2026 Sturdy Gates Limited')).toEqual([undefined]);
    expect(await lookUpsFor('© 2026 Sturdy Gates')).toEqual([undefined]);
    expect(await lookUpsFor('© 2026 Sturdyy Gates Limited')).toEqual([undefined, ['Sturdyy Gates Limited']]);
  });
});
