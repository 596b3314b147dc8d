import type { RegisteredCompany } from '../match/register-lookup.ts';
import type { DisclosureName } from './disclosures.ts';

/** The particulars that the law requires on the websites of a legal form, with the regulation of each. */
export interface LegalForm {
  id: string;
  rules: Partial<Record<DisclosureName, string>>;
}

const TRADING_DISCLOSURES =
  'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015';
const LLPS = 'Limited Liability Partnerships (Application of Companies Act 2006) Regulations 2009';

const COMPANY: LegalForm['rules'] = {
  registered_name: `${TRADING_DISCLOSURES}, regulation 24(2)`,
  registered_number: `${TRADING_DISCLOSURES}, regulation 25(2)(b)`,
  place_of_registration: `${TRADING_DISCLOSURES}, regulation 25(2)(a)`,
  registered_office: `${TRADING_DISCLOSURES}, regulation 25(2)(c)`,
};
const LLP: LegalForm['rules'] = {
  registered_name: `${TRADING_DISCLOSURES}, regulation 24(2), with the ${LLPS}`,
  registered_number: `${TRADING_DISCLOSURES}, regulation 25(2)(b), with the ${LLPS}`,
  place_of_registration: `${TRADING_DISCLOSURES}, regulation 25(2)(a), with the ${LLPS}`,
  registered_office: `${TRADING_DISCLOSURES}, regulation 25(2)(c), with the ${LLPS}`,
};

/**
 * By the register's company type. The first match counts; for a type without a match, nothing is required.
 */
const FORMS: readonly [id: string, type: RegExp, rules: LegalForm['rules']][] = [
  ['limited_liability_partnership', /^llp$/, LLP],
  ['community_interest_company', /^community-interest-company$/, COMPANY],
  [
    'charitable_incorporated_organisation',
    /charitable-incorporated-organisation$/,
    {
      registered_name: 'Charities Act 2011, section 211',
      charity_status: 'Charities Act 2011, section 212',
    },
  ],
  [
    'registered_society',
    /registered-society|industrial-and-provident/,
    { registered_name: 'Co-operative and Community Benefit Societies Act 2014, section 10' },
  ],
  [
    'overseas_company',
    /oversea|uk-establishment/,
    { registered_name: 'Overseas Companies Regulations 2009, Part 7' },
  ],
  ['public_limited_company', /plc|public-limited/, COMPANY],
  ['company_limited_by_guarantee', /guarant|exemption/, COMPANY],
  ['unlimited_company', /^private-unlimited/, COMPANY],
  ['private_limited_company', /^ltd$|private|old-public-company/, COMPANY],
];

const COMMUNITY_INTEREST = /\b(?:C\.?I\.?C\.?|COMMUNITY INTEREST COMPANY|CWMNI BUDDIANT CYMUNEDOL)$/i;

export function legalFormOf(company: Pick<RegisteredCompany, 'company_name' | 'company_type'>): LegalForm {
  const form = FORMS.find(([, type]) => type.test(company.company_type));
  if (!form) return { id: company.company_type.replaceAll('-', '_'), rules: {} };
  const [id, , rules] = form;
  const isCommunityInterest = rules === COMPANY && COMMUNITY_INTEREST.test(company.company_name.trim());
  return { id: isCommunityInterest ? 'community_interest_company' : id, rules };
}

export type PartOfUk = 'England and Wales' | 'Scotland' | 'Northern Ireland';

/** The prefix of the number gives the part of the United Kingdom. */
export function partOfUk(companyNumber: string): PartOfUk {
  if (/^(?:SC|SO|SL|SZ|SP|CS|SR|SI|SF|SG)/.test(companyNumber)) return 'Scotland';
  if (/^(?:N[A-Z]|R0)/.test(companyNumber)) return 'Northern Ireland';
  return 'England and Wales';
}
