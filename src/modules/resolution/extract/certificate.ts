import { parseCompanyNumber } from '../../../shared/company-number.ts';
import type { SiteCertificate } from '../crawl/crawled-site.ts';
import type { Claim, ClaimKind } from './claim.ts';
import { LEGAL_FORM, legalForm } from './detect/legal-forms.ts';

/** What the site's certificate says: its authority checked the organisation, in EV certificates its number too. */
export function extractCertificate(certificate: SiteCertificate): Claim[] {
  const country = certificate.jurisdictionCountry ?? certificate.country;
  const foreign = country !== null && country.toUpperCase() !== 'GB';
  const quote = [
    `O=${certificate.organisation}`,
    certificate.serialNumber && `serialNumber=${certificate.serialNumber}`,
    certificate.jurisdictionCountry && `jurisdictionC=${certificate.jurisdictionCountry}`,
    certificate.country && `C=${certificate.country}`,
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, 300);
  const claim = (kind: ClaimKind, value: string, claimCountry: string | null): Claim => ({
    kind,
    value,
    role: 'operator',
    source: 'certificate',
    cue: 'certificate',
    ukPart: null,
    country: claimCountry,
    doubts: [],
    statement: 0,
    block: 0,
    start: 0,
    end: quote.length,
    quote,
  });
  const formCountry = formOf(certificate.organisation);
  const claims = [claim('legal_name', certificate.organisation, foreign ? country : (formCountry ?? null))];
  if (formCountry !== undefined)
    claims.push(claim('foreign_form', certificate.organisation, country ?? formCountry));
  if (!certificate.serialNumber) return claims;
  if (foreign) claims.push(claim('foreign_registration', certificate.serialNumber, country));
  else {
    const number = parseCompanyNumber(certificate.serialNumber);
    if (number) claims.push(claim('company_number', number, null));
  }
  return claims;
}

/** The country of a foreign legal form (null when several share it); undefined when the form is British or missing. */
function formOf(organisation: string): string | null | undefined {
  const printed = [...organisation.matchAll(LEGAL_FORM)].at(-1)?.[1];
  if (!printed) return undefined;
  const form = legalForm(printed);
  return form.foreign ? form.country : undefined;
}
