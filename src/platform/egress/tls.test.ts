import { describe, expect, test, vi } from 'vitest';
import { startEgress, startServer, startTlsServer, stubLookup } from './test-support/loopback-server.ts';
import { selfSignedCertificate } from './test-support/self-signed-certificate.ts';

const lookup = stubLookup({
  'acme.test': ['127.0.0.1'],
  'other.test': ['127.0.0.1'],
});
/** TLS is used only where no rule applies, so here the loopback address has to count as a public one. */
const loopbackIsPublic = { isAllowedAddress: () => true, isAllowedPort: () => true };

const identity = selfSignedCertificate({
  commonName: 'acme.test',
  organisation: 'Acme Wídgets Limited',
  serialNumber: '01234567',
  jurisdictionCountry: 'GB',
});

describe('a connection over TLS', () => {
  test('carries what the certificate says, also when it is used again', async () => {
    const server = await startTlsServer(identity, (_, response) => response.end('secure'));
    const egress = startEgress({ lookup }, { ...loopbackIsPublic, ca: identity.cert });
    const url = `https://acme.test:${server.port}/`;
    const first = await egress.request({ url });
    const second = await egress.request({ url });
    expect(first.body.toString()).toBe('secure');
    expect(first.tls).toMatchObject({
      subjectCommonName: 'acme.test',
      subjectOrganisation: 'Acme Wídgets Limited',
      subjectSerialNumber: '01234567',
      subjectJurisdictionCountry: 'GB',
      subjectCountry: undefined,
      issuerOrganisation: 'Acme Wídgets Limited',
      validFrom: '2020-01-01T00:00:00.000Z',
      validTo: '2049-12-31T23:59:59.000Z',
    });
    expect(first.tls?.fingerprintSha256).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/);
    expect(second.tls).toEqual(first.tls);
    expect(second.timing.connectMs).toBeUndefined();
    expect(server.connectionsMade()).toBe(1);
  });

  test('shows the new certificate of a server the next time it is made', async () => {
    const later = selfSignedCertificate({ commonName: 'acme.test', organisation: 'Acme Holdings Limited' });
    const close = { connection: 'close' };
    const before = await startTlsServer(identity, (_, response) => response.writeHead(200, close).end());
    const after = await startTlsServer(later, (_, response) => response.writeHead(200, close).end());
    const egress = startEgress({ lookup }, { ...loopbackIsPublic, ca: identity.cert + later.cert });
    const organisations: (string | undefined)[] = [];
    for (const server of [before, after, before]) {
      const response = await egress.request({ url: `https://acme.test:${server.port}/` });
      organisations.push(response.tls?.subjectOrganisation);
    }
    expect(organisations).toEqual(['Acme Wídgets Limited', 'Acme Holdings Limited', 'Acme Wídgets Limited']);
  });

  test('leaves the organisation open if the certificate has none', async () => {
    const bare = selfSignedCertificate({ commonName: 'acme.test' });
    const server = await startTlsServer(bare, (_, response) => response.end());
    const egress = startEgress({ lookup }, { ...loopbackIsPublic, ca: bare.cert });
    const response = await egress.request({ url: `https://acme.test:${server.port}/` });
    expect(response.tls).toMatchObject({ subjectOrganisation: undefined, subjectSerialNumber: undefined });
  });

  test('carries its own certificate on each redirect hop', async () => {
    const plain = await startServer((_, response) => response.end('plain'));
    const secure = await startTlsServer(identity, (_, response) =>
      response.writeHead(302, { location: `http://acme.test:${plain.port}/` }).end(),
    );
    const egress = startEgress({ lookup }, { ...loopbackIsPublic, ca: identity.cert });
    const response = await egress.request({ url: `https://acme.test:${secure.port}/`, redirect: 'follow' });
    expect(response.tls).toBeUndefined();
    expect(response.hops[0]?.tls?.subjectOrganisation).toBe('Acme Wídgets Limited');
  });

  test('is refused with a certificate of an unknown authority', async () => {
    const server = await startTlsServer(identity, (_, response) => response.end());
    const egress = startEgress({ lookup }, loopbackIsPublic);
    const message = 'acme.test cannot be trusted: its certificate is signed by itself.';
    const request = egress.request({ url: `https://acme.test:${server.port}/` });
    await expect(request).rejects.toMatchObject({ code: 'tls_failed', message });
  });

  test('is verified whatever NODE_TLS_REJECT_UNAUTHORIZED says', async () => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    try {
      const server = await startTlsServer(identity, (_, response) => response.end());
      const egress = startEgress({ lookup }, loopbackIsPublic);
      const request = egress.request({ url: `https://acme.test:${server.port}/` });
      await expect(request).rejects.toMatchObject({ code: 'tls_failed' });
    } finally {
      warning.mockRestore();
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  });

  test('is refused with a certificate for another name', async () => {
    const server = await startTlsServer(identity, (_, response) => response.end());
    const egress = startEgress({ lookup }, { ...loopbackIsPublic, ca: identity.cert });
    const message = 'other.test cannot be trusted: its certificate is for another name.';
    const request = egress.request({ url: `https://other.test:${server.port}/` });
    await expect(request).rejects.toMatchObject({ code: 'tls_failed', message });
  });

  test('is refused to a server that does not speak TLS', async () => {
    const server = await startServer((_, response) => response.end());
    const egress = startEgress({ lookup }, loopbackIsPublic);
    const request = egress.request({ url: `https://acme.test:${server.port}/` });
    await expect(request).rejects.toMatchObject({ code: 'tls_failed' });
  });
});
