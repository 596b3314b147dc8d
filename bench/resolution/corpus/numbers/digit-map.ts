import { shuffle } from '../random.ts';

/** Numbers that stand for none: typed into templates, they say so. */
export function isDummy(digits: string): boolean {
  return /^0*(?:1234567?8?9?0?|987654321?|87654321|10+)$/.test(digits) || /^(\d)\1+$/.test(digits);
}

const VARIANTS = 1_000;
/** At most this many company numbers may become other company numbers by chance. */
const BY_CHANCE = 2;

/** The digits of a number without the zeros before it. */
export const significant = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '');

/**
 * One substitution of digits for all numbers. It keeps whatever relates two numbers: typing errors, swapped
 * digits, missing or added zeros, spacing, a charity number that is also somebody's company number. 0 and 1
 * stay, so that a company number begins as real ones do.
 */
export class DigitMap {
  readonly #to: string;

  constructor(variant = 0) {
    this.#to = `01${shuffle([...'23456789'], `digits ${variant}`).join('')}`;
  }

  /** The first substitution that turns none of the numbers into another one of them or into a taken one. */
  static avoiding(numbers: Iterable<string>, taken: Iterable<string> = []): DigitMap {
    const values = new Set(Array.from(numbers, significant));
    const moving = [...values].filter((value) => value.length > 5 && !isDummy(value) && /[2-9]/.test(value));
    const avoided = new Set([...values, ...Array.from(taken, significant)]);
    for (let variant = 0; variant < VARIANTS; variant++) {
      const map = new DigitMap(variant);
      if (map.#movesEveryDigit() && !moving.some((value) => avoided.has(map.map(value)))) return map;
    }
    throw new Error(
      'Every substitution of digits turns a number of the input into another or a taken one: change the seed.',
    );
  }

  /**
   * The substitution that turns some of the numbers into others of a list: more of them than chance would.
   */
  static turning(numbers: readonly string[], into: readonly string[]): DigitMap | undefined {
    const known = new Set(into);
    let most: { map: DigitMap; turned: number } | undefined;
    for (let variant = 0; variant < VARIANTS; variant++) {
      const map = new DigitMap(variant);
      const turned = numbers.filter((number) => known.has(map.map(number))).length;
      if (turned > (most?.turned ?? BY_CHANCE)) most = { map, turned };
    }
    return most?.map;
  }

  /** Every digit of the text; whatever else is in it stays. */
  map(text: string): string {
    return text.replace(/\d/g, (digit) => this.#to[Number(digit)]!);
  }

  #movesEveryDigit(): boolean {
    return [...'23456789'].every((digit) => this.map(digit) !== digit);
  }
}
