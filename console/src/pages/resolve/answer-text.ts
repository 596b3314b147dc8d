import { describeCompanyType } from '../../../../src/shared/companies/company-types.ts';
import type { Resolution } from '../../api/shapes.ts';
import { formatConfidence, formatDay, words } from '../../lib/format.ts';

type Company = NonNullable<Resolution['company']>;
type Disclosures = NonNullable<Resolution['disclosures']>;

/** How sure an answer is, from sure to unsure. */
const SURENESS: readonly [from: number, text: string][] = [
  [0.99, 'Almost certain'],
  [0.95, 'Very likely'],
  [0.8, 'Likely'],
  [0.5, 'More likely than not'],
  [0, 'Uncertain'],
];

/** `Almost certain, 99.8%`; of an answer that waits for a decision, how its best candidate fits. */
export function describeConfidence(value: number, status: Resolution['match_status']): string {
  if (status === 'needs_review') return `Best candidate ${formatConfidence(value)}`;
  const text = SURENESS.find(([from]) => value >= from)?.[1] ?? 'Uncertain';
  return `${text}, ${formatConfidence(value)}`;
}

/** The line below a company's name: what it is, since when and where. */
export function describeCompany(company: Company): string[] {
  const place = company.registered_address ?? company.registered_postcode;
  return [
    describeCompanyType(company.company_type),
    ...(company.incorporated_on ? [`since ${formatDay(company.incorporated_on)}`] : []),
    ...(place ? [place] : []),
  ];
}

const ITEM_NAMES: Record<string, string> = {
  registered_name: 'name',
  registered_number: 'number',
  place_of_registration: 'place of registration',
  registered_office: 'registered office',
  charity_status: 'charity status',
  regulator_number: 'regulator’s number',
};
const FAULTS: Record<string, string> = {
  missing: 'missing',
  outdated: 'outdated',
  contradicts_register: 'not as in the register',
};

/** The particulars in one line: what is wrong first, since that is what a reader acts on. */
export function describeParticulars({ items }: Disclosures): string {
  const required = items.filter(({ status }) => status !== 'not_applicable');
  if (required.length === 0) return 'nothing is checked for this legal form';
  const nameOf = (item: string) => ITEM_NAMES[item] ?? words(item).toLowerCase();
  const faults = required.filter(({ status }) => status !== 'present');
  if (faults.length === 0) return 'complete';
  const present = required.filter(({ status }) => status === 'present').map(({ item }) => nameOf(item));
  const wrong = faults.map(({ item, status }) => `${nameOf(item)} ${FAULTS[status] ?? words(status)}`);
  return `${wrong.join(', ')}${present.length > 0 ? `; ${present.join(', ')} present` : ''}`;
}

/**
 * The words that the register is searched for, where the website gives no answer: the domain without its
 * ending.
 */
export function searchWordsOf(domain: string): string {
  return domain.replace(/\.(?:(?:co|org|ltd|plc|me|net|ac|gov)\.)?[a-z]+$/, '').replaceAll(/[-.]/g, ' ');
}
