import { joinedKey, nameKey } from '../../../shared/company-name.ts';
import { formOfName } from './company-form.ts';
import { compareLabel } from './compare-label.ts';
import { compareWithCompany } from './compare-names.ts';
import { isInPassing, isOwn, isSameStatement, type Mention } from './mention.ts';
import { wordsWeight } from './name-words.ts';
import { numbersMeant } from './printed-number.ts';
import type { NamedCompany, RegisteredCompany, RegisterReader } from './register-reader.ts';
import { compareText, type SiteFacts } from './site-facts.ts';

export interface Candidate {
  company: RegisteredCompany;
  /** The numbers as printed that mean it: `00089839` may mean SC089839. */
  printedAs: string[];
  /** Other companies of the same name that still exist. */
  sameNamed: number;
  /** Those of them that have their registered office at the same postcode. */
  sameNamedThere: number;
}

export interface FoundCandidates {
  candidates: Candidate[];
  /** Printed numbers that the register does not hold. */
  unknownNumbers: string[];
}

const NUMBERS_MAX = 40;
const NAMES_MAX = 7;
const NAME_LIMIT = 10;
const POSTCODE_QUERIES_MAX = 2;
const CANDIDATES_MAX = 60;

/**
 * The companies that the site may mean: holders of the numbers it prints, companies of the names it prints, now or
 * before, and companies called like its domain. At most eleven look-ups, and two for most sites: a name that the holder
 * of a printed number bears needs no search.
 */
export async function findCandidates(facts: SiteFacts, register: RegisterReader): Promise<FoundCandidates> {
  const meanings = readNumbers(facts);
  const numbers = [...new Set([...meanings.values()].flat())].sort().slice(0, NUMBERS_MAX);
  const holders = numbers.length > 0 ? await register.findByNumbers(numbers) : [];
  const named = await findByNames(facts, holders, register);
  const companies = new Map<string, RegisteredCompany>();
  for (const company of [...holders, ...named]) companies.set(company.company_number, company);
  const all = [...companies.values()].sort((a, b) => compareText(a.company_number, b.company_number));
  const namesakes = countNames(all, spelling);
  const neighbours = countNames(all, spellingAndPlace);
  return {
    candidates: all.map((company) => ({
      company,
      printedAs: [...meanings]
        .filter(([, meant]) => meant.includes(company.company_number))
        .map(([as]) => as),
      sameNamed: (namesakes.get(spelling(company)) ?? 0) - (isGone(company) ? 0 : 1),
      sameNamedThere: (neighbours.get(spellingAndPlace(company)) ?? 0) - (isGone(company) ? 0 : 1),
    })),
    unknownNumbers: [...meanings]
      .filter(([, meant]) => !meant.some((one) => companies.has(one)))
      .map(([as]) => as),
  };
}

/** What each printed number can mean, with the letters that sites leave out. */
function readNumbers(facts: SiteFacts): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const mention of facts.numbers) {
    const { value, ukPart } = mention.claim;
    const beside = facts.names.find((name) => isSameStatement(name, mention) && formOfName(name.claim.value));
    const form = beside ? formOfName(beside.claim.value) : null;
    const meant = [...(meanings.get(value) ?? []), ...numbersMeant(value, ukPart, form)];
    meanings.set(value, [...new Set(meant)]);
  }
  return meanings;
}

async function findByNames(
  facts: SiteFacts,
  holders: readonly RegisteredCompany[],
  register: RegisterReader,
): Promise<RegisteredCompany[]> {
  const isKnown = (name: string) =>
    holders.some((holder) => ['same', 'near'].includes(compareWithCompany(name, holder).likeness));
  const names = namesToSearch(facts).filter((name) => !isKnown(name));
  // Whom the site only names in passing, such as a payment firm, does not tell who runs it.
  const isSettled = facts.names.some(
    (name) => isOwn(name) && !isInPassing(name) && isKnown(name.claim.value),
  );
  const searches = isSettled
    ? names.filter((name) => formOfName(name) !== null)
    : [...names, ...facts.labels];
  const unique = [...new Map(searches.map((name) => [joinedKey(nameKey(name)), name])).values()];
  const wanted = unique.filter(isTelling).slice(0, NAMES_MAX + facts.labels.length);
  const answers = await Promise.all(
    wanted.map(async (name) => ({ name, hits: await register.findByName(name, { limit: NAME_LIMIT }) })),
  );
  const crowded = answers.filter(({ hits }) => hits.length >= NAME_LIMIT).map(({ name }) => name);
  const nearby = await findNearby(crowded, facts, register);
  const found = [...answers, ...nearby].flatMap(({ name, hits }) => keepAlike(name, hits));
  return found.slice(0, CANDIDATES_MAX);
}

/** A name that more companies bear than an answer holds: those at a postcode of the site. */
async function findNearby(names: string[], facts: SiteFacts, register: RegisterReader) {
  const postcodes = [...new Set(facts.postcodes.filter(isOwn).map(({ claim }) => claim.value))];
  const pairs = names.flatMap((name) => postcodes.map((postcode) => ({ name, postcode })));
  return Promise.all(
    pairs.slice(0, POSTCODE_QUERIES_MAX).map(async ({ name, postcode }) => ({
      name,
      hits: await register.findByName(name, { limit: NAME_LIMIT, postcode }),
    })),
  );
}

/** The most telling first: said to be the operator, in full, then brands, then the group's. */
function namesToSearch(facts: SiteFacts): string[] {
  const own = facts.names.filter(isOwn);
  const legal = own.filter(({ claim }) => claim.kind === 'legal_name').sort(byRole);
  const trading = own.filter(({ claim }) => claim.kind === 'trading_name').sort(byRole);
  const group = facts.names.filter(({ claim }) => claim.role === 'group' && claim.kind === 'legal_name');
  return [
    ...legal.map(({ claim }) => claim.value),
    ...trading.map(({ claim }) => claim.value),
    ...(legal.length === 0 ? group.map(({ claim }) => claim.value) : []),
    ...(own.length === 0 ? facts.titles : []),
  ];
}

function byRole(a: Mention, b: Mention): number {
  return Number(b.claim.role === 'operator') - Number(a.claim.role === 'operator');
}

/** A lone ordinary word would bring any ten of thousands. */
function isTelling(name: string): boolean {
  const words = nameKey(name).split(' ');
  return joinedKey(nameKey(name)).length >= 3 && wordsWeight(words) >= 0.5;
}

function keepAlike(name: string, hits: readonly NamedCompany[]): RegisteredCompany[] {
  return hits
    .filter(
      ({ company }) =>
        compareWithCompany(name, company).likeness !== 'unlike' ||
        compareLabel(nameKey(name), nameKey(company.company_name)) !== 'unlike',
    )
    .map(({ company }) => company);
}

const GONE = new Set(['dissolved', 'closed', 'converted-closed', 'removed']);

/** No longer on the register, or only as a record of what was. */
export function isGone(company: RegisteredCompany): boolean {
  return company.removed || GONE.has(company.company_status);
}

function countNames(
  companies: readonly RegisteredCompany[],
  keyOf: (company: RegisteredCompany) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const company of companies.filter((one) => !isGone(one))) {
    counts.set(keyOf(company), (counts.get(keyOf(company)) ?? 0) + 1);
  }
  return counts;
}

function spellingAndPlace(company: RegisteredCompany): string {
  return `${spelling(company)} ${company.registered_postcode}`;
}

function spelling(company: RegisteredCompany): string {
  return joinedKey(nameKey(company.company_name));
}
