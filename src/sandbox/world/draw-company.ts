import { type CompanyKind, KINDS, type KindName } from './company-kinds.ts';
import { addDays, addYears, type Day, daysBetween, latest } from './days.ts';
import { caseTypesOf, INSOLVENT_STATUSES, makeCase, makeCharge } from './debts.ts';
import { drawFilingDates, fileFacts, type Punctuality } from './filings.ts';
import { drawPerson } from './names.ts';
import { drawIdentities, drawOfficers, isDirecting, type OfficerPlan } from './officers.ts';
import { makeCorporatePsc, makeOwnerPsc, makePersonPsc, type PlannedOwner } from './pscs.ts';
import type { Random } from './random.ts';
import {
  type Address,
  type Charge,
  type CompanyProfile,
  type InsolvencyCase,
  isPartnership,
  type Officer,
  type Psc,
  type SandboxCompany,
} from './sandbox-company.ts';

/** All that is decided about a company before chance fills in the rest. */
export interface CompanyPlan {
  number: string;
  name: string;
  kind: KindName;
  status: string;
  statusDetail?: string;
  createdOn: Day;
  address: Address;
  sicCodes: string[];
  previousNames: { name: string; ceasedOn: Day }[];
  accountsType: string;
  accounts: Punctuality;
  confirmation: Punctuality;
  officers: OfficerPlan;
  charges: { outstanding: number; satisfied: number };
  pastInsolvency: boolean;
  owner?: { name: string; number: string };
  /** Instead of one owner. */
  owners?: PlannedOwner[];
  tradingName?: string;
  featured?: string;
}

const ENDED = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

/** `identities` is a separate source, so that the other draws do not change. */
export function drawCompany(
  { company: random, identities }: { company: Random; identities: Random },
  plan: CompanyPlan,
  today: Day,
): SandboxCompany {
  const kind: CompanyKind = KINDS[plan.kind];
  const endedOn = ENDED.has(plan.status)
    ? latest(addDays(plan.createdOn, 200), addDays(today, -random.int(20, 1500)))
    : undefined;
  const profile = drawProfile(random, plan, { kind, today, endedOn });
  const officers = drawOfficers(random, profile, plan.officers, endedOn ?? today);
  const company = {
    profile,
    officers,
    pscs: kind.files ? drawPscs(random, plan, profile, officers) : [],
    charges: drawCharges(random, plan, profile, endedOn ?? today),
    insolvency_cases: drawCases(random, plan, endedOn, today),
    ...(plan.tradingName === undefined ? {} : { trading_name: plan.tradingName }),
    ...(plan.featured === undefined ? {} : { featured: plan.featured }),
    revision: 0,
  };
  drawIdentities(identities, company, today);
  return { ...company, filings: fileFacts(company, endedOn ?? today) };
}

interface Setting {
  kind: CompanyKind;
  today: Day;
  endedOn: Day | undefined;
}

function drawProfile(random: Random, plan: CompanyPlan, { kind, today, endedOn }: Setting): CompanyProfile {
  const names = plan.previousNames.map(({ name, ceasedOn }, index) => ({
    name,
    effective_from: plan.previousNames[index + 1]?.ceasedOn ?? plan.createdOn,
    ceased_on: ceasedOn,
  }));
  const dates = drawFilingDates(random, {
    createdOn: plan.createdOn,
    asOf: endedOn ?? today,
    isPublic: kind.type === 'plc',
    accountsType: plan.accountsType,
    accounts: plan.accounts,
    confirmation: plan.confirmation,
  });
  return {
    company_number: plan.number,
    company_name: plan.name,
    company_status: plan.status,
    ...(plan.statusDetail === undefined ? {} : { company_status_detail: plan.statusDetail }),
    type: kind.type,
    ...(kind.subtype === undefined ? {} : { subtype: kind.subtype }),
    jurisdiction: kind.jurisdiction,
    date_of_creation: plan.createdOn,
    ...(endedOn === undefined ? {} : { date_of_cessation: endedOn }),
    registered_office_address: plan.address,
    ...(kind.files ? { sic_codes: plan.sicCodes, ...forStatus(dates, endedOn) } : {}),
    ...(names.length === 0 ? {} : { previous_company_names: names }),
    ...foreignDetails(plan, kind),
    ...(kind.prefix === 'RS' || kind.prefix === 'IP'
      ? { partial_data_available: 'full-data-available-from-financial-conduct-authority' }
      : {}),
    can_file: kind.files && endedOn === undefined,
    undeliverable_registered_office_address: false,
  };
}

