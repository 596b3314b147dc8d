import { describe, expect, it } from 'vitest';
import { createApiKey, hashApiKey, isApiKey } from './api-keys.ts';

describe('an API key', () => {
  it('has the documented form, and its own checksum', () => {
    const key = createApiKey();
    expect(key.text).toMatch(/^dk_live_[0-9A-Za-z]{36}$/);
    expect(isApiKey(key.text)).toBe(true);
    expect(key.lastFour).toBe(key.text.slice(-4));
    expect(key.hash).toEqual(hashApiKey(key.text));
  });

  it('keeps the same checksum for ever, because keys outlive releases', () => {
    expect(createApiKey(() => 0).text).toBe(`dk_live_${'0'.repeat(30)}3fI366`);
  });

  it('is refused with any single character changed', () => {
    const { text } = createApiKey();
    for (let i = 0; i < text.length; i++) {
      const other = text.charAt(i) === 'a' ? 'b' : 'a';
      expect(isApiKey(text.slice(0, i) + other + text.slice(i + 1))).toBe(false);
    }
  });

  it('is refused when it is of another form', () => {
    const { text } = createApiKey();
    for (const wrong of [
      '',
      ` ${text}`,
      `${text}\n`,
      text.toLowerCase().toUpperCase(),
      text.replace('live', 'test'),
    ]) {
      expect(isApiKey(wrong)).toBe(false);
    }
  });
});
