import { describe, expect, it } from 'vitest';
import { DigitMap } from './digit-map.ts';
import { mapCodedNumbers, mapNumber, mapNumbers } from './number-map.ts';
import { vatRule } from './vat-number.ts';

const digits = new DigitMap();
const map = (text: string) => {
  const spans = mapNumbers(text, digits).reverse();
  return spans.reduce(
    (out, { start, end, replacement }) => out.slice(0, start) + replacement + out.slice(end),
    text,
  );
};

describe('company numbers', () => {
  it.each([
    '07465829',
    '7465829',
    'SC465829',
    '0746 5829',
    '164 59',
    '074-658-29',
    '46582R',
    '078&nbsp;65&nbsp;294',
  ])('keep prefix, digits, zeros and spacing: %s', (number) => {
    const mapped = map(number);
    expect(mapped).not.toBe(number);
    expect(mapped.replace(/[2-9]/g, '#')).toBe(number.replace(/[2-9]/g, '#'));
  });

  it('are the same number with and without their leading zero', () => {
    expect(map('07465829')).toBe(`0${map('7465829')}`);
  });

  it('stay mistyped where they are, and are nobody else’s', () => {
    const [right, swapped, wrong, short] = ['07465829', '07465892', '07465828', '0746829'].map(map) as [
      string,
      ...string[],
    ];
    expect(swapped).toBe(right.slice(0, 6) + right[7] + right[6]);
    expect(wrong!.slice(0, 7)).toBe(right.slice(0, 7));
    expect(short).toBe(right.slice(0, 4) + right.slice(5));
    expect(new Set([right, swapped, wrong, short]).size).toBe(4);
  });

  it('are substituted as those of a corpus were, if some of them are in it', () => {
    const numbers = ['07465829', '06231547', '05512873'];
    const into = numbers.map((number) => new DigitMap(7).map(number));
    expect(DigitMap.turning(numbers, into)!.map('23456789')).toBe(new DigitMap(7).map('23456789'));
    expect(DigitMap.turning(numbers, into.slice(1))).toBeUndefined();
  });

  it('never become another number of the input', () => {
    const numbers = ['07465829', map('07465829'), '06231547'];
    const other = DigitMap.avoiding(numbers);
    expect(numbers).not.toContain(other.map('07465829'));
  });

  it('are found after a year and as character references', () => {
    expect(map('© 2024 07465829')).toBe(`© 2024 ${map('07465829')}`);
    const coded = [...'07465829'].map((digit) => `&#${digit.charCodeAt(0)};`).join('');
    const [span] = mapCodedNumbers(coded, digits);
    expect(span!.replacement.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(
      map('07465829'),
    );
  });
});

describe('other numbers', () => {
  it('keep a VAT number valid by the same rule, and an invalid one invalid', () => {
    for (const vat of ['980780684', '434031494', '100000055']) {
      const mapped = mapNumber(vat, digits);
      expect(mapped).not.toBe(vat);
      expect(vatRule(mapped)).toBe(vatRule(vat));
    }
    expect(vatRule('980780684')).toBe(97);
    expect(vatRule(mapNumber('980 7806 85', digits).replaceAll(' ', ''))).toBeUndefined();
  });

  it('keep the region of a telephone number, however it is spelled', () => {
    const bare = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:440?|0)/, '');
    expect(map('01632 960 471')).toMatch(/^0163\d \d{3} \d{3}$/);
    expect(bare(map('+44 (0)1632 960471'))).toBe(bare(map('01632960471')));
  });

  it('leave dates, years, times, prices, counts and dummies as they are', () => {
    const text = '25-05-2018, 2018-2019, 09.30-17.45, £24000, 8,513 of 46 reviews, No. 12345678 or 00000000';
    expect(map(text)).toBe(text);
  });
});
