import { describe, expect, test } from 'vitest';
import type { PageKind } from './crawled-site.ts';
import { kindOfPage } from './page-kind.ts';
import { footer, page, startSites } from './test-support/fictional-site.ts';

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
  ])('at %s, taken for %s, with %j is %s', (path, guess, own, kind) => {
    expect(kindOf(path, guess, own)).toBe(kind);
  });

  test('stands in the crawled page, and spares guesses at that kind', async () => {
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
