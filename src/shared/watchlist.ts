import { invalidRequest } from './problem.ts';
import { isStorableText, visibleText } from './storable-text.ts';

export const TAGS_MAX = 20;
export const TAG_LENGTH_MAX = 40;

/** A tag as it was written, and what it is compared by. */
export interface Tag {
  key: string;
  tag: string;
}

/** Each tag once, in the order and the spelling in which it came first. Throws `invalid_request`. */
export function readTags(texts: readonly string[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const text of texts) {
    const tag = readTag(text);
    if (!tags.has(tag.key)) tags.set(tag.key, tag);
  }
  requireTagLimit(tags.size);
  return [...tags.values()];
}

function readTag(text: string): Tag {
  const tag = clean(text);
  const wrong = whatIsWrong(tag);
  if (wrong) throw invalidRequest(`A tag ${wrong}.`, { tags: wrong });
  return { key: tagKey(tag), tag };
}

/** For a search by tag. A text that cannot be a tag has the empty key, which no company has. */
export function findableTagKey(text: string): string {
  const tag = clean(text);
  return whatIsWrong(tag) ? '' : tagKey(tag);
}

export function requireTagLimit(count: number): void {
  if (count <= TAGS_MAX) return;
  throw invalidRequest(`A company can have ${TAGS_MAX} tags.`, { tags: `must be at most ${TAGS_MAX}` });
}

function clean(text: string): string {
  return text.normalize('NFC').trim().replace(/ +/g, ' ');
}

function tagKey(tag: string): string {
  return tag.toLowerCase();
}

function whatIsWrong(tag: string): string | undefined {
  if (tag === '') return 'must not be empty';
  if ([...tag].length > TAG_LENGTH_MAX) return `must have at most ${TAG_LENGTH_MAX} characters`;
  if (tag.includes(',')) return 'must not hold a comma';
  if (visibleText(tag) !== tag || !isStorableText(tag)) return 'must not hold invisible characters';
  return undefined;
}

/** The outcomes of a row of an uploaded list of companies. */
export const IMPORT_OUTCOMES = [
  'watched',
  'already_watched',
  'several_companies',
  'not_found',
  'limit_reached',
  'too_many_tags',
  'unavailable',
  'found',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const IMPORT_ROWS_MAX = 1_000;
