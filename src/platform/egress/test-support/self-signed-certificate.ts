import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * Makes a certificate for a test, so that no private key lies in the repository and no openssl is needed.
 * X.509 is nested type-length-value (DER); Node can read it and cannot write it.
 */
export interface CertificateSubject {
  commonName: string;
  organisation?: string;
  serialNumber?: string;
  jurisdictionCountry?: string;
  /** Further names of hosts. */
  alternativeNames?: string[];
}

export function selfSignedCertificate(subject: CertificateSubject): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signatureAlgorithm = sequence(objectId('1.2.840.10045.4.3.2'));
  const name = distinguishedName(subject);
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    signatureAlgorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      0xa3,
      sequence(
        subjectAlternativeName([subject.commonName, ...(subject.alternativeNames ?? [])]),
        certificateAuthority(),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, signatureAlgorithm, bitString(signature));
  const base64 = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function distinguishedName(subject: CertificateSubject): Buffer {
  const attributes: [string, string | undefined][] = [
    ['2.5.4.3', subject.commonName],
    ['2.5.4.10', subject.organisation],
    ['2.5.4.5', subject.serialNumber],
    ['1.3.6.1.4.1.311.60.2.1.3', subject.jurisdictionCountry],
  ];
  return sequence(
    ...attributes.flatMap(([id, value]) =>
      value === undefined ? [] : [tagged(0x31, sequence(objectId(id), tagged(0x0c, Buffer.from(value))))],
    ),
  );
}

function subjectAlternativeName(hosts: string[]): Buffer {
  const dnsNames = hosts.map((host) => tagged(0x82, Buffer.from(host)));
  return sequence(objectId('2.5.29.17'), tagged(0x04, sequence(...dnsNames)));
}

function certificateAuthority(): Buffer {
  const isAuthority = tagged(0x01, Buffer.from([0xff]));
  return sequence(objectId('2.5.29.19'), tagged(0x04, sequence(isAuthority)));
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  // Lengths from 128 on are preceded by the number of their bytes.
  const bytes = [length >> 16, length >> 8, length].map((part) => part & 0xff);
  while (bytes[0] === 0) bytes.shift();
  const size = length < 0x80 ? [length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes);
}

function bitString(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.from([0]), bytes);
}

function time(text: string): Buffer {
  return tagged(0x17, Buffer.from(text));
}

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const groups = [part & 0x7f];
    for (let high = part >> 7; high > 0; high >>= 7) groups.unshift((high & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}
