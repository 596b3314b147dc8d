import { describe, expect, it } from 'vitest';
import { comparePart, isMistyped, numbersMeant } from './printed-number.ts';

describe('a printed company number', () => {
  it.each([
    ['07381654', '07381645', 'two digits swapped'],
    ['07381745', '07381645', 'one digit wrong'],
    ['00738145', '07381645', 'one digit left out, the zeros moved'],
    ['73816455', '07381645', 'one digit doubled'],
    ['SC089838', 'SC089839', 'one digit wrong behind letters'],
  ])('%s may be meant to be %s: %s', (printed, number) => {
    expect(isMistyped(printed, number)).toBe(true);
  });

  it.each([
    ['07381645', '07381645', 'it is the same'],
    ['07318654', '07381645', 'two errors'],
    ['08123456', '07381645', 'nothing alike'],
  ])('%s is not %s mistyped: %s', (printed, number) => {
    expect(isMistyped(printed, number)).toBe(false);
  });

  it.each([
    ['00089839', 'scotland', null, ['00089839', 'SC089839']],
    ['00300123', 'scotland', 'llp', ['00300123', 'SO300123']],
    ['00662497', 'northern_ireland', null, ['00662497', 'NI662497', 'R0662497']],
    ['00342756', 'england_wales', 'llp', ['00342756', 'OC342756']],
    ['07381645', 'scotland', null, ['07381645']],
    ['00089839', 'england_wales', null, ['00089839']],
    ['SC089839', 'scotland', null, ['SC089839']],
  ] as const)('%s in %s (%s) can mean %j', (printed, part, form, meant) => {
    expect(numbersMeant(printed, part, form)).toEqual(meant);
  });

  it.each([
    ['scotland', 'SC089839', 'agrees'],
    ['england_wales', '07381645', 'agrees'],
    ['england_wales', 'SC089839', 'disagrees'],
    ['northern_ireland', 'R0000012', 'agrees'],
    ['united_kingdom', 'SC089839', 'unsaid'],
    [null, 'SC089839', 'unsaid'],
  ] as const)('registered in %s and %s: %s', (part, number, said) => {
    expect(comparePart(part, number)).toBe(said);
  });
});
