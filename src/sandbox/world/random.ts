import { hash } from 'node:crypto';

/**
 * Reproducible random numbers: the same seed and label give the same draws, on every machine and in every
 * year.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Each choice with its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** A separate label for each thing that is drawn keeps it unchanged when another draws more. */
export function createRandom(seed: number, label: string): Random {
  let state = seedOf(`${seed}:${label}`);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      return at(choices, choices.length - 1)[0];
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error('there is nothing to draw from');
  return found;
}

function seedOf(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BARCODE = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ids as the API's links have them: 27 characters, the same for the same label. */
export function resourceId(label: string): string {
  return lettersFrom(label, LETTERS, 27);
}

export function etagOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value), 'hex');
}

/**
 * The API's transaction ids are a serial number and a constant, in base 64; barcodes are letters and digits.
 */
export function filingIds(label: string): { transactionId: string; barcode: string } {
  const serial = `3${lettersFrom(label, '0123456789', 9)}`;
  return {
    transactionId: Buffer.from(`${serial}adiqzkcx`).toString('base64url'),
    barcode: `X${lettersFrom(label, BARCODE, 7)}`,
  };
}

/** Nothing here is a secret, and a world has tens of thousands of ids: a cheap hash will do. */
function lettersFrom(label: string, alphabet: string, length: number): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 13);
  }
  let text = '';
  for (let i = 0; i < length; i++) {
    first = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) + second;
    second = Math.imul(second ^ (second >>> 12), 0x297a2d39) + first;
    text += alphabet.charAt(((first ^ second) >>> 8) % alphabet.length);
  }
  return text;
}
