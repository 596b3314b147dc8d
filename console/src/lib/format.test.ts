import { describe, expect, it } from 'vitest';
import {
  formatConfidence,
  formatCost,
  formatCount,
  formatDay,
  formatMoment,
  formatNumber,
  words,
} from './format.ts';

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

describe('numbers', () => {
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
  ])('of %j is "%s"', (answer, text) => {
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
