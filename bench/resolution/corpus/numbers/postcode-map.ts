import { shuffle } from '../random.ts';

/** Letters that may stand in the last two places of a postcode. */
const INWARD = [...'ABDEFGHJLNPQRSTUWXYZ'];
const DIGITS = [...'0123456789'];
const EIRCODE = [...'0123456789ACDEFHKNPRTVWXY'];

const GAP = '(?:\\s|&nbsp;|&#160;|<br ?/?>){0,3}';
const UK = new RegExp(`(?<![A-Za-z0-9])([A-Z]{1,2}\\d[A-Z\\d]?)(${GAP})(\\d)([A-Z]{2})(?![A-Za-z0-9])`, 'gi');
const IRISH = new RegExp(
  `(?<![A-Za-z0-9])([AC-FHKNPRTV-Y]\\d[\\dW])(${GAP})([0-9AC-FHKNPRTV-Y]{4})(?![A-Za-z0-9])`,
  'g',
);

export interface PostcodeSpan {
  start: number;
  end: number;
  original: string;
  replacement: string;
}

/**
 * Other postcodes of the same districts: the outward code stays, the inward one is substituted letter by
 * letter.
 */
export class PostcodeMap {
  readonly #letters: Map<string, string>;

  constructor(variant = 0) {
    this.#letters = new Map([
      ...pairs(INWARD, `postcode letters ${variant}`),
      ...pairs(DIGITS, `postcode digits ${variant}`),
      ...pairs(EIRCODE, `eircode ${variant}`).map(([from, to]): [string, string] => [`irish ${from}`, to]),
    ]);
  }

  /** The first substitution under which no postcode becomes another of the postcodes. */
  static avoiding(postcodes: Iterable<string>): PostcodeMap {
    const known = new Set(Array.from(postcodes, postcodeKey));
    for (let variant = 0; variant < 5000; variant++) {
      const map = new PostcodeMap(variant);
      const taken = (postcode: string) =>
        map.find(postcode).some(({ replacement }) => known.has(postcodeKey(replacement)));
      if (![...known].some(taken)) return map;
    }
    throw new Error('Every substitution of postcodes turns one of the input into another: change the seed.');
  }

  /** Postcodes in capitals; in small letters only those that `known` says are postcodes. */
  find(text: string, known: (key: string) => boolean = () => false): PostcodeSpan[] {
    const spans: PostcodeSpan[] = [];
    for (const match of text.matchAll(UK)) {
      const [original, outward, gap, digit, letters] = match as unknown as [
        string,
        string,
        string,
        string,
        string,
      ];
      if (/[a-z]/.test(outward + letters) && !known(postcodeKey(original))) continue;
      const inward = digit + letters;
      const mapped = Array.from(inward, (char) =>
        this.#sameCase(char, this.#letters.get(char.toUpperCase()) ?? char),
      );
      spans.push({ ...span(match.index, original), replacement: outward + gap + mapped.join('') });
    }
    for (const match of text.matchAll(IRISH)) {
      const [original, routing, gap, unique] = match as unknown as [string, string, string, string];
      if (!/[A-Z]/.test(unique) || !/\d/.test(unique)) continue;
      const mapped = Array.from(unique, (char) => this.#letters.get(`irish ${char}`)!);
      spans.push({ ...span(match.index, original), replacement: routing + gap + mapped.join('') });
    }
    return spans;
  }

  #sameCase(char: string, mapped: string): string {
    return char === char.toUpperCase() ? mapped : mapped.toLowerCase();
  }
}

/** A postcode without its gap, in capitals. */
export function postcodeKey(postcode: string): string {
  return postcode.replace(/&nbsp;|&#160;|<[^>]*>|\s/gi, '').toUpperCase();
}

const span = (start: number, original: string) => ({ start, end: start + original.length, original });

/** Assigns to each item another item, each of which is assigned once. */
function pairs(items: string[], key: string): [string, string][] {
  const order = shuffle(items, key);
  return order.map((item, i) => [item, order[(i + 1) % order.length]!]);
}
