import type { Fiction } from './fiction.ts';
import { columnOf, type Register, type Site } from './labelled-pair.ts';
import { domainLabel } from './names/brand-names.ts';
import { PhraseIndex } from './names/phrases.ts';
import { isDummy } from './numbers/digit-map.ts';
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
/** Hosts that stay. */
const STAYS = new RegExp(
  [...KEPT_HOSTS, ...HOSTING_SUFFIXES].map((host) => host.replaceAll('.', '\\.')).join('|'),
  'g',
);
const anyPostcodes = new PostcodeMap();
const value = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '');

export function factsOf(sites: readonly Site[], register: Register, fiction: Fiction): Facts {
  const [heading, ...rows] = register;
  const column = columnOf(heading!, 'CompanyNumber');
  const texts = sites.flatMap((site) => site.pages.map((page) => page.html));
  const labelled = sites.flatMap(({ expected, roles }) => [
    ...expected.acceptable_numbers,
    ...(roles ?? []).map((role) => role.number ?? ''),
  ]);
  const numbers = [...rows.map((row) => row[column]!), ...labelled].map(value);
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

/** What of the facts a rewritten site still shows, each with what it is. */
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
    ...runs.filter((run) => facts.numbers.has(value(run))).map((run) => `number ${run}`),
    ...postcodes
      .filter((found) => facts.postcodes.has(postcodeKey(found)))
      .map((found) => `postcode ${found}`),
    ...hosts.filter((host) => facts.domains.has(host.replace(/^www\./, ''))).map((host) => `domain ${host}`),
    ...mailboxes.filter((found) => facts.mailboxes.has(found)).map((found) => `mailbox ${found}`),
  ];
}

const PLACE_LENGTH_MIN = 7;
const LONG_PLACES = new RegExp([...PLACES].filter(({ length }) => length >= PLACE_LENGTH_MIN).join('|'), 'g');

/** Names that a word is or holds: seven letters are none by chance, unless they are part of a town that stays. */
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

/** Names of ordinary words that a rewritten site still shows with their legal form, or as its own. */
export function namesLeft(domain: string, html: string, fiction: Fiction): string[] {
  const body = partsOf(html).filter((part) => part.body);
  const tokens = body.flatMap(({ start, end }) => tokenise(html.slice(start, end), start));
  const own = new PhraseIndex(fiction.book.bySite.get(domain)!.filter((phrase) => phrase.words.length > 1));
  const all = new PhraseIndex(fiction.book.everywhere.filter((phrase) => phrase.words.length > 1));
  return [...own.find(html, tokens), ...all.find(html, tokens)].map(
    ({ phrase }) => `name ${phrase.words.join(' ')}`,
  );
}

/** Domain names that stayed as they were or became one. */
export function labelsLeft(sites: readonly Site[], rewritten: readonly { domain: string }[]): string[] {
  const labels = new Set(sites.map((site) => domainLabel(site.domain)));
  const seen = new Set<string>();
  return rewritten.flatMap(({ domain }) => {
    const twice = seen.has(domain);
    seen.add(domain);
    return twice || labels.has(domainLabel(domain)) ? [`domain ${domain}`] : [];
  });
}
