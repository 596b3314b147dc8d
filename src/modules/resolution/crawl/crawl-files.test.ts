import { describe, expect, test } from 'vitest';
import { footer, links, page, startSites } from './test-support/fictional-site.ts';

describe('pages of sites made of static files', { timeout: 30_000 }, () => {
  test('are looked for at usual addresses with the ending that the site’s own addresses have', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': page('Home', links({ 'oak.html': 'Oak', './ash.html': 'Ash', '/elm.html': 'Elm' })),
        '/privacy-policy.html': page('Privacy'),
        '/terms.html': page('Terms'),
        '/components/footer.html': page('Footer', '<p>Tarnwick Joinery Ltd makes stairs in Kendal.</p>'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    const paths = pages.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(
      expect.arrayContaining(['/privacy-policy.html', '/terms.html', '/components/footer.html']),
    );
  });

  test('are looked for as files where the site has no links and no page at plain addresses', async () => {
    const { crawler } = await startSites({
      'a.test': { '/': page('Home'), '/contact.html': page('Contact') },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/contact.html']);
  });

  test('are looked for in other spellings where a linked address is not there', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': page('Home', footer({ '/terms': 'Terms', '/privacy': 'Privacy', '/oak': 'Oak' })),
        '/terms.html': page('Terms'),
        '/privacy/': page('Privacy'),
        '/oak.html': page('Oak'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    const paths = pages.map(({ url }) => new URL(url).pathname);
    expect(paths.sort()).toEqual(['/', '/privacy/', '/terms.html']);
  });
});
