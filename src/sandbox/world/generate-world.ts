import { nameKey } from '../../shared/companies/company-name.ts';
import { createNumberSource, KINDS } from './company-kinds.ts';
import { addDays, addYears, type Day } from './days.ts';
import { type CompanyPlan, drawCompany } from './draw-company.ts';
import { type Due, FEATURED_COMPANIES, type FeaturedCompany } from './featured.ts';
import type { Punctuality } from './filings.ts';
import { STEMS } from './names.ts';
import { drawAddress } from './places.ts';
import { type NumberSource, type PlanOptions, planCompany } from './plan-company.ts';
import { ownersOfFeatured, type PlannedOwner } from './pscs.ts';
import { createRandom, type Random } from './random.ts';
import type { Address, SandboxCompany } from './sandbox-company.ts';

interface WorldOptions {
  seed: number;
  /** The day the world is made for: all its dates lie around it. */
  referenceDay: Day;
  size?: number;
}

export const DEFAULT_SEED = 1086;
const WORLD_SIZE = 2_000;
const GROUPS = 12;
/** One of this many companies has a closed namesake, or a neighbour with nearly its name. */
const TWIN_EVERY = 30;
const NEIGHBOUR_EVERY = 45;

/** The complete fictional register; the same seed and day always give the same one. */
export function generateWorld({ seed, referenceDay, size = WORLD_SIZE }: WorldOptions): SandboxCompany[] {
  const numbers = createNumberSource(createRandom(seed, 'numbers'));
  for (const { companyNumber } of FEATURED_COMPANIES) numbers.reserve(companyNumber);
  const plans = [...planAllFeatured(seed, referenceDay), ...planGroups(seed, referenceDay, numbers)];
  const taken = new Set(plans.map(({ name }) => nameKey(name)));
  for (let index = 0; plans.length < size; index++) {
    plans.push(...planWithNeighbours({ seed, today: referenceDay, numbers, taken, index }));
  }
  return plans.slice(0, size).map((plan) => {
    const company = createRandom(seed, `company:${plan.number}`);
    const identities = createRandom(seed, `identities:${plan.number}`);
    return drawCompany({ company, identities }, plan, referenceDay);
  });
}

function planAllFeatured(seed: number, today: Day): CompanyPlan[] {
  const names = new Map(
    FEATURED_COMPANIES.map(({ companyNumber, companyName }) => [companyNumber, companyName]),
  );
  const offices = new Map<string, Address>();
  return FEATURED_COMPANIES.map((company) => {
    const plan = planFeatured(createRandom(seed, `featured:${company.companyNumber}`), company, {
      today,
      owner: names.get(company.parentNumber ?? ''),
      sharedOffice: offices.get(company.sharesOfficeWith ?? ''),
    });
    offices.set(company.companyNumber, plan.address);
    return plan;
  });
}

/**
 * The registered offices of the featured companies, which their websites print. They depend on the seed, not
 * on the day.
 */
export function featuredOffices(seed: number): ReadonlyMap<string, Address> {
  return new Map(planAllFeatured(seed, '2026-01-01').map(({ number, address }) => [number, address]));
}

/** Plans a group: a parent, its subsidiaries, and a former owner that is dissolved. */
function planGroups(seed: number, today: Day, numbers: NumberSource): CompanyPlan[] {
  return Array.from({ length: GROUPS }, (_, index) => {
    const random = createRandom(seed, `group:${index}`);
    const stem = (STEMS[(index * 7 + 3) % STEMS.length] ?? 'Abbermoor').toUpperCase();
    const createdOn = addDays(addYears(today, -random.int(9, 30)), -random.int(1, 300));
    const make = (name: string, options: PlanOptions) =>
      planCompany(random, numbers, today, { kind: 'ltd', status: 'active', createdOn, ...options, name });
    const parent = make(`${stem} GROUP LIMITED`, {});
    const owner = { name: parent.name, number: parent.number };
    const youngest = addYears(today, -3);
    return [
      parent,
      make(`${stem} OPERATIONS LIMITED`, { owner }),
      make(`${stem} SERVICES (NORTH) LIMITED`, { owner, createdOn: youngest }),
      make(`${stem} TRUSTEES LIMITED`, { owner, createdOn: youngest }),
      make(`${stem} OPERATIONS (OLD) LIMITED`, { owner, status: 'dissolved' }),
    ];
  }).flat();
}

