import { addDays, type Day } from './days.ts';
import { filingIds, resourceId } from './identifiers.ts';
import type { Random } from './random.ts';
import type { Charge } from './sandbox-company.ts';

/** Lenders that do not exist. */
const LENDERS = [
  'Harbour & Mercer Bank PLC',
  'Northmarrow Building Society',
  'Tidegarth Asset Finance Limited',
  'Quillmere Commercial Bank PLC',
  'Saltmarrow Invoice Finance Ltd',
  'Castlemoor Bridging Limited',
];

interface ChargeFacts {
  companyNumber: string;
  partnership: boolean;
  chargeNumber: number;
  createdOn: Day;
  today: Day;
  satisfiedOn?: Day;
}

export function makeCharge(random: Random, facts: ChargeFacts): Charge {
  const { companyNumber, chargeNumber, createdOn, satisfiedOn } = facts;
  // A charge must be delivered within 21 days; none is delivered tomorrow.
  const delivered = addDays(createdOn, random.int(0, 18));
  const deliveredOn = delivered > facts.today ? facts.today : delivered;
  const fixed = random.chance(0.7);
  const floating = random.chance(0.5);
  return {
    id: resourceId(`charge:${companyNumber}:${chargeNumber}`),
    charge_code: `${companyNumber}${String(chargeNumber).padStart(4, '0')}`,
    charge_number: chargeNumber,
    classification: { type: 'charge-description', description: 'A registered charge' },
    status: satisfiedOn === undefined ? 'outstanding' : 'fully-satisfied',
    created_on: createdOn,
    delivered_on: deliveredOn,
    ...(satisfiedOn === undefined ? {} : { satisfied_on: satisfiedOn }),
    particulars: {
      ...(fixed || !floating ? { contains_fixed_charge: true } : {}),
      ...(floating ? { contains_floating_charge: true, floating_charge_covers_all: true } : {}),
      contains_negative_pledge: true,
    },
    persons_entitled: [{ name: random.pick(LENDERS) }],
    transactions: [
      transaction(facts, 'create-charge-with-deed', deliveredOn),
      ...(satisfiedOn === undefined ? [] : [transaction(facts, 'charge-satisfaction', satisfiedOn)]),
    ],
  };
}

export function satisfied(
  charge: Charge,
  facts: Pick<ChargeFacts, 'companyNumber' | 'partnership'>,
  on: Day,
): Charge {
  const chargeFacts = { ...facts, chargeNumber: charge.charge_number };
  return {
    ...charge,
    status: 'fully-satisfied',
    satisfied_on: on,
    transactions: [...charge.transactions, transaction(chargeFacts, 'charge-satisfaction', on)],
  };
}

function transaction(
  {
    companyNumber,
    partnership,
    chargeNumber,
  }: Pick<ChargeFacts, 'companyNumber' | 'partnership' | 'chargeNumber'>,
  filingType: string,
  on: Day,
) {
  return {
    filing_type: partnership ? `${filingType}-limited-liability-partnership` : filingType,
    delivered_on: on,
    transaction_id: filingIds(`${companyNumber}:${filingType}:${chargeNumber}`).transactionId,
  };
}
