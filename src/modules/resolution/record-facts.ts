/**
 * Sentences about a company that may be a site's operator are stored for weeks. Those that say something of
 * its record on the register name the facts that they rest on, and what to say once such a fact has changed.
 * A stored sentence is known by its words; one that the program no longer writes is shown as it was stored.
 */
export interface Sentence {
  text: string;
  whenChanged?: WhenChanged;
}

/** Where a sentence rests on several that have changed, the first one counts. */
const RECORD_FACTS = [
  /** It was dissolved or had left the register, and is back. */
  'gone',
  /** It was insolvent or gone, and is neither now. */
  'inactive',
  /** No other candidate that had its name has the same name now. */
  'namesakes',
  /** It has another name, which the site does not print. */
  'name',
  /** It has again a name that the site prints. */
  'former_name',
  /** Its registered postcode is another. */
  'office',
] as const;

export type RecordFact = (typeof RECORD_FACTS)[number];

/** The sentence to show instead; null for none. */
export type WhenChanged = Readonly<Partial<Record<RecordFact, string | null>>>;

/** The sentence as it is true after these changes; null if nothing of it is. */
export function textNow(
  { text, whenChanged = {} }: Sentence,
  changed: ReadonlySet<RecordFact>,
): string | null {
  const said = RECORD_FACTS.flatMap((fact) => {
    const now = changed.has(fact) ? whenChanged[fact] : undefined;
    return now === undefined ? [] : [now];
  });
  return said.includes(null) ? null : (said[0] ?? text);
}

/** A stored text in which each of these sentences, or parts of one, is as it is true now. */
export function withTextsNow(
  text: string,
  parts: readonly Sentence[],
  changed: ReadonlySet<RecordFact>,
): string {
  if (changed.size === 0) return text;
  return parts.reduce((all, part) => all.replace(part.text, () => textNow(part, changed) ?? ''), text);
}
