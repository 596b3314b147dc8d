import type {
  Charge,
  ChargeCounts,
  IdentityVerificationDetails,
  Insolvency,
  InsolvencyCase,
  InsolvencyPractitioner,
  Officer,
  SignificantPerson,
} from './company-record.ts';
import { dayOf, flagOf, idOf, listOf, objectOf, textOf, textsOf, wholeNumberOf } from './official-values.ts';

/** One charge, from the list or from the stream. */
export function normaliseCharge(data: unknown): Charge | undefined {
  const charge = objectOf(data);
  const satisfiedOn = dayOf(charge.satisfied_on);
  const id = idOf(charge);
  const number = wholeNumberOf(charge.charge_number);
  if (id === null && number === null && textOf(charge.charge_code) === null) return undefined;
  // The specification defines lists where the service sends single objects.
  const classification = Array.isArray(charge.classification)
    ? charge.classification[0]
    : charge.classification;
  return {
    id,
    charge_code: textOf(charge.charge_code),
    charge_number: number,
    status: textOf(charge.status) ?? (satisfiedOn === null ? 'outstanding' : 'fully-satisfied'),
    description: textOf(objectOf(classification).description),
    created_on: dayOf(charge.created_on),
    delivered_on: dayOf(charge.delivered_on),
    satisfied_on: satisfiedOn,
    persons_entitled: listOf(charge.persons_entitled)
      .map((person) => textOf(objectOf(person).name))
      .filter((name) => name !== null),
  };
}

const SATISFIED = new Set(['satisfied', 'fully-satisfied']);

/** A partly satisfied charge still secures the rest. */
export function isActiveCharge(charge: Charge): boolean {
  return !SATISFIED.has(charge.status);
}

export function countCharges(charges: Charge[]): ChargeCounts {
  const satisfied = charges.filter((charge) => !isActiveCharge(charge)).length;
  const partly = charges.filter(({ status }) => status === 'part-satisfied').length;
  return {
    charges_total: charges.length,
    charges_outstanding: charges.length - satisfied - partly,
    charges_part_satisfied: partly,
    charges_satisfied: satisfied,
  };
}

export const NO_INSOLVENCY: Insolvency = { statuses: [], cases: [] };

/** All the insolvency cases of a company, from the REST API or the stream. */
export function normaliseInsolvency(data: unknown): Insolvency {
  const insolvency = objectOf(data);
  // The specification defines one status; the service sends a list, or nothing.
  const single = textOf(insolvency.status);
  return {
    statuses: single === null ? textsOf(insolvency.status) : [single],
    cases: listOf(insolvency.cases)
      .map(normaliseCase)
      .filter((found) => found !== undefined),
  };
}

function normaliseCase(data: unknown): InsolvencyCase | undefined {
  const official = objectOf(data);
  const type = textOf(official.type);
  if (type === null) return undefined;
  return {
    number: textOf(official.number) ?? (typeof official.number === 'number' ? String(official.number) : null),
    type,
    dates: listOf(official.dates).flatMap((value) => {
      const entry = objectOf(value);
      const kind = textOf(entry.type);
      const date = dayOf(entry.date);
      return kind === null || date === null ? [] : [{ type: kind, date }];
    }),
    practitioners: listOf(official.practitioners)
      .map(normalisePractitioner)
      .filter((found) => found !== undefined),
  };
}

function normalisePractitioner(data: unknown): InsolvencyPractitioner | undefined {
  const practitioner = objectOf(data);
  const name = textOf(practitioner.name);
  if (name === null) return undefined;
  return {
    name,
    role: textOf(practitioner.role),
    appointed_on: dayOf(practitioner.appointed_on),
    ceased_to_act_on: dayOf(practitioner.ceased_to_act_on),
  };
}

