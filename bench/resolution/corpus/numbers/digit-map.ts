import { shuffle } from '../random.ts';

/** Numbers that stand for none: typed into templates, they say so. */
export function isDummy(digits: string): boolean {
  return /^0*(?:1234567?8?9?0?|987654321?|87654321)$/.test(digits) || /^(\d)\1+$/.test(digits);
}

/**
 * One substitution of digits for all numbers. It keeps whatever relates two numbers: typing errors, swapped digits,
 * missing or added zeros, spacing, a charity number that is also somebody's company number. 0 and 1 stay, so that a
 * company number begins as real ones do.
 */
export class DigitMap {
  readonly #to: string;

  constructor(variant = 0) {
    this.#to = `01${shuffle([...'23456789'], `digits ${variant}`).join('')}`;
  }

  /** The first substitution that turns none of the numbers into another one of them. */
  static avoiding(numbers: Iterable<string>): DigitMap {
    const values = new Set(Array.from(numbers, (number) => number.replace(/\D/g, '').replace(/^0+/, '')));
    const moving = [...values].filter((value) => value.length > 5 && !isDummy(value) && /[2-9]/.test(value));
    for (let variant = 0; variant < 1000; variant++) {
      const map = new DigitMap(variant);
      if (map.#movesEveryDigit() && !moving.some((value) => values.has(map.map(value)))) return map;
    }
    throw new Error(
      'Every substitution of digits turns one number of the input into another: change the seed.',
    );
  }

  /** Every digit of the text; whatever else is in it stays. */
  map(text: string): string {
    return text.replace(/\d/g, (digit) => this.#to[Number(digit)]!);
  }

  #movesEveryDigit(): boolean {
    return [...'23456789'].every((digit) => this.map(digit) !== digit);
  }
}
