/**
 * Snapshots, the REST API and the streams write the same thing in different ways: in capitals or not, with the house
 * number in a line of its own, accented or not. These forms are the same for all of them.
 */
export function fold(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text in one order, without punctuation: `SMITH, Jane` and `Jane Smith` are the same. */
export function foldedWords(...texts: (string | null)[]): string {
  return fold(texts.filter(Boolean).join(' '))
    .replace(/['.]/g, '')
    .replaceAll('&', ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** Lists whose order means nothing. */
export function sorted(texts: string[]): string[] {
  return [...new Set(texts)].sort();
}

/** A stable text for a value whatever the order of its fields was. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${name}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