/** One appointment, from the list of officers or from the stream. Undefined without a name and a role. */
export function normaliseOfficer(data: unknown): Officer | undefined {
  const officer = objectOf(data);
  const name = textOf(officer.name) ?? nameOfParts(officer);
  const role = textOf(officer.officer_role);
  if (name === null || role === null) return undefined;
  const appointedOn = dayOf(officer.appointed_on);
  const isPre1992 = flagOf(officer.is_pre_1992_appointment) === true;
  return {
    id: idOf(officer),
    officer_id: officerIdOf(officer),
    name,
    officer_role: role,
    // Before 1992 the date is a day on which the officer was already in office.
    appointed_on: isPre1992 ? null : appointedOn,
    appointed_before: dayOf(officer.appointed_before) ?? (isPre1992 ? appointedOn : null),
    resigned_on: dayOf(officer.resigned_on),
    occupation: textOf(officer.occupation),
    nationality: textOf(officer.nationality),
    month_of_birth: monthOfBirth(officer),
    registration_number: textOf(objectOf(officer.identification).registration_number),
    identity_verification_details: normaliseIdentityVerification(officer),
  };
}

/** From `{ month: 4, year: 1970 }`. */
function monthOfBirth({ date_of_birth: born }: Record<string, unknown>): string | null {
  const { month, year } = objectOf(born);
  const isMonth = Number.isInteger(month) && Number(month) >= 1 && Number(month) <= 12;
  const isYear = Number.isInteger(year) && Number(year) >= 1800 && Number(year) <= 9999;
  return isMonth && isYear ? `${year}-${String(month).padStart(2, '0')}` : null;
}

/** From `/officers/{id}/appointments`. The stream does not send it. */
function officerIdOf({ links }: Record<string, unknown>): string | null {
  const path = textOf(objectOf(objectOf(links).officer).appointments);
  return /^\/officers\/([^/]+)\/appointments$/.exec(path ?? '')?.[1] ?? null;
}

/** `SURNAME, Forename Others`, as the list of officers writes a name. */
function nameOfParts(officer: Record<string, unknown>): string | null {
  const surname = textOf(officer.surname);
  if (surname === null) return textOf(officer.company_name);
  const forenames = [textOf(officer.forename), textOf(officer.other_forenames)].filter(
    (part) => part !== null,
  );
  return [surname.toUpperCase(), forenames.join(' ')].filter(Boolean).join(', ');
}

/** One person with significant control or beneficial owner, from the list or from the stream. */
export function normaliseSignificantPerson(data: unknown): SignificantPerson | undefined {
  const person = objectOf(data);
  const kind = textOf(person.kind);
  if (kind === null) return undefined;
  const ceasedOn = dayOf(person.ceased_on);
  const identification = objectOf(person.identification);
  return {
    id: idOf(person),
    kind,
    name: textOf(person.name),
    country_registered: textOf(identification.country_registered),
    place_registered: textOf(identification.place_registered),
    natures_of_control: textsOf(person.natures_of_control),
    notified_on: dayOf(person.notified_on),
    ceased_on: ceasedOn,
    ceased: ceasedOn !== null || flagOf(person.ceased) === true,
    registration_number: textOf(objectOf(person.identification).registration_number),
    identity_verification_details: normaliseIdentityVerification(person),
  };
}

/**
 * Null if the item has no such details or only empty ones. The date `9999-12-31` means that there is no end.
 */
function normaliseIdentityVerification(item: Record<string, unknown>): IdentityVerificationDetails | null {
  const official = objectOf(item.identity_verification_details);
  const details: IdentityVerificationDetails = {
    appointment_verification_statement_due_on: dayOf(official.appointment_verification_statement_due_on),
    appointment_verification_statement_date: dayOf(official.appointment_verification_statement_date),
    appointment_verification_start_on: dayOf(official.appointment_verification_start_on),
    appointment_verification_end_on: dayOf(official.appointment_verification_end_on),
    identity_verified_on: dayOf(official.identity_verified_on),
    authorised_corporate_service_provider_name: textOf(official.authorised_corporate_service_provider_name),
    anti_money_laundering_supervisory_bodies: textsOf(official.anti_money_laundering_supervisory_bodies),
    preferred_name: textOf(official.preferred_name),
  };
  const isEmpty = Object.values(details).every((value) => value === null || value.length === 0);
  return isEmpty ? null : details;
}
