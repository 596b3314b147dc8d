/**
 * Normalises spelling. Snapshots, the REST API and the streams differ in capitals, accents, and where the
 * house number is.
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

/** The sorted words of a text without punctuation: equal for `SMITH, Jane` and `Jane Smith`. */
export function foldedWords(...texts: (string | null)[]): string {
  return fold(texts.filter(Boolean).join(' '))
    .replace(/['.]/g, '')
    .replaceAll('&', ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** For lists whose order has no meaning. */
export function sorted(texts: string[]): string[] {
  return [...new Set(texts)].sort();
}

/** A text for a value that does not depend on the order of its fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${name}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** `voluntary-arrangement` becomes voluntary arrangement. */
export function slugToWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** `SURNAME, Forename` becomes Forename SURNAME. */
export function fullName(name: string): string {
  const [surname = '', forenames] = name.split(', ', 2);
  return forenames ? `${forenames} ${surname}` : name;
}

export function joinList(items: string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}

/** The role of an officer in words: `llp-member` is “an LLP member”. */
export function roleInWords(role: string): string {
  const words = slugToWords(role.replaceAll('llp', 'LLP'));
  return /^(LLP|[aeiou])/.test(words) ? `an ${words}` : `a ${words}`;
}