/** Nothing falls due for a company that has ended. */
function forStatus(
  { accounts, confirmation_statement }: ReturnType<typeof drawFilingDates>,
  endedOn: Day | undefined,
) {
  if (endedOn === undefined) return { accounts, confirmation_statement };
  const { accounting_reference_date, last_accounts } = accounts;
  return { accounts: { accounting_reference_date, last_accounts } };
}

function foreignDetails({ name, number }: CompanyPlan, { type }: CompanyKind): Partial<CompanyProfile> {
  if (type === 'uk-establishment') {
    return {
      branch_company_details: {
        business_activity: 'Sales and service',
        parent_company_name: name,
        parent_company_number: number.replace('BR', 'FC'),
      },
    };
  }
  if (type !== 'oversea-company') return {};
  return {
    foreign_company_details: {
      originating_registry: { country: 'GERMANY', name: 'Handelsregister' },
      registration_number: `HRB ${number.slice(-5)}`,
      governed_by: 'Germany',
      company_type: 'Limited company',
      business_activity: 'Sales and service',
    },
  };
}

function drawPscs(random: Random, plan: CompanyPlan, profile: CompanyProfile, officers: Officer[]): Psc[] {
  const control = {
    companyNumber: plan.number,
    // The register of control began in April 2016.
    notifiedOn: latest('2016-04-06', plan.createdOn),
    label: '0',
    partnership: isPartnership(profile),
  };
  if (plan.owners) {
    const owners = plan.owners.map((owner, index) =>
      makeOwnerPsc(random, owner, { ...control, label: `${index}` }),
    );
    // A sold company has a new owner.
    if (owners.some(({ ceased_on }) => ceased_on === undefined)) return owners;
    const since = owners[0]?.ceased_on ?? control.notifiedOn;
    const buyer = drawPerson(random, plan.createdOn);
    return [...owners, makePersonPsc(random, buyer, { ...control, notifiedOn: since, label: 'buyer' })];
  }
  if (plan.owner) return [makeCorporatePsc(random, plan.owner, control)];
  if (profile.type === 'plc' || officers.filter(isDirecting).length > 12) return [];
  return [makePersonPsc(random, drawPerson(random, plan.createdOn), control)];
}

function drawCharges(random: Random, plan: CompanyPlan, profile: CompanyProfile, today: Day): Charge[] {
  const { outstanding, satisfied } = plan.charges;
  const age = daysBetween(plan.createdOn, today);
  const days = Array.from({ length: outstanding + satisfied }, () =>
    random.int(30, Math.max(31, age - 40)),
  ).sort((a, b) => a - b);
  return days
    .map((day, index) => {
      const createdOn = addDays(plan.createdOn, day);
      const left = daysBetween(createdOn, today);
      const isSatisfied = index < satisfied && left > 40;
      return makeCharge(random, {
        companyNumber: plan.number,
        partnership: isPartnership(profile),
        chargeNumber: index + 1,
        createdOn,
        today,
        ...(isSatisfied ? { satisfiedOn: addDays(createdOn, random.int(30, left)) } : {}),
      });
    })
    .reverse();
}

function drawCases(
  random: Random,
  plan: CompanyPlan,
  endedOn: Day | undefined,
  today: Day,
): InsolvencyCase[] {
  if (INSOLVENT_STATUSES.has(plan.status)) {
    const type = random.pick(caseTypesOf(plan.status));
    return [makeCase(random, { number: 1, type, startedOn: addDays(today, -random.int(15, 500)) })];
  }
  if (!plan.pastInsolvency) return [];
  const until = endedOn ?? addDays(today, -300);
  const startedOn = latest(addDays(plan.createdOn, 60), addYears(until, -1));
  const type = endedOn === undefined ? 'corporate-voluntary-arrangement' : 'creditors-voluntary-liquidation';
  return [makeCase(random, { number: 1, type, startedOn, endedOn: latest(startedOn, addDays(until, -90)) })];
}
