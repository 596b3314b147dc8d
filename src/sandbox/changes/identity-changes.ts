import { type NewEvent, officerEvent, pscEvent } from '../companies-house/events.ts';
import { addDays, type Day } from '../world/days.ts';
import {
  isVerifiableOfficer,
  isVerifiablePsc,
  verifiedByAgent,
  verifiedOn,
  withWindow,
} from '../world/identity.ts';
import type { Officer, Psc, SandboxCompany } from '../world/sandbox-company.ts';
import { type MakeChange, nameOf } from './change.ts';

/** Somebody who was not verified verifies their identity today, every third time through an agent. */
export const verifyIdentity: MakeChange = (company, { random, today }) => {
  const [person] = unverifiedPeople(company, today);
  if (!person) return `Everybody at ${nameOf(company)} has verified their identity.`;
  person.identity_verification_details = random.chance(1 / 3)
    ? verifiedByAgent(random, today)
    : verifiedOn(today);
  return [eventOf(company, person)];
};

/** Moves the due date of somebody who has not verified their identity to yesterday. */
export const letIdentityPass: MakeChange = (company, { today }) => {
  const [person] = duePeople(company, today);
  if (!person) return `Nobody at ${nameOf(company)} has identity verification that is still to be done.`;
  const details = { appointment_verification_statement_due_on: addDays(today, -1) };
  person.identity_verification_details = 'kind' in person ? withWindow(details) : details;
  return [eventOf(company, person)];
};

export function unverifiedPeople(company: SandboxCompany, today: Day): (Officer | Psc)[] {
  return people(company).filter((person) => !isVerified(person, today));
}

export function duePeople(company: SandboxCompany, today: Day): (Officer | Psc)[] {
  return unverifiedPeople(company, today).filter((person) => !isOverdue(person, today));
}

/** Nobody has to verify their identity for a company that is closed. */
function people(company: SandboxCompany): (Officer | Psc)[] {
  if (company.profile.date_of_cessation !== undefined) return [];
  return [...company.officers.filter(isVerifiableOfficer), ...company.pscs.filter(isVerifiablePsc)];
}

function isVerified({ identity_verification_details: details }: Officer | Psc, today: Day): boolean {
  const { appointment_verification_start_on: start, appointment_verification_end_on: end } = details ?? {};
  return start !== undefined && (end === undefined || end > today);
}

function isOverdue({ identity_verification_details: details }: Officer | Psc, today: Day): boolean {
  const due = details?.appointment_verification_statement_due_on;
  return due !== undefined && due < today;
}

function eventOf(company: SandboxCompany, person: Officer | Psc): NewEvent {
  return 'kind' in person ? pscEvent(company, person) : officerEvent(company, person);
}
