import { addYears, type Day } from './days.ts';

/** An owner of a featured company, as its register of persons with significant control would have it. */
export interface PlannedOwner {
  name: string;
  /** As filed, which is not always as the register writes it. */
  number?: string;
  country: string;
  place: string;
  legalForm: string;
  kind: 'corporate-entity' | 'legal-person';
  share: '25-to-50-percent' | '50-to-75-percent' | '75-to-100-percent';
  ceasedOn?: Day;
}

const LTD = {
  country: 'United Kingdom',
  place: 'Companies House',
  legalForm: 'Private Limited Company',
  kind: 'corporate-entity',
  share: '75-to-100-percent',
} as const;
const NORDKUPFER = {
  ...LTD,
  name: 'Nordkupfer Energie AG',
  number: 'HRB 40217',
  country: 'Germany',
  place: 'Handelsregister Lübeck',
  legalForm: 'Aktiengesellschaft',
};

/**
 * Ownership in every form that a group can show: a third level, an owner abroad with two companies, joint owners, a
 * circle, an owner that ceased, a public body, and a number that belongs to somebody else. Spellings differ as in filings.
 */
export function ownersOfFeatured(companyNumber: string, today: Day): PlannedOwner[] | undefined {
  return OWNERS[companyNumber]?.(today);
}

const OWNERS: Record<string, (today: Day) => PlannedOwner[]> = {
  // A third level below OAKENFELL GROUP HOLDINGS PLC.
  '81592047': () => [
    { ...LTD, name: 'Oakenfell Foods Ltd.', number: 'Company No. 6914 7382', country: 'England' },
  ],
  // One owner abroad, two companies.
  '66840291': () => [NORDKUPFER],
  '82413706': () => [{ ...NORDKUPFER, number: 'HRB40217', country: 'GERMANY' }],
  // Joint owners.
  '79048261': () => [
    { ...LTD, name: 'OAKENFELL LOGISTICS LIMITED', number: '72583914', share: '25-to-50-percent' },
    {
      ...LTD,
      name: 'Kirkhallow Ferries Limited',
      number: 'R0937461',
      country: 'Northern Ireland',
      share: '25-to-50-percent',
    },
  ],
  // A circle.
  '74018356': () => [{ ...LTD, name: 'Rookcombe and Garrowby Press Limited', number: '74830192' }],
  '74830192': () => [{ ...LTD, name: 'ROOKCOMBE & GARROWBY LIMITED', number: '74018356' }],
  // Sold two years ago.
  '70691382': (today) => [
    { ...LTD, name: 'Oakenfell Retail Limited', number: '76820415', ceasedOn: addYears(today, -2) },
  ],
  // On no register.
  '75290416': () => [
    {
      ...LTD,
      name: 'The Council of Upper Greywether',
      place: 'Upper Greywether',
      legalForm: 'Local authority',
      kind: 'legal-person',
    },
  ],
  // The number of TARNWICK JOINERY LIMITED, filed by mistake.
  '77183925': () => [{ ...LTD, name: 'Pennyroyal Holdings Limited', number: '73816452' }],
};
