import type { Fiction } from './fiction.ts';
import { numbersOf, type Register, type Site } from './labelled-pair.ts';
import { domainLabel } from './names/brand-names.ts';
import { type Phrase, PhraseIndex } from './names/phrases.ts';
import { isDummy, significant } from './numbers/digit-map.ts';
import { PostcodeMap, postcodeKey } from './numbers/postcode-map.ts';
import { partsOf } from './pages/html-parts.ts';
import { PLACES } from './words/lists/places.ts';
import { HOSTING_SUFFIXES, KEPT_HOSTS, MARKUP_WORDS } from './words/lists/terms.ts';
import { tokenise } from './words/spelling.ts';

/** Facts of the originals that must not be found in what was written. */
export interface Facts {
  words: Set<string>;
  isOrdinary: (word: string) => boolean;
  numbers: Set<string>;
  postcodes: Set<string>;
  domains: Set<string>;
  mailboxes: Set<string>;
}

const MAILBOX = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
/** Hosts that are not replaced. */
const STAYS = new RegExp(
  [...KEPT_HOSTS, ...HOSTING_SUFFIXES].map((host) => host.replaceAll('.', '\\.')).join('|'),
  'g',
);
const anyPostcodes = new PostcodeMap();

export function factsOf(sites: readonly Site[], register: Register, fiction: Fiction): Facts {
  const [, ...rows] = register;
  const texts = sites.flatMap((site) => site.pages.map((page) => page.html));
  const numbers = numbersOf({ sites, register }).map(significant);
  const postcodes = anyPostcodes.find([...texts, ...rows.map((row) => row.join(' '))].join('\n'));
  return {
    words: fiction.nameWords,
    isOrdinary: (word) => !fiction.vocabulary.isDistinctive(word),
    numbers: new Set(numbers.filter((number) => number.length > 4 && !isDummy(number))),
    postcodes: new Set(postcodes.map(({ original }) => postcodeKey(original))),
    domains: new Set(sites.map((site) => site.domain.toLowerCase())),
    mailboxes: new Set(
      texts.flatMap((text) => text.match(MAILBOX) ?? []).map((found) => found.toLowerCase()),
    ),
  };
}

/** Lists the facts that a rewritten site still shows, each with its kind. */
export function leaksOfSite(site: Omit<Site, 'note' | 'source_url'>, facts: Facts): string[] {
  const labels = [
    site.domain,
    site.expected.company_name ?? '',
    ...(site.roles ?? []).map((role) => role.name),
    site.shape,
  ];
  const numbers = [
    ...site.expected.acceptable_numbers,
    ...(site.roles ?? []).map((role) => role.number ?? ''),
  ];
  const leaks = [...leaksOfText(labels.join(' \n '), facts), ...leaksOfText(numbers.join(' \n '), facts)];
  for (const { path, html, location, host } of site.pages) {
    leaks.push(...leaksOfText([path, location, host].join(' \n '), facts));
    leaks.push(...leaksOfText(html.replace(/<\/?[a-z][\w-]*|[\w:-]+=/gi, ' '), facts, true));
    for (const { start, end, kind } of partsOf(html))
      leaks.push(...leaksOfText(html.slice(start, end), facts, kind === 'markup'));
  }
  return leaks;
}

export function leaksOfRegister([heading, ...rows]: Register, facts: Facts): string[] {
  const columns = heading!.flatMap((column, i) => (/CompanyN|RegAddress|URI/.test(column) ? [i] : []));
  return rows.flatMap((row) => leaksOfText(columns.map((i) => row[i]!).join(' \n '), facts));
}

