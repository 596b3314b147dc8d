import { createServer, type Server } from 'node:https';
import { createSecureContext, type SecureContext } from 'node:tls';
import { selfSignedCertificate } from '../../src/platform/egress/test-support/self-signed-certificate.ts';

/** Libraries refuse more than 100 KiB of certificates, so these are as large as can be. */
const names = (count: number, nameOf: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => nameOf(n));

const other = selfSignedCertificate({ commonName: 'other.org.uk' });

/**
 * The certificates that a server can show, by name. Each is a site of its own under org.uk, and the first of
 * its names.
 */
const CERTIFICATES: Record<string, { key: string; cert: string }> = {
  'many-names': selfSignedCertificate({
    commonName: 'many-names.org.uk',
    alternativeNames: names(4_500, (n) => `shop-${n}.example.co`),
  }),
  'no-name-matches': selfSignedCertificate({
    commonName: '*.*.*',
    alternativeNames: names(3_000, (n) => `*.${'a.'.repeat(8)}${n}.co`),
  }),
  'names-to-quote': selfSignedCertificate({
    commonName: 'names-to-quote.org.uk',
    alternativeNames: names(3_000, (n) => `"\\",DNS:\0${n}.org.uk`),
  }),
  'long-organisation': selfSignedCertificate({
    commonName: 'long-organisation.org.uk',
    organisation: `${'Acme Limited, '.repeat(3_000)}Ltd`,
  }),
  'strange-organisation': selfSignedCertificate({
    commonName: 'strange-organisation.org.uk',
    organisation: '\0\n\r\t"\\, O=Other\u202e',
  }),
  'long-chain': ((own) => ({ key: own.key, cert: own.cert + other.cert.repeat(150) }))(
    selfSignedCertificate({ commonName: 'long-chain.org.uk' }),
  ),
  untrusted: selfSignedCertificate({ commonName: 'untrusted.org.uk' }),
};

export const HOSTILE_CERTIFICATES: readonly string[] = Object.keys(CERTIFICATES);

/** The certificates that the service is made to trust, so that it reads them too. */
export const TRUSTED = Object.entries(CERTIFICATES)
  .flatMap(([name, { cert }]) => (name === 'untrusted' ? [] : [cert]))
  .join('');

/** Shows each name its certificate. `asked` has the names for which a connection was begun. */
export function createHostileTls(): { server: Server; asked: Set<string> } {
  const asked = new Set<string>();
  const contexts = new Map<string, SecureContext>();
  const server = createServer(
    {
      ...other,
      SNICallback(host, answer) {
        const name = host.replace(/^www\./, '').replace(/\.(?:org|net)\.uk$/, '');
        asked.add(name);
        const certificate = CERTIFICATES[name] ?? other;
        if (!contexts.has(name)) contexts.set(name, createSecureContext(certificate));
        answer(null, contexts.get(name));
      },
    },
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>We sell lamps.</p>'),
  );
  server.on('tlsClientError', () => undefined);
  return { server, asked };
}
