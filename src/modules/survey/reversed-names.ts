import { DAMAGED, domainsIn, NOTHING, type ReadDomain, type ReadLine } from './list-line.ts';

/** Names as the web graphs of Common Crawl write them: the top-level domain first. */
const NAME = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)(?:\.[a-z0-9_-]+)+$/i;
const HEADING = /^#?(?:host|domain)_rev$/i;
const LOOKED_AT = 500;

const reverse = (name: string) => name.split('.').reverse().join('.');

/**
 * Reads lists of reversed names. A list is one if its heading says so, or if most names of its first lines
 * are domains only when they are reversed.
 */
export function openReversedReader(
  firstLines: readonly string[],
  readDomain: ReadDomain,
): ReadLine | undefined {
  const rows = firstLines.slice(0, LOOKED_AT).map((line) => line.trim().split(/[\s,]+/));
  const heading = rows.find((cells) => cells.some((cell) => HEADING.test(cell)));
  if (!heading && !areReversed(rows.map(nameOf), readDomain)) return undefined;
  const column = heading?.findIndex((cell) => HEADING.test(cell));
  return (line) => {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return NOTHING;
    const cells = text.split(/[\s,]+/);
    const name = column === undefined ? nameOf(cells) : cells[column];
    if (name === undefined || !NAME.test(name)) return DAMAGED;
    const found = domainsIn([reverse(name)], readDomain);
    // Web graphs also have the names under which domains are registered, such as `uk.co`.
    return found === DAMAGED ? NOTHING : found;
  };
}

const nameOf = (cells: readonly string[]) => cells.find((cell) => NAME.test(cell));

function areReversed(names: readonly (string | undefined)[], readDomain: ReadDomain): boolean {
  let balance = 0;
  for (const name of names) {
    if (name === undefined) continue;
    const forwards = readDomain(name) !== undefined;
    const backwards = readDomain(reverse(name)) !== undefined;
    if (forwards !== backwards) balance += backwards ? 1 : -1;
  }
  return balance > 0;
}
