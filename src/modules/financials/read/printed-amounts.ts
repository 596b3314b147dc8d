/** The beginning of a row is shorter, and so is a row with all of its cells. */
const ROW_TAG_MAX = 400;
const ROW_MAX = 4_000;
const NOT_SHOWN = /^display:\s{0,4}none/;

/** Whether the page has rows of tables that it does not show, which few pages have. */
export function hasUnseenRows(text: string): boolean {
  for (let at = text.indexOf('display:'); at >= 0; at = text.indexOf('display:', at + 1)) {
    if (!NOT_SHOWN.test(text.slice(at, at + 20))) continue;
    const before = text.slice(Math.max(0, at - ROW_TAG_MAX), at);
    if (before.startsWith('<tr', before.lastIndexOf('<'))) return true;
  }
  return false;
}

/**
 * Whether the tag stands in a row of a table that the page does not show. Some software prints rows without
 * tags, and tags the amounts in rows beside them.
 */
export function isInUnseenRow(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - ROW_MAX), offset);
  const row = before.lastIndexOf('<tr');
  if (row < 0) return false;
  const content = before.indexOf('>', row);
  return /display:\s{0,4}none/.test(before.slice(row, content)) && !before.includes('</tr', content);
}

/** A cell that holds an amount and nothing else, with the tag before it. */
const CELL = /<([^<>]{1,2000})>\s{0,80}(\(?)\s{0,4}(\d[\d,]{0,20})(?:\.\d{1,4})?\s{0,4}\)?\s{0,80}</g;
/** Of facts and contexts, which are no cells of the page. */
const TAG_OF_DATA = /^(?:[\w-]+:|identifier\b)/;

type Print = 'plain' | 'in brackets';

/** Whole amounts that a page prints without tagging them, with how it prints them. */
export type PrintedAmounts = ReadonlyMap<number, ReadonlySet<Print>>;

export function printedAmounts(text: string): PrintedAmounts {
  const prints = new Map<number, Set<Print>>();
  for (const [, tag = '', bracket, digits = ''] of text.matchAll(CELL)) {
    if (TAG_OF_DATA.test(tag)) continue;
    const amount = Number(digits.replaceAll(',', ''));
    const seen = prints.get(amount) ?? new Set();
    prints.set(amount, seen.add(bracket === '' ? 'plain' : 'in brackets'));
  }
  return prints;
}
