import robotsParser from 'robots-parser';
import type { CrawlFailure } from './crawled-site.ts';

// Its types describe a default export; the package is CommonJS and exports the function itself.
const parse = robotsParser as unknown as typeof robotsParser.default;

/** The name that robots.txt files call us by: the part of the User-Agent before the slash. */
export const ROBOTS_AGENT = 'Domesday';

/** RFC 9309 asks for 500 KiB; no rule for us comes later than this, and matching costs time for each. */
export const ROBOTS_BYTES_MAX = 131_072;
const LINE_CHARACTERS_MAX = 500;
const WILDCARDS_MAX = 10;
/** A line with wildcards costs its length times that of the address; no rule reaches further into one than this. */
const ADDRESS_CHARACTERS_MAX = 1_000;

/** What a site asks of crawlers. */
export interface Robots {
  isAllowed(url: URL): boolean;
  crawlDelayMs: number;
  sitemaps: string[];
  /** Why the rules could not be read, when that is why nothing is allowed. */
  failure?: CrawlFailure;
}

export const NO_ROBOTS: Robots = { isAllowed: () => true, crawlDelayMs: 0, sitemaps: [] };

/** There may be rules that we could not read, so we keep out, as RFC 9309 asks (section 2.3.1.4). */
export function unreadRobots(failure: CrawlFailure): Robots {
  return { isAllowed: () => false, crawlDelayMs: 0, sitemaps: [], failure };
}

export function parseRobots(robotsUrl: string, text: string): Robots {
  const rules = parse(robotsUrl, withoutCostlyLines(text));
  const delaySeconds = Number(rules.getCrawlDelay(ROBOTS_AGENT) ?? 0);
  const origin = new URL(robotsUrl).origin;
  return {
    // The parser judges only addresses of the origin it was made for, and so do we.
    isAllowed(url) {
      const path = (url.pathname + url.search).slice(0, ADDRESS_CHARACTERS_MAX);
      return rules.isAllowed(origin + path, ROBOTS_AGENT) !== false;
    },
    crawlDelayMs: Number.isFinite(delaySeconds) && delaySeconds > 0 ? delaySeconds * 1000 : 0,
    sitemaps: rules.getSitemaps(),
  };
}

/** A pattern's cost grows with its wildcards and its length, and strangers write the patterns. */
function withoutCostlyLines(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.length <= LINE_CHARACTERS_MAX && line.split('*').length - 1 <= WILDCARDS_MAX);
  return withoutOtherAgents(lines).join('\n');
}

/**
 * The parser keeps a copy of each rule for each agent of its group, and a file may name thousands of both. All that are
 * neither us nor everybody count as one, and each is named once per group.
 */
function withoutOtherAgents(lines: readonly string[]): string[] {
  const named = new Set<string>();
  return lines.flatMap((line) => {
    const [, field, value = ''] = /^\s*([^:#\s][^:#]*):([^#]*)/.exec(line) ?? [];
    // Comments and empty lines do not end a group's list of agents.
    if (field === undefined) return [];
    if (field.trim().toLowerCase() !== 'user-agent') {
      named.clear();
      return [line];
    }
    const name = value.split('/', 1)[0]?.trim().toLowerCase() ?? '';
    const agent = [ROBOTS_AGENT.toLowerCase(), '*', ''].includes(name) ? name : 'another';
    if (named.has(agent)) return [];
    named.add(agent);
    return [`User-agent: ${agent}`];
  });
}
