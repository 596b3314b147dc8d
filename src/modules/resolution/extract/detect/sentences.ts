import { ABBREVIATED } from './name-words.ts';

const LOOK_MAX = 400;
const MORE_ABBREVIATIONS = new Set('reg regd approx e.g i.e etc tel est vat t.a'.split(' '));
/** "Acme Inc. Registered in …" ends a sentence; "Acme Co. Ltd" and "Acme Ltd. London" do not. */
const OPENS_SENTENCE =
  /^(?:registered|regd?|company|co|all|we|our|the|vat|incorporated|authorised|copyright|its?|this|these|you|your|a|an|in|for|part|tel|email|website|site|charity|place|©|\d)(?![\p{L}])/iu;

/** The sentence around a position, within the block; line breaks end it too. */
export function sentenceAround(
  text: string,
  from: number,
  to: number,
  blockStart: number,
  blockEnd: number,
): { start: number; end: number } {
  const floor = Math.max(blockStart, from - LOOK_MAX);
  let start = from;
  while (start > floor && !endsSentence(text, start - 1)) start--;
  const ceiling = Math.min(blockEnd, to + LOOK_MAX);
  let end = to;
  while (end < ceiling && !endsSentence(text, end)) end++;
  if (end < blockEnd && text.charAt(end) === '.') end++;
  while (start < from && text.charCodeAt(start) === 32) start++;
  return { start, end };
}

/** Whether a sentence or a line ends somewhere in between. */
export function sentenceEndsBetween(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (endsSentence(text, at)) return true;
  return false;
}

/** Whether the character at `at` ends a sentence. */
function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 10) return true;
  if (code === 33 || code === 63) return text.charCodeAt(at + 1) === 32;
  if (code !== 46) return false;
  const next = text.charCodeAt(at + 1);
  if (next !== 32 && next !== 10 && !Number.isNaN(next)) return false;
  const after = text.slice(at + 2, at + 4);
  if (/^[a-z]/.test(after)) return false;
  const word =
    /(\S{1,14})$/
      .exec(text.slice(Math.max(0, at - 14), at))?.[1]
      ?.toLowerCase()
      .replace(/^[("“]/, '') ?? '';
  if (/^(?:inc|co|corp|ltd|plc|llc)$/.test(word)) return OPENS_SENTENCE.test(text.slice(at + 2, at + 16));
  if (/^\p{L}$/u.test(word) || ABBREVIATED.has(word)) return false;
  return !MORE_ABBREVIATIONS.has(word);
}
