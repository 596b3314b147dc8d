import { anyOf } from '../../../shared/join-patterns.ts';
import type { TextRange } from '../html/index.ts';

const QUOTE_MAX = 300;

/** The sentence that contains it, cut at words to a maximum length, so that a person finds it on the page. */
export function quoteAround(text: string, quoted: TextRange, block: TextRange): TextRange & { text: string } {
  const whole = { start: Math.min(block.start, quoted.start), end: Math.max(block.end, quoted.end) };
  const sentence = sentenceAround(text, quoted, whole);
  let { start, end } = sentence;
  if (end - start > QUOTE_MAX) {
    const spare = Math.max(0, QUOTE_MAX - (quoted.end - quoted.start));
    start = Math.max(start, quoted.start - Math.floor(spare / 2));
    end = Math.min(end, start + QUOTE_MAX);
    start = Math.max(sentence.start, Math.min(start, end - QUOTE_MAX));
    const before = start > sentence.start ? text.slice(start, quoted.start).indexOf(' ') : -1;
    if (before >= 0) start += before + 1;
    const after = end < sentence.end ? text.slice(quoted.end, end).lastIndexOf(' ') : -1;
    if (after >= 0) end = quoted.end + after;
  }
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return { start, end, text: text.slice(start, end) };
}

const isSpace = (text: string, offset: number) =>
  text.charCodeAt(offset) === 32 || text.charCodeAt(offset) === 10;

const LOOK_MAX = 400;
const ABBREVIATED = new Set(
  'st dr mr mrs ms co bros jr sr messrs no nos prof rev dept mt ft inc reg regd approx e.g i.e etc tel est vat t.a'.split(
    ' ',
  ),
);
/** "Acme Inc. Registered in …" ends a sentence; "Acme Co. Ltd" and "Acme Ltd. London" do not. */
const OPENS_SENTENCE = anyOf(
  /^(?:registered|regd?|company|co|all|we|our|the|vat|incorporated|authorised|copyright|its?|this|these|you)(?![\p{L}])/iu,
  /^(?:your|a|an|in|for|part|tel|email|website|site|charity|place|©|\d)(?![\p{L}])/iu,
);

/** The sentence around a range, within the block; line breaks also end it. */
function sentenceAround(text: string, quoted: TextRange, block: TextRange): TextRange {
  let { start, end } = quoted;
  const floor = Math.max(block.start, start - LOOK_MAX);
  while (start > floor && !endsSentence(text, start - 1)) start--;
  const ceiling = Math.min(block.end, end + LOOK_MAX);
  while (end < ceiling && !endsSentence(text, end)) end++;
  if (end < block.end && text.charAt(end) === '.') end++;
  while (start < quoted.start && text.charCodeAt(start) === 32) start++;
  return { start, end };
}

/** Whether the character at `offset` ends a sentence. */
function endsSentence(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (code === 10) return true;
  if (code === 33 || code === 63) return text.charCodeAt(offset + 1) === 32;
  if (code !== 46) return false;
  const next = text.charCodeAt(offset + 1);
  if (next !== 32 && next !== 10 && !Number.isNaN(next)) return false;
  const after = text.slice(offset + 2, offset + 4);
  if (/^[a-z]/.test(after)) return false;
  const [before = ''] = /\S{1,14}$/.exec(text.slice(Math.max(0, offset - 14), offset)) ?? [];
  const word = before.toLowerCase().replace(/^[("“]/, '');
  if (/^(?:inc|co|corp|ltd|plc|llc)$/.test(word))
    return OPENS_SENTENCE.test(text.slice(offset + 2, offset + 16));
  return !/^\p{L}$/u.test(word) && !ABBREVIATED.has(word);
}
