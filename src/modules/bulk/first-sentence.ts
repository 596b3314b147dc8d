/**
 * Ends of words that have a full stop without ending a sentence; single letters and pairs count as
 * abbreviations.
 */
const ABBREVIATIONS = /(^|[^\p{L}])(ltd|inc|corp|bros|plc|mrs|dept|est|reg|\p{L}{1,2})\.$/iu;

/**
 * The first sentence of a text. If a full stop may belong to an abbreviation, the next sentence is included.
 */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s+[\p{Lu}“‘"])/gu)) {
    const sentence = text.slice(0, index + 1);
    if (!ABBREVIATIONS.test(sentence)) return sentence;
  }
  return text;
}
