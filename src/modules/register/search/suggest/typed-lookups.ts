import { SECOND_MS } from '../../../../shared/clock.ts';

/** What a look-up of a typed text found. */
export interface TypedLookup<Row> {
  rows: Row[];
  /** Whether these are all rows. Then the rows of every longer text are among them. */
  isComplete: boolean;
}

/** Longer than a person takes to type a name; a change of the register is shown after this time. */
const LIFETIME_MS = 10 * SECOND_MS;
const TEXTS_MAX = 2_000;

/**
 * Remembers look-ups of texts that people type letter by letter, so that most letters need no look-up of
 * their own: few names begin with the first letters of a long name, and the rest of it is found among them.
 */
export function createTypedLookups<Row>(now: () => number) {
  /** In insertion order: the first is the oldest. */
  const lookups = new Map<string, TypedLookup<Row> & { at: number }>();

  function recall(text: string): Row[] | undefined {
    const oldest = now() - LIFETIME_MS;
    for (let length = text.length; length > 0; length--) {
      const lookup = lookups.get(text.slice(0, length));
      if (lookup && lookup.at > oldest && (lookup.isComplete || length === text.length)) return lookup.rows;
    }
    return undefined;
  }

  function remember(text: string, lookup: TypedLookup<Row>): void {
    lookups.delete(text);
    lookups.set(text, { ...lookup, at: now() });
    for (const oldest of lookups.keys()) {
      if (lookups.size <= TEXTS_MAX) break;
      lookups.delete(oldest);
    }
  }

  /** The rows of the text. They may include rows of a shorter text only, which the caller leaves out. */
  return async function rowsOf(text: string, lookUp: () => Promise<TypedLookup<Row>>): Promise<Row[]> {
    const known = recall(text);
    if (known) return known;
    const lookup = await lookUp();
    remember(text, lookup);
    return lookup.rows;
  };
}
