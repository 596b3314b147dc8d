import { parseCompanyNumber } from '../../../../shared/company-number.ts';
import { parsePostcode } from '../../../../shared/postcode.ts';
import type { ClaimDoubt, ClaimKind } from '../claim.ts';
import { isLei, isVatNumber } from '../detect/check-digits.ts';
import { LEGAL_FORM, legalForm } from '../detect/legal-forms.ts';
import { labelBefore } from '../detect/number-label.ts';
import { linkedCompanyNumber } from '../detect/register-links.ts';

/** What one property of an organisation says. */
export interface StructuredValue {
  kind: ClaimKind;
  value: string;
  country: string | null;
  doubts: ClaimDoubt[];
}

const of = (
  kind: ClaimKind,
  value: string,
  country: string | null = null,
  doubts: ClaimDoubt[] = [],
): StructuredValue => ({
  kind,
  value,
  country,
  doubts,
});

/** Properties of schema.org's Organization, in JSON-LD and in microdata alike. */
export function readProperty(property: string, value: string): StructuredValue[] {
  switch (property) {
    case 'legalname':
      return nameValues('legal_name', value);
    case 'name':
    case 'alternatename':
      return nameValues(hasLegalForm(value) ? 'legal_name' : 'trading_name', value);
    case 'vatid':
    case 'taxid':
      return taxValues(value);
    case 'leicode':
      return isLei(value.toUpperCase()) ? [of('lei', value.toUpperCase())] : [];
    case 'postalcode':
    case 'address': {
      const printed = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/i.exec(value)?.[0];
      const postcode = printed && parsePostcode(printed);
      return postcode ? [of('postcode', postcode.whole)] : [];
    }
    case 'email': {
      const domain = /@((?:[a-z0-9-]+\.)+[a-z]{2,24})\s*$/i.exec(value)?.[1];
      return domain ? [of('email_domain', domain.toLowerCase())] : [];
    }
    case 'url':
    case 'sameas': {
      const number = linkedCompanyNumber(value);
      return number ? [of('company_number', number)] : [];
    }
    default:
      return identifierValues(property, value);
  }
}

function nameValues(kind: ClaimKind, value: string): StructuredValue[] {
  if (value.length < 2 || value.length > 160) return [];
  const form = lastLegalForm(value);
  const values = [of(kind, value, form?.country ?? null)];
  if (form?.foreign) values.push(of('foreign_form', value, form.country));
  return values;
}

function lastLegalForm(value: string) {
  const printed = [...value.matchAll(LEGAL_FORM)].at(-1)?.[1];
  return printed ? legalForm(printed) : null;
}

const hasLegalForm = (value: string) => lastLegalForm(value) !== null;

function taxValues(value: string): StructuredValue[] {
  const compact = value.replace(/[\s.-]/g, '').toUpperCase();
  const digits = /^(?:GB|XI)?(\d{9})(?:\d{3})?$/.exec(compact)?.[1];
  if (digits) return [of('vat_number', digits, null, isVatNumber(digits) ? [] : ['checksum_fails'])];
  const abroad = /^([A-Z]{2})[A-Z0-9]{8,12}$/.exec(compact)?.[1];
  return abroad ? [of('foreign_registration', compact, abroad === 'EL' ? 'GR' : abroad)] : [];
}

/** An identifier counts by what its label calls it. */
function identifierValues(property: string, value: string): StructuredValue[] {
  const label = `${property
    .replace(/^identifier\b/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .replace(/(company|registration)(registration|number|no)/gi, '$1 $2 ')
    .replace(/(registration)(number)/gi, '$1 $2')} `;
  const kind =
    property.startsWith('identifier') || /compan|crn|regist/.test(property)
      ? labelBefore(label, label.length, 0, () => null).kind
      : null;
  if (kind === 'company' || kind === 'society') {
    const number = parseCompanyNumber(value.replace(/^[^A-Z0-9]*(?:no|number)?[^A-Z0-9]*/i, ''));
    return number ? [of('company_number', number)] : [];
  }
  if (kind === 'charity' && /^\s*(?:SC|NIC)?\d{5,7}\s*$/i.test(value))
    return [of('charity_number', value.trim().toUpperCase())];
  if (kind === 'vat') return taxValues(value);
  return isLei(value.toUpperCase()) ? [of('lei', value.toUpperCase())] : [];
}
