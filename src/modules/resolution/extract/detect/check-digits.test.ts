import { describe, expect, it } from 'vitest';
import { isLei, isVatNumber } from './check-digits.ts';

describe('check digits', () => {
  it.each(['123456782', '307123401', '307123443'])(
    '%s is a VAT number, in the old or the new way',
    (digits) => {
      expect(isVatNumber(digits)).toBe(true);
    },
  );

  it.each(['123456783', '307123402', '000000000', '12345678', ''])('%j is none', (digits) => {
    expect(isVatNumber(digits)).toBe(false);
  });

  it('an LEI is checked as a whole', () => {
    expect(isLei('213800LARCHWOOD00T86')).toBe(true);
    expect(isLei('213800LARCHWOOD00T87')).toBe(false);
    expect(isLei('213800LARCHWOOD00')).toBe(false);
  });
});
