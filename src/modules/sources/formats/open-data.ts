import { isLei } from '../../../shared/companies/lei.ts';
import {
  BadRecord,
  companyNumberOf,
  nameOf,
  otherNames,
  quoted,
  type SourceFormat,
  type SourceRecord,
  type SourceRow,
  websiteOf,
} from './format.ts';

/**
 * Companies House in England and Wales, Northern Ireland and Scotland, in GLEIF's list of registration
 * authorities.
 */
const ENGLAND_AND_WALES = 'RA000585';
const UK_AUTHORITIES = new Set([ENGLAND_AND_WALES, 'RA000586', 'RA000587']);

export const GLEIF: SourceFormat = {
  name: 'GLEIF',
  file: 'golden copy of LEI records ("LEI2")',
  fileKinds: ['csv'],
  columns: {
    lei: ['LEI'],
    authority: ['Entity.RegistrationAuthority.RegistrationAuthorityID'],
    company: ['Entity.RegistrationAuthority.RegistrationAuthorityEntityID'],
    status: ['Entity.EntityStatus'],
  },
  optional: { name: ['Entity.LegalName'] },
  numbers: 'as registered, where the registration authority is Companies House',
  proves: 'none',
  licence: 'CC0 1.0',
  attribution:
    'Contains LEI data of the Global Legal Entity Identifier Foundation, made available under CC0.',
  read(row) {
    const value = row.text('lei');
    if (!isLei(value)) throw new BadRecord(`${quoted(value)} is not an LEI: its check digits are wrong`);
    const authority = row.text('authority');
    if (!UK_AUTHORITIES.has(authority) || row.text('status') !== 'ACTIVE') return [];
    const number = row.text('company');
    // Without its letters, a Scottish or Northern Irish number would be another company's.
    if (authority !== ENGLAND_AND_WALES && !/[A-Z]/i.test(number)) return [];
    const companyNumber = companyNumberOf(number);
    return companyNumber ? [{ value, companyNumber, website: null, name: nameOf(row.text('name')) }] : [];
  },
  entryUrl: (value) => `https://search.gleif.org/#/record/${value}`,
};

/** The label of an item is the brand, not the legal name. */
export const WIKIDATA: SourceFormat = {
  name: 'Wikidata',
  file: 'answer of the query service with the columns item, itemLabel, crn (P2622) and site (P856)',
  fileKinds: ['csv', 'tsv', 'json'],
  columns: { item: ['item'], label: ['itemLabel'], company: ['crn'], website: ['site'] },
  optional: { ended: ['ended'] },
  numbers: 'eight characters; prefixes are kept',
  proves: 'stated_by_others',
  licence: 'CC0 1.0',
  attribution: 'Contains data of Wikidata, made available under CC0.',
  read(row) {
    const item = /(?:^|\/)(Q\d+)>?$/.exec(row.text('item'))?.[1];
    if (!item) throw new BadRecord(`item is ${quoted(row.text('item'))}, not an item of Wikidata`);
    const companyNumber = companyNumberOf(row.text('company'));
    if (!companyNumber || row.text('ended') !== '') return [];
    const label = nameOf(row.text('label').replace(/^Q\d+$/, ''));
    const website = websiteOf(row.text('website').replace(/^<|>$/g, ''));
    // An item may have several websites, each in a row of its own.
    return [
      {
        value: website ? `${item} ${website}` : item,
        companyNumber,
        website,
        name: label,
        tradingNames: otherNames(null, label ?? ''),
      },
    ];
  },
  entryUrl: (value) => `https://www.wikidata.org/wiki/${value.split(' ', 1)[0]}`,
};

/**
 * Grants, published by each funder; the recipient is known by its number or by an organisation identifier.
 */
export const THREE_SIXTY_GIVING: SourceFormat = {
  name: '360Giving',
  file: 'grants data of a funder',
  fileKinds: ['csv', 'xlsx'],
  columns: {
    identifier: ['Recipient Org:Identifier'],
    name: ['Recipient Org:Name'],
    website: ['Recipient Org:Web Address'],
  },
  optional: { company: ['Recipient Org:Company Number'] },
  numbers: 'in a column of its own, or in the identifier after GB-COH-',
  proves: 'stated_by_others',
  licence: 'the licence of each funder, Creative Commons or Open Government Licence',
  attribution: 'Contains grants data that funders publish in the 360Giving Data Standard.',
  read: readRecipient,
};

function readRecipient(row: SourceRow): SourceRecord[] {
  const identifier = row.text('identifier');
  const own = companyNumberOf(row.text('company'));
  const companyNumber = own ?? companyNumberOf(/^GB-COH-(.+)$/i.exec(identifier)?.[1] ?? '');
  if (!companyNumber) return [];
  return [
    {
      value: companyNumber,
      companyNumber,
      website: websiteOf(row.text('website')),
      name: nameOf(row.text('name')),
    },
  ];
}