export function leaksOfText(text: string, facts: Facts, markup = false): string[] {
  const kept = decode(text)
    .replace(/&#?\w+;/g, ' ')
    .replace(STAYS, ' ');
  const words = tokenise(kept).filter(({ plain }) => !(markup && MARKUP_WORDS.has(plain)));
  const runs = Array.from(kept.matchAll(/\d(?:[ \u00a0-]?\d){4,}/g), (match) => match[0]);
  const hosts = kept.toLowerCase().match(/(?:[\w-]+\.)+[a-z]{2,}/g) ?? [];
  const mailboxes = kept.toLowerCase().match(MAILBOX) ?? [];
  const postcodes = anyPostcodes.find(kept).map(({ original }) => original);
  return [
    ...words.flatMap(({ plain }) => namesWithin(plain, facts)).map((word) => `word ${word}`),
    ...runs.filter((run) => facts.numbers.has(significant(run))).map((run) => `number ${run}`),
    ...postcodes
      .filter((found) => facts.postcodes.has(postcodeKey(found)))
      .map((found) => `postcode ${found}`),
    ...hosts.filter((host) => facts.domains.has(host.replace(/^www\./, ''))).map((host) => `domain ${host}`),
    ...mailboxes.filter((found) => facts.mailboxes.has(found)).map((found) => `mailbox ${found}`),
  ];
}

const PLACE_LENGTH_MIN = 7;
const LONG_PLACES = new RegExp([...PLACES].filter(({ length }) => length >= PLACE_LENGTH_MIN).join('|'), 'g');

/**
 * Names that a word is or contains. Seven equal letters are no coincidence, unless they are part of a town,
 * which is not replaced.
 */
function namesWithin(printed: string, { words: names, isOrdinary }: Facts): string[] {
  if (isOrdinary(printed)) return [];
  if (names.has(printed)) return [printed];
  const word = printed.replace(LONG_PLACES, ' ');
  const found: string[] = [];
  for (let start = 0; start + 7 <= word.length; start++) {
    for (let end = start + 7; end <= word.length; end++) {
      if (names.has(word.slice(start, end))) found.push(word.slice(start, end));
    }
  }
  return found;
}

/** Letters and digits written as character references. */
const decode = (text: string) =>
  text.replace(/&#(\d{2,3});/g, (_, code) => String.fromCharCode(Number(code)));

/**
 * Names of ordinary words that a rewritten page still prints with their legal form, or as the name of its
 * site. A name that the original prints only inside longer names (Dog Food of Happy Dog Food Ltd) does not
 * count.
 */
export function namesLeft(site: Site, rewritten: Pick<Site, 'pages'>, fiction: Fiction): string[] {
  const namesOf = (phrases: readonly Phrase[]) => {
    const index = new PhraseIndex(phrases.filter((phrase) => phrase.words.length > 1));
    return (html: string) => phrasesIn(html, index);
  };
  const own = namesOf(fiction.book.bySite.get(site.domain)!);
  const all = namesOf(fiction.book.everywhere);
  return site.pages.flatMap(({ html: original }, i) => {
    const { html } = rewritten.pages[i]!;
    const names = new Set([...own(original), ...all(original)]);
    return [...own(html), ...all(html)].filter((name) => names.has(name)).map((name) => `name ${name}`);
  });
}

function phrasesIn(html: string, index: PhraseIndex): string[] {
  const text = anyPostcodes
    .find(html)
    .reduce((out, { start, end }) => out.slice(0, start) + ' '.repeat(end - start) + out.slice(end), html);
  const body = partsOf(text).filter((part) => part.body);
  const tokens = body.flatMap(({ start, end }) => tokenise(text.slice(start, end), start));
  return index.find(text, tokens).map(({ phrase }) => phrase.words.join(' '));
}

/**
 * Labels of domains that were not replaced, or that were replaced by the label of another domain of the
 * input.
 */
export function labelsLeft(sites: readonly Site[], rewritten: readonly { domain: string }[]): string[] {
  const labels = new Set(sites.map((site) => domainLabel(site.domain)));
  const seen = new Set<string>();
  return rewritten.flatMap(({ domain }) => {
    const twice = seen.has(domain);
    seen.add(domain);
    return twice || labels.has(domainLabel(domain)) ? [`domain ${domain}`] : [];
  });
}
