import type { CrawlFailure } from './crawled-site.ts';
import { createRobotsRules, type RobotsDecision, type RobotsRule } from './robots-rules.ts';

/** The name that robots.txt files call us by: the part of the User-Agent before the slash. */
const ROBOTS_AGENT = 'Domesday';

/** As much as RFC 9309 asks for (section 2.5). Lines beyond it are not read. */
export const ROBOTS_BYTES_MAX = 500 * 1024;
/** The first ones that concern us. Files of large websites have some thousands. */
const RULES_MAX = 10_000;
const SITEMAPS_MAX = 100;

/** The rules of a site for crawlers. */
export interface Robots {
  /** Whether a page may be read, and the line that says so. */
  decide(url: URL): RobotsDecision;
  crawlDelayMs: number;
  sitemaps: string[];
  /** Why the rules could not be read, when that is why nothing is allowed. */
  failure?: CrawlFailure;
}

export const NO_ROBOTS: Robots = {
  decide: () => ({ allowed: true, rule: undefined }),
  crawlDelayMs: 0,
  sitemaps: [],
};

/** There may be rules that we could not read, so we keep out, as RFC 9309 asks (section 2.3.1.4). */
export function unreadRobots(failure: CrawlFailure): Robots {
  return {
    decide: () => ({ allowed: false, rule: undefined }),
    crawlDelayMs: 0,
    sitemaps: [],
    failure,
  };
}

export function parseRobots(file: Buffer): Robots {
  const { groups, sitemaps } = readGroups(wholeLines(file).toString('utf8'));
  // A group that names us replaces those for everybody.
  const { rules, crawlDelaySeconds } = groups.ours.isNamed ? groups.ours : groups.everybody;
  const decide = createRobotsRules(rules);
  return {
    decide: ({ pathname, search }) => decide(pathname + search),
    crawlDelayMs: crawlDelaySeconds * 1000,
    sitemaps,
  };
}

/** A line that is cut off would forbid or allow more than the whole line does. */
function wholeLines(file: Buffer): Buffer {
  if (file.length < ROBOTS_BYTES_MAX) return file;
  const end = Math.max(...[...'\n\r'].map((character) => file.lastIndexOf(character, ROBOTS_BYTES_MAX)));
  return file.subarray(0, end + 1);
}

interface Group {
  isNamed: boolean;
  rules: RobotsRule[];
  crawlDelaySeconds: number;
}

type Audience = 'ours' | 'everybody';

function readGroups(text: string) {
  const groups: Record<Audience, Group> = { ours: emptyGroup(), everybody: emptyGroup() };
  const sitemaps: string[] = [];
  const addressed = new Set<Audience>();
  let isNaming = false;
  for (const { field, value } of fieldsOf(text)) {
    if (field === 'user-agent') {
      // Lines of agents in a row begin one group; all groups of an agent count together.
      if (!isNaming) addressed.clear();
      isNaming = true;
      const audience = audienceOf(value);
      if (audience) {
        addressed.add(audience);
        groups[audience].isNamed = true;
      }
    } else if (field === 'sitemap') {
      if (value !== '' && sitemaps.length < SITEMAPS_MAX) sitemaps.push(value);
    } else {
      isNaming = false;
      for (const audience of addressed) addLine(groups[audience], field, value);
    }
  }
  return { groups, sitemaps };
}

const emptyGroup = (): Group => ({ isNamed: false, rules: [], crawlDelaySeconds: 0 });

function addLine(group: Group, field: Field, value: string): void {
  if (field === 'crawl-delay') {
    const seconds = Number(value);
    if (seconds > 0 && Number.isFinite(seconds)) group.crawlDelaySeconds = seconds;
  } else if (value !== '' && group.rules.length < RULES_MAX) {
    group.rules.push({ isAllow: field === 'allow', path: value });
  }
}

function audienceOf(agents: string): Audience | undefined {
  const name = /^[\w*-]*/.exec(agents)?.[0].toLowerCase();
  if (name === ROBOTS_AGENT.toLowerCase()) return 'ours';
  return name === '*' ? 'everybody' : undefined;
}

const FIELDS = ['user-agent', 'allow', 'disallow', 'crawl-delay', 'sitemap'] as const;
type Field = (typeof FIELDS)[number];

/** With the white space around it. */
const FIELD_CHARACTERS_MAX = 40;

const [LINE_FEED, CARRIAGE_RETURN, COLON, HASH] = [10, 13, 58, 35];

/**
 * The lines that mean something. Others are skipped one at a time: there may be hundreds of thousands. Each
 * character is looked at once.
 */
function* fieldsOf(text: string): Generator<{ field: Field; value: string }> {
  for (let from = 0, end = 0; from < text.length; from = end + 1) {
    let colon = -1;
    let comment = -1;
    for (end = from; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) break;
      if (colon === -1) {
        if (code === COLON) colon = end;
      } else if (code === HASH && comment === -1) comment = end;
    }
    if (colon <= from || colon - from > FIELD_CHARACTERS_MAX) continue;
    const field = text.slice(from, colon).trim().toLowerCase();
    if (isField(field)) yield { field, value: text.slice(colon + 1, comment === -1 ? end : comment).trim() };
  }
}

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}