interface Draw {
  seed: number;
  today: Day;
  numbers: NumberSource;
  /** Names in use, so that two companies share a name only on purpose. */
  taken: Set<string>;
  index: number;
}

function planWithNeighbours({ seed, today, numbers, taken, index }: Draw): CompanyPlan[] {
  const random = createRandom(seed, `plan:${index}`);
  const plan = planCompany(random, numbers, today);
  if (taken.has(nameKey(plan.name))) return [];
  taken.add(nameKey(plan.name));
  if (plan.kind === 'overseas') return [plan, establishmentOf(plan, numbers)];
  if (plan.kind !== 'ltd') return [plan];
  if (index % TWIN_EVERY === 0) {
    return [plan, planCompany(random, numbers, today, { kind: 'ltd', status: 'dissolved', name: plan.name })];
  }
  const neighbour = neighbouringName(plan.name);
  if (index % NEIGHBOUR_EVERY === 1 && neighbour !== undefined && !taken.has(nameKey(neighbour))) {
    taken.add(nameKey(neighbour));
    return [plan, planCompany(random, numbers, today, { kind: 'ltd', name: neighbour })];
  }
  return [plan];
}

/** A name that differs by one letter; undefined for names without an ordinary legal form. */
function neighbouringName(name: string): string | undefined {
  const found = /^(.+) (LIMITED|LTD\.?)$/.exec(name);
  const base = found?.[1];
  if (base === undefined) return undefined;
  return base.endsWith('S') ? `${base.slice(0, -1)} LIMITED` : `${base}S LIMITED`;
}

/** A company from abroad appears twice: as itself and by its place of business here. */
function establishmentOf(plan: CompanyPlan, numbers: NumberSource): CompanyPlan {
  const number = plan.number.replace('FC', 'BR');
  numbers.reserve(number);
  const status = plan.status === 'active' ? KINDS.establishment.liveStatus : 'closed';
  return { ...plan, number, kind: 'establishment', status, previousNames: [] };
}

function planFeatured(
  random: Random,
  company: FeaturedCompany,
  {
    today,
    owner,
    sharedOffice,
  }: { today: Day; owner: string | undefined; sharedOffice: Address | undefined },
): CompanyPlan {
  const createdOn = addDays(addYears(today, -company.ageYears), -random.int(40, 300));
  const address = drawAddress(random, { town: company.town });
  return {
    number: company.companyNumber,
    name: company.companyName,
    kind: company.kind,
    status: company.status ?? KINDS[company.kind].liveStatus,
    ...(company.proposalToStrikeOff ? { statusDetail: 'active-proposal-to-strike-off' } : {}),
    createdOn,
    address: sharedOffice ? { care_of: 'Blaymire & Co', ...sharedOffice } : address,
    sicCodes: [company.sicCode],
    previousNames: company.previousNames.map(({ name, yearsAgo }) => ({
      name,
      ceasedOn: addDays(addYears(today, -yearsAgo), 11),
    })),
    accountsType:
      company.kind === 'plc' ? 'group' : random.pick(['total-exemption-full', 'micro-entity', 'small']),
    accounts: punctuality(company.accounts),
    confirmation: punctuality(company.statement),
    officers: {
      active: company.directors ?? random.int(1, 3),
      resignations: company.resignedDaysAgo === undefined ? [] : [addDays(today, -company.resignedDaysAgo)],
      hasSecretary: company.kind === 'plc',
      ...(company.parentNumber === undefined || owner === undefined
        ? {}
        : { corporate: { name: owner, number: company.parentNumber } }),
    },
    charges: company.charges ?? { outstanding: 0, satisfied: 0 },
    pastInsolvency: false,
    ...(company.parentNumber === undefined || owner === undefined
      ? {}
      : { owner: { name: owner, number: company.parentNumber } }),
    ...withOwners(ownersOfFeatured(company.companyNumber, today)),
    ...(company.tradingName === undefined ? {} : { tradingName: company.tradingName }),
    featured: company.domain ?? company.companyNumber,
  };
}

function withOwners(owners: PlannedOwner[] | undefined): Pick<CompanyPlan, 'owners'> {
  return owners === undefined ? {} : { owners };
}

function punctuality(due: Due | undefined): Punctuality {
  return due === undefined ? 'in-time' : due === 'soon' ? 'due-soon' : 'overdue';
}
