import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { labelOf } from './brand.ts';
import { isDomainAbout } from './domain-about-company.ts';

const HOSTS = company('04100031', 'TARNWICK HOSTING LIMITED', { previous_names: ['FELLSIDE SERVERS LTD'] });
const isAbout = (domain: string, one = HOSTS) => isDomainAbout(one, labelOf(domain));

describe('a domain', () => {
  it.each([
    'tarnwick-complaints.co.uk',
    'tarnwickhostingreviews.com',
    'tarnwick-hosting-victims.org',
    'fellside-scam.net',
  ])('is of a site that complains about the company: %s', (domain) => {
    expect(isAbout(domain)).toBe(true);
  });

  it.each([
    'tarnwick.co.uk',
    'tarnwickhosting.com',
    'tarnwick-cloud.co.uk',
    'complaints.co.uk',
    'tarn-complaints.co.uk',
    'hosting-reviews.co.uk',
  ])('is not of a site that complains about the company: %s', (domain) => {
    expect(isAbout(domain)).toBe(false);
  });

  it('is not of a site that complains where the word is part of the company’s own name', () => {
    expect(isAbout('tarnwickparts.co.uk', company('04100032', 'TARNWICK PARTS LIMITED'))).toBe(false);
  });
});
