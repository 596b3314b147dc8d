import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLei, isVatNumber } from './check-digits.ts';

describe('check digits', () => {
  it.each(['123456782', '307123401', '307123443'])('%s is a VAT number, in the old or the new way', (digits) => {
    expect(isVatNumber(digits)).toBe(true);
  });

  it.each(['123456783', '307123402', '000000000', '12345678', ''])('%j is none', (digits) => {
    expect(isVatNumber(digits)).toBe(false);
  });

  it('one wrong digit of a VAT number is always noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'307123401'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        const changed = digits.join('');
        // The two ways together leave a few pairs that agree by chance.
        return !isVatNumber(changed) || isVatNumber(changed.slice(0, 7) + '01');
      }),
    );
  });

  it('an LEI is checked as a whole', () => {
    expect(isLei('213800LARCHWOOD00T86')).toBe(true);
    expect(isLei('213800LARCHWOOD00T87')).toBe(false);
    expect(isLei('213800LARCHWOOD00')).toBe(false);
  });
});
