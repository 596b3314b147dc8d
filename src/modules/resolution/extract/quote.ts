import { sentenceAround } from './detect/sentences.ts';

const QUOTE_MAX = 300;

export interface Quote {
  start: number;
  end: number;
  text: string;
}

/** The sentence that says it, cut at words to what fits, so that a person finds it again on the page. */
export function quoteAround(
  text: string,
  at: { start: number; end: number },
  block: { start: number; end: number },
): Quote {
  const sentence = sentenceAround(
    text,
    at.start,
    at.end,
    Math.min(block.start, at.start),
    Math.max(block.end, at.end),
  );
  let { start, end } = sentence;
  if (end - start > QUOTE_MAX) {
    const spare = Math.max(0, QUOTE_MAX - (at.end - at.start));
    start = Math.max(start, at.start - Math.floor(spare / 2));
    end = Math.min(end, start + QUOTE_MAX);
    if (end - start < QUOTE_MAX) start = Math.max(sentence.start, end - QUOTE_MAX);
    if (start > sentence.start && start < at.start) {
      const space = text.slice(start, at.start).indexOf(' ');
      if (space >= 0) start += space + 1;
    }
    if (end < sentence.end && end > at.end) {
      const space = text.slice(at.end, end).lastIndexOf(' ');
      if (space >= 0) end = at.end + space;
    }
  }
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return { start, end, text: text.slice(start, end) };
}

const isSpace = (text: string, at: number) => text.charCodeAt(at) === 32 || text.charCodeAt(at) === 10;
