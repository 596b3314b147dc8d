import { editDistance } from '../../../shared/edit-distance.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import type { Identifier, RegisteredCompany, RegisterQuery, SiteRegister } from '../match/register-lookup.ts';

export function company(
  company_number: string,
  company_name: string,
  more: Partial<RegisteredCompany> = {},
): RegisteredCompany {
  return {
    company_number,
    company_name,
    company_status: 'active',
    company_type: 'ltd',
    registered_postcode: 'LA9 4XX',
    registered_address: null,
    incorporated_on: '2009-03-02',
    sic_codes: [],
    previous_names: [],
    ...more,
  };
}

export interface SmallRegister extends SiteRegister {
  /** Every look-up of a site, in order. */
  lookUps: RegisterQuery[];
}

/** The real register also reads no more companies of one name. */
const SAME_NAMED_MAX = 12;

/** A register of a handful of companies, which remembers what it was asked. */
export function smallRegister(companies: readonly RegisteredCompany[]): SmallRegister {
  const lookUps: RegisterQuery[] = [];
  const holders = (numbers: readonly string[]) =>
    companies.filter(({ company_number: number }) => numbers.includes(number));
  const companiesNamed = (key: string) =>
    companies.filter((one) => namesOf(one).some((name) => lookUpKey(name) === key)).slice(0, SAME_NAMED_MAX);
  return {
    lookUps,
    async lookUp(query) {
      lookUps.push(query);
      const like = companies.filter((one) => isSimilar(one, query));
      const identified = companies.filter((one) => printedOf(one, query).length > 0);
      const found = new Set([
        ...holders(query.numbers),
        ...query.keys.flatMap(companiesNamed),
        ...identified,
        ...companies.filter((one) => one.registered_website !== undefined),
        ...like,
      ]);
      return [...found].map((one) =>
        one.identifiers ? { ...one, identifiers: printedOf(one, query) } : one,
      );
    },
  };
}

/** The real register searches by several scales; here one or two typing errors are enough. */
function isSimilar(one: RegisteredCompany, { similarTo = [] }: RegisterQuery): boolean {
  return similarTo.some((name) => editDistance(lookUpKey(name), lookUpKey(one.company_name), 2) <= 2);
}

/** The identifiers of a company that the query asks for. */
function printedOf(one: RegisteredCompany, { identifiers = [] }: RegisterQuery): Identifier[] {
  return (one.identifiers ?? []).filter(({ kind, value }) =>
    identifiers.some((asked) => asked.kind === kind && asked.value === value),
  );
}

const namesOf = (one: RegisteredCompany) => [
  one.company_name,
  ...one.previous_names,
  ...(one.trading_names ?? []),
];
