import {
  BadRecord,
  companyNumberOf,
  nameOf,
  OGL,
  otherNames,
  quoted,
  type SourceFormat,
  type SourceRecord,
  type SourceRow,
  websiteOf,
} from './format.ts';

export const CHARITY_COMMISSION: SourceFormat = {
  name: 'Charity Commission',
  file: 'publicextract.charity of the register of charities in England and Wales',
  fileKinds: ['json', 'tsv'],
  columns: {
    number: ['registered_charity_number'],
    linked: ['linked_charity_number'],
    status: ['charity_registration_status'],
    company: ['charity_company_registration_number'],
    website: ['charity_contact_web'],
  },
  optional: { name: ['charity_name'] },
  numbers: 'with and without leading zeros; prefixes are kept',
  proves: 'told_regulator',
  ...OGL,
  attribution:
    'Contains information from the Charity Commission’s register of charities, licensed under the Open Government Licence v3.0.',
  read: readCharity,
  entryUrl: (value) =>
    `https://register-of-charities.charitycommission.gov.uk/charity-search/-/charity-details/${value}`,
};

const CHARITY_NUMBER = /^\d{5,8}$/;

/**
 * Registered charities that are companies. Linked charities share the number of the main one, which is linked
 * charity 0.
 */
function readCharity(row: SourceRow): SourceRecord[] {
  const value = row.text('number');
  if (!CHARITY_NUMBER.test(value))
    throw new BadRecord(`registered_charity_number is ${quoted(value)}, not a number`);
  const status = row.text('status').toLowerCase();
  if (status !== 'registered' && status !== 'removed')
    throw new BadRecord(`charity_registration_status is ${quoted(status)}, neither Registered nor Removed`);
  if (status === 'removed' || row.text('linked') !== '0') return [];
  const companyNumber = companyNumberOf(row.text('company'));
  if (!companyNumber) return [];
  return [{ value, companyNumber, website: websiteOf(row.text('website')), name: nameOf(row.text('name')) }];
}

export const NORTHERN_IRISH_CHARITIES: SourceFormat = {
  name: 'Charity Commission for Northern Ireland',
  file: 'export of all search results',
  fileKinds: ['csv'],
  columns: {
    number: ['Reg charity number'],
    name: ['Charity name'],
    status: ['Status'],
    website: ['Website'],
    company: ['Company number'],
  },
  optional: { other: ['Other name'] },
  numbers: 'without the letters NI and without leading zeros; 0 for none',
  proves: 'told_regulator',
  ...OGL,
  attribution:
    'Contains information from the Charity Commission for Northern Ireland, licensed under the Open Government Licence v3.0.',
  read(row) {
    const value = row.text('number');
    if (!/^\d{4,8}$/.test(value)) throw new BadRecord(`Reg charity number is ${quoted(value)}, not a number`);
    if (/^removed/i.test(row.text('status'))) return [];
    const companyNumber = northernIrish(row.text('company'));
    if (!companyNumber) return [];
    const name = nameOf(row.text('name'));
    return [
      {
        value,
        companyNumber,
        website: websiteOf(row.text('website')),
        name,
        tradingNames: otherNames(name, row.text('other')),
      },
    ];
  },
  entryUrl: (value) => `https://www.charitycommissionni.org.uk/charity-details/?regId=${value}`,
};

/** Numbers of up to six digits belong to the Northern Irish register; the Commission omits their letters. */
function northernIrish(text: string): string | null {
  return /^\d{1,6}$/.test(text) && !/^0+$/.test(text) ? `NI${text.padStart(6, '0')}` : companyNumberOf(text);
}
