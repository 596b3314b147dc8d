import { columnOf, numbersOf, type Pair } from './labelled-pair.ts';
import { isDummy, significant } from './numbers/digit-map.ts';
import { tokenise } from './words/spelling.ts';

/**
 * What added sites share with the corpus and must not: sets, domains, company numbers, and names of companies
 * that are answers.
 */
export function clashesOf(added: Pair, corpus: Pair): string[] {
  return [
    ...shared('set', setsOf(added), setsOf(corpus)),
    ...shared('domain', domainsOf(added), domainsOf(corpus)),
    ...shared('number', companyNumbersOf(added), companyNumbersOf(corpus)),
    ...shared('name', answerNamesOf(added), registeredNamesOf(corpus)),
    ...shared('name', answerNamesOf(corpus), registeredNamesOf(added)),
  ];
}

function shared(kind: string, some: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(some)].filter((one) => known.has(one)).map((one) => `${kind} ${one}`);
}

const setsOf = ({ sites }: Pair) => sites.map(({ set }) => String(set));

const domainsOf = ({ sites }: Pair) => sites.map(({ domain }) => domain);

const companyNumbersOf = (pair: Pair) =>
  numbersOf(pair)
    .map(significant)
    .filter((digits) => digits.length > 4 && !isDummy(digits));

const answerNamesOf = ({ sites }: Pair) =>
  sites.flatMap(({ expected }) => (expected.company_name === null ? [] : [plainName(expected.company_name)]));

function registeredNamesOf({ register: [heading, ...rows] }: Pair): string[] {
  const column = columnOf(heading!, 'CompanyName');
  return rows.map((row) => plainName(row[column]!));
}

const plainName = (name: string) =>
  tokenise(name)
    .map(({ plain }) => plain)
    .join(' ');
