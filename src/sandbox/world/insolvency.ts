import { addDays, type Day } from './days.ts';
import { drawPerson } from './people.ts';
import { drawServiceAddress } from './places.ts';
import type { Random } from './random.ts';
import type { InsolvencyCase, Practitioner } from './sandbox-company.ts';

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
