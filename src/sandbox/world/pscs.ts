import { addYears, type Day } from './days.ts';
import { fullName, type Person } from './names.ts';
import { drawServiceAddress } from './places.ts';
import { type Random, resourceId } from './random.ts';
import type { Psc } from './sandbox-company.ts';

const SHARES = ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent'] as const;

interface Control {
  companyNumber: string;
  notifiedOn: Day;
  label: string;
  partnership: boolean;
}

export function makePersonPsc(random: Random, person: Person, control: Control): Psc {
  return {
    id: resourceId(`psc:${control.companyNumber}:${control.label}`),
    kind: 'individual-person-with-significant-control',
    name: fullName(person),
    name_elements: {
      title: person.title,
      forename: person.forename,
      ...(person.middleName === undefined ? {} : { middle_name: person.middleName }),
      surname: person.surname,
    },
    notified_on: control.notifiedOn,
    address: drawServiceAddress(random),
    natures_of_control: drawNatures(random, control.partnership),
    nationality: person.nationality,
    country_of_residence: random.pick(['England', 'United Kingdom', 'Wales', 'Scotland']),
    date_of_birth: person.dateOfBirth,
  };
}

export function makeCorporatePsc(
  random: Random,
  owner: { name: string; number: string },
  control: Control,
): Psc {
  return {
    id: resourceId(`psc:${control.companyNumber}:${control.label}`),
    kind: 'corporate-entity-person-with-significant-control',
    name: owner.name,
    notified_on: control.notifiedOn,
    address: drawServiceAddress(random),
    natures_of_control: ['ownership-of-shares-75-to-100-percent', 'voting-rights-75-to-100-percent'],
    identification: {
      legal_authority: 'Companies Act 2006',
      legal_form: 'Private Limited Company',
      place_registered: 'Companies House',
      registration_number: owner.number,
      country_registered: 'United Kingdom',
    },
  };
}

/** Only companies have a number, a register and a country of registration. */
export function makeOwnerPsc(random: Random, owner: PlannedOwner, control: Control): Psc {
  const registered =
    owner.kind === 'legal-person' ? {} : { place_registered: owner.place, country_registered: owner.country };
  return {
    id: resourceId(`psc:${control.companyNumber}:${control.label}`),
    kind: `${owner.kind}-person-with-significant-control`,
    name: owner.name,
    notified_on: control.notifiedOn,
    ...(owner.ceasedOn === undefined ? {} : { ceased_on: owner.ceasedOn }),
    address: drawServiceAddress(random),
    natures_of_control: [`ownership-of-shares-${owner.share}`, `voting-rights-${owner.share}`],
    identification: {
      legal_authority: owner.country === 'Germany' ? 'Aktiengesetz' : 'Companies Act 2006',
      legal_form: owner.legalForm,
      ...registered,
      ...(owner.number === undefined ? {} : { registration_number: owner.number }),
    },
  };
}

function drawNatures(random: Random, partnership: boolean): string[] {
  const share = random.pick(SHARES);
  return partnership
    ? [`right-to-share-surplus-assets-${share}-limited-liability-partnership`]
    : [`ownership-of-shares-${share}`, `voting-rights-${share}`];
}

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
 * Ownership in every form that a group can show: a third level, an owner abroad with two companies, joint
 * owners, a circle, an owner that ceased, a public body, and a number that belongs to somebody else.
 * Spellings differ as in filings.
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
