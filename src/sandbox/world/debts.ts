import { addDays, type Day } from './days.ts';
import { drawPerson } from './names.ts';
import { drawServiceAddress } from './places.ts';
import { filingIds, type Random, resourceId } from './random.ts';
import type { Charge, InsolvencyCase, Practitioner } from './sandbox-company.ts';

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
  // A charge must be delivered within 21 days, and not in the future.
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

/** Each kind of case: the day it begins with, and the status it gives the company. */
export const CASE_TYPES = {
  'creditors-voluntary-liquidation': {
    starts: 'wound-up-on',
    ends: 'concluded-winding-up-on',
    status: 'liquidation',
  },
  'members-voluntary-liquidation': {
    starts: 'wound-up-on',
    ends: 'concluded-winding-up-on',
    status: 'liquidation',
  },
  'compulsory-liquidation': {
    starts: 'ordered-to-wind-up-on',
    ends: 'concluded-winding-up-on',
    status: 'liquidation',
  },
  'in-administration': {
    starts: 'administration-started-on',
    ends: 'administration-ended-on',
    status: 'administration',
  },
  'corporate-voluntary-arrangement': {
    starts: 'voluntary-arrangement-started-on',
    ends: 'voluntary-arrangement-ended-on',
    status: 'voluntary-arrangement',
  },
  'receiver-manager': { starts: 'instrumented-on', ends: undefined, status: 'receivership' },
  'foreign-insolvency': { starts: 'instrumented-on', ends: undefined, status: 'insolvency-proceedings' },
} as const;

export type CaseType = keyof typeof CASE_TYPES;

export const INSOLVENT_STATUSES: ReadonlySet<string> = new Set(
  Object.values(CASE_TYPES).map(({ status }) => status),
);

export function caseTypesOf(status: string): CaseType[] {
  return (Object.keys(CASE_TYPES) as CaseType[]).filter((type) => CASE_TYPES[type].status === status);
}

export function makeCase(
  random: Random,
  facts: { number: number; type: CaseType; startedOn: Day; endedOn?: Day },
): InsolvencyCase {
  const { starts, ends } = CASE_TYPES[facts.type];
  const dates = [{ type: starts as string, date: facts.startedOn }];
  if (facts.type === 'members-voluntary-liquidation') {
    dates.unshift({ type: 'declaration-solvent-on', date: addDays(facts.startedOn, -random.int(1, 10)) });
  }
  if (facts.type === 'compulsory-liquidation') {
    dates.unshift({ type: 'petitioned-on', date: addDays(facts.startedOn, -random.int(30, 60)) });
  }
  if (facts.endedOn !== undefined && ends !== undefined) dates.push({ type: ends, date: facts.endedOn });
  return {
    number: String(facts.number),
    type: facts.type,
    dates,
    practitioners: [makePractitioner(random, facts.startedOn)],
  };
}

export function makePractitioner(random: Random, appointedOn: Day): Practitioner {
  const { forename, surname } = drawPerson(random, appointedOn);
  return {
    name: `${forename} ${surname}`,
    address: drawServiceAddress(random),
    role: 'practitioner',
    appointed_on: appointedOn,
  };
}
