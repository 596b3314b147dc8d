import type { Day } from './days.ts';
import { resourceId } from './identifiers.ts';
import type { PlannedOwner } from './ownership.ts';
import { fullName, type Person } from './people.ts';
import { drawServiceAddress } from './places.ts';
import type { Random } from './random.ts';
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
