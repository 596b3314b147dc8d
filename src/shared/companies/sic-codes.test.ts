import { describe, expect, it } from 'vitest';
import { describeCompanyType } from './company-types.ts';
import { describeSicCode } from './sic-codes.ts';

describe('a SIC code', () => {
  it.each([
    ['62012', 'Development of business software'],
    ['99999', 'Dormant company'],
    ['25110', 'Metal products'],
    ['04000', null],
    ['', null],
  ])('is read: %s is %j', (code, words) => {
    expect(describeSicCode(code)).toBe(words);
  });
});

describe('a type of company', () => {
  it.each([
    ['ltd', 'Private limited company'],
    ['llp', 'Limited liability partnership (LLP)'],
    ['other', 'Other company'],
    ['brand-new-kind', 'Brand new kind'],
  ])('is read: %s is %s', (type, words) => {
    expect(describeCompanyType(type)).toBe(words);
  });
});
