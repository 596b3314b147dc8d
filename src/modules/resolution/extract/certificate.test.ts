import { describe, expect, it } from 'vitest';
import { extractCertificate } from './index.ts';

const pageUrl = 'https://larchwood.test/';

describe('a certificate', () => {
  it('with extended validation tells name and number', () => {
    const claims = extractCertificate({
      organisation: 'Larch Ltd',
      serialNumber: '7123456',
      country: 'GB',
      jurisdictionCountry: 'GB',
      pageUrl,
    });
    expect(claims.map(({ kind, value, role, source }) => [kind, value, role, source])).toEqual([
      ['legal_name', 'Larch Ltd', 'operator', 'certificate'],
      ['company_number', '07123456', 'operator', 'certificate'],
    ]);
    expect(claims[0]?.quote).toBe('O=Larch Ltd, serialNumber=7123456, jurisdictionC=GB, C=GB');
  });

  it('with a checked organisation tells its name', () => {
    const claims = extractCertificate({
      organisation: 'Larch Ltd',
      serialNumber: null,
      country: 'GB',
      jurisdictionCountry: null,
      pageUrl,
    });
    expect(claims.map(({ kind, country }) => [kind, country])).toEqual([['legal_name', null]]);
  });

  it('of a foreign company tells its country', () => {
    const claims = extractCertificate({
      organisation: 'Larch GmbH',
      serialNumber: 'HRB 12345',
      country: 'DE',
      jurisdictionCountry: 'DE',
      pageUrl,
    });
    expect(claims.map(({ kind, value, country }) => [kind, value, country])).toEqual([
      ['legal_name', 'Larch GmbH', 'DE'],
      ['foreign_form', 'Larch GmbH', 'DE'],
      ['foreign_registration', 'HRB 12345', 'DE'],
    ]);
  });

  it('with a serial number that is none names no company number', () => {
    const claims = extractCertificate({
      organisation: 'Larch Council',
      serialNumber: 'Government Entity',
      country: 'GB',
      jurisdictionCountry: 'GB',
      pageUrl,
    });
    expect(claims.map(({ kind }) => kind)).toEqual(['legal_name']);
  });
});
