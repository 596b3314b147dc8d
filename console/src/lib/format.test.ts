import { describe, expect, it } from 'vitest';
import { chooseLocale, createFormats, formatCost, shortAmount, words } from './format.ts';

const { formatConfidence, formatCount, formatDay, formatMoment, formatNumber, formatChange, formatTick } =
  createFormats('en-GB');

describe('days and moments', () => {
  it('are written as in the United Kingdom', () => {
    expect(formatDay('2026-11-05')).toBe('5 Nov 2026');
    expect(formatMoment('2026-11-05T09:05:00')).toBe('5 Nov 2026, 09:05');
  });

  it('show the day of a moment whatever the time zone of the reader', () => {
    expect(formatDay('2026-11-05T23:59:59.999Z')).toBe('5 Nov 2026');
  });

  it.each([null, undefined, ''])('are a dash for %j', (missing) => {
    expect([formatDay(missing), formatMoment(missing)]).toEqual(['–', '–']);
  });
});

describe('the language of dates and numbers', () => {
  it.each([
    ['en-GB', ['en-GB', 'en'], 'Europe/London'],
    ['de-DE', ['de-DE', 'en-US'], 'Europe/London'],
    ['en-AU', ['en-AU'], 'Australia/Sydney'],
    ['en-US', ['en-US', 'en'], 'America/New_York'],
    ['en-US', ['en-US'], 'Pacific/Honolulu'],
    // American English by default, in a browser that is elsewhere.
    ['en-GB', ['en-US', 'en'], 'Europe/London'],
    ['en-GB', ['en'], 'UTC'],
    ['en-GB', [], 'Europe/London'],
    ['en-GB', ['not a language'], 'Europe/London'],
  ])('is %s for %j in %s', (expected, languages, timeZone) =>
    expect(chooseLocale(languages, timeZone)).toBe(expected),
  );
});

describe('in another language', () => {
  const american = createFormats('en-US');
  const german = createFormats('de-DE');
  it.each([
    ['a day', german.formatDay('2026-11-05'), '5. Nov. 2026'],
    ['a day', american.formatDay('2026-11-05'), 'Nov 5, 2026'],
    ['a day without its year', american.formatShortDay('2026-10-19'), 'Oct 19'],
    ['a day without its year', german.formatShortDay('2026-10-19'), '19. Okt.'],
    ['a month', american.formatMonth('2026-10-01'), 'Oct 2026'],
    ['a moment', german.formatMoment('2026-11-05T21:05:00'), '5. Nov. 2026, 21:05'],
    ['a number', german.formatNumber(1234567), '1.234.567'],
    ['a count', german.formatCount(2000, 'company', 'companies'), '2.000 companies'],
    ['a change', german.formatChange(-1500), '-1.500'],
    ['a share', german.formatConfidence(0.5), '50,0 %'],
  ])('%s is written as there', (_, text, expected) => {
    expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });
});

describe('labels of an axis', () => {
  it.each([
    ['hour', '09:17'],
    ['day', '27 Mar'],
    ['month', 'Mar 2026'],
  ] as const)('name their unit by %s', (unit, label) => {
    expect(formatTick(new Date(2026, 2, 27, 9, 17).getTime(), unit)).toBe(label);
  });
});

describe('numbers', () => {
  it.each([
    [25, '+25'],
    [-1, '-1'],
    [0, '0'],
  ])('%i is a change of %s', (value, text) => {
    expect(formatChange(value)).toBe(text);
  });

  it('have separators', () => {
    expect(formatNumber(1234567)).toBe('1,234,567');
  });

  it.each([
    [0, '0 companies'],
    [1, '1 company'],
    [2000, '2,000 companies'],
  ])('%i are counted in words', (count, text) => {
    expect(formatCount(count, 'company', 'companies')).toBe(text);
  });
});

describe('confidence', () => {
  it.each([
    [0.5, '50.0%'],
    [0.9987, '99.9%'],
    [0.9995, '> 99.9%'],
    [1, '> 99.9%'],
    [null, '–'],
  ])('%j is %s', (value, text) => {
    expect(formatConfidence(value)).toBe(text);
  });
});

describe('cost', () => {
  it.each([
    [{ charged: true, charge_reason: 'matched' }, 'Cost 1 credit'],
    [{ charged: false, charge_reason: 'already_charged' }, 'Free: you paid for it in the last 30 days'],
    [{ charged: false, charge_reason: 'no_match' }, 'Free'],
  ])('writes %j as "%s"', (answer, text) => {
    expect(formatCost(answer)).toBe(text);
  });
});

describe('codes in words', () => {
  it.each([
    ['voluntary-arrangement', 'Voluntary arrangement'],
    ['director_resigned', 'Director resigned'],
    ['psc_changed', 'PSC changed'],
    ['llp-designated-member', 'LLP designated member'],
    ['', '–'],
    [null, '–'],
  ])('%j is "%s"', (code, text) => {
    expect(words(code)).toBe(text);
  });
});

it('amounts are short, with the sign of their currency', () => {
  expect(shortAmount(1_234_567, 'GBP')).toBe('£1.2m');
  expect(shortAmount(-1_200, 'EUR')).toBe('-€1.2k');
  expect(shortAmount(12, null)).toBe('12');
});
