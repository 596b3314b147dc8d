/**
 * The company numbers read so far, one bit each: a set of strings would take half a gigabyte. The letters of a number
 * select the bit field, its digits the bit.
 */
export class SeenNumbers {
  private readonly fields = new Map<string, Uint8Array>();
  /** Almost every number is eight digits. */
  private readonly plain = new Uint8Array(10 ** 8 / 8);

  /** False when it was added before. */
  add(number: string): boolean {
    if (EIGHT_DIGITS.test(number)) return this.addPlain(Number(number));
    const letters = number.replace(/\d+/g, '-');
    const serial = Number(number.replace(/\D+/g, ''));
    let field = this.fields.get(letters);
    if (!field) {
      field = new Uint8Array(10 ** (number.length - letters.length + 1) / 8 + 1);
      this.fields.set(letters, field);
    }
    return setBit(field, serial);
  }

  /** A number of eight digits. */
  addPlain(number: number): boolean {
    return setBit(this.plain, number);
  }
}

const EIGHT_DIGITS = /^\d{8}$/;

function setBit(field: Uint8Array, place: number): boolean {
  const mask = 1 << (place & 7);
  const byte = field[place >>> 3] ?? 0;
  field[place >>> 3] = byte | mask;
  return (byte & mask) === 0;
}
