import { describe, expect, it } from 'vitest';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import {
  brand,
  legalName,
  number,
  postcode,
  type WrittenSite,
  writeSite,
} from './test-support/written-site.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');
const footer = [legalName('Tarnwick Joinery Ltd'), number('07381645'), postcode('LA9 4XX')];
const SITE: WrittenSite = {
  domain: 'tarnwickjoinery.co.uk',
  pages: [{ says: [footer] }, { kind: 'contact', says: [footer] }, { kind: 'privacy', says: [footer] }],
};

const judge = (written: WrittenSite, companies = [TARNWICK]) =>
  judgeSite({ ...writeSite(written), register: smallRegister(companies) });

function unread(site: Partial<CrawledSite>) {
  const { site: crawled } = writeSite({ domain: 'somewhere.co.uk', pages: [] });
  return judgeSite({ site: { ...crawled, ...site }, pages: [], register: smallRegister([TARNWICK]) });
}

describe('the explanation', () => {
  it('of a match says what is printed where, and what the register says', async () => {
    const { explanation } = await judge(SITE);
    expect(explanation).toBe(
      'Three pages print company number 07381645 beside the name Tarnwick Joinery Ltd, and the register’s holder of that number has that name and the postcode LA9 4XX.',
    );
  });

  it.each([
    {
      about: 'a renamed company',
      written: {
        domain: 'corncrake.co.uk',
        pages: [{ says: [[legalName('Corncrake Brewing Ltd'), number('02000002')]] }],
      },
      companies: [
        company('02000002', 'VESSELTON LIMITED', { previous_names: ['CORNCRAKE BREWING LIMITED'] }),
      ],
      says: 'had that name before it became VESSELTON LIMITED',
    },
    {
      about: 'a number alone',
      written: { domain: 'stairs.co.uk', pages: [{ says: [[number('07381645')]] }] },
      companies: [TARNWICK],
      says: 'no other company is named as the operator',
    },
    {
      about: 'a mistyped number',
      written: {
        domain: 'tarnwickjoinery.co.uk',
        pages: [{ says: [[legalName('Tarnwick Joinery Ltd'), number('07381654')]] }],
      },
      companies: [TARNWICK],
      says: 'one typing error away from 07381645',
    },
    {
      about: 'a name alone',
      written: {
        domain: 'tarnwickjoinery.co.uk',
        pages: [{ says: [[legalName('Tarnwick Joinery Ltd'), postcode('LA9 4XX')]] }],
      },
      companies: [TARNWICK],
      says: 'the only company on the register with that name',
    },
    {
      about: 'same-named companies',
      written: { domain: 'dials.co.uk', pages: [{ says: [[legalName('Sundial Limited')]] }] },
      companies: [company('04000001', 'SUNDIAL LIMITED'), company('04000002', 'SUNDIAL LTD')],
      says: 'more than one company on the register has that name',
    },
    {
      about: 'a dissolved company',
      written: SITE,
      companies: [{ ...TARNWICK, company_status: 'dissolved' }],
      says: 'no longer on the register',
    },
    {
      about: 'a number of somebody else',
      written: {
        domain: 'ostlergate.co.uk',
        pages: [{ says: [[legalName('Ostlergate Limited'), number('07381645')]] }],
      },
      companies: [TARNWICK],
      says: 'beside the name Ostlergate Limited',
    },
    {
      about: 'a foreign operator',
      written: {
        domain: 'kesselring.de',
        pages: [
          {
            says: [
              [
                legalName('Kesselring GmbH'),
                { kind: 'foreign_registration' as const, value: 'HRB 51234', country: 'DE' },
              ],
            ],
          },
        ],
      },
      companies: [],
      says: 'registered in Germany',
    },
    {
      about: 'a sole trader',
      written: {
        domain: 'mabel.co.uk',
        pages: [
          {
            says: [
              [
                {
                  kind: 'sole_trader' as const,
                  value: 'Mabel Ashdown',
                  quote: 'Mabel Ashdown trading as Mabel’s',
                },
              ],
            ],
          },
        ],
      },
      companies: [],
      says: 'not by a company (“Mabel Ashdown trading as Mabel’s”)',
    },
    {
      about: 'an unknown number',
      written: {
        domain: 'ostlergate.co.uk',
        pages: [{ says: [[legalName('Ostlergate Limited'), number('08123456')]] }],
      },
      companies: [],
      says: 'company number 08123456, which the register does not hold',
    },
    {
      about: 'a site that leads elsewhere',
      written: { ...SITE, site: { domain: 'old-tarnwick.co.uk' } },
      companies: [TARNWICK],
      says: 'old-tarnwick.co.uk leads to tarnwickjoinery.co.uk',
    },
  ])('of $about says so', async ({ written, companies, says }) => {
    expect((await judge(written, companies)).explanation).toContain(says);
  });
});

