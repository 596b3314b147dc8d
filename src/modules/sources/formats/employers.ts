import { companyNumberOf, nameOf, OGL, otherNames, type SourceFormat, websiteOf } from './format.ts';

export const GENDER_PAY_GAP: SourceFormat = {
  name: 'Gender pay gap service',
  file: 'download of one reporting year',
  fileKinds: ['csv', 'xlsx'],
  columns: {
    employer: ['EmployerId'],
    name: ['EmployerName'],
    company: ['CompanyNumber'],
    link: ['CompanyLinkToGPGInfo'],
  },
  optional: { current: ['CurrentName'] },
  numbers: 'eight characters; prefixes and society forms such as IP28985R; empty for public bodies',
  proves: 'holds_document',
  ...OGL,
  attribution:
    'Contains information from the gender pay gap service, licensed under the Open Government Licence v3.0.',
  read(row) {
    const companyNumber = companyNumberOf(row.text('company'));
    const value = row.text('employer');
    if (!companyNumber || value === '') return [];
    const name = nameOf(row.text('current')) ?? nameOf(row.text('name'));
    return [{ value, companyNumber, website: websiteOf(row.text('link')), name }];
  },
  entryUrl: (value) => `https://gender-pay-gap.service.gov.uk/employers/${encodeURIComponent(value)}`,
};

/** Most statements cover whole groups; the statement of a row without a parent is the organisation's own. */
export const MODERN_SLAVERY: SourceFormat = {
  name: 'Modern slavery statement registry',
  file: 'StatementSummaries of one year',
  fileKinds: ['csv'],
  columns: {
    name: ['OrganisationName'],
    company: ['CompanyNumber'],
    statement: ['StatementURL'],
    parent: ['ParentName'],
    year: ['StatementYear'],
  },
  optional: {},
  numbers: 'eight characters; empty for about one in fourteen',
  proves: 'holds_document',
  ...OGL,
  attribution:
    'Contains information from the modern slavery statement registry, licensed under the Open Government Licence v3.0.',
  read(row) {
    const companyNumber = companyNumberOf(row.text('company'));
    if (!companyNumber) return [];
    const isOwn = row.text('parent') === '';
    return [
      {
        value: companyNumber,
        companyNumber,
        website: isOwn ? websiteOf(row.text('statement')) : null,
        name: nameOf(row.text('name').replaceAll('"', '')),
      },
    ];
  },
};

/** Societies on other registers than Companies House have numbers that look alike. */
export const CO_OPERATIVES: SourceFormat = {
  name: 'Co-operatives UK',
  file: 'open_data_organisations',
  fileKinds: ['csv'],
  columns: {
    organisation: ['CUK Organisation ID'],
    company: ['Registered Number'],
    registrar: ['Registrar'],
    name: ['Registered Name'],
    trading: ['Trading Name'],
  },
  optional: { website: ['Website'] },
  numbers: 'only where the registrar is Companies House; without leading zeros',
  proves: 'stated_by_others',
  licence: 'Open Data Commons Attribution License',
  attribution:
    'Contains information from the Co-operative Economy data of Co-operatives UK, made available under the ODC Attribution License.',
  read(row) {
    const value = row.text('organisation');
    if (value === '' || !/^companies house$/i.test(row.text('registrar'))) return [];
    const companyNumber = companyNumberOf(row.text('company'));
    if (!companyNumber) return [];
    const name = nameOf(row.text('name'));
    const tradingNames = otherNames(name, row.text('trading'));
    return [{ value, companyNumber, website: websiteOf(row.text('website')), name, tradingNames }];
  },
};
