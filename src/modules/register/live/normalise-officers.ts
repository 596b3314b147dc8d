import type { Officer } from './company-detail.ts';
import { dayOf, flagOf, idOf, objectOf, textOf } from './official-values.ts';

/** One appointment, from the list of officers or from the stream. Undefined for what names nobody. */
export function normaliseOfficer(data: unknown): Officer | undefined {
  const officer = objectOf(data);
  const name = textOf(officer.name) ?? nameOfParts(officer);
  const role = textOf(officer.officer_role);
  if (name === null || role === null) return undefined;
  const appointedOn = dayOf(officer.appointed_on);
  const isPre1992 = flagOf(officer.is_pre_1992_appointment) === true;
  return {
    id: idOf(officer),
    name,
    officer_role: role,
    // Before 1992 the day that is given is one by which the officer was in office.
    appointed_on: isPre1992 ? null : appointedOn,
    appointed_before: dayOf(officer.appointed_before) ?? (isPre1992 ? appointedOn : null),
    resigned_on: dayOf(officer.resigned_on),
    occupation: textOf(officer.occupation),
    registration_number: textOf(objectOf(officer.identification).registration_number),
  };
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
