import { expect, it } from 'vitest';
import { HEADER } from '../../../test/support/snapshot/csv-row.ts';
import { parseRegisterFile } from './register-file.ts';

const COLUMNS = HEADER.trim()
  .split(',')
  .map((column) => column.trim());

function row(cells: Record<string, string>): string {
  return `${COLUMNS.map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`;
}

it('a register file gives each company as resolution reads it', () => {
  const text =
    HEADER +
    row({
      CompanyName: 'THE "OLD" BOATYARD C.I.C.',
      CompanyNumber: 'SC123456',
      'RegAddress.AddressLine1': '4 MILL LANE',
      'RegAddress.PostTown': 'LARKHAMPTON',
      'RegAddress.PostCode': 'LA9 9ZZ',
      'RegAddress.Country': 'SCOTLAND',
      CompanyCategory: 'Community Interest Company',
      CompanyStatus: 'Liquidation',
      IncorporationDate: '31/01/2001',
      'SICCode.SicText_1': '30120 - Building of pleasure and sporting boats',
      'SICCode.SicText_2': 'None Supplied',
      'PreviousName_1.CompanyName': 'OLD BOATYARD LIMITED',
    }) +
    row({ CompanyName: 'WEIR LLP', CompanyNumber: 'OC123456', CompanyStatus: 'Active' });
  const [first, second] = parseRegisterFile(text, 'register.csv');
  expect(first).toEqual({
    company_number: 'SC123456',
    company_name: 'THE "OLD" BOATYARD C.I.C.',
    company_status: 'liquidation',
    company_type: 'community-interest-company',
    registered_postcode: 'LA9 9ZZ',
    registered_address: '4 MILL LANE, LARKHAMPTON, LA9 9ZZ, SCOTLAND',
    incorporated_on: '2001-01-31',
    sic_codes: ['30120'],
    previous_names: ['OLD BOATYARD LIMITED'],
  });
  expect(second).toMatchObject({
    registered_postcode: null,
    registered_address: null,
    incorporated_on: null,
  });
});
