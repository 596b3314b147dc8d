import { firstIndex } from '../extract/search.ts';
import type { TextRange } from '../html/index.ts';

/** A text as capital letters and digits only, `&` as AND, with the place of each of them in the original. */
export class SquashedText {
  readonly key: string;
  private readonly text: string;
  private readonly places: Int32Array;

  constructor(text: string) {
    this.text = text;
    const { letters, places } = roomFor(text.length * LETTERS_MAX);
    let length = 0;
    for (let offset = 0; offset < text.length; offset++) {
      const code = text.charCodeAt(offset);
      const letter = code < 256 ? (LETTERS[code] ?? 0) : SEVERAL;
      if (letter > SEVERAL) {
        letters[length] = letter;
        places[length++] = offset;
      } else if (letter === SEVERAL) {
        const folded = code > 191 ? fold(text.charAt(offset)).slice(0, LETTERS_MAX) : 'AND';
        places.fill(offset, length, length + folded.length);
        length += letters.write(folded, length, 'latin1');
      }
    }
    this.key = letters.toString('latin1', 0, length);
    this.places = places.slice(0, length);
  }

  /** The letters and digits of a stretch of the text. */
  keyBetween({ start, end }: TextRange): string {
    return this.key.slice(this.indexOf(start), this.indexOf(end));
  }

  /** The index of the first letter at the position or after it. */
  private indexOf(position: number): number {
    return firstIndex(this.places.length, (i) => (this.places[i] ?? 0) >= position);
  }

  /** Where a key is found as whole words, whatever is between its letters; at most `max` places. */
  find(key: string, max = 40): TextRange[] {
    const found: TextRange[] = [];
    if (key === '') return found;
    for (
      let offset = this.key.indexOf(key);
      offset >= 0 && found.length < max;
      offset = this.key.indexOf(key, offset + 1)
    ) {
      const start = this.places[offset] ?? 0;
      const end = (this.places[offset + key.length - 1] ?? 0) + 1;
      const isWhole = !isWordAt(this.text, start - 1) && !isWordAt(this.text, end);
      if (isWhole && this.isClose(offset, offset + key.length)) found.push({ start, end });
    }
    return found;
  }

  /** Letters of one name have at most a few characters between them. */
  private isClose(from: number, to: number): boolean {
    for (let i = from + 1; i < to; i++)
      if ((this.places[i] ?? 0) - (this.places[i - 1] ?? 0) > GAP_MAX) return false;
    return true;
  }
}

const GAP_MAX = 4;
const LETTERS_MAX = 4;
/** A character that may become several letters, at most `LETTERS_MAX`. */
const SEVERAL = 1;
/** By the code of a character: its capital letter or digit, `SEVERAL`, or 0 if it is left out. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, code) => {
  const letter = String.fromCharCode(code).toUpperCase();
  if (code > 191 || letter === '&' || letter === '+') return SEVERAL;
  return /[A-Z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});

const makeRoom = (length: number) => ({
  letters: Buffer.allocUnsafe(length),
  places: new Int32Array(length),
});
/** Memory that one text after another uses. A very long text gets its own. */
const ROOM = makeRoom(200_000);
const roomFor = (length: number) => (length <= ROOM.places.length ? ROOM : makeRoom(length));

function fold(letter: string): string {
  const letters = letter.normalize('NFKD').toUpperCase();
  return letters.replace(/[^A-Z0-9]/g, '');
}

function isWordAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code < 128
    ? (LETTERS[code] ?? 0) > SEVERAL
    : code > 191 && /[\p{L}\p{N}]/u.test(text.charAt(offset));
}
