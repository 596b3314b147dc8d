/** A sentence that some software prints without tags: `… during the year was NIL (2024 - NIL).` */
const NOBODY =
  /\bnumber\s+of\s+(?:employees|persons)\b[^<>.]{0,80}?\bwas\s+(?:nil|0)\b(?:\s*\(\s*\d{4}\s*[-:\u2013]\s*(nil|0)\b)?/i;

/** Whether the page says so of the period of the document, and of the one before. */
export function saysNobodyEmployed(text: string): [now: boolean, before: boolean] {
  const match = NOBODY.exec(text);
  return [match !== null, match?.[1] !== undefined];
}
