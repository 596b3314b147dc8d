const SURROGATE_OR_NUL = /[\0\ud800-\udfff]/;

/**
 * Replaces what PostgreSQL cannot store: NUL and lone surrogates. A page may contain both as escapes, and a
 * text that was cut may end in a lone surrogate.
 */
export function storableText(text: string): string {
  if (!SURROGATE_OR_NUL.test(text)) return text;
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd');
}

/** Applies `storableText` to every text in a JSON value. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T;
  if (Array.isArray(value)) return value.map((item) => storable(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as T;
}

/** For text that must not be changed, such as an id to look up. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Without control characters and those that change the direction of the text around them, for names that
 * people type. It can be stored.
 */
export function visibleText(text: string): string {
  return storableText(text.replace(INVISIBLE, ''));
}
