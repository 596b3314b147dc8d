import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { EgressTls } from './egress-types.ts';

/** Reads the certificate once, when the connection is made; requests that reuse it share the result. */
export function readCertificate(socket: Socket): EgressTls | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const certificate = socket.getPeerCertificate();
  // Node's types know only six attributes of a name, and not that an attribute can occur several times.
  const subject: Record<string, unknown> = { ...certificate.subject };
  const issuer: Record<string, unknown> = { ...certificate.issuer };
  return {
    subjectCommonName: attribute(subject, 'CN'),
    subjectOrganisation: attribute(subject, 'O'),
    subjectSerialNumber: attribute(subject, 'serialNumber'),
    subjectCountry: attribute(subject, 'C'),
    subjectJurisdictionCountry: attribute(subject, 'jurisdictionC'),
    subjectBusinessCategory: attribute(subject, 'businessCategory'),
    issuerOrganisation: attribute(issuer, 'O'),
    issuerCommonName: attribute(issuer, 'CN'),
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: new Date(certificate.valid_to).toISOString(),
    fingerprintSha256: certificate.fingerprint256,
  };
}

function attribute(name: Record<string, unknown>, key: string): string | undefined {
  const value = name[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}
