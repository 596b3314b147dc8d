import { describe, expect, it } from 'vitest';
import { matching, moveChoice, targetOf } from './find-target.ts';

describe('typed text', () => {
  it.each([
    ['tarnwickjoinery.test', '/resolve/tarnwickjoinery.test'],
    ['https://www.tarnwick.co.uk/contact', '/resolve/https%3A%2F%2Fwww.tarnwick.co.uk%2Fcontact'],
    ['ann@tarnwick.co.uk', '/resolve/ann%40tarnwick.co.uk'],
    ['73816452', '/companies/73816452'],
    ['SC 938142', '/companies/SC938142'],
    ['ni94318', '/companies/NI094318'],
    ['Tarnwick Joinery Ltd.', '/companies?name=Tarnwick+Joinery+Ltd.'],
    ['4th Lantern', '/companies?name=4th+Lantern'],
    ['1901', '/companies?name=1901'],
  ])('%s leads to %s', (text, to) => {
    expect(targetOf(text)?.to).toBe(to);
  });

  it('leads nowhere while it is empty', () => {
    expect(targetOf('  ')).toBeUndefined();
  });
});

describe('pages and actions', () => {
  const all = ['Watchlist', 'Sign out', 'Use dark colours'].map((label) => ({
    key: label,
    label,
    kind: 'Page',
  }));

  it('are found by the beginnings of their words', () => {
    expect(matching(all, 'wat').map(({ label }) => label)).toEqual(['Watchlist']);
    expect(matching(all, 'colours dark')).toHaveLength(1);
    expect(matching(all, 'list')).toEqual([]);
    expect(matching(all, '')).toHaveLength(3);
  });

  it('are chosen by the arrow keys, around the end of the list', () => {
    expect([moveChoice(2, 'ArrowDown', 3), moveChoice(0, 'ArrowUp', 3), moveChoice(1, 'x', 3)]).toEqual([
      0, 2, 1,
    ]);
    expect([moveChoice(1, 'Home', 3), moveChoice(1, 'End', 3), moveChoice(4, 'End', 0)]).toEqual([0, 2, 0]);
  });
});
