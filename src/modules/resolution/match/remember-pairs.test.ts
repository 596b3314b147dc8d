import { describe, expect, it } from 'vitest';
import { rememberPairs } from './remember-pairs.ts';

describe('a comparison that remembers', () => {
  it('answers as the comparison does, and computes each pair once', () => {
    let times = 0;
    const shorter = rememberPairs((left, right) => {
      times += 1;
      return left.length < right.length ? 'left' : 'right';
    });
    expect([shorter('a', 'bb'), shorter('bb', 'a'), shorter('a', 'bb')]).toEqual(['left', 'right', 'left']);
    expect(times).toBe(2);
  });

  it('forgets, so that it does not grow with every site', () => {
    let times = 0;
    const compare = rememberPairs(() => {
      times += 1;
      return 'same';
    });
    for (let index = 0; index < 5_000; index += 1) compare(`name ${index}`, 'x');
    compare('name 0', 'x');
    expect(times).toBe(5_001);
  });
});
