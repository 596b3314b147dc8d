import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, parseRetryAfter, startOfUkDay, ukDay } from './clock.ts';

describe('the day in the United Kingdom', () => {
  it.each([
    ['in winter changes at midnight UTC', '2026-11-15T23:59:59.999Z', '2026-11-15'],
    ['in winter has changed at midnight UTC', '2026-11-16T00:00:00Z', '2026-11-16'],
    ['in summer has not changed before 23:00 UTC', '2026-07-01T22:59:59Z', '2026-07-01'],
    ['in summer changes at 23:00 UTC', '2026-07-01T23:00:00Z', '2026-07-02'],
    ['before the clocks go forward changes at midnight UTC', '2026-03-28T23:30:00Z', '2026-03-28'],
    ['when the clocks have gone forward changes at 23:00 UTC', '2026-03-29T23:30:00Z', '2026-03-30'],
    ['before the clocks go back changes at 23:00 UTC', '2026-10-24T23:30:00Z', '2026-10-25'],
    ['when the clocks have gone back changes at midnight UTC', '2026-10-25T23:30:00Z', '2026-10-25'],
  ])('%s', (_, at, day) => {
    expect(ukDay(new Date(at))).toBe(day);
  });
});

describe('days between two days', () => {
  it.each([
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-15', '2026-11-16', 1],
    ['2026-11-15', '2026-11-14', -1],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['1855-12-31', '2026-01-01', 62_093],
  ])('%s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('the start of a day', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2026-07-15', '2026-07-14T23:00:00.000Z'],
    // The days on which summer time begins and ends.
    ['2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('is, for %s, %s', (day, start) => {
    expect(startOfUkDay(day).toISOString()).toBe(start);
    expect(ukDay(startOfUkDay(day))).toBe(day);
  });
});

it('days are added across months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
});

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['99999999999', 99_999_999_999_000],
  ['Sun, 15 Nov 2026 09:00:30 GMT', 30_000],
  ['Sun, 15 Nov 2026 09:01:00 GMT', 60_000],
  ['Sun, 15 Nov 2026 08:00:00 GMT', 0],
  ['Sun, 15 Nov 2020 09:01:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is %j milliseconds', (header, ms) => {
  expect(parseRetryAfter(header, new Date('2026-11-15T09:00:00Z'))).toBe(ms);
});
