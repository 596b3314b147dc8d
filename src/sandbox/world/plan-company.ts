import { type CompanyKind, type createNumberSource, KINDS, type KindName } from './company-kinds.ts';
import { addDays, addYears, type Day, daysBetween } from './days.ts';
import type { CompanyPlan } from './draw-company.ts';
import { drawCharityName, drawNamedTrade, drawPartnersName, type NamedTrade } from './names.ts';
import { drawAddress, type Nation } from './places.ts';
import type { Random } from './random.ts';

export type NumberSource = ReturnType<typeof createNumberSource>;

/** Roughly how the real register is made up, with more of the rare kinds, so that each can be met. */
const KIND_WEIGHTS: [KindName, number][] = [
  ['ltd', 760],
  ['scotland', 60],
  ['llp', 40],
  ['guarantee', 30],
  ['northernIreland', 22],
  ['cic', 18],
  ['plc', 14],
  ['cio', 14],
  ['exemptGuarantee', 8],
  ['wales', 8],
  ['society', 6],
  ['oldSociety', 4],
  ['limitedPartnership', 4],
  ['overseas', 4],
  ['scottishLlp', 4],
  ['oldNorthernIreland', 3],
  ['northernIrishLlp', 3],
  ['unlimited', 3],
  ['scottishPartnership', 2],
  ['scottishCio', 2],
  ['overseasEntity', 2],
  ['royalCharter', 2],
];
const STATUS_WEIGHTS: [string, number][] = [
  ['active', 800],
  ['strike-off', 34],
  ['dissolved', 105],
  ['liquidation', 34],
  ['administration', 9],
  ['voluntary-arrangement', 5],
  ['receivership', 5],
  ['insolvency-proceedings', 2],
  ['converted-closed', 4],
];
const ACCOUNTS_WEIGHTS: [string, number][] = [
  ['micro-entity', 34],
  ['total-exemption-full', 32],
  ['dormant', 14],
  ['unaudited-abridged', 6],
  ['full', 4],
  ['small', 3],
  ['total-exemption-small', 3],
  ['group', 1],
  ['medium', 1],
  ['audit-exemption-subsidiary', 1],
];
/** The registered office lies where the company is registered. */
const NATIONS: Record<string, Nation> = {
  'england-wales': 'England',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  wales: 'Wales',
};
const WELSH_OFFICES = 0.06;
/** A company younger than this has too short a past for proceedings, charges and late filings. */
const SETTLED_YEARS = 4;

export interface PlanOptions {
  kind?: KindName;
  status?: string;
  name?: string;
  town?: string;
  createdOn?: Day;
  owner?: { name: string; number: string };
}

export function planCompany(
  random: Random,
  numbers: NumberSource,
  today: Day,
  options: PlanOptions = {},
): CompanyPlan {
  const kindName = options.kind ?? random.weighted(KIND_WEIGHTS);
  const kind: CompanyKind = KINDS[kindName];
  const drawnStatus =
    options.status ?? (kind.files ? random.weighted(STATUS_WEIGHTS) : drawOtherStatus(random, kind));
  const createdOn =
    options.createdOn ?? drawCreation(random, today, { settled: drawnStatus !== 'active', kind });
  const trade = drawNamedTrade(random);
  const isSettled = daysBetween(createdOn, today) > SETTLED_YEARS * 365;
  const late = drawnStatus !== 'active' || random.chance(0.06);
  return {
    number: numbers.take(kind, createdOn),
    name: options.name ?? drawName(random, kind, trade),
    kind: kindName,
    status: drawnStatus === 'strike-off' ? 'active' : drawnStatus,
    ...(drawnStatus === 'strike-off' ? { statusDetail: 'active-proposal-to-strike-off' } : {}),
    createdOn,
    address: drawAddress(random, drawPlace(random, kind, options.town)),
    sicCodes: trade.sicCodes,
    previousNames: isSettled && random.chance(0.11) ? drawPreviousNames(random, kind, createdOn, today) : [],
    accountsType: kind.type === 'plc' ? random.pick(['full', 'group']) : random.weighted(ACCOUNTS_WEIGHTS),
    accounts:
      isSettled && late && random.chance(0.6) ? 'overdue' : random.chance(0.04) ? 'due-soon' : 'in-time',
    confirmation:
      isSettled && late && random.chance(0.6) ? 'overdue' : random.chance(0.04) ? 'due-soon' : 'in-time',
    officers: drawOfficerPlan(random, createdOn, today),
    charges: isSettled && random.chance(0.14) ? drawChargePlan(random) : { outstanding: 0, satisfied: 0 },
    pastInsolvency: isSettled && kind.files && random.chance(drawnStatus === 'dissolved' ? 0.2 : 0.02),
    ...(options.owner === undefined ? {} : { owner: options.owner }),
  };
}

