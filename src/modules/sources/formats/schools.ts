import {
  BadRecord,
  companyNumberOf,
  nameOf,
  OGL,
  otherNames,
  quoted,
  type SourceFormat,
  websiteOf,
} from './format.ts';

const ATTRIBUTION =
  'Contains information from Get Information about Schools of the Department for Education, licensed under the Open Government Licence v3.0.';

/** Academy trusts, which are companies. Their schools are in another file. */
export const SCHOOL_GROUPS: SourceFormat = {
  name: 'Get Information about Schools (trusts)',
  file: 'allgroupsdata',
  fileKinds: ['csv'],
  columns: {
    uid: ['Group UID', 'UID'],
    name: ['Group Name'],
    company: ['Companies House Number'],
    type: ['Group Type'],
  },
  optional: { status: ['Group Status', 'Status'], closed: ['Closed Date'] },
  numbers: 'with and without leading zeros; empty for federations',
  proves: 'none',
  ...OGL,
  attribution: ATTRIBUTION,
  read(row) {
    const value = row.text('uid');
    if (!/^\d{1,8}$/.test(value)) throw new BadRecord(`Group UID is ${quoted(value)}, not a number`);
    const companyNumber = companyNumberOf(row.text('company'));
    if (!companyNumber || /^closed/i.test(row.text('status')) || row.text('closed') !== '') return [];
    return [{ value, companyNumber, website: null, name: nameOf(row.text('name')) }];
  },
  entryUrl: (value) => `https://get-information-schools.service.gov.uk/Groups/Group/Details/${value}`,
};

/** A trust runs the websites of its schools, which show the school's name. */
export const SCHOOLS: SourceFormat = {
  name: 'Get Information about Schools',
  file: 'edubasealldata; import allgroupsdata first',
  fileKinds: ['csv'],
  columns: {
    urn: ['URN'],
    name: ['EstablishmentName'],
    status: ['EstablishmentStatus (name)'],
    trust: ['Trusts (code)'],
    website: ['SchoolWebsite'],
  },
  numbers: 'none: the code of the trust leads to the row of allgroupsdata that has it',
  proves: 'told_regulator',
  ...OGL,
  attribution: ATTRIBUTION,
  read(row) {
    const value = row.text('urn');
    if (!/^\d{5,7}$/.test(value)) throw new BadRecord(`URN is ${quoted(value)}, not a number`);
    const memberOf = row.text('trust');
    if (!/^\d+$/.test(memberOf) || !/^open/i.test(row.text('status'))) return [];
    const name = nameOf(row.text('name'));
    return [
      {
        value,
        companyNumber: null,
        memberOf,
        isSite: true,
        website: websiteOf(row.text('website')),
        name,
        tradingNames: otherNames(null, name ?? ''),
      },
    ];
  },
  entryUrl: (value) =>
    `https://get-information-schools.service.gov.uk/Establishments/Establishment/Details/${value}`,
};