describe('a site of which nothing could be read', () => {
  it('is a failed scrape, for the reason the crawl gave', async () => {
    const failure = { reason: 'no_such_domain', message: 'The domain does not exist.' } as const;
    const verdict = await unread({ condition: 'unreachable', failure });
    expect(verdict).toMatchObject({
      match_status: 'scrape_failed',
      match_confidence: null,
      company_number: null,
    });
    expect(verdict.explanation).toContain('The domain does not exist.');
  });

  it.each(['blocked', 'empty'] as const)('is a failed scrape when it is %s', async (condition) => {
    expect((await unread({ condition })).match_status).toBe('scrape_failed');
  });

  it('is a failed scrape when the page is only scripts and says nothing', async () => {
    const verdict = await judge({
      domain: 'app.co.uk',
      pages: [{ says: [] }],
      site: { condition: 'script_only' },
    });
    expect(verdict.match_status).toBe('scrape_failed');
  });

  it('is still judged by what a page of scripts states', async () => {
    expect((await judge({ ...SITE, site: { condition: 'script_only' } })).match_status).toBe('matched');
  });

  it('is no match when the domain is parked, whoever parks it', async () => {
    const verdict = await judge({ ...SITE, site: { condition: 'parked' } });
    expect(verdict).toMatchObject({ match_status: 'no_match', company_number: null, evidence: [] });
    expect(verdict.explanation).toContain('parked');
  });
});

describe('evidence', () => {
  it('gives page, quote, hash and weight, strongest first, at most twelve', async () => {
    const { evidence } = await judge(SITE);
    expect(evidence.length).toBeGreaterThan(3);
    expect(evidence.length).toBeLessThanOrEqual(12);
    expect(evidence[0]).toMatchObject({
      kind: 'company_number',
      value: '07381645',
      supports: '07381645',
      quote: 'Tarnwick Joinery Ltd, 07381645, LA9 4XX',
      captured_at: '2026-11-15T09:00:00.000Z',
    });
    expect(evidence[0]?.page_sha256).toHaveLength(64);
    const weights = evidence.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(evidence.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['legal_name', 'postcode_match', 'domain_name']),
    );
  });

  it('counts a repeated statement once in full', async () => {
    const numbers = (await judge(SITE)).evidence.filter(({ kind }) => kind === 'company_number');
    expect(numbers.length).toBe(3);
    expect(numbers.slice(1).every(({ weight }) => weight < (numbers[0]?.weight ?? 0) / 4)).toBe(true);
  });

  const textsOf = (written: WrittenSite, url: string) =>
    writeSite(written)
      .pages.filter((page) => page.url === url)
      .flatMap(({ title, claims }) => [...claims.map(({ quote }) => quote), ...(title ? [title] : [])]);

  it.each([
    { about: 'a domain that agrees with a name on the page', written: SITE, kinds: ['domain_name'] },
    {
      about: 'a domain that agrees with a name on another page than the home page',
      written: {
        domain: 'tarnwickjoinery.co.uk',
        pages: [
          { says: [[number('07381645')]] },
          { kind: 'contact', says: [[legalName('Tarnwick Joinery Ltd')]] },
        ],
      },
      kinds: ['domain_name'],
    },
    {
      about: 'a domain that a page prints',
      written: {
        domain: 'tarnwickjoinery.co.uk',
        pages: [
          {
            says: [
              [number('07381645')],
              [{ kind: 'email_domain', value: 'x', quote: 'Write to us@TarnwickJoinery.co.uk' }],
            ],
          },
        ],
      },
      kinds: ['domain_name'],
    },
    {
      about: 'a title',
      written: { ...SITE, pages: [{ title: 'Tarnwick Joinery | Stairs', says: [[number('07381645')]] }] },
      kinds: ['name_match'],
    },
  ] satisfies { about: string; written: WrittenSite; kinds: string[] }[])(
    'from $about quotes words of that page',
    async ({ written, kinds }) => {
      const { evidence } = await judge(written);
      expect(evidence.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
      for (const { page_url: url, quote } of evidence) {
        expect(quote).not.toBe('');
        expect(textsOf(written, url).join('\n')).toContain(quote);
      }
    },
  );

  it.each([
    {
      about: 'a domain that no page prints or is named like',
      written: { domain: 'tarnwickjoinery.co.uk', pages: [{ says: [[number('07381645')]] }] },
      explained: 'company number 07381645',
    },
    {
      about: 'a certificate',
      written: {
        domain: 'stairs.co.uk',
        pages: [{ says: [[brand('Stairs')]] }],
        site: {
          certificate: {
            organisation: 'Tarnwick Joinery Ltd',
            serialNumber: '07381645',
            country: 'GB',
            jurisdictionCountry: 'GB',
            pageUrl: 'https://stairs.co.uk/',
          },
        },
      },
      explained: '07381645',
    },
    {
      about: 'a link without words',
      written: {
        domain: 'stairs.co.uk',
        pages: [{ says: [[number('07381645', { source: 'link', quote: '' })]] }],
      },
      explained: 'company number 07381645',
    },
  ] satisfies { about: string; written: WrittenSite; explained: string }[])(
    'leaves out $about, which counts all the same',
    async ({ written, explained }) => {
      const { evidence, match_confidence, explanation } = await judge(written);
      expect(match_confidence).toBeGreaterThan(0.3);
      expect(explanation).toContain(explained);
      for (const { page_url: url, quote, kind } of evidence) {
        expect(kind).not.toBe('domain_name');
        expect(quote).not.toBe('');
        expect(textsOf(written, url)).toContain(quote);
      }
    },
  );

  it('leaves out what was confirmed before, which counts all the same', async () => {
    const site = writeSite({ domain: 'stairs.co.uk', pages: [{ says: [[brand('Tarnwick')]] }] });
    const register = smallRegister([TARNWICK]);
    const note = 'Confirmed in review.';
    const before = await judgeSite({ ...site, register });
    const after = await judgeSite({
      ...site,
      register,
      knownLinks: [{ company_number: '07381645', relation: 'confirmed', note }],
    });
    expect(after.match_confidence ?? 0).toBeGreaterThan(before.match_confidence ?? 0);
    expect(after.evidence.map(({ quote }) => quote)).not.toContain(note);
  });

  it('a company that was ruled out before is not matched again', async () => {
    const verdict = await judgeSite({
      ...writeSite(SITE),
      register: smallRegister([TARNWICK]),
      knownLinks: [{ company_number: '07381645', relation: 'rejected', note: 'Ruled out in review.' }],
    });
    expect(verdict.match_status).not.toBe('matched');
  });
});

