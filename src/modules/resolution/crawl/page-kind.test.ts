import { describe, expect, test } from 'vitest';
import type { PageKind } from './crawled-site.ts';
import { guessPage, kindOfPage } from './page-kind.ts';
import { footer, page, startSites } from './test-support/fictional-site.ts';

describe('the kind of a page', () => {
  test.each([
    ['/privacy-policy', 'Privacy Policy', 'privacy'],
    ['/p/12', 'Privacy &amp; Cookies', 'privacy'],
    ['/data-protection/', '', 'privacy'],
    ['/legal/privacy', 'Read more', 'privacy'],
    ['/legal/12', 'Read more', 'legal'],
    ['/polisi-preifatrwydd', 'Preifatrwydd', 'privacy'],
    ['/datenschutzerklaerung', 'Datenschutzerklärung', 'privacy'],
    ['/terms', 'Terms', 'terms'],
    ['/x', 'T&Cs', 'terms'],
    ['/x', 'T & C', 'terms'],
    ['/tandcs.html', 'Small print', 'terms'],
    ['/telerau-ac-amodau', 'Telerau ac Amodau', 'terms'],
    ['/agb', 'AGB', 'terms'],
    ['/x', 'Conditions of Sale', 'terms'],
    ['/legal', 'Legal', 'legal'],
    ['/legal-notice', '', 'legal'],
    ['/impressum', 'Impressum', 'legal'],
    ['/x', 'Mentions légales', 'legal'],
    ['/x', 'Company information', 'legal'],
    ['/company-details.php', '', 'legal'],
    ['https://www.gates.test/contact/', 'Contact', 'contact'],
    ['/cysylltu', 'Cysylltwch â ni', 'contact'],
    ['/x', 'Get in touch', 'contact'],
    ['/contactus.aspx', '', 'contact'],
    ['/about', 'About', 'about'],
    ['/x', 'About Sturdy Gates', 'about'],
    ['/en/our-story', 'Since 1987', 'about'],
    ['/amdanom-ni', 'Amdanom ni', 'about'],
    ['/uber-uns', 'Über uns', 'about'],
    ['/company', 'Company', 'about'],
    ['/company/about-us', 'About us', 'about'],
    ['/our-company/1987', 'How it began', 'about'],
    ['/company/privacy', 'Privacy', 'privacy'],
    ['/cookies', 'Cookies', 'cookies'],
    ['/x', 'Cookie settings', 'cookies'],
    ['/complaints-procedure', 'Complaints', 'complaints'],
    ['/modern-slavery-statement', 'Modern Slavery Act', 'modern_slavery'],
    ['/delivery-and-returns', 'Delivery &amp; returns', 'delivery'],
    ['/refund-policy', 'Refunds', 'delivery'],
    ['/%70rivacy', '', 'privacy'],
    ['/accessibility', 'Accessibility', 'other'],
    ['/win', 'Competition rules', 'terms'],
    ['/db-licence', 'Licence agreement', 'terms'],
    ['/acceptable-use', '', 'terms'],
    ['/licence', 'Our licence', 'other'],
    ['/rules', 'Rules of the game', 'other'],
    ['/governance/how-we-re-run', "How we're run", 'legal'],
    ['/x', 'Regulatory information', 'legal'],
    ['/regulation', 'Regulation', 'other'],
  ])('is read behind %s "%s": it is %s', (href, label, kind) => {
    expect(guessPage(href, label)?.kind).toBe(kind);
  });

  test.each([
    ['/gates/oak', 'Oak gates'],
    ['/', 'Home'],
    ['/contact-lenses', 'Contact lenses'],
    ['/window-film', 'Privacy film for windows'],
    ['/tax-returns', 'Tax returns'],
    ['/recipes/chocolate-cookies', 'Chocolate cookies'],
    ['/services', 'Legal advice'],
    ['/air-conditioning', 'Air conditioning'],
    ['/terms.pdf', 'Terms and conditions'],
    ['/logo.png', 'About us'],
    ['/company/71234567', 'Tarnwick Joinery Limited'],
    ['/company/71234567', ''],
    ['/company/SC712345/officers', 'Officers'],
    ['/companies/71234567-about-time-ltd', 'About Time Ltd'],
    ['/uk/company/tarnwick-joinery', 'Tarnwick Joinery'],
    ['/company/legal-and-wright-plc', 'Legal & Wright plc'],
    ['/profile/tarnwick-joinery-ltd/contact', 'Contact'],
    ['/listings/contact-tarnwick', 'Contact Tarnwick Ltd'],
  ])('is unknown behind %s "%s"', (href, label) => {
    expect(guessPage(href, label)).toBeUndefined();
  });
});

