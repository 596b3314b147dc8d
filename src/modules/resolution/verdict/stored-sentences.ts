/**
 * A sentence about a company that may be a site's operator, such as a reason for a review. It is stored for
 * weeks. If it says something of the company's record, `whenChanged` has the sentence to show once that has
 * changed: "it is dissolved" becomes "it was dissolved when the site was read". A stored sentence is known by
 * its words; one that the program no longer writes is shown as it was stored.
 */
export interface Sentence {
  text: string;
  whenChanged?: WhenChanged;
}

/** What may have changed since the sentence was stored. Of several changes, the first one counts. */
const RECORD_CHANGES = [
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

export type RecordChange = (typeof RECORD_CHANGES)[number];

/** The sentence to show instead; null for none. */
export type WhenChanged = Readonly<Partial<Record<RecordChange, string | null>>>;

/** The sentence as it is true after these changes; null if nothing of it is. */
export function textNow(
  { text, whenChanged = {} }: Sentence,
  changed: ReadonlySet<RecordChange>,
): string | null {
  const said = RECORD_CHANGES.flatMap((change) => {
    const now = changed.has(change) ? whenChanged[change] : undefined;
    return now === undefined ? [] : [now];
  });
  return said.includes(null) ? null : (said[0] ?? text);
}

/** A stored text in which each of these sentences, or parts of one, is as it is true now. */
export function withTextsNow(
  text: string,
  parts: readonly Sentence[],
  changed: ReadonlySet<RecordChange>,
): string {
  if (changed.size === 0) return text;
  return parts.reduce((all, part) => all.replace(part.text, () => textNow(part, changed) ?? ''), text);
}
