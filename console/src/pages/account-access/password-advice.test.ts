import { describe, expect, it } from 'vitest';
import { passwordAdvice } from './password-advice.ts';
import { passwordStrength } from './password-strength.ts';

const adviceOn = (password: string) => passwordAdvice(password, passwordStrength(password));

describe('advice on a password', () => {
  it('names the only rule while it is too short, whatever its strength', () => {
    expect(adviceOn('')).toBe('At least 8 characters.');
    expect(passwordAdvice('short', 4)).toBe('At least 8 characters.');
  });

  it('names the rule while the strength is not known', () => {
    expect(passwordAdvice('long enough', undefined)).toBe('At least 8 characters.');
  });

  it('distinguishes weak from strong', () => {
    expect(adviceOn('aaaaaaaa')).toContain('Very easy to guess');
    expect(adviceOn('lantern quartz meadow bicycle')).toBe('Very good.');
  });

  it('takes no time for a very long password', () => {
    expect(adviceOn('x1$'.repeat(340))).not.toBe('');
  });
});
