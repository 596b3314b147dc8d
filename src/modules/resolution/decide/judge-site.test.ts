import { describe, expect, it } from 'vitest';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenPage } from '../test-support/written-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { TARNWICK, usualPages } from './test-support/site-case.ts';
import { OPEN_CASES, STATEMENT_CASES } from './test-support/statement-cases.ts';
import { TIE_CASES } from './test-support/tie-cases.ts';

describe.each([
  ['a company that runs the site', MATCHED_CASES],
  ['a plain statement of who runs the site', STATEMENT_CASES],
  ['a site for a person to look at', REVIEW_CASES],
  ['a statement that leaves open who runs the site', OPEN_CASES],
  ['a site of nobody on the register', NOBODY_CASES],
  ['a site that is run from abroad', FOREIGN_CASES],
  ['what ties a name to the site', TIE_CASES],
])('%s', (_, cases) => {
  it.each(cases)('$guarantee', async ({ register, written, status, first }) => {
    const verdict = await judgeWritten(written, register);
    expect(verdict.match_status, verdict.explanation).toBe(status);
    expect(verdict.company_number === null).toBe(status !== 'matched');
    if (first !== undefined)
      expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe(first);
  });
});

describe('a site of which nothing could be read', () => {
  const unread = (site: Partial<CrawledSite>, pages: WrittenPage[] = []) =>
    judgeWritten({ domain: 'tarnwickjoinery.co.uk', pages, site }, [TARNWICK]);

  it.each(['blocked', 'empty', 'unreachable'] as const)(
    'is a failed scrape when it is %s',
    async (condition) => {
      expect(await unread({ condition })).toMatchObject({
        match_status: 'scrape_failed',
        match_confidence: null,
        company_number: null,
        evidence: [],
        review_candidates: [],
        entities_on_site: [],
      });
    },
  );

  it('is a failed scrape when the page is only scripts and says nothing', async () => {
    const verdict = await unread({ condition: 'script_only' }, [{ html: '<p>Please enable scripts.</p>' }]);
    expect(verdict.match_status).toBe('scrape_failed');
    expect(verdict.explanation).toContain('scripts');
  });

  it('is still judged by what a page of scripts states', async () => {
    const state = JSON.stringify({
      footer: 'Tarnwick Joinery Limited. Registered in England and Wales, company number 07381645. LA9 4XX',
      legalName: 'Tarnwick Joinery Limited',
    });
    const html = `<script type="application/json">${state}</script>`;
    const verdict = await unread({ condition: 'script_only' }, [{ title: 'Tarnwick Joinery', html }]);
    expect(verdict.company_number).toBe('07381645');
  });
});

describe('a certificate', () => {
  const certificate = (more: Partial<NonNullable<CrawledSite['certificate']>>) => ({
    organisation: 'Tarnwick Joinery Limited',
    serialNumber: '07381645',
    country: 'GB',
    jurisdictionCountry: 'GB',
    pageUrl: 'https://tarnwick.co.uk/',
    ...more,
  });
  const pages = usualPages({
    title: 'Tarnwick',
    about: 'Tarnwick makes stairs and doors of oak in Kendal.',
    footer: '© 2026 Tarnwick, 4 Mill Lane, Kendal LA9 4XX',
  });
  const judge = (more: Parameters<typeof certificate>[0]) =>
    judgeWritten({ domain: 'tarnwick.co.uk', pages, site: { certificate: certificate(more) } }, [TARNWICK]);

  it('makes the company the likeliest if it has name and number', async () => {
    const verdict = await judge({});
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe('07381645');
  });

  it('is weighed, but is no evidence to show: it stands on no page', async () => {
    for (const { quote } of (await judge({})).evidence) expect(quote).not.toContain('certificate');
  });

  it('does not match a UK company if it is of a foreign company', async () => {
    const verdict = await judge({
      organisation: 'Tarnwick Joinery GmbH',
      serialNumber: 'HRB 12345',
      country: 'DE',
      jurisdictionCountry: 'DE',
    });
    expect(verdict.match_status).not.toBe('matched');
  });
});

describe('a company that is only dealt with is not matched', () => {
  const PENHALLOW = company('04100011', 'PENHALLOW COFFEE ROASTERS LIMITED', {
    registered_postcode: 'TR1 1AA',
  });
  const PRINTED = 'Penhallow Coffee Roasters Limited (company number 04100011)';
  const shop = (privacy: string) =>
    judgeWritten(
      {
        domain: 'beanshop.co.uk',
        pages: usualPages({
          title: 'Bean Shop',
          about: 'Bean Shop sells coffee to people who like it.',
          footer: '© 2026 Bean Shop',
          privacy,
        }),
      },
      [PENHALLOW],
    );

  it.each([
    `Card payments are processed by our payment provider ${PRINTED}.`,
    `Our website is hosted by ${PRINTED}, who store your data for us.`,
    `Parcels are delivered by couriers such as ${PRINTED}.`,
    `Bean Shop uses ${PRINTED} to send e-mails.`,
    `Bean Shop is an appointed representative of ${PRINTED}.`,
    `Insurance is provided by ${PRINTED}, which is authorised and regulated by the Financial Conduct Authority.`,
  ])('%s', async (text) => {
    expect((await shop(text)).match_status).not.toBe('matched');
  });

  it.each([
    `Bean Shop is a trading name of ${PRINTED}, which is the data controller.`,
    `This website is owned and operated by ${PRINTED}, trading as Bean Shop (“we”, “us”).`,
  ])('a company that the words state is matched: %s', async (text) => {
    expect((await shop(text)).company_number).toBe('04100011');
  });

  it('a policy that was taken from another company is not matched to that company', async () => {
    const verdict = await judgeWritten(
      {
        domain: 'oaklark.co.uk',
        pages: [
          {
            title: 'Oaklark | Handmade tables',
            html: '<h1>Oaklark</h1><p>Oaklark makes tables by hand, each of one tree.</p><footer>© 2026 Oaklark</footer>',
          },
          {
            kind: 'privacy',
            title: 'Privacy policy of Fenworth Furniture',
            html: '<h1>Fenworth Furniture privacy policy</h1><p>Fenworth Furniture Limited, trading as Fenworth Sofas, respects your privacy. Write to privacy@fenworthfurniture.co.uk or see www.fenworthfurniture.co.uk.</p>',
          },
        ],
      },
      [company('06000001', 'FENWORTH FURNITURE LIMITED', { registered_postcode: 'S1 1AA' })],
    );
    expect(verdict.match_status).not.toBe('matched');
  });

  it('a story about a company is not its site', async () => {
    const verdict = await judgeWritten(
      {
        domain: 'kendal-inquirer.co.uk',
        pages: [
          ...usualPages({
            title: 'The Kendal Inquirer',
            about: 'News of the fells, every Thursday.',
            footer: '© 2026 The Kendal Inquirer',
          }),
          {
            kind: 'other',
            path: '/news/stairs',
            title: 'Joiner fined | The Kendal Inquirer',
            html: '<p>Tarnwick Joinery Limited was fined on Monday, it emerged. The firm had pleaded guilty and said it was sorry.</p>',
          },
        ],
      },
      [TARNWICK],
    );
    expect(verdict.match_status).not.toBe('matched');
  });
});
