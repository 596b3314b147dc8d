import { parse } from 'tldts';

const CELL = /[^,;\s"]+/g;
const ORIGIN = /^(?:https?:\/\/)?([a-z0-9.-]+)(?::\d+)?\/?$/i;

/**
 * The domain in a line of a list of websites: an origin as the Chrome UX Report writes it, a host or a domain, in any
 * column. A part of a site counts for the whole; headings and ranks are no domains.
 */
export function visitedDomain(line: string): string | undefined {
  for (const [cell] of line.matchAll(CELL)) {
    const host = ORIGIN.exec(cell)?.[1];
    if (!host?.includes('.')) continue;
    const { domain, isIcann, isPrivate } = parse(host.toLowerCase(), { allowPrivateDomains: true });
    if (domain && (isIcann || isPrivate)) return domain;
  }
  return undefined;
}
