import { parseCompanyNumber } from '../../../shared/company-number.ts';
import { parsePostcode } from '../../../shared/postcode.ts';
import { dayOf, objectOf, textOf } from './official-values.ts';

/** A company that the official search by name found. */
export interface LiveSearchHit {
  company_number: string;
  company_name: string;
  company_status: string | null;
  company_type: string | null;
  registered_postcode: string | null;
  incorporated_on: string | null;
}

export function normaliseSearchHit(data: unknown): LiveSearchHit | undefined {
  const item = objectOf(data);
  const number = parseCompanyNumber(textOf(item.company_number) ?? '');
  const name = textOf(item.title) ?? textOf(item.company_name);
  if (number === undefined || name === null) return undefined;
  const postcode = textOf(objectOf(item.address ?? item.registered_office_address).postal_code);
  return {
    company_number: number,
    company_name: name,
    company_status: textOf(item.company_status),
    company_type: textOf(item.company_type),
    registered_postcode: postcode === null ? null : (parsePostcode(postcode)?.whole ?? postcode),
    incorporated_on: dayOf(item.date_of_creation),
  };
}
