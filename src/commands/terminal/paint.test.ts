import { describe, expect, it } from 'vitest';
import { hasColours, paint, styleOf } from './paint.ts';

const terminal = { isTTY: true, hasColors: () => true };

describe('colours', () => {
  it.each([
    ['a terminal that has them', terminal, [], true],
    [
      'a terminal that has none, or where NO_COLOR is set',
      { isTTY: true, hasColors: () => false },
      [],
      false,
    ],
    ['a terminal after --no-color', terminal, ['resolve', 'x.test', '--no-color'], false],
    ['a file or a program', { isTTY: false }, [], false],
    ['a stream that does not say', {}, [], false],
  ])('are chosen for %s', (_, output, args, expected) => {
    expect(hasColours(output, args)).toBe(expected);
  });

  it('end where the text ends', () => {
    expect(paint('bad', 'critical', terminal)).toBe('\x1b[31mcritical\x1b[39m');
    expect(paint('bad', 'critical', { isTTY: false })).toBe('critical');
    expect(paint('title', '', terminal)).toBe('');
  });

  it('are the same for the same thing everywhere', () => {
    expect(['active', 'matched', 'verified'].map(styleOf)).toEqual(['good', 'good', 'good']);
    expect(['dissolved', 'critical', 'overdue'].map(styleOf)).toEqual(['bad', 'bad', 'bad']);
    expect(styleOf('a word without a colour')).toBeUndefined();
  });
});
