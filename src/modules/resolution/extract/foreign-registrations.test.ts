import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';

const registrationsIn = (text: string) =>
  readHtmlPage(`<p>${text}</p>`).foreignRegistrations.map(({ start, end }) => text.slice(start, end));

describe('a registration abroad is recognised', () => {
  it.each([
    ['DE', 'Larch GmbH, Amtsgericht Hamburg HRB 12345', 'HRB 12345'],
    ['DE', 'USt-IdNr. DE123456789', 'DE123456789'],
    ['DE', 'Larch e.V., Vereinsregister Nr. 1234', 'Vereinsregister'],
    ['DE', 'an association registered at the local court in Larchstadt under VR 1234', 'VR 1234'],
    ['AT', 'Verein Larch, ZVR-Zahl 123456789', '123456789'],
    ['FR', 'Larch SAS, RCS Paris 123 456 789', '123 456 789'],
    ['FR', 'SIRET 123 456 789 00012', '123 456 789 00012'],
    ['NL', 'Larch B.V., KvK-nummer 12345678', '12345678'],
    ['IE', 'Larch DAC, VAT IE1234567T', 'IE1234567T'],
    ['IE', 'CHY 12345', '12345'],
    ['IE', 'CRO number 412345', '412345'],
    ['IE', 'Larch CLG, RCN 20123456', '20123456'],
    ['IE', 'a registered charity (no. 20123456) in Ireland', '20123456'],
    ['BG', 'Larch Ltd., BULSTAT / UIC: 201234567', '201234567'],
    ['IN', 'Larch LLP, LLPIN: AAB-1234', 'AAB-1234'],
    ['KE', 'Larch Limited, PVT-AB12CD3', 'PVT-AB12CD3'],
    ['US', 'Larch LLC, EIN 12-3456789', '12-3456789'],
    ['ES', 'Larch S.L., CIF B12345678', 'B12345678'],
    ['IT', 'Larch S.r.l. P.IVA 12345678901', '12345678901'],
    ['JE', 'Larch Ltd, Jersey company number 12345', '12345'],
    ['GG', 'Larch Ltd, Guernsey registered number 45678', '45678'],
    ['IM', 'Larch Ltd, company number 012345V', '012345V'],
    ['AU', 'Larch Pty Ltd ABN 12 345 678 901', '12 345 678 901'],
    ['AU', 'ACN 123 456 789', '123 456 789'],
    ['CA', 'GST/BN 123456789 RT0001', '123456789 RT0001'],
    ['IN', 'Larch Private Limited, CIN: U72900KA2015PTC081299', 'U72900KA2015PTC081299'],
    ['SG', 'Co. Reg. No. 199504699H', '199504699H'],
    ['ZA', 'Company registration no: 2012/053599/07', '2012/053599/07'],
    ['NG', 'Larch Limited RC 1234599, Lagos', '1234599'],
    ['CH', 'Larch AG, CHE-123.456.789', 'CHE-123.456.789'],
    ['DK', 'Larch ApS, CVR-nr. 12345678', '12345678'],
    ['SE', 'Larch AB, org.nr 556123-4567', '556123-4567'],
    ['FI', 'Larch Oy, Y-tunnus 1234567-8', '1234567-8'],
    ['PL', 'Larch Sp. z o.o., KRS 0000123456', '0000123456'],
    ['AT', 'Larch GmbH, Firmenbuchnummer FN 123456a', '123456a'],
    ['MT', 'Larch Limited (company number C54321), Level 3, Swatar, Malta', 'C54321'],
    ['CY', 'Larch Ltd, a Cyprus Investment Firm, number HE 123456', 'HE 123456'],
    ['PT', 'TVA PT 123456789', 'PT 123456789'],
    ['GR', 'VAT EL 123456789', 'EL 123456789'],
    ['DE', 'VAT-ID: DE 142 145 769', 'DE 142 145 769'],
    ['DE', 'Umsatzsteuer-Identifikationsnummer gemäß § 27a: DE123456789', 'DE123456789'],
    ['HK', 'Hong Kong company registration number 1234567', '1234567'],
  ])('%s: %s', (_country, text, value) => {
    expect(registrationsIn(text)).toContainEqual(expect.stringContaining(value));
  });

  it.each([
    'Registered in Northern Ireland No. 12345',
    'Larch Ltd, registered in England and Wales, company number 07123456, VAT GB 123 4567 82',
    'UK establishment number BR016299, company number FC031299',
    'A charity registered in England, number 20123456',
    'Call 020 7946 0123 for a brochure',
    'Heard in the county court, our VR 360 headsets',
    'Try the VR 2000 beside the district office',
    'We ship to Germany, France and Ireland',
  ])('no registration is seen in: %s', (text) => {
    expect(registrationsIn(text)).toEqual([]);
  });

  it('each place is listed once, in order', () => {
    const { foreignRegistrations: found } = readHtmlPage(
      '<p>ABN 12 345 678 901</p><p>Amtsgericht Hamburg HRB 12345</p><p>KvK 12345678</p>',
    );
    const starts = found.map(({ start }) => start);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts).toHaveLength(4);
  });
});
