import { joinedKey, nameKey } from './company-name.ts';

/** Whether two names are the same but for case, punctuation, spaces and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return joinedKey(nameKey(one)) === joinedKey(nameKey(other));
}

/** The only one of several namesakes, or, where they differ in their legal form, the one whose full name was written. */
export function onlyNamesake<T>(
  namesakes: readonly T[],
  name: string,
  nameOf: (one: T) => string,
): T | undefined {
  if (namesakes.length <= 1) return namesakes[0];
  const whole = namesakes.filter((one) => spelling(nameOf(one)) === spelling(name));
  return whole.length === 1 ? whole[0] : undefined;
}

function spelling(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/\bLTD\b/g, 'LIMITED')
    .replace(/[^A-Z0-9]+/g, '');
}
