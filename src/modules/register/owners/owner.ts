import { nameKey } from '../../../shared/companies/company-name.ts';
import { type CompanyNumber, parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import type { SignificantPerson } from '../live/company-record.ts';

/**
 * A company or legal person that owns or controls a company: a row of `company_owners` without the owned
 * company.
 */
export interface Owner {
  owner_id: string;
  kind: string;
  owner_name: string;
  /** A number of the UK register, or `~` and the key of the name. */
  owner_key: string;
  registration_number: string | null;
  country_registered: string | null;
  place_registered: string | null;
  natures_of_control: string[];
  notified_on: string | null;
  ceased_on: string | null;
  ceased: boolean;
}

/** Includes the beneficial owners of overseas entities. */
const OWNER_KIND = /^(?:corporate-entity|legal-person)-/;

export const isOwnerKind = (kind: string): boolean => OWNER_KIND.test(kind);

/** Undefined for people, and for entries without a name. */
export function ownerOf(person: SignificantPerson): Owner | undefined {
  const { id, kind, name, natures_of_control, notified_on, ceased_on, ceased, registration_number } = person;
  if (name === null || !isOwnerKind(kind)) return undefined;
  const filed = {
    registration_number,
    country_registered: person.country_registered ?? null,
    place_registered: person.place_registered ?? null,
  };
  return {
    owner_id: id ?? `${kind}/${nameKey(name)}`,
    kind,
    owner_name: name,
    owner_key: ukNumberOf(filed) ?? nameOwnerKey(name),
    ...filed,
    natures_of_control,
    notified_on,
    ceased_on,
    ceased,
  };
}

/** The key of an owner that is not on the UK register. */
export function nameOwnerKey(name: string): string {
  return `~${nameKey(name) || name.toUpperCase()}`;
}

/** How an owner's registration was filed: free text in every field. */
interface FiledRegistration {
  registration_number: string | null;
  country_registered: string | null;
  place_registered: string | null;
}

type Place = 'uk' | 'scotland' | 'northern-ireland' | 'abroad' | 'unknown';

const SCOTLAND = /\b(?:SCOTLAND|SCOTTISH|EDINBURGH)\b/;
const NORTHERN_IRELAND = /\b(?:NORTHERN IRELAND|N IRELAND|BELFAST)\b/;
/** New South Wales is not in Wales. */
const UK =
  /\b(?:UNITED KINGDOM|U K|UK|GREAT BRITAIN|G B|GB|GBR|BRITAIN|ENGLAND|ENGLISH|ENGLISH AND WELSH|(?<!NEW SOUTH )WALES|COMPANIES HOUSE|COMPANY HOUSE|CARDIFF)\b/;
/**
 * Crown dependencies and overseas territories have registers of their own, though some filings add "United
 * Kingdom".
 */
const OWN_REGISTER =
  /\b(?:JERSEY|GUERNSEY|ISLE OF MAN|GIBRALTAR|BERMUDA|CAYMAN|VIRGIN ISLANDS|BVI|ANGUILLA|TURKS AND CAICOS)\b/;

/** Words around a number: "Company No. 1234567", "Registered number: 1234567 (England)". */
const LABEL =
  /\b(?:REGISTERED|REGISTRATION|REGISTER|REG|COMPANIES HOUSE|COMPANY|COMPANIES|CO|CRN|NUMBER|NUM|NO|NR|NUMBERED|UNITED KINGDOM|UK|ENGLAND|AND|WALES|SCOTLAND|NORTHERN IRELAND|LLP|LTD|LIMITED)\b/g;
/** These registers in the UK list entities from abroad. */
const LISTS_FOREIGN = /^(?:FC|SF|NF|OE)\d{6}$/;
const PLACEHOLDER = /^(?:0+|12345678|01234567)$/;

/** The owner's number on the UK register; undefined when it is registered elsewhere, or nowhere. */
export function ukNumberOf(filed: FiledRegistration): CompanyNumber | undefined {
  const text = unlabelled(filed.registration_number);
  if (text === '') return undefined;
  const place = placeOf(filed);
  const number = parseCompanyNumber(withPrefix(text, place));
  if (number === undefined || PLACEHOLDER.test(number)) return undefined;
  return place === 'abroad' && !LISTS_FOREIGN.test(number) ? undefined : number;
}

function unlabelled(text: string | null): string {
  return fold(text).replace(LABEL, ' ').replaceAll(' ', '');
}

/** Scottish and Northern Irish numbers are often filed without their letters. */
function withPrefix(text: string, place: Place): string {
  if (!/^\d{1,6}$/.test(text)) return text;
  if (place === 'scotland') return `SC${text}`;
  return place === 'northern-ireland' ? `NI${text}` : text;
}

/** The country decides. The place is used if the country is unknown, or to find out the part of the UK. */
function placeOf({ country_registered, place_registered }: FiledRegistration): Place {
  const country = readPlace(fold(country_registered));
  const place = readPlace(fold(place_registered));
  if (country === 'unknown') return place;
  const isPartOfUk = place === 'scotland' || place === 'northern-ireland';
  return country === 'uk' && isPartOfUk ? place : country;
}

function readPlace(text: string): Place {
  if (text === '' || /^(?:N A|NA|NONE|UNKNOWN)$/.test(text)) return 'unknown';
  if (OWN_REGISTER.test(text)) return 'abroad';
  if (NORTHERN_IRELAND.test(text)) return 'northern-ireland';
  if (SCOTLAND.test(text)) return 'scotland';
  return UK.test(text) ? 'uk' : 'abroad';
}

function fold(text: string | null): string {
  return (text ?? '')
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}
