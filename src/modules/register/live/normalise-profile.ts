import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { parsePostcode } from '../../../shared/companies/postcode.ts';
import type { PreviousName, ProfileExtras, RegisteredFacts } from './company-record.ts';
import {
  dayOf,
  flagOf,
  listOf,
  type OfficialObject,
  objectOf,
  textOf,
  textsOf,
  wholeNumberOf,
} from './official-values.ts';

export interface LiveProfile {
  facts: RegisteredFacts;
  extras: ProfileExtras;
}

/** As in a snapshot. */
const PREVIOUS_NAMES_MAX = 10;
const UK_JURISDICTIONS = new Set([
  'england-wales',
  'england',
  'wales',
  'scotland',
  'northern-ireland',
  'united-kingdom',
]);

/**
 * Converts the official profile, from the REST API or the stream, to the facts of a snapshot in the same
 * spelling, so that the two can be compared. Undefined when there is no name.
 */
export function normaliseProfile(number: CompanyNumber, data: unknown): LiveProfile | undefined {
  const profile = objectOf(data);
  const name = textOf(profile.company_name);
  if (name === null) return undefined;
  const dissolvedOn = dayOf(profile.date_of_cessation);
  return {
    facts: {
      company_number: number,
      company_name: name,
      // Missing for a few old kinds of company, which are active until they have a date of cessation.
      company_status: textOf(profile.company_status) ?? (dissolvedOn === null ? 'active' : 'dissolved'),
      company_status_detail: statusDetail(profile),
      company_type: companyType(profile),
      country_of_origin: countryOfOrigin(profile),
      ...normaliseAddress(profile.registered_office_address),
      incorporated_on: dayOf(profile.date_of_creation),
      dissolved_on: dissolvedOn,
      ...filings(profile),
      sic_codes: textsOf(profile.sic_codes),
      previous_names: previousNames(profile),
    },
    extras: {
      jurisdiction: textOf(profile.jurisdiction),
      has_charges: whether(profile, 'has_charges', 'charges'),
      has_insolvency_history: whether(profile, 'has_insolvency_history', 'insolvency'),
      has_significant_persons: whether(profile, 'has_super_secure_pscs', 'persons_with_significant_control'),
      registered_office_is_in_dispute: flagOf(profile.registered_office_is_in_dispute) ?? false,
      undeliverable_registered_office_address:
        flagOf(profile.undeliverable_registered_office_address) ?? false,
    },
  };
}

/** The flags are deprecated in favour of the links; both are missing when there is nothing. */
function whether(profile: OfficialObject, flagName: string, linkName: string): boolean | null {
  const flag = flagOf(profile[flagName]);
  const links = objectOf(profile.links);
  if (flag === true || textOf(links[linkName]) !== null) return true;
  // A missing link means "none" only if the profile has links at all.
  return flag === false || Object.keys(links).length > 0 ? false : null;
}

function statusDetail(profile: OfficialObject): string | null {
  const detail = textOf(profile.company_status_detail);
  // Some profiles repeat the status here.
  return detail === textOf(profile.company_status) ? null : detail;
}

/** A community interest company is a type in a snapshot and a subtype in the API. */
function companyType(profile: OfficialObject): string {
  const isCommunityInterest =
    profile.subtype === 'community-interest-company' ||
    flagOf(profile.is_community_interest_company) === true;
  return isCommunityInterest ? 'community-interest-company' : (textOf(profile.type) ?? 'other');
}

function countryOfOrigin(profile: OfficialObject): string | null {
  const registry = objectOf(objectOf(profile.foreign_company_details).originating_registry);
  const abroad = textOf(registry.country);
  if (abroad !== null) return abroad;
  return UK_JURISDICTIONS.has(textOf(profile.jurisdiction) ?? '') ? 'United Kingdom' : null;
}

function normaliseAddress(value: unknown) {
  const address = objectOf(value);
  const postcodeText = textOf(address.postal_code);
  const postcode = postcodeText === null ? undefined : parsePostcode(postcodeText);
  return {
    care_of: textOf(address.care_of) ?? textOf(address.care_of_name),
    po_box: textOf(address.po_box),
    address_line_1: firstLine(textOf(address.premises), textOf(address.address_line_1)),
    address_line_2: textOf(address.address_line_2),
    locality: textOf(address.locality),
    region: textOf(address.region),
    country: textOf(address.country),
    postal_code: postcode?.whole ?? postcodeText,
    outward_code: postcode?.outward ?? null,
  };
}

/** A snapshot has the house number in the first line; the API may have it in `premises`, or in both. */
function firstLine(premises: string | null, line: string | null): string | null {
  if (premises === null || line === null) return premises ?? line;
  return `${line} `.startsWith(`${premises} `) ? line : `${premises} ${line}`;
}

function filings(profile: OfficialObject) {
  const accounts = objectOf(profile.accounts);
  const last = objectOf(accounts.last_accounts);
  const reference = objectOf(accounts.accounting_reference_date);
  const confirmation = objectOf(profile.confirmation_statement);
  // Annual returns ended in 2016; present if no confirmation statement followed.
  const annualReturn = objectOf(profile.annual_return);
  return {
    accounts_reference_day: between(1, 31, reference.day),
    accounts_reference_month: between(1, 12, reference.month),
    accounts_next_due: dayOf(objectOf(accounts.next_accounts).due_on) ?? dayOf(accounts.next_due),
    accounts_last_made_up: dayOf(last.period_end_on) ?? dayOf(last.made_up_to),
    accounts_type: textOf(last.type),
    confirmation_next_due: dayOf(confirmation.next_due) ?? dayOf(annualReturn.next_due),
    confirmation_last_made_up: dayOf(confirmation.last_made_up_to) ?? dayOf(annualReturn.last_made_up_to),
  };
}

function between(least: number, most: number, value: unknown): number | null {
  const number = wholeNumberOf(value);
  return number !== null && number >= least && number <= most ? number : null;
}

function previousNames(profile: OfficialObject): PreviousName[] {
  return listOf(profile.previous_company_names)
    .map((value) => {
      const previous = objectOf(value);
      return { name: textOf(previous.name) ?? '', ceased_on: dayOf(previous.ceased_on) };
    })
    .filter(({ name }) => name !== '')
    .sort((a, b) => (b.ceased_on ?? '').localeCompare(a.ceased_on ?? ''))
    .slice(0, PREVIOUS_NAMES_MAX);
}