function drawOtherStatus(random: Random, { liveStatus }: CompanyKind): string {
  if (!random.chance(0.15)) return liveStatus;
  return liveStatus === 'open' ? 'closed' : liveStatus === 'registered' ? 'removed' : 'dissolved';
}

function drawCreation(
  random: Random,
  today: Day,
  { settled, kind }: { settled: boolean; kind: CompanyKind },
): Day {
  if (kind.type === 'royal-charter') return addYears(today, -random.int(90, 400));
  if (kind.prefix === '' && kind.type === 'ltd' && random.chance(0.015))
    return addDays(addYears(today, -random.int(80, 125)), random.int(0, 300));
  // Half of the register is younger than six years.
  const years = settled ? SETTLED_YEARS + 1 + 30 * random.next() ** 2 : 40 * random.next() ** 2.7;
  return addDays(today, -Math.round(years * 365.25) - random.int(1, 20));
}

function legalName(random: Random, kind: CompanyKind, base: string): string {
  return `${base} ${random.pick(kind.suffixes)}`.trim().toUpperCase();
}

function drawName(random: Random, kind: CompanyKind, trade: NamedTrade): string {
  if (kind.type === 'llp' || kind.type === 'limited-partnership')
    return legalName(random, kind, drawPartnersName(random));
  if (kind.prefix === 'CE' || kind.prefix === 'CS' || kind.type.includes('exemption'))
    return legalName(random, kind, drawCharityName(random));
  if (kind.type === 'royal-charter')
    return `THE CHARTERED INSTITUTE OF ${trade.base.split(' ').at(-1)}`.toUpperCase();
  return legalName(random, kind, trade.base);
}

function drawPlace(random: Random, { jurisdiction }: CompanyKind, town: string | undefined) {
  if (town !== undefined) return { town };
  const nation = NATIONS[jurisdiction] ?? 'England';
  return { nation: nation === 'England' && random.chance(WELSH_OFFICES) ? 'Wales' : nation } as const;
}

function drawPreviousNames(random: Random, kind: CompanyKind, createdOn: Day, today: Day) {
  const count = random.weighted([
    [1, 80],
    [2, 15],
    [3, 5],
  ]);
  const age = daysBetween(createdOn, today);
  const days = Array.from({ length: count }, (_, index) => Math.floor((age * (index + 1)) / (count + 2)));
  return days
    .map((day) => ({
      name: legalName(random, kind, drawNamedTrade(random).base),
      ceasedOn: addDays(createdOn, day + 30),
    }))
    .reverse();
}

function drawOfficerPlan(random: Random, createdOn: Day, today: Day): CompanyPlan['officers'] {
  const age = daysBetween(createdOn, today);
  const resignations: Day[] = [];
  if (age > 365 && random.chance(0.07)) resignations.push(addDays(today, -random.int(2, 88)));
  if (age > 900 && random.chance(0.35)) resignations.push(addDays(today, -random.int(120, age - 100)));
  if (age > 2500 && random.chance(0.3)) resignations.push(addDays(today, -random.int(800, age - 100)));
  return {
    active: random.weighted([
      [1, 50],
      [2, 32],
      [3, 10],
      [4, 5],
      [6, 3],
    ]),
    resignations,
    hasSecretary: random.chance(0.15),
  };
}

function drawChargePlan(random: Random): CompanyPlan['charges'] {
  return {
    outstanding: random.weighted([
      [0, 25],
      [1, 50],
      [2, 20],
      [4, 5],
    ]),
    satisfied: random.weighted([
      [0, 50],
      [1, 30],
      [2, 15],
      [5, 5],
    ]),
  };
}
