import { describe, expect, it } from 'vitest';
import { visitedDomain } from './import-visited.ts';

describe('a line of a list of websites', () => {
  it.each([
    ['https://www.fernhollow.co.uk,50000', 'fernhollow.co.uk'],
    ['https://shop.fernhollow.co.uk,1000000', 'fernhollow.co.uk'],
    ['http://fernhollow.com:8080,1000', 'fernhollow.com'],
    ['17,fernhollow.com', 'fernhollow.com'],
    ['17,3,Fernhollow.ORG.UK,uk,467,2611,fernhollow.org.uk,uk,17,3,467,2611', 'fernhollow.org.uk'],
    ['"17","fernhollow.com"', 'fernhollow.com'],
    ['fernhollow.wales', 'fernhollow.wales'],
    ['17\tfernhollow.com\r', 'fernhollow.com'],
    ['https://fernhollow.myshopify.com,1000', 'fernhollow.myshopify.com'],
  ])('names a website: %s', (line, domain) => {
    expect(visitedDomain(line)).toBe(domain);
  });

  it.each([
    'origin,rank',
    'GlobalRank,TldRank,Domain',
    '',
    '1.5',
    'https://192.0.2.7,1000',
    'co.uk',
    'a b c',
    'fernhollow.localhost',
    'https://fernhollow.com/a page',
  ])('names no website: %s', (line) => {
    expect(visitedDomain(line)).toBeUndefined();
  });
});
