import { addDays, addYears, type Day, daysBetween, latest } from './days.ts';
import { drawPerson, listedName, type Person } from './names.ts';
import { drawServiceAddress } from './places.ts';
import { type Random, resourceId } from './random.ts';
import { type CompanyProfile, isPartnership, type Officer } from './sandbox-company.ts';

interface Appointment {
  companyNumber: string;
  role: string;
  appointedOn: Day;
  resignedOn?: Day;
  /** Identifies an appointment of the company. */
  label: string;
}

export function makeOfficer(random: Random, person: Person, appointment: Appointment): Officer {
  const isSecretary = appointment.role.includes('secretary');
  return {
    ...appointed(appointment, listedName(person)),
    address: drawServiceAddress(random),
    ...(isSecretary
      ? {}
      : {
          occupation: person.occupation,
          nationality: person.nationality,
          country_of_residence: random.pick(['England', 'United Kingdom', 'Wales', 'Scotland']),
          date_of_birth: person.dateOfBirth,
        }),
  };
}

export function makeCorporateOfficer(
  random: Random,
  holder: { name: string; number: string },
  appointment: Appointment,
): Officer {
  return {
    ...appointed(appointment, holder.name),
    address: drawServiceAddress(random),
    identification: {
      identification_type: 'uk-limited-company',
      registration_number: holder.number,
      legal_authority: 'Companies Act 2006',
      legal_form: 'Private Limited Company',
    },
  };
}

function appointed({ companyNumber, role, appointedOn, resignedOn, label }: Appointment, name: string) {
  return {
    id: resourceId(`appointment:${companyNumber}:${label}`),
    person_id: resourceId(`person:${name}`),
    name,
    officer_role: role,
    appointed_on: appointedOn,
    ...(resignedOn === undefined ? {} : { resigned_on: resignedOn }),
  };
}

/** What those who direct it are called: directors, or the members of a partnership. */
export function directingRole(profile: CompanyProfile): string {
  return isPartnership(profile) ? 'llp-member' : 'director';
}

const DIRECTING = /^(corporate-)?(director|nominee-director|llp-member|llp-designated-member)$/;

export function isDirecting({ officer_role }: Officer): boolean {
  return DIRECTING.test(officer_role);
}

export interface OfficerPlan {
  /** How many direct it now. */
  active: number;
  /** The days on which others went. */
  resignations: Day[];
  hasSecretary: boolean;
  corporate?: { name: string; number: string };
}

const SERVICE_YEARS_MAX = 25;

/** Those in office, some of them since the beginning, and those who have left. */
export function drawOfficers(
  random: Random,
  profile: CompanyProfile,
  plan: OfficerPlan,
  asOf: Day,
): Officer[] {
  const companyNumber = profile.company_number;
  // Old companies outlive their directors.
  const createdOn = latest(profile.date_of_creation, addYears(asOf, -SERVICE_YEARS_MAX));
  const age = Math.max(0, daysBetween(createdOn, asOf));
  const partnership = isPartnership(profile);
  const officers: Officer[] = [];
  const add = (role: string, appointedOn: Day, resignedOn?: Day) => {
    const appointment = { companyNumber, role, appointedOn, label: String(officers.length) };
    officers.push(
      makeOfficer(
        random,
        drawPerson(random, appointedOn),
        resignedOn === undefined ? appointment : { ...appointment, resignedOn },
      ),
    );
  };
  for (let place = 0; place < plan.active; place++) {
    const role = partnership && place < 2 ? 'llp-designated-member' : directingRole(profile);
    // No random appointment in the last four months: recent changes are chosen.
    const latestStart = Math.max(0, age - 120);
    add(role, addDays(createdOn, place === 0 || random.chance(0.6) ? 0 : random.int(0, latestStart)));
  }
  if (plan.hasSecretary && !partnership) add('secretary', createdOn);
  for (const resignedOn of plan.resignations) {
    const served = daysBetween(createdOn, resignedOn);
    if (served < 2) continue;
    add(directingRole(profile), addDays(createdOn, random.int(0, Math.floor(served * 0.8))), resignedOn);
  }
  if (plan.corporate) {
    officers.push(
      makeCorporateOfficer(random, plan.corporate, {
        companyNumber,
        role: partnership ? 'corporate-llp-member' : 'corporate-director',
        appointedOn: createdOn,
        label: 'corporate',
      }),
    );
  }
  return officers;
}
