import { describe, expect, it } from 'vitest';
import { findIndustries, INDUSTRIES, industryOf } from './industries.ts';

const codes = (typed: string) => findIndustries(typed).map(({ value }) => value);

describe('industries', () => {
  it.each([
    ['joiners', '43320'],
    ['joinery', '16230'],
    ['Plumbers', '43220'],
    ['painting', '43341'],
    ['roofer', '43910'],
    ['43320', '43320'],
  ])('%s finds %s', (typed, code) => {
    expect(codes(typed)).toContain(code);
  });

  it('holds every typed word', () => {
    expect(codes('joinery installation')).toEqual(['43320']);
    expect(codes('joinery zebra')).toEqual([]);
  });

  it('offers the beginning of a code that is not in the list', () => {
    expect(findIndustries('432')[0]).toEqual({ value: '432', label: 'Codes that begin with 432' });
    expect(codes('4')[0]).not.toBe('4');
  });

  it('lists all while nothing is typed, and names any code', () => {
    expect(findIndustries(' ')).toHaveLength(INDUSTRIES.length);
    expect(industryOf('43320').label).toBe('Joinery installation (43320)');
    expect(industryOf('4332').label).toBe('Codes that begin with 4332');
  });
});
