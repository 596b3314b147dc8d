import { describe, expect, it } from 'vitest';
import { findTerm } from './find-term.ts';

function marked(text: string, term: string): string | undefined {
  const found = findTerm(text, term);
  return found && text.slice(...found);
}

describe('a term in a quote', () => {
  it.each([
    ['Company No. 01234567 in England', '01234567', '01234567'],
    ['Company No. 1234567', '01234567', '1234567'],
    ['No. 0123 4567', '01234567', '0123 4567'],
    ['© Acme Widgets Ltd.', 'ACME WIDGETS LTD', 'Acme Widgets Ltd'],
    ['J & B Smith', 'J&B Smith', 'J & B Smith'],
    ['at SW1A1AA, London', 'SW1A 1AA', 'SW1A1AA'],
    ['Caffè Nero', 'CAFFÈ NERO', 'Caffè Nero'],
  ])('of "%s" for %s is "%s"', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it.each([
    ['Nothing here', 'Acme'],
    ['Anything', ''],
    ['Anything', '…'],
  ])('of "%s" for "%s" is not found', (text, term) => {
    expect(findTerm(text, term)).toBeUndefined();
  });
});
