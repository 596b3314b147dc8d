import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAround } from './quote.ts';

/** The quote around these words, in a block of this text. */
function quoteOf(text: string, words: string) {
  const start = text.indexOf(words);
  return quoteAround(text, { start, end: start + words.length }, { start: 0, end: text.length }).text;
}

describe('a quote', () => {
  it.each([
    ['We sell pipes. Larch Ltd is here. Call us.', 'Larch Ltd', 'Larch Ltd is here.'],
    ['Call us! Larch Ltd is here? Yes.', 'Larch Ltd', 'Larch Ltd is here'],
    ['One line\nLarch Ltd\nAnother', 'Larch Ltd', 'Larch Ltd'],
    ['By J. Larch & Co. Ltd of York. Next.', 'Co. Ltd', 'By J. Larch & Co. Ltd of York.'],
    ['By Larch Ltd. Registered in York. Next.', 'Larch Ltd', 'By Larch Ltd.'],
    ['By Larch Ltd. of York, no. 07123456. Next.', '07123456', 'By Larch Ltd. of York, no. 07123456.'],
  ])('is the sentence that says it: %s', (text, words, quote) => {
    expect(quoteOf(text, words)).toBe(quote);
  });

  it('is cut at words around what it says if its sentence is long', () => {
    const filler = 'and so on without end '.repeat(40);
    const quote = quoteOf(`${filler}Larch Homes Ltd, company number 07123456 ${filler}`, '07123456');
    expect(quote).toContain('07123456');
    expect(quote.length).toBeLessThanOrEqual(300);
    expect(
      quote
        .split(' ')
        .every((word) => `${filler}Larch Homes Ltd, company number 07123456`.split(' ').includes(word)),
    ).toBe(true);
  });

  it('holds what it is about, stands in the text and is at most 300 characters, whatever the text', () => {
    const piece = fc.constantFrom(
      'Larch Ltd',
      '. ',
      '! ',
      '\n',
      ' ',
      'No. ',
      'x'.repeat(90),
      '© 2024',
      'co. ',
      ', ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.array(piece, { maxLength: 30 }), (before, after) => {
        const start = before.join('').length;
        const text = `${before.join('')}07123456${after.join('')}`;
        const quote = quoteAround(text, { start, end: start + 8 }, { start: 0, end: text.length });
        expect(text.slice(quote.start, quote.end)).toBe(quote.text);
        expect(quote.text).toContain('07123456');
        expect(quote.text.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
