import { nameKey } from '../../../shared/companies/company-name.ts';

/** How alike two keys are by their pairs of letters (Dice), from 0 to 1. */
export function likeness(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  let common = 0;
  for (let i = 0; i + 1 < a.length; i++) {
    const pair = pairAt(a, i);
    PAIRS[pair] = (PAIRS[pair] ?? 0) + 1;
  }
  for (let i = 0; i + 1 < b.length; i++) {
    const pair = pairAt(b, i);
    const left = PAIRS[pair] ?? 0;
    if (left === 0) continue;
    PAIRS[pair] = left - 1;
    common++;
  }
  for (let i = 0; i + 1 < a.length; i++) PAIRS[pairAt(a, i)] = 0;
  const total = a.length - 1 + (b.length - 1);
  return total > 0 ? (2 * common) / total : 0;
}

/** How often each pair of letters or digits is in the first key. */
const PAIRS = new Uint16Array(128 * 128);

function pairAt(key: string, index: number): number {
  return ((key.charCodeAt(index) & 127) << 7) | (key.charCodeAt(index + 1) & 127);
}

const PLAIN = /^[A-Za-z0-9]*$/;

/** Letters and digits of any text in capitals, `&` as AND: for finding a name in running text. */
export function squash(text: string): string {
  // Most words are plain letters and digits.
  if (PLAIN.test(text)) return text.toUpperCase();
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/&|\+/g, 'AND')
    .replace(/[^A-Z0-9]+/g, '');
}

/** The words of a registered name without its legal form and article. */
export function nameWords(name: string): string[] {
  return nameKey(name).split(' ');
}
