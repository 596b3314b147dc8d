import { expect, it } from 'vitest';
import { parseTimeWindow } from './time-window.ts';

it('has two ends, either of which may be open', () => {
  const since = '2026-11-15T09:00:00+01:00';
  expect(parseTimeWindow({ since })).toEqual({ since: new Date('2026-11-15T08:00:00Z'), until: undefined });
  expect(parseTimeWindow({})).toEqual({ since: undefined, until: undefined });
});

it('may be a moment, but does not end before it begins', () => {
  const moment = '2026-11-15T09:00:00Z';
  expect(parseTimeWindow({ since: moment, until: moment }).since).toEqual(new Date(moment));
  expect(() => parseTimeWindow({ since: moment, until: '2026-11-15T08:59:59Z' })).toThrow(
    'since must not be after until.',
  );
});

it('refuses a leap second, which the format allows', () => {
  expect(() => parseTimeWindow({ until: '2016-12-31T23:59:60Z' })).toThrow('until must be a date and time');
});
