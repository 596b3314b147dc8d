import type { SignificantPerson } from './company-detail.ts';
import { dayOf, flagOf, idOf, objectOf, textOf, textsOf } from './official-values.ts';

/** One person with significant control or beneficial owner, from the list or from the stream. */
export function normaliseSignificantPerson(data: unknown): SignificantPerson | undefined {
  const person = objectOf(data);
  const kind = textOf(person.kind);
  if (kind === null) return undefined;
  const ceasedOn = dayOf(person.ceased_on);
  return {
    id: idOf(person),
    kind,
    name: textOf(person.name),
    natures_of_control: textsOf(person.natures_of_control),
    notified_on: dayOf(person.notified_on),
    ceased_on: ceasedOn,
    ceased: ceasedOn !== null || flagOf(person.ceased) === true,
    registration_number: textOf(objectOf(person.identification).registration_number),
  };
}
