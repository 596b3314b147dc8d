import { describe, expect, it } from 'vitest';
import { FEATURED_COMPANIES } from '../world/featured.ts';
import { DEFAULT_SEED, generateWorld } from '../world/generate-world.ts';
import { browse, findSite, SANDBOX_SITES, siteList } from './catalogue.ts';
import { factsOf } from './company-facts.ts';
import { LAYOUTS } from './layouts.ts';
import { type Site, WEB_TRAPS } from './site.ts';

const numbers = new Set(FEATURED_COMPANIES.map(({ companyNumber }) => companyNumber));
const served = SANDBOX_SITES.filter(({ answer }) => answer);

describe('the sandbox web', () => {
  it('has at least 80 sites, each with its own domain under .test', () => {
    expect(SANDBOX_SITES.length).toBeGreaterThanOrEqual(80);
    expect(new Set(SANDBOX_SITES.map(({ domain }) => domain)).size).toBe(SANDBOX_SITES.length);
    for (const { domain } of SANDBOX_SITES) expect(domain).toMatch(/^[a-z0-9-]+\.test$/);
  });

  it('has a site for every domain that the fictional register reserves', () => {
    const reserved = FEATURED_COMPANIES.flatMap(({ domain }) => domain ?? []);
    expect(reserved.filter((domain) => !findSite(domain))).toEqual([]);
  });

  it('shows every outcome, the matches with companies of the register', () => {
    const outcomes = new Map<string, number>();
    for (const { expected } of SANDBOX_SITES) {
      outcomes.set(expected.match_status, (outcomes.get(expected.match_status) ?? 0) + 1);
      if (expected.match_status === 'matched') expect(numbers).toContain(expected.company_number);
    }
    for (const status of ['matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed']) {
      expect(outcomes.get(status) ?? 0, status).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(WEB_TRAPS)('shows the trap %s', (trap) => {
    expect(SANDBOX_SITES.some((site) => site.trap === trap)).toBe(true);
  });

  it('says of each site in one sentence what it shows', () => {
    for (const { domain, shows } of SANDBOX_SITES) expect(shows, domain).toMatch(/^.{10,140}\.$/);
  });

  it('uses every layout', () => {
    const html = served.map((site) => pageText(site, '/').slice(0, 4_000)).join('');
    const marks = ['.banner{', '.notice{', '.bar{', 'aside{', '.head{', '.sheet{', '.door{'];
    for (const mark of [...marks, '.hero{', '.mast{', '.grid{', '.txt-l{', '.ft{', 'article{']) {
      expect(html, mark).toContain(mark);
    }
    expect(Object.keys(LAYOUTS)).toHaveLength(13);
  });

  it('prints the offices that the register has', () => {
    const world = new Map(
      generateWorld({ seed: DEFAULT_SEED, referenceDay: '2028-02-29', size: 150 }).map(({ profile }) => [
        profile.company_number,
        profile.registered_office_address.postal_code,
      ]),
    );
    for (const number of numbers) expect(factsOf(number).postcode, number).toBe(world.get(number));
  });

  it.each(served.map((site) => [site.domain, site] as const))(
    '%s serves every page and every link, and asks nothing of anybody else',
    (domain, site) => {
      const seen = new Set(['/']);
      for (const path of seen) {
        const html = pageText(site, path);
        expect(html, path).not.toMatch(/undefined|\[object|NaN/);
        expect(html, path).not.toMatch(/<(img|link|iframe)\b|\ssrc=/);
        for (const [, href = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
          if (href.startsWith('/')) {
            const target = new URL(href, `https://${domain}`).pathname;
            const { status } = site.answer!(target);
            expect(status, href).toBe(site.answer!('/').status);
            seen.add(target);
          } else {
            const to = new URL(href);
            expect(to.protocol).toBe('https:');
            expect(findSite(to.hostname)?.answer?.(to.pathname).status, href).toBe(200);
          }
        }
      }
    },
  );

  it('answers a page it does not have with 404, in its own clothes', () => {
    const answer = findSite('tarnwickjoinery.test')!.answer!('/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Tarnwick Joinery');
  });

  it('is found by host with and without www', () => {
    expect(findSite('WWW.TarnwickJoinery.test.')?.domain).toBe('tarnwickjoinery.test');
    expect(findSite('shop.tarnwickjoinery.test')).toBeUndefined();
  });
});

describe('sites that are not as they should be', () => {
  it('cafemelodie.test is in windows-1252 bytes, and only the page says so', () => {
    const answer = findSite('cafemelodie.test')!.answer!('/');
    expect(answer.headers['content-type']).toBe('text/html');
    expect(answer.body).toBeInstanceOf(Buffer);
    expect((answer.body as Buffer).includes(Buffer.from([0x43, 0x61, 0x66, 0xe9]))).toBe(true);
    expect(answer.body.toString('latin1')).toContain('charset="windows-1252"');
  });

  it('broadshelf.test has a page beyond what a crawl reads', () => {
    expect(pageText(findSite('broadshelf.test')!, '/').length).toBeGreaterThan(3_000_000);
  });

  it('roundabout.test redirects forever', () => {
    const { answer } = findSite('roundabout.test')!;
    let path = '/';
    for (let hop = 0; hop < 12; hop++) {
      const { status, headers } = answer!(path);
      expect(status).toBe(302);
      path = headers.location!;
    }
  });
});

const pageText = (site: Site, path: string): string => site.answer!(path).body.toString();

const show = (domain: string, path = '/') => browse({ domain, path, base: '/sandbox/web' });

describe('the sites in a browser', () => {
  it('keep their own links and those to each other under the address of the service', () => {
    const html = String(show('pennyroyalrooms.test')?.body);
    expect(html).toContain(' href="/sandbox/web/pennyroyalrooms.test/contact"');
    expect(html).toContain(' href="/sandbox/web/plumbandplain.test/"');
    expect(html).not.toMatch(/ href="(?!\/sandbox\/web\/)/);
  });

  it('keep the bytes of a page in another charset', () => {
    const body = show('cafemelodie.test')?.body as Buffer;
    expect(body.toString('latin1')).toContain('Café Mélodie');
    expect(body.toString('latin1')).toContain(' href="/sandbox/web/cafemelodie.test/contact"');
  });

  it('have the bytes of the website itself where no base is given', () => {
    const raw = browse({ domain: 'pennyroyalrooms.test', path: '/' });
    expect(String(raw?.body)).toContain(' href="/contact"');
  });

  it('redirect to where they would, and never drip', () => {
    expect(show('denefuels.test')?.headers.location).toBe('/sandbox/web/copperdene.test/');
    expect(show('roundabout.test')?.headers.location).toBe('/sandbox/web/roundabout.test/left');
    expect(show('slowdrip.test')).not.toHaveProperty('drip');
  });

  it('are not there for names that have no site', () => {
    expect(show('nosuchsite.test')).toBeUndefined();
    expect(show('acme.co.uk')).toBeUndefined();
  });

  it('are all in the list, with a link to each that can be shown', () => {
    const html = siteList('/sandbox/web');
    for (const { domain, answer } of SANDBOX_SITES) {
      expect(html).toContain(answer ? `<a href="/sandbox/web/${domain}/">` : `<dt>${domain}</dt>`);
    }
  });
});
