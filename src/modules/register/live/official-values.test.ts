import { describe, expect, it } from 'vitest';
import { dayOf, flagOf, idOf, textOf, textsOf, wholeNumberOf } from './official-values.ts';

describe('a day', () => {
  it.each([
    ['a day', '2024-02-29', '2024-02-29'],
    ['midnight UTC', '2016-03-18T00:00:00.000Z', '2016-03-18'],
    ['midnight in British summer', '2015-06-24T23:00:00.000Z', '2015-06-25'],
    ['a moment with an offset', '2022-08-04T00:02:01.812779+01:00', '2022-08-04'],
    ['a moment without a zone', '2021-11-02T08:47:45', '2021-11-02'],
    ['blanks around it', ' 2024-02-29 ', '2024-02-29'],
    ['the thirtieth of February', '2023-02-30', null],
    ['the twenty-ninth in a common year', '2023-02-29', null],
    ['a month alone', '1991-10', null],
    ['a year alone', '1991', null],
    ['a year that no database holds', '0000-01-01', null],
    ['a moment that does not exist', '2021-11-02T99:47:45Z', null],
    ['words', 'unknown', null],
    ['nothing', '', null],
    ['null', null, null],
    ['a number', 20240229, null],
  ])('is read from %s', (_, value, day) => {
    expect(dayOf(value)).toBe(day);
  });
});

describe('a text', () => {
  it('is one line without blanks around it', () => {
    expect(textOf('  ACME\r\n\tLIMITED ')).toBe('ACME LIMITED');
  });
  it('has nothing in it that a database refuses', () => {
    expect(textOf('A\u0000B\ud800C')).toBe('A B C');
    expect(textOf('\u0000')).toBeNull();
  });
  it('keeps whole characters beyond the first plane', () => {
    expect(textOf('𝔸 café')).toBe('𝔸 café');
  });
  it('is not made of anything else', () => {
    expect([12, true, null, undefined, {}, []].map(textOf)).toEqual([null, null, null, null, null, null]);
  });
  it('is read from lists only, without items that are no text', () => {
    expect(textsOf(null)).toEqual([]);
    expect(textsOf(['62012', null, ' ', 7])).toEqual(['62012']);
  });
});

it('whole numbers come as numbers and as text', () => {
  expect(['31', 31, ' 9 ', '08'].map(wholeNumberOf)).toEqual([31, 31, 9, 8]);
  expect(['', 'x', -1, 1.5, null, Number.NaN].map(wholeNumberOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('flags come as booleans, numbers and text, and anything else is not given', () => {
  expect([true, 'true', '1', 1].map(flagOf)).toEqual([true, true, true, true]);
  expect([false, 'false', '0', 0].map(flagOf)).toEqual([false, false, false, false]);
  expect([null, undefined, '', 'maybe'].map(flagOf)).toEqual([null, null, null, null]);
});

it('an id is the own one, or the end of the link to itself, in a list or not', () => {
  expect(idOf({ id: 'a1' })).toBe('a1');
  expect(idOf({ links: { self: '/company/01234567/appointments/b2' } })).toBe('b2');
  expect(idOf({ links: [{ self: '/company/01234567/charges/c3' }] })).toBe('c3');
  expect([{}, { links: null }, { links: { self: '' } }].map(idOf)).toEqual([null, null, null]);
});
