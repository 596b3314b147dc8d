import { type NewEvent, officerEvent, pscEvent } from '../companies-house/events.ts';
import { addDays, type Day } from '../world/days.ts';
import { formOf } from '../world/filings.ts';
import { drawPerson } from '../world/names.ts';
import {
  directingRole,
  isDirecting,
  isVerifiableOfficer,
  isVerifiablePsc,
  makeOfficer,
  verifiedByAgent,
  verifiedOn,
  withWindow,
} from '../world/officers.ts';
import { makePersonPsc } from '../world/pscs.ts';
import { isPartnership, type Officer, type Psc, type SandboxCompany } from '../world/sandbox-company.ts';
import { type ChangeTable, file, filesAccounts, type MakeChange, nameOf } from './change.ts';

/** Limits of the lists; the earliest leavers are dropped first. */
const OFFICERS_MAX = 60;
const PSCS_MAX = 12;

const appointDirector: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  if (profile.date_of_cessation !== undefined)
    return `${nameOf(company)} is closed, so nobody can be appointed.`;
  const officer = makeOfficer(random, drawPerson(random, today), {
    companyNumber: profile.company_number,
    role: directingRole(profile),
    appointedOn: today,
    label: `revision ${company.revision}`,
  });
  // A person who is appointed now has verified their identity before.
  officer.identity_verification_details = verifiedOn(today);
  company.officers = forgetOldest(
    [...company.officers, officer],
    OFFICERS_MAX,
    ({ resigned_on }) => resigned_on,
  );
  return [
    officerEvent(company, officer),
    file(company, {
      type: formOf(profile, 'AP01'),
      category: 'officers',
      subcategory: 'appointments',
      description: isPartnership(profile)
        ? 'appoint-person-member-limited-liability-partnership-with-appointment-date'
        : 'appoint-person-director-company-with-name-date',
      description_values: { officer_name: officer.name, appointment_date: today },
      date: today,
    }),
  ];
};

const resignDirector: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const inOffice = company.officers.filter(
    (officer) => isDirecting(officer) && officer.resigned_on === undefined,
  );
  if (inOffice.length === 0) return `${nameOf(company)} has no director who could resign.`;
  const leaving = random.pick(inOffice);
  leaving.resigned_on = today;
  return [
    officerEvent(company, leaving),
    file(company, {
      type: formOf(profile, 'TM01'),
      category: 'officers',
      subcategory: 'termination',
      description: isPartnership(profile)
        ? 'termination-member-limited-liability-partnership-with-name-termination-date'
        : 'termination-director-company-with-name-termination-date',
      description_values: { officer_name: leaving.name, termination_date: today },
      date: today,
    }),
  ];
};

/** Ends the control of the longest holder; the next change adds a new holder. */
const changePsc: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const holder = company.pscs.find(({ ceased_on }) => ceased_on === undefined);
  const psc =
    holder ??
    makePersonPsc(random, drawPerson(random, today), {
      companyNumber: profile.company_number,
      notifiedOn: today,
      label: `revision ${company.revision}`,
      partnership: isPartnership(profile),
    });
  if (holder) {
    holder.ceased_on = today;
  } else {
    const dueOn = addDays(today, 14);
    psc.identity_verification_details = withWindow({ appointment_verification_statement_due_on: dueOn });
    company.pscs = forgetOldest([...company.pscs, psc], PSCS_MAX, ({ ceased_on }) => ceased_on);
  }
  return [
    pscEvent(company, psc),
    file(company, {
      type: formOf(profile, holder ? 'PSC07' : 'PSC01'),
      category: 'persons-with-significant-control',
      subcategory: holder ? 'termination' : 'notifications',
      description: holder
        ? 'cessation-of-a-person-with-significant-control'
        : 'notification-of-a-person-with-significant-control',
      description_values: { psc_name: psc.name, [holder ? 'cessation_date' : 'notification_date']: today },
      date: today,
    }),
  ];
};

function forgetOldest<T>(list: T[], max: number, endOf: (item: T) => string | undefined): T[] {
  if (list.length <= max) return list;
  const ended = list.filter((item) => endOf(item) !== undefined);
  const oldest = ended.reduce<T | undefined>(
    (found, item) => (found === undefined || (endOf(item) ?? '') < (endOf(found) ?? '') ? item : found),
    undefined,
  );
  return list.filter((item) => item !== oldest);
}

export const directorsInOffice = ({ officers }: SandboxCompany): number =>
  officers.filter((officer) => isDirecting(officer) && officer.resigned_on === undefined).length;

/** Somebody who was not verified verifies their identity today, every third time through an agent. */
const verifyIdentity: MakeChange = (company, { random, today }) => {
  const [person] = unverifiedPeople(company, today);
  if (!person) return `Everybody at ${nameOf(company)} has verified their identity.`;
  person.identity_verification_details = random.chance(1 / 3)
    ? verifiedByAgent(random, today)
    : verifiedOn(today);
  return [eventOf(company, person)];
};

/** Moves the due date of somebody who has not verified their identity to yesterday. */
const makeIdentityOverdue: MakeChange = (company, { today }) => {
  const [person] = duePeople(company, today);
  if (!person) return `Nobody at ${nameOf(company)} has identity verification that is still to be done.`;
  const details = { appointment_verification_statement_due_on: addDays(today, -1) };
  person.identity_verification_details = 'kind' in person ? withWindow(details) : details;
  return [eventOf(company, person)];
};

function unverifiedPeople(company: SandboxCompany, today: Day): (Officer | Psc)[] {
  return people(company).filter((person) => !isVerified(person, today));
}

function duePeople(company: SandboxCompany, today: Day): (Officer | Psc)[] {
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

/** Directors, persons with significant control, and the verification of their identity. */
export const PEOPLE_CHANGES = {
  director_appointed: {
    make: appointDirector,
    chance: (company) => (directorsInOffice(company) < 4 ? 14 : 4),
  },
  director_resigned: { make: resignDirector, chance: (company) => (directorsInOffice(company) > 1 ? 10 : 0) },
  psc_changed: { make: changePsc, chance: (company) => (filesAccounts(company) ? 8 : 0) },
  identity_verified: {
    make: verifyIdentity,
    chance: (company, today) => (unverifiedPeople(company, today).length > 0 ? 12 : 0),
  },
  identity_verification_overdue: {
    make: makeIdentityOverdue,
    chance: (company, today) => (duePeople(company, today).length > 0 ? 2 : 0),
  },
} satisfies ChangeTable;
