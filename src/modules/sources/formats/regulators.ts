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

/** Providers, and the places that they run: homes and practices with a website of their own. */
export const CARE_QUALITY_COMMISSION: SourceFormat = {
  name: 'Care Quality Commission',
  file: 'HSCA Active Locations ("care directory with filters")',
  fileKinds: ['ods', 'xlsx', 'csv'],
  columns: {
    location: ['Location ID'],
    locationName: ['Location Name'],
    locationSite: ['Location Web Address'],
    company: ['Provider Companies House Number'],
    provider: ['Provider ID'],
    providerName: ['Provider Name'],
    providerSite: ['Provider Web Address'],
  },
  optional: { brand: ['Brand Name'] },
  numbers: 'as typed, with spaces and without leading zeros',
  proves: 'told_regulator',
  ...OGL,
  attribution:
    'Contains Care Quality Commission information, licensed under the Open Government Licence v3.0.',
  read(row) {
    const provider = row.text('provider');
    if (provider === '') throw new BadRecord('Provider ID is empty');
    const companyNumber = companyNumberOf(row.text('company'));
    if (!companyNumber) return [];
    const name = nameOf(row.text('providerName'));
    const location = row.text('location');
    const locationSite = websiteOf(row.text('locationSite'));
    const locationName = nameOf(row.text('locationName'));
    return [
      { value: provider, companyNumber, website: websiteOf(row.text('providerSite')), name },
      ...(location !== '' && (locationSite || locationName)
        ? [
            {
              value: location,
              companyNumber,
              isSite: true,
              website: locationSite,
              name: locationName,
              tradingNames: otherNames(name, locationName ?? ''),
            },
          ]
        : []),
    ];
  },
  entryUrl: (value, isSite) =>
    `https://www.cqc.org.uk/${isSite ? 'location' : 'provider'}/${encodeURIComponent(value)}`,
};

export const SOLICITORS: SourceFormat = {
  name: 'Solicitors Regulation Authority',
  file: 'answer of the data sharing API, organisation/GetAll',
  fileKinds: ['json'],
  columns: {
    number: ['SraNumber'],
    name: ['PracticeName'],
    company: ['CompanyRegNo'],
    offices: ['Offices'],
  },
  optional: { status: ['AuthorisationStatus'], websites: ['Websites'], tradingNames: ['TradingNames'] },
  numbers: 'with and without leading zeros; prefixes are kept',
  proves: 'told_regulator',
  licence: 'SRA data sharing terms',
  attribution: 'Data supplied by the Solicitors Regulation Authority.',
  read: readPractice,
  entryUrl: (value) =>
    `https://www.sra.org.uk/consumers/register/organisation/?sraNumber=${value.split('/', 1)[0]}`,
};

/** The practice, and those of its offices that have another website. */
function readPractice(row: SourceRow): SourceRecord[] {
  const value = row.text('number');
  if (!/^\d{1,9}$/.test(value)) throw new BadRecord(`SraNumber is ${quoted(value)}, not a number`);
  const companyNumber = companyNumberOf(row.text('company'));
  if (!companyNumber || /revoked|closed|ceased/i.test(row.text('status'))) return [];
  const name = nameOf(row.text('name'));
  const offices = listOf(row.value('offices'));
  const stated = [...textsOf(row.value('websites')), ...offices.flatMap(({ Website }) => textsOf(Website))];
  const websites = [...new Set(stated.flatMap((text) => websiteOf(text) ?? []))];
  const tradingNames = otherNames(name, ...textsOf(row.value('tradingNames')));
  const [website = null, ...others] = websites;
  return [
    { value, companyNumber, website, name, tradingNames },
    ...others.map((other, i) => ({
      value: `${value}/${i + 2}`,
      companyNumber,
      isSite: true,
      website: other,
      name,
    })),
  ];
}

type JsonObject = Readonly<Record<string, unknown>>;

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Reads names from a text, a list of texts, or a list of objects with a name. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    if (typeof one === 'string') return [one];
    const { Name, Website } = (one ?? {}) as JsonObject;
    return [Name, Website].filter((text) => typeof text === 'string');
  });
}
