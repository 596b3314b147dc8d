import { describe, expect, it } from 'vitest';
import { siteNames } from './site-names.ts';
import { makePage, makeSite } from './test-support/make-site.ts';

const namesOf = (domain: string, title: string) =>
  siteNames(makeSite(domain, { pages: [makePage('/', title)] }));

describe('the names of a site', () => {
  it.each<[string, string, string[]]>([
    ['tollgateboats.test', 'Tollgate Boats | Repairs by hand', ['Tollgate Boats', 'Repairs by hand']],
    ['tollgate-boats.test', 'Home', ['tollgate boats']],
    ['tollgateboats.test', 'Welcome to Tollgate Boats Ltd', ['Tollgate Boats']],
    ['tollgate.test', 'Wooden boats from Tollgate of Larkhampton near the sea', ['Tollgate']],
    ['boatyard.test', 'Oak &amp; Elm &#8211; Home', ['Oak & Elm', 'boatyard']],
    ['tollgateltd.test', '', ['tollgate']],
    ['ab.test', 'Ox', []],
    ['xn--caf-dma.test', 'Café', ['Café']],
  ])('%s with the title "%s" are %j', (domain, title, names) => {
    expect(namesOf(domain, title)).toEqual(names);
  });

  it('come from the page that visitors see, not from a redirect', () => {
    const moved = { ...makePage('/', '301 Moved'), status: 301, location: '/en/' };
    const site = makeSite('tollgate.test', { pages: [moved, makePage('/en/', 'River Crafts')] });
    expect(siteNames(site)).toEqual(['River Crafts', 'tollgate']);
  });

  it('include the site name of the metadata, and no title of an icon', () => {
    const html =
      '<title>Home</title><meta property="og:site_name" content="River Crafts"><svg><title>Menu</title></svg>';
    expect(siteNames(makeSite('tollgate.test', { pages: [{ path: '/', html }] }))).toEqual([
      'River Crafts',
      'tollgate',
    ]);
  });
});
