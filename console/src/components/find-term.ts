/** Where a term stands in a text. Spaces, punctuation and leading zeros may differ from how the term is stored. */
export function findTerm(text: string, term: string): [start: number, end: number] | undefined {
  const letters = [...term.replace(/[^\p{L}\p{N}]/gu, '').replace(/^0+(?=\d)/, '')];
  if (letters.length === 0) return undefined;
  const between = '[^\\p{L}\\p{N}]{0,3}';
  const pattern = new RegExp(`0*${letters.map(escaped).join(between)}`, 'iu');
  const match = pattern.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

function escaped(letter: string): string {
  return letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
