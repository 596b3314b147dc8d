import { shuffle } from '../random.ts';

/** Placeholder numbers of templates. */
export function isDummy(digits: string): boolean {
  return /^0*(?:1234567?8?9?0?|987654321?|87654321|10+)$/.test(digits) || /^(\d)\1+$/.test(digits);
}

const VARIANTS = 1_000;
/** At most this many company numbers may become other company numbers by chance. */
const BY_CHANCE = 2;

/** The digits of a number without the zeros before it. */
export const significant = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '');

/**
 * One substitution of digits for all numbers. It preserves all relations between numbers: typing errors,
 * swapped digits, missing or added zeros, spacing, a charity number that is also somebody's company number. 0
 * and 1 stay, so that company numbers begin like real ones.
 */
export class DigitMap {
  readonly #to: string;

  constructor(variant = 0) {
    this.#to = `01${shuffle([...'23456789'], `digits ${variant}`).join('')}`;
  }

  /** The first substitution under which no number becomes another of the numbers or a taken one. */
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

  /** The substitution under which more of the numbers become numbers of the list than by chance. */
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

  /** Substitutes every digit of the text, and nothing else. */
  map(text: string): string {
    return text.replace(/\d/g, (digit) => this.#to[Number(digit)]!);
  }

  #movesEveryDigit(): boolean {
    return [...'23456789'].every((digit) => this.map(digit) !== digit);
  }
}
