/** A part of the documentation that can be found: a section of a guide, or a route of the reference. */
export interface Section {
  href: string;
  /** The page that it is on. */
  page: string;
  /** Empty for the part before the first heading. */
  heading: string;
  text: string;
}

export interface Found {
  section: Section;
  /** Some words around the first that was found. */
  excerpt: string;
}

const MOST_RESULTS = 25;
const EXCERPT_CHARACTERS = 180;
/** A word in a title says more about a page than one in its text. */
const WEIGHTS = { page: 6, heading: 8, text: 1 };
/** A word that is repeated often says little more than one that is there three times. */
const MOST_IN_TEXT = 3;

/** The sections of a guide. `anchorOf` names the place of a heading in its page. */
export function sectionsOf(
  { href, page, markdown }: { href: string; page: string; markdown: string },
  anchorOf: (heading: string) => string,
): Section[] {
  const [first = '', ...rest] = markdown.split(/^#{2,3} /m);
  return [
    { href, page, heading: '', text: withoutMarks(first.replace(/^# .*\n/, '')) },
    ...rest.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const place = `${href}#${anchorOf(heading)}`;
      return {
        href: place,
        page,
        heading: heading.replaceAll('`', ''),
        text: withoutMarks(lines.join('\n')),
      };
    }),
  ];
}

/** Text as people read it: the words of links without their addresses, code without its fences. */
function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^```.*$|^[\s|:-]+$/gm, '')
    .replace(/[`*|]/g, ' ');
}

/** Sections that have every word of the question, at its beginning at least, best first. */
export function searchSections(sections: readonly Section[], question: string): Found[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const patterns = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}`, 'giu'));
  return sections
    .map((section) => ({ section, score: scoreOf(section, patterns) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_RESULTS)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, patterns) }));
}

export function wordsOf(question: string): string[] {
  return [...new Set(question.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [])].slice(0, 8);
}

function scoreOf({ page, heading, text }: Section, patterns: readonly RegExp[]): number {
  let score = 0;
  for (const pattern of patterns) {
    const inText = Math.min(MOST_IN_TEXT, text.match(pattern)?.length ?? 0);
    const ofWord =
      (page.match(pattern) ? WEIGHTS.page : 0) +
      (heading.match(pattern) ? WEIGHTS.heading : 0) +
      inText * WEIGHTS.text;
    if (ofWord === 0) return 0;
    score += ofWord;
  }
  return score;
}

function excerptOf(text: string, patterns: readonly RegExp[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const places = patterns.map((pattern) => plain.search(pattern)).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first < 60 ? 0 : plain.indexOf(' ', first - 60) + 1;
  const end = start + EXCERPT_CHARACTERS;
  const cut = plain.slice(start, end < plain.length ? plain.lastIndexOf(' ', end) : undefined);
  return `${start > 0 ? '… ' : ''}${cut}${end < plain.length ? ' …' : ''}`;
}

export function escapePattern(word: string): string {
  return word.replace(/[-\\^$*+?.()|[\]{}]/g, '\\$&');
}
