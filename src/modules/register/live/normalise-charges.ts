import type { Charge } from './company-detail.ts';
import type { ChargeCounts } from './company-record.ts';
import { dayOf, idOf, listOf, objectOf, textOf, wholeNumberOf } from './official-values.ts';

/** One charge, from the list or from the stream. */
export function normaliseCharge(data: unknown): Charge | undefined {
  const charge = objectOf(data);
  const satisfiedOn = dayOf(charge.satisfied_on);
  const id = idOf(charge);
  const number = wholeNumberOf(charge.charge_number);
  if (id === null && number === null && textOf(charge.charge_code) === null) return undefined;
  // The specification says lists where the service sends single objects.
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

/** A charge that is partly satisfied still secures the rest. */
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
