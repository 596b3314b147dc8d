import { addDays, addYears, type Day, daysBetween, latest } from './days.ts';
import { drawPerson, listedName, type Person } from './names.ts';
import { drawServiceAddress } from './places.ts';
import { type Random, resourceId } from './random.ts';
import {
  type CompanyProfile,
  type IdentityVerification,
  isPartnership,
  type Officer,
  type Psc,
  type SandboxCompany,
} from './sandbox-company.ts';

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

function makeCorporateOfficer(
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

/** The title of those who direct it: directors, or the members of a partnership. */
export function directingRole(profile: CompanyProfile): string {
  return isPartnership(profile) ? 'llp-member' : 'director';
}

const DIRECTING = /^(corporate-)?(director|nominee-director|llp-member|llp-designated-member)$/;

export function isDirecting({ officer_role }: Officer): boolean {
  return DIRECTING.test(officer_role);
}

export interface OfficerPlan {
  /** The number of current directors. */
  active: number;
  /** The days on which others resigned. */
  resignations: Day[];
  hasSecretary: boolean;
  corporate?: { name: string; number: string };
}

const SERVICE_YEARS_MAX = 25;

/** The current officers, some of them since the beginning, and the former ones. */
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

const CASES = ['verified', 'due', 'verified-by-agent', 'overdue', 'not-on-register', 'removed'] as const;
type Case = (typeof CASES)[number];

const WEIGHTS: readonly (readonly [Case, number])[] = [
  ['verified', 50],
  ['verified-by-agent', 20],
  ['due', 15],
  ['overdue', 8],
  ['not-on-register', 6],
  ['removed', 1],
];

/** Agents that do not exist. */
const AGENTS = [
  { name: 'BLAYMIRE & CO ACCOUNTANTS LIMITED', bodies: ['Association of Imaginary Accountants'] },
  {
    name: 'STAINTHORPE SELWYNTER LLP',
    bodies: ['Law Society of Nowhere', 'Institute of Fictional Taxation'],
  },
] as const;

/**
 * Whether the people of a company have verified their identity. Featured companies take the cases in turn, so
 * that one with six people shows them all; the others draw them. Closed companies have none.
 */
export function drawIdentities(
  random: Random,
  company: Pick<SandboxCompany, 'profile' | 'officers' | 'pscs' | 'featured'>,
  today: Day,
): void {
  if (company.profile.date_of_cessation !== undefined) return;
  const people = [...company.officers.filter(isVerifiableOfficer), ...company.pscs.filter(isVerifiablePsc)];
  people.forEach((person, place) => {
    const drawn = random.weighted(WEIGHTS);
    const chosen = company.featured === undefined ? drawn : (CASES[place % CASES.length] ?? drawn);
    const details = makeIdentity(random, chosen, today);
    if (details) person.identity_verification_details = 'kind' in person ? withWindow(details) : details;
  });
}

export function isVerifiableOfficer(officer: Officer): boolean {
  return isDirecting(officer) && officer.identification === undefined && officer.resigned_on === undefined;
}

export function isVerifiablePsc(psc: Psc): boolean {
  return psc.kind === 'individual-person-with-significant-control' && psc.ceased_on === undefined;
}

function makeIdentity(random: Random, chosen: Case, today: Day): IdentityVerification | undefined {
  const suppliedOn = addDays(today, -random.int(20, 300));
  switch (chosen) {
    case 'verified':
      return verifiedOn(suppliedOn);
    case 'verified-by-agent':
      return verifiedByAgent(random, suppliedOn);
    case 'due':
      return { appointment_verification_statement_due_on: addDays(today, random.int(2, 60)) };
    case 'overdue':
      return { appointment_verification_statement_due_on: addDays(today, -random.int(1, 40)) };
    case 'removed':
      return {
        appointment_verification_statement_due_on: addDays(today, random.int(5, 40)),
        appointment_verification_start_on: suppliedOn,
        appointment_verification_end_on: addDays(suppliedOn, 10),
      };
    case 'not-on-register':
      return undefined;
  }
}

/** The register writes an open end as the last day of the year 9999. */
export function verifiedOn(day: Day): IdentityVerification {
  return { appointment_verification_start_on: day, appointment_verification_end_on: '9999-12-31' };
}

export function verifiedByAgent(random: Random, day: Day): IdentityVerification {
  const agent = random.pick(AGENTS);
  return {
    ...verifiedOn(day),
    identity_verified_on: addDays(day, -random.int(0, 15)),
    authorised_corporate_service_provider_name: agent.name,
    anti_money_laundering_supervisory_bodies: [...agent.bodies],
  };
}

/** The time in which a person with significant control can supply the statement. */
const WINDOW_DAYS = 14;

export function withWindow(details: IdentityVerification): IdentityVerification {
  const due = details.appointment_verification_statement_due_on;
  if (due === undefined) return details;
  return { appointment_verification_statement_date: addDays(due, -WINDOW_DAYS), ...details };
}
