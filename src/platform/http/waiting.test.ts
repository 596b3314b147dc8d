import { describe, expect, it } from 'vitest';
import { preferredWait } from './waiting.ts';

describe('Prefer: wait', () => {
  it.each([
    ['wait=10', 10],
    ['WAIT = 10', 10],
    ['wait="10"', 10],
    ['respond-async, wait=10', 10],
    ['respond-async,wait=10;foo=bar, wait=20', 10],
    ['foo="a, b", wait=10', 10],
    ['wait=1', 1],
    ['wait=60', 60],
    ['wait=600', 60],
  ])('%s asks for %i seconds', (header, seconds) => {
    expect(preferredWait(header)).toBe(seconds);
  });

  it.each([
    '',
    'wait',
    'wait=',
    'wait=0',
    'wait=-1',
    'wait=1.5',
    'wait=soon',
    'await=5',
    'wait=9999999',
    'foo="a, wait=9"',
    '"wait=9',
  ])('does not wait for %j', (header) => {
    expect(preferredWait(header)).toBeUndefined();
  });

  it('is read from repeated headers, and may be missing', () => {
    expect(preferredWait(['respond-async', 'wait=7'])).toBe(7);
    expect(preferredWait(undefined)).toBeUndefined();
  });
});
