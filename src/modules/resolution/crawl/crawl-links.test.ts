import { describe, expect, test } from 'vitest';
import type { CrawlLimits } from './index.ts';
import { footer, header, links, page, type Site, startSites } from './test-support/fictional-site.ts';

/** The paths of the pages that were read, the home page first. */
async function pathsRead(site: Site, limits: Partial<CrawlLimits> = {}) {
  const { crawler, asked } = await startSites({ 'a.test': site }, limits);
  const { pages } = await crawler.crawlSite('a.test');
  return { paths: pages.map(({ url }) => new URL(url).pathname), asked };
}

/** Every address is a different page. */
const anyPage: Site[string] = (request, response) => response.end(page(`Page ${request.url}`));

describe('the links that are followed', { timeout: 30_000 }, () => {
  test('are all those of the footer that may lead to particulars, also several of a kind', async () => {
    const policies = {
      '/terms-of-sale': 'Terms of sale',
      '/terms-of-hire': 'Terms of hire',
      '/website-terms': 'Website terms',
      '/returns': 'Returns',
      '/delivery': 'Delivery',
      '/licence': 'Our licence',
      '/competition-rules': 'Competition rules',
      '/complaints': 'Complaints',
      '/company-information': 'Company information',
    };
    const sites = Object.fromEntries(Object.keys(policies).map((path) => [path, page(path)]));
    const { paths } = await pathsRead({ '/': page('Home', footer(policies)), ...sites });
    expect(paths.sort()).toEqual(['/', ...Object.keys(policies)].sort());
  });

  test('are further ones of footer and header when there is room, products, articles and accounts apart', async () => {
    const { paths } = await pathsRead({
      '/': page(
        'Home',
        header({ '/how-it-works': 'How it works', '/products/oak': 'Oak', '/basket': 'Basket' }) +
          links({ '/a-story-about-wood': 'Wood' }) +
          footer({
            '/our-promise': 'Our promise',
            '/blog/hinges': 'Hinges',
            '/log-in': 'Log in',
            '/how-to-oil-a-hinge-in-winter': 'How to oil a hinge in winter',
          }) +
          '<p>Company number 07381645</p>',
      ),
      '/how-to-oil-a-hinge-in-winter': page('Hinges in winter'),
      '/how-it-works': page('How it works'),
      '/our-promise': page('Our promise'),
      '/a-story-about-wood': page('Wood'),
      '/products/oak': page('Oak'),
      '/blog/hinges': page('Hinges'),
    });
    expect(paths).toEqual(['/', '/our-promise', '/how-it-works']);
  });

  test('are articles and lists of header and footer too while no page prints a company number', async () => {
    const home = page(
      'Home',
      header({ '/blog/invoices': 'Invoices', '/basket': 'Basket' }) +
        links({ '/blog/wood': 'Wood' }) +
        footer({ '/contact': 'Contact', '/locations': 'Locations', '/log-in': 'Log in' }),
    );
    const others = { '/blog/invoices': page('Invoices'), '/locations': page('Locations') };
    const site = { '/': home, '/contact': page('Contact'), ...others };
    expect((await pathsRead(site)).paths).toEqual(['/', '/contact', '/locations', '/blog/invoices']);
    const numbered = { ...site, '/contact': page('Contact', '<p>Company number 07381645</p>') };
    expect((await pathsRead(numbered)).paths).toEqual(['/', '/contact']);
  });

  test('are no more of those than a few, so that there is room for usual addresses', async () => {
    const many = (prefix: string) =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`/${prefix}${index}`, `${prefix} ${index}`]),
      );
    const home = page('Home', header(many('oak')) + footer(many('hinge')));
    const { paths } = await pathsRead({ '/': home, '*': anyPage, '/sitemap.xml': '<urlset></urlset>' });
    expect(paths.filter((path) => path.startsWith('/hinge'))).toHaveLength(5);
    expect(paths.filter((path) => path.startsWith('/oak'))).toHaveLength(3);
    expect(paths).toContain('/privacy-policy');
  });

  test('are those of the footer before those of the text', async () => {
    const { paths } = await pathsRead(
      {
        '/': page(
          'Home',
          links({ '/terms-a': 'Terms' }) + footer({ '/terms-b': 'Terms', '/privacy': 'Privacy' }),
        ),
        '*': anyPage,
      },
      { pagesMax: 3 },
    );
    expect(paths.sort()).toEqual(['/', '/privacy', '/terms-b']);
  });

  test('are the last ones on a page without a footer', async () => {
    const products = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`/gate${index}`, `Gate ${index}`]),
    );
    const { paths } = await pathsRead({
      '/': page('Home', links({ ...products, '/our-promise': 'Our promise' })),
      '/our-promise': page('Our promise'),
      '/gate0': page('Gate 0'),
    });
    expect(paths).toContain('/our-promise');
    expect(paths).not.toContain('/gate0');
  });

  test('are also those of a page that lists the policies, and end there', async () => {
    const { paths, asked } = await pathsRead({
      '/': page('Home', footer({ '/legal/': 'Legal' })),
      '/legal/': page(
        'Legal',
        links({ '/legal/website-terms': 'Website terms', '/hosting-addendum': 'Hosting addendum' }),
      ),
      '/legal/website-terms': page('Website terms', links({ '/legal/older-terms': 'Older terms' })),
      '/hosting-addendum': page('Hosting addendum'),
    });
    expect(paths).toEqual(['/', '/legal/', '/legal/website-terms', '/hosting-addendum']);
    expect(asked).not.toContain('a.test/legal/older-terms');
  });

  test('lead to usual addresses for the kinds that are missing, with and without a slash', async () => {
    const { paths, asked } = await pathsRead({
      '/': page('Home', footer({ '/privacy': 'Privacy' })),
      '/privacy': page('Privacy'),
      '/legal': page('Legal'),
    });
    expect(paths).toEqual(['/', '/privacy', '/legal']);
    expect(asked).not.toContain('a.test/privacy-policy');
    const slash = await pathsRead({ '/': page('Home'), '/terms/': page('Terms') });
    expect(slash.paths).toEqual(['/', '/terms/']);
  });

  test('stay within the limit of requests when no page of them exists', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`/terms-${index}`, `Terms ${index}`]),
    );
    const { asked } = await pathsRead({ '/': page('Home', footer(many)) });
    expect(asked.length).toBeLessThanOrEqual(33);
  });
});
