import { describe, expect, it } from 'vitest';
import { claimsOf, valuesOf } from './test-support/extract-html.ts';

describe('a registration abroad is recognised with its country', () => {
  it.each([
    ['DE', 'Larch GmbH, Amtsgericht Hamburg HRB 12345', 'HRB 12345'],
    ['DE', 'USt-IdNr. DE123456789', 'DE123456789'],
    ['FR', 'Larch SAS, RCS Paris 123 456 789', '123 456 789'],
    ['FR', 'SIRET 123 456 789 00012', '123 456 789 00012'],
    ['NL', 'Larch B.V., KvK-nummer 12345678', '12345678'],
    ['IE', 'Larch Ltd is registered in Ireland, No. 412345', '412345'],
    ['IE', 'Larch DAC, VAT IE1234567T', 'IE1234567T'],
    ['IE', 'CHY 12345', '12345'],
    ['US', 'Larch LLC, EIN 12-3456789', '12-3456789'],
    ['US', 'Larch Inc. is incorporated in Delaware', 'US'],
    ['ES', 'Larch S.L., CIF B12345678', 'B12345678'],
    ['IT', 'Larch S.r.l. P.IVA 12345678901', '12345678901'],
    ['JE', 'Larch Ltd. Registered in Jersey No. 12345.', '12345'],
    ['GG', 'Larch Ltd, a company registered in Guernsey with number 45678', '45678'],
    ['GG', 'Company number 45678. 1 Quay Street, St Peter Port, Guernsey GY1 1AA', '45678'],
    ['IM', 'Larch Ltd, company number 012345V', '012345V'],
    ['AU', 'Larch Pty Ltd ABN 12 345 678 901', '12 345 678 901'],
    ['AU', 'ACN 123 456 789', '123 456 789'],
    ['CA', 'GST 123456789 RT0001', '123456789 RT0001'],
    ['IN', 'Larch Private Limited, CIN: U72900KA2015PTC081299', 'U72900KA2015PTC081299'],
    ['SG', 'Co. Reg. No. 199504699H', '199504699H'],
    ['ZA', 'Company registration no: 2012/053599/07', '2012/053599/07'],
    ['NG', 'Larch Limited RC 1234599', '1234599'],
    ['CH', 'Larch AG, CHE-123.456.789', 'CHE-123.456.789'],
    ['DK', 'Larch ApS, CVR-nr. 12345678', '12345678'],
    ['SE', 'Larch AB, org.nr 556123-4567', '556123-4567'],
    ['FI', 'Larch Oy, Y-tunnus 1234567-8', '1234567-8'],
    ['PL', 'Larch Sp. z o.o., KRS 0000123456', '0000123456'],
    ['AT', 'Larch GmbH, Firmenbuchnummer FN 123456a', '123456a'],
    ['HK', 'Larch Limited, 12/F, Kowloon, Hong Kong. Company No. 1876543', '1876543'],
    ['MT', 'Larch Limited (company number C54321), Level 3, Swatar, Malta', 'C54321'],
    ['CY', 'Larch Ltd, a Cyprus Investment Firm, registration number HE 123456', '123456'],
  ])('%s: %s', (country, text, value) => {
    const claims = claimsOf(`<p>${text}</p>`, 'foreign_registration');
    expect(claims.map((claim) => [claim.country, claim.value])).toContainEqual([country, value]);
    expect(valuesOf(`<p>${text}</p>`, 'company_number')).toEqual([]);
  });

  it.each([
    ['Larch GmbH', 'DE'],
    ['Larch SARL', 'FR'],
    ['Larch B.V.', 'NL'],
    ['Larch DAC', 'IE'],
    ['Larch LLC', 'US'],
    ['Larch S.L.', 'ES'],
    ['Larch SpA', 'IT'],
    ['Larch Pty Ltd', 'AU'],
    ['Larch Pvt Ltd', 'IN'],
    ['Larch ApS', 'DK'],
    ['Larch S.A.', null],
  ])('%s has a foreign form', (name, country) => {
    const [claim] = claimsOf(`<p>© 2024 ${name}, all rights reserved</p>`, 'foreign_form');
    expect(claim).toMatchObject({ value: name, country, role: 'operator' });
  });

  it.each(['Larch Spa', 'LARCH SPA', 'Larch Se', 'Larch As'])('%s has none: it ends in a word', (name) => {
    expect(valuesOf(`<p>© 2024 ${name}. All rights reserved</p>`, 'foreign_form')).toEqual([]);
  });

  it('the number of a foreign company at Companies House, or of its branch, is of the UK', () => {
    const text =
      'Larch A/S, incorporated in Denmark. UK establishment number BR016299, company number FC031299.';
    expect(valuesOf(`<p>${text}</p>`, 'company_number')).toEqual(['BR016299', 'FC031299']);
  });

  it('a parent’s country in the next line is not that of a number with a British address', () => {
    const html =
      '<p>Your contract is with Larch Europe Ltd, company number 07123456, 4 Mill Lane, York YO1 7HH.</p>' +
      '<p>Larch Europe Ltd is a subsidiary of Larch, Inc., a Delaware corporation.</p>';
    expect(valuesOf(html, 'company_number')).toEqual(['07123456']);
  });

  it('Northern Ireland is not Ireland, and New South Wales not Wales', () => {
    expect(valuesOf('<p>Registered in Northern Ireland No. 12345</p>', 'foreign_registration')).toEqual([]);
    expect(
      claimsOf('<p>Larch Ltd is registered in New South Wales</p>', 'foreign_registration')[0]?.country,
    ).toBe('AU');
  });

  it('a UK company with an office in Dublin stays a UK company', () => {
    const html =
      '<p>Company number 712345. Registered office: 1 High Street, York YO1 9AA. We also have an office in Dublin.</p>';
    expect(valuesOf(html, 'company_number')).toEqual(['00712345']);
  });
});
