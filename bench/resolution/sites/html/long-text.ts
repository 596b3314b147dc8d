import type { Random } from '../../../../src/sandbox/world/random.ts';
import { FIRM_ROLES, type FirmRole, type RecurringFirms } from '../world/recurring-firms.ts';
import { esc, type Subject } from './prose.ts';
import { firmAsHtml, type Section, type SiteText } from './site-text.ts';

/** The sources of the words of a site. */
export interface Wording {
  text: SiteText;
  firms: RecurringFirms;
  random: Random;
  subject: Subject;
}

const WORDS_MIN = 600;
const WORDS_MAX = 2_400;
const MONTHS = ['January', 'March', 'May', 'June', 'September', 'November'];

/** Sections of a policy in their usual order, some of them left out, as HTML. */
export function longSections(kind: 'privacy' | 'terms', wording: Wording, without?: RegExp): string[] {
  const { random, text } = wording;
  // Most policies are short, a few are very long.
  const target = WORDS_MIN + Math.round((WORDS_MAX - WORDS_MIN) * random.next() ** 1.6);
  const fitting = text[kind].filter(({ heading }) => !without?.test(heading));
  const kept = thinOut(random, fitting, target);
  const fill = createFiller(wording);
  const look = createLook(random);
  const sections = kept.map((section, index) => look(section, index, fill));
  let words = kept.reduce((sum, section) => sum + wordsIn(section), 0);
  for (let tables = 0; kind === 'privacy' && words < target && tables < 3; tables++) {
    const table = cookieTable(random, text);
    sections.push(table);
    words += table.split(' ').length;
  }
  return sections;
}

/** Only the sections whose heading fits, at their usual length. */
export function sectionsAbout(heading: RegExp, wording: Wording): string {
  const fill = createFiller(wording);
  const look = createLook(wording.random);
  return wording.text.terms
    .filter((section) => heading.test(section.heading))
    .map((section, index) => look(section, index, fill))
    .join('\n');
}

/** About this many words for a home page, in paragraphs with some headings. */
export function homeParagraphs(wording: Wording, usual: readonly string[], words: number): string[] {
  const { random, text } = wording;
  const fill = createFiller(wording);
  const pool = [...text.home.map(fill), ...usual.map(esc)];
  const paragraphs: string[] = [];
  for (let count = 0; count < words && pool.length > 0; ) {
    const said: string[] = [];
    for (let sentences = random.int(2, 4); sentences > 0 && pool.length > 0; sentences--)
      said.push(...pool.splice(random.int(0, pool.length - 1), 1));
    const paragraph = said.join(' ');
    paragraphs.push(`<p>${paragraph}</p>`);
    count += paragraph.split(' ').length;
  }
  return paragraphs;
}

function thinOut(random: Random, sections: readonly Section[], target: number): Section[] {
  const kept = [...sections];
  let words = kept.reduce((sum, section) => sum + wordsIn(section), 0);
  while (words > target) {
    const index = random.int(0, kept.length - 1);
    const rest = words - wordsIn(kept[index]!);
    if (rest < WORDS_MIN) break;
    kept.splice(index, 1);
    words = rest;
  }
  return kept;
}

function wordsIn({ heading, sentences }: Section): number {
  return [heading, ...sentences].join(' ').split(' ').length;
}

/** Puts the site's own words and its suppliers into a sentence. A site has one supplier per role. */
function createFiller({ random, subject, firms, text }: Wording): (sentence: string) => string {
  const chosen = new Map<FirmRole, string>(
    FIRM_ROLES.map((role) => [role, drawFirm(random, role, firms, text)]),
  );
  const words: Record<string, () => string> = {
    brand: () => esc(subject.brand),
    town: () => esc(subject.town),
    offers: () => esc(subject.trade.offers),
    piece: () => esc(subject.trade.piece),
    days: () => String(random.pick([7, 14, 21, 28, 30])),
    month: () => random.pick(MONTHS),
    year: () => String(random.int(2019, 2026)),
  };
  return (sentence) =>
    sentence.replaceAll(
      /\{(\w+)\}/g,
      (_, word: string) => words[word]?.() ?? chosen.get(word as FirmRole) ?? '',
    );
}

function drawFirm(random: Random, role: FirmRole, firms: RecurringFirms, text: SiteText): string {
  const abroad = firms.foreign[role];
  if (abroad && random.chance(0.35)) return esc(random.pick(abroad));
  return firmAsHtml(random, random.pick(firms.registered[role]), text);
}

/** How one page marks up its sections. */
function createLook(random: Random) {
  const tag = random.pick(['h2', 'h3', 'h2', 'p']);
  const isNumbered = random.chance(0.4);
  const asList = random.chance(0.2);
  return ({ heading, sentences }: Section, index: number, fill: (sentence: string) => string): string => {
    const title = `${isNumbered ? `${index + 1}. ` : ''}${esc(heading)}`;
    const body = sentences.map(fill);
    return `<${tag}>${tag === 'p' ? `<strong>${title}</strong>` : title}</${tag}>${asList ? list(body) : grouped(random, body)}`;
  };
}

function list(sentences: string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;
}

function grouped(random: Random, sentences: string[]): string {
  const paragraphs: string[] = [];
  for (let index = 0; index < sentences.length; ) {
    const size = random.int(1, 3);
    paragraphs.push(`<p>${sentences.slice(index, index + size).join(' ')}</p>`);
    index += size;
  }
  return paragraphs.join('\n');
}

function cookieTable(random: Random, { cookieColumns, cookieUses }: SiteText): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const rows = Array.from({ length: random.int(6, 16) }, () =>
    row(
      [
        `_${random.pick(['ga', 'sid', 'cf', 'wp', 'cart', 'fb'])}_${random.int(1_000_000, 99_999_999).toString(36)}`,
        random.pick(cookieUses),
        random.pick(['Session', '30 minutes', '24 hours', '30 days', '6 months', '13 months', '2 years']),
      ],
      'td',
    ),
  );
  return `<table>${row(cookieColumns, 'th')}${rows.join('\n')}</table>`;
}
