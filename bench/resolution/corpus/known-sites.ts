import { Fiction } from './fiction.ts';
import { answersOf, type Pair, type Site } from './labelled-pair.ts';
import { DigitMap } from './numbers/digit-map.ts';
import { mapNumber } from './numbers/number-map.ts';
import { mapHost } from './pages/web-address.ts';
import { tokenise } from './words/spelling.ts';

export interface KnownSite {
  site: Site;
  /** Its domain in the corpus. */
  as: string;
}

/**
 * Finds the sites that are in the corpus already, in fictional form. A word gets the same invented word in
 * every run, and all numbers of a corpus have one substitution: so a site is recognised by its domain, its
 * operator's name or its company's number.
 */
export function knownSites(added: Pair, corpus: Pair): KnownSite[] {
  const fiction = new Fiction(added.sites, added.register);
  const digits = DigitMap.turning(answersOf(added.sites), answersOf(corpus.sites));
  const signs = new Map(corpus.sites.flatMap((site) => signsOf(site).map((sign) => [sign, site.domain])));
  const inFiction = (site: Site) => [
    mapHost(site.domain, fiction, fiction.names.site(site.domain)),
    ...namesOf(site).map((name) => nameKey(fiction.names.name(name))),
    ...(digits ? site.expected.acceptable_numbers.map((number) => mapNumber(number, digits)) : []),
  ];
  return added.sites.flatMap((site) => {
    const as = inFiction(site).flatMap((sign) => signs.get(sign) ?? [])[0];
    return as === undefined ? [] : [{ site, as }];
  });
}

const signsOf = (site: Site) => [
  site.domain,
  ...namesOf(site).map(nameKey),
  ...site.expected.acceptable_numbers,
];

const namesOf = ({ expected, roles }: Site) => [
  ...(expected.company_name === null ? [] : [expected.company_name]),
  ...(roles ?? []).filter(({ role }) => role === 'operator').map(({ name }) => name),
];

const nameKey = (name: string) =>
  tokenise(name)
    .map(({ plain }) => (plain === 'limited' ? 'ltd' : plain))
    .join(' ');
