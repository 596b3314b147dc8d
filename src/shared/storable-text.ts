/**
 * PostgreSQL stores neither a zero character nor half a surrogate pair, and a page may write both as escapes; a text that
 * was cut may end in such a half, too. Each becomes the character that stands for what cannot be shown.
 */
export function storableText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd');
}

/** The same for every text in plain data. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T;
  if (Array.isArray(value)) return value.map((item) => storable(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as T;
}

/** Whether it is stored as it is. For what must not be changed, such as an id that is looked up. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
