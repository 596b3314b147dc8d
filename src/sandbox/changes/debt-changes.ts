import { chargeEvent, insolvencyEvent, profileEvent } from '../companies-house/events.ts';
import { addDays } from '../world/days.ts';
import {
  CASE_TYPES,
  type CaseType,
  INSOLVENT_STATUSES,
  makeCase,
  makeCharge,
  makePractitioner,
  satisfied,
} from '../world/debts.ts';
import { formOf } from '../world/filings.ts';
import { isPartnership, type SandboxCompany } from '../world/sandbox-company.ts';
import { type ChangeTable, file, filesAccounts, type MakeChange, nameOf } from './change.ts';

const CHARGES_MAX = 45;
const CASES_MAX = 6;
const PRACTITIONERS_MAX = 4;

const registerCharge: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  if (profile.date_of_cessation !== undefined)
    return `${nameOf(company)} is closed, so it can charge nothing.`;
  const isFirst = company.charges.length === 0;
  const charge = makeCharge(random, {
    companyNumber: profile.company_number,
    partnership: isPartnership(profile),
    chargeNumber: 1 + Math.max(0, ...company.charges.map(({ charge_number }) => charge_number)),
    createdOn: addDays(today, -random.int(0, 12)),
    today,
  });
  charge.delivered_on = today;
  company.charges = [charge, ...company.charges].slice(0, CHARGES_MAX);
  return [
    chargeEvent(company, charge),
    file(company, {
      type: formOf(profile, 'MR01'),
      category: 'mortgage',
      subcategory: 'create',
      description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
      description_values: { charge_number: charge.charge_code, charge_creation_date: charge.created_on },
      date: today,
    }),
    // Only the first charge changes the profile: it adds a link to the list.
    ...(isFirst ? [profileEvent(company, ['links.charges'])] : []),
  ];
};

const satisfyCharge: MakeChange = (company, { today }) => {
  const { profile } = company;
  const open = company.charges.findLast(({ status }) => status !== 'fully-satisfied');
  if (!open) return `${nameOf(company)} has no outstanding charge.`;
  const facts = { companyNumber: profile.company_number, partnership: isPartnership(profile) };
  const charge = satisfied(open, facts, today);
  company.charges = company.charges.map((other) => (other.id === open.id ? charge : other));
  return [
    chargeEvent(company, charge),
    file(company, {
      type: formOf(profile, 'MR04'),
      category: 'mortgage',
      subcategory: 'satisfy',
      description: 'mortgage-satisfy-charge-full',
      description_values: { charge_number: charge.charge_code },
      date: today,
    }),
  ];
};

const NEW_CASES: [CaseType, number][] = [
  ['creditors-voluntary-liquidation', 5],
  ['in-administration', 3],
  ['compulsory-liquidation', 2],
  ['members-voluntary-liquidation', 2],
  ['corporate-voluntary-arrangement', 2],
];

const startInsolvency: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  if (profile.company_status !== 'active')
    return `${nameOf(company)} is not active, so no proceedings can begin.`;
  const type = random.weighted(NEW_CASES);
  const newest = Math.max(0, ...company.insolvency_cases.map(({ number }) => Number(number)));
  const entry = makeCase(random, { number: newest + 1, type, startedOn: today });
  company.insolvency_cases = [...company.insolvency_cases, entry].slice(-CASES_MAX);
  profile.company_status = CASE_TYPES[type].status;
  delete profile.company_status_detail;
  const isAdministration = type === 'in-administration';
  return [
    insolvencyEvent(company),
    profileEvent(company, ['company_status', 'has_insolvency_history']),
    file(company, {
      type: isAdministration ? 'AM01' : '600',
      category: 'insolvency',
      description: isAdministration
        ? 'liquidation-in-administration-appointment-of-administrator'
        : 'liquidation-voluntary-appointment-of-liquidator',
      date: today,
    }),
  ];
};

/** A practitioner is appointed, and an earlier one ceases to act. */
const updateInsolvency: MakeChange = (company, { random, today }) => {
  const entry = company.insolvency_cases.at(-1);
  if (!entry || !INSOLVENT_STATUSES.has(company.profile.company_status)) {
    return `${nameOf(company)} is in no insolvency proceedings.`;
  }
  const leaving = entry.practitioners.find(({ ceased_to_act_on }) => ceased_to_act_on === undefined);
  if (leaving) leaving.ceased_to_act_on = today;
  entry.practitioners = [...entry.practitioners, makePractitioner(random, today)].slice(-PRACTITIONERS_MAX);
  return [
    insolvencyEvent(company),
    file(company, {
      type: 'LIQ06',
      category: 'insolvency',
      description: 'liquidation-voluntary-removal-of-liquidator-by-court',
      date: today,
    }),
  ];
};

const countOutstanding = ({ charges }: SandboxCompany): number =>
  charges.filter(({ status }) => status === 'outstanding').length;

function chanceOfSatisfaction(company: SandboxCompany): number {
  const outstanding = countOutstanding(company);
  return outstanding > 0 ? 8 + 4 * outstanding : 0;
}

/** Charges and insolvency proceedings. */
export const DEBT_CHANGES = {
  charge_registered: {
    make: registerCharge,
    chance: (company) => (filesAccounts(company) && countOutstanding(company) < 3 ? 8 : 0),
  },
  charge_satisfied: { make: satisfyCharge, chance: chanceOfSatisfaction },
  insolvency_started: {
    make: startInsolvency,
    also: ['company_status_changed'],
    chance: (company) => (filesAccounts(company) ? 1 : 0),
  },
  insolvency_updated: { make: updateInsolvency },
} satisfies ChangeTable;
