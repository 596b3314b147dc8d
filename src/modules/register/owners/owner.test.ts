import { expect, it } from 'vitest';
import { ukNumberOf } from './owner.ts';

const filed = (number: string | null, country: string | null = null, place: string | null = null) =>
  ukNumberOf({ registration_number: number, country_registered: country, place_registered: place });

it.each([
  ['01234568', 'England', '01234568'],
  ['1234568', 'United Kingdom', '01234568'],
  ['0123 4568', 'ENGLAND & WALES', '01234568'],
  ['Company No. 1234568', 'England And Wales', '01234568'],
  ['Registered number: 1234568 (England)', 'Uk', '01234568'],
  ['Co. Reg. No 1234568', 'Great Britain', '01234568'],
  ['sc 123456', 'Scotland', 'SC123456'],
  ['SC123456', 'United Kingdom (Scotland)', 'SC123456'],
  ['123456', 'Scotland', 'SC123456'],
  ['612345', 'Northern Ireland', 'NI612345'],
  ['OC 301234', 'England', 'OC301234'],
  ['FC031234', 'Luxembourg', 'FC031234'],
  ['OE001234', 'Jersey', 'OE001234'],
  ['1234568', null, '01234568'],
])('%s of %s is %s', (number, country, expected) => {
  expect(filed(number, country)).toBe(expected);
});

it.each([
  ['1234568', 'Delaware, USA'],
  ['1234568', 'British Virgin Islands'],
  ['1234568', 'Jersey, United Kingdom'],
  ['1234568', 'New South Wales'],
  ['1234568', 'Ireland'],
  ['N/A', 'England'],
  ['12345678', 'England'],
  ['00000000', 'England'],
  ['None', 'United Kingdom'],
  ['HRB 12345', 'Germany'],
  ['', 'England'],
  [null, 'England'],
])('%s of %s is not a number of the UK register', (number, country) => {
  expect(filed(number, country)).toBeUndefined();
});

it('takes the part of the UK from the place where the country does not tell', () => {
  expect(filed('123456', 'United Kingdom', 'Companies House, Edinburgh')).toBe('SC123456');
  expect(filed('123456', null, 'Registrar of Companies for Scotland')).toBe('SC123456');
  expect(filed('123456', 'United Kingdom', 'Companies House')).toBe('00123456');
  expect(filed('123456', null, 'Luxembourg')).toBeUndefined();
});