describe('review candidates', () => {
  it('say why, and what would settle it', async () => {
    const { review_candidates: candidates, match_confidence } = await judge(
      { domain: 'dials.co.uk', pages: [{ says: [[legalName('Sundial Limited')]] }] },
      [
        company('04000001', 'SUNDIAL LIMITED'),
        company('04000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
      ],
    );
    expect(candidates).toHaveLength(2);
    expect(match_confidence).toBe(candidates[0]?.match_confidence);
    expect(candidates[1]).toMatchObject({ company_number: '04000002', registered_postcode: 'B1 1AA' });
    expect(candidates[1]?.reasons.length).toBeGreaterThan(0);
    expect(candidates[1]?.would_settle).toBe(
      'The company number 04000002 on the site, or an address at B1 1AA, its registered office: 2 companies are called so.',
    );
  });

  it('are at most five, best first', async () => {
    const many = Array.from({ length: 9 }, (_, i) => company(`0400000${i}`, 'SUNDIAL LIMITED'));
    const { review_candidates: candidates } = await judge(
      { domain: 'dials.co.uk', pages: [{ says: [[legalName('Sundial Limited')]] }] },
      many,
    );
    expect(candidates.length).toBeLessThanOrEqual(5);
    const confidences = candidates.map((candidate) => candidate.match_confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
  });
});

describe('entities on the site', () => {
  it('are every company the pages name, each once, with its role, number and country', async () => {
    const { entities_on_site: entities } = await judge(
      {
        domain: 'tarnwickjoinery.co.uk',
        pages: [
          {
            says: [
              footer,
              [legalName('Tarnwick Group plc', { role: 'group' }), number('01000009', { role: 'group' })],
              [legalName('Bright Otter Design Ltd', { role: 'agency' })],
              [
                legalName('Zahlbar GmbH', { role: 'third_party' }),
                { kind: 'foreign_form', value: 'GmbH', country: 'DE', role: 'third_party' },
              ],
            ],
          },
          { kind: 'contact', says: [footer] },
        ],
      },
      [TARNWICK, company('01000009', 'TARNWICK GROUP PLC')],
    );
    expect(entities).toEqual([
      { name: 'TARNWICK JOINERY LIMITED', company_number: '07381645', country: null, role: 'operator' },
      { name: 'TARNWICK GROUP PLC', company_number: '01000009', country: null, role: 'group' },
      { name: 'Bright Otter Design Ltd', company_number: null, country: null, role: 'agency' },
      { name: 'Zahlbar GmbH', company_number: null, country: 'DE', role: 'third_party' },
    ]);
  });
});
