import { describe, expect, it } from 'vitest';
import { browse, siteList } from './browse.ts';
import { SANDBOX_SITES } from './catalogue.ts';

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
