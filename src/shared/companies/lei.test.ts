import { describe, expect, it } from 'vitest';
import { isLei } from './lei.ts';

describe('a legal entity identifier', () => {
  it.each(['5493001KJTIIGC8Y1R12', '213800WSGIIZCXF1P572'])('is valid: %s', (text) => {
    expect(isLei(text)).toBe(true);
  });

  it.each([
    ['with a wrong check digit', '5493001KJTIIGC8Y1R13'],
    ['with two signs in the other order', '5493001KJTIIGC8Y1R21'],
    ['in lower case', '5493001kjtiigc8y1r12'],
    ['that is too short', '5493001KJTIIGC8Y1R1'],
    ['with a space', '5493001KJTIIGC8Y1R 2'],
    ['that is empty', ''],
  ])('is not valid: a text %s', (_why, text) => {
    expect(isLei(text)).toBe(false);
  });
});
