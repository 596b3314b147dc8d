import type { EgressTls } from '../../../platform/egress/index.ts';
import { storable } from '../../../shared/storable-text.ts';
import type { SiteCertificate } from './crawled-site.ts';

/** Undefined for a certificate that names no organisation: it proves only control of the name. */
export function siteCertificate(tls: EgressTls | undefined, pageUrl: string): SiteCertificate | undefined {
  if (tls?.subjectOrganisation === undefined) return undefined;
  return storable({
    organisation: tls.subjectOrganisation,
    serialNumber: tls.subjectSerialNumber ?? null,
    country: tls.subjectCountry ?? null,
    jurisdictionCountry: tls.subjectJurisdictionCountry ?? null,
    pageUrl,
  });
}
