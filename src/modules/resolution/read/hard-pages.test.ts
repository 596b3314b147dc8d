import { describe, expect, it } from 'vitest';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';

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
  ])('%s', async (_, html) => {
    const verdict = await judged(brindle(html), [NAMESAKE]);
    expect(verdict.match_status, verdict.explanation).toBe('non_uk_entity');
  });

  it('and an Irish company limited by guarantee is one of Ireland, also with a charity number of eight digits', async () => {
    const html =
      '<p>Operated by Brindle Freight CLG, a company limited by guarantee and registered charity (RCN 20123456) in Ireland.</p>';
    const verdict = await judged(brindle(html), []);
    expect(verdict.match_status).toBe('non_uk_entity');
    expect(verdict.explanation).toContain('Ireland');
  });

  it('but is matched where it gives its number and an office here', async () => {
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

  it('make none of a family name either', async () => {
    const MILL = company('11400002', 'HOLLAND MILL LIMITED');
    const home =
      '<p>Holland Mill Limited, company number 11400002. Directors: Jane Ireland and Tom Holland.</p>';
    expect(await judged({ domain: 'hollandmill.co.uk', title: 'Holland Mill', home }, [MILL])).toMatchObject({
      match_status: 'matched',
      company_number: '11400002',
    });
  });
});
