import { joinedKey, nameKey } from '../../../../shared/company-name.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import type { NamedCompany, RegisteredCompany, RegisterReader } from '../../match/register-reader.ts';

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
    removed: false,
    ...more,
  };
}

/** A register of a handful of companies, which counts how often it is asked. */
export function smallRegister(companies: readonly RegisteredCompany[]): RegisterReader & { asked: number } {
  const reader = {
    asked: 0,
    async findByNumbers(numbers: readonly string[]) {
      reader.asked++;
      return companies.filter(({ company_number }) => numbers.includes(company_number));
    },
    async findByName(name: string, options: { limit: number; postcode?: string }) {
      reader.asked++;
      return companies
        .filter(({ registered_postcode }) => !options.postcode || registered_postcode === options.postcode)
        .flatMap((one) => bestName(name, one))
        .sort((a, b) => b.score - a.score)
        .slice(0, options.limit);
    },
  };
  return reader;
}

function bestName(typed: string, one: RegisteredCompany): NamedCompany[] {
  const names = [one.company_name, ...one.previous_names];
  const scores = names.map((name) => likeness(joinedKey(nameKey(typed)), joinedKey(nameKey(name))));
  const score = Math.max(...scores);
  const at = scores.indexOf(score);
  return score < 0.5 ? [] : [{ company: one, matchedName: at === 0 ? null : (names[at] ?? null), score }];
}

function likeness(typed: string, name: string): number {
  if (typed === name) return 1;
  if (name.startsWith(typed)) return 0.9;
  const errors = editDistance(typed, name, 2);
  return errors <= 2 ? 0.89 * (1 - errors / Math.max(typed.length, name.length)) : 0;
}
