import { addDays, type Day } from './days.ts';
import { isDirecting } from './officers.ts';
import type { Random } from './random.ts';
import type { IdentityVerification, Officer, Psc, SandboxCompany } from './sandbox-company.ts';

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
 * Whether the people of a company have verified their identity. Featured companies take the cases in turn, so that one with
 * six people shows them all; the others draw them. Closed companies have none.
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

/** The register writes an end that is open as the last day of the year 9999. */
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