describe('the score of a page', () => {
  const score = (href: string, label: string) => guessPage(href, label)?.score ?? 0;

  test('is higher for pages that must name the company than for those that may', () => {
    const falling = [
      score('/imprint', 'Imprint'),
      score('/terms', 'Terms'),
      score('/privacy', 'Privacy'),
      score('/contact', 'Contact'),
      score('/about', 'About'),
      score('/cookies', 'Cookies'),
      score('/delivery', 'Delivery'),
    ];
    expect(falling).toEqual([...falling].sort((left, right) => right - left));
    expect(new Set(falling).size).toBe(falling.length);
  });

  test('is low for articles that only mention such things', () => {
    const article = score('/blog/2024/gdpr', 'What the new privacy rules mean for your small gate business');
    expect(article).toBeLessThan(score('/cookies', 'Cookies') / 2);
  });

  test('takes no longer for a label made to slow it down', () => {
    const startedAt = performance.now();
    for (let times = 0; times < 200; times += 1) guessPage(`/${'about-'.repeat(80)}`, 'about '.repeat(33));
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

const HOME = { title: 'Terms Hill Gates | Home', heading: 'Sturdy gates' };

function kindOf(path: string, guess: PageKind, own: { title?: string; heading?: string }): PageKind {
  const scan = { title: '', heading: '', ...own };
  return kindOfPage({ guess, url: new URL(path, 'https://a.test'), scan, home: HOME });
}

describe('the kind of a page that was read', () => {
  test.each<[string, PageKind, { title?: string; heading?: string }, PageKind]>([
    ['/p?id=7', 'other', { title: 'Privacy notice | Terms Hill Gates' }, 'privacy'],
    ['/info', 'other', { heading: 'Terms of sale' }, 'terms'],
    ['/x', 'other', { title: 'Gates - Contact us', heading: 'Say hello' }, 'contact'],
    ['/x', 'other', { heading: 'Who we are' }, 'about'],
    ['/legal', 'legal', { heading: 'Terms of use' }, 'terms'],
    ['/terms', 'terms', { heading: 'Privacy notice' }, 'privacy'],
    ['/contact', 'contact', { heading: 'Complaints and contact' }, 'contact'],
    ['/terms', 'terms', { heading: 'Terms and privacy' }, 'terms'],
    ['/privacy', 'privacy', { heading: 'About your data' }, 'privacy'],
    ['/oak', 'other', { title: 'Terms Hill Gates', heading: 'Oak' }, 'other'],
    ['/x', 'other', { heading: 'What the new privacy rules mean for your small business' }, 'other'],
    [
      '/news/privacy-rules',
      'privacy',
      { heading: 'What the new rules mean for your small business' },
      'post',
    ],
    ['/blog/hinges', 'other', { heading: 'All about hinges we like' }, 'post'],
    ['/news', 'other', { heading: 'News' }, 'other'],
    ['/', 'home', { heading: 'Privacy notice' }, 'home'],
  ])('is read: at %s, taken for %s, with %j it is %s', (path, guess, own, kind) => {
    expect(kindOf(path, guess, own)).toBe(kind);
  });

  test('is noted with the crawled page, and spares guesses at that kind', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': page('Home', footer({ '/p?id=7': 'Read this' })),
        '/p?id=7': page('Privacy notice'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ kind }) => kind)).toEqual(['home', 'privacy']);
    expect(asked).not.toContain('a.test/privacy-policy');
  });
});
