import type { SignalType } from '../../shared/signal-types.ts';
import { type Day, daysBetween } from '../world/days.ts';
import type { Random } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { daysLate } from './due-changes.ts';
import { duePeople, unverifiedPeople } from './identity-changes.ts';
import { directorsInOffice } from './people-changes.ts';

/**
 * Chooses the next change of a company. Companies change every few seconds, so changes that lead back to a normal state are
 * more likely: closed companies return, late ones file, indebted ones pay.
 */
export function chooseChange(
  random: Random,
  company: SandboxCompany,
  today: Day,
): SignalType | 'no_visible_change' {
  const type = drawChange(random, company, today);
  return company.featured !== undefined && ON_WEBSITES.has(type) ? 'no_visible_change' : type;
}

/** Facts that websites print. They change only on request, so that each site keeps its purpose. */
const ON_WEBSITES: ReadonlySet<SignalType> = new Set([
  'company_name_changed',
  'registered_office_changed',
  'company_status_changed',
]);

function drawChange(random: Random, company: SandboxCompany, today: Day): SignalType {
  const { profile } = company;
  if (profile.date_of_cessation !== undefined) {
    // Without it a closed featured company would never change.
    if (company.featured !== undefined && profile.accounts !== undefined) return 'psc_changed';
    return random.weighted<SignalType>([
      ['company_status_changed', 3],
      ['registered_office_changed', 7],
    ]);
  }
  if (profile.company_status_detail !== undefined) return 'strike_off_withdrawn';
  if (isInProceedings(profile.company_status)) {
    return random.weighted<SignalType>([
      ['insolvency_updated', 6],
      ['company_status_changed', 3],
      ['director_resigned', directorsInOffice(company) > 1 ? 1 : 0],
    ]);
  }
  return random.weighted(usualChanges(company, today));
}

const isInProceedings = (status: string) => !['active', 'open', 'registered'].includes(status);

function usualChanges(company: SandboxCompany, today: Day): [SignalType, number][] {
  const { profile, charges } = company;
  const files = profile.accounts !== undefined;
  const late = daysLate(company, today) > 0;
  const directors = directorsInOffice(company);
  const outstanding = charges.filter(({ status }) => status === 'outstanding').length;
  const due = (day: Day | undefined) => (day === undefined ? 0 : daysBetween(day, today));
  return [
    ['registered_office_changed', 10],
    ['company_name_changed', 5],
    ['sic_codes_changed', files ? 5 : 0],
    ['accounts_filed', files ? (due(profile.accounts?.next_due) > 0 ? 40 : 8) : 0],
    ['confirmation_statement_filed', files && due(profile.confirmation_statement?.next_due) > 0 ? 40 : 0],
    ['accounts_overdue', files && !late ? 3 : 0],
    ['confirmation_statement_overdue', files && !late ? 3 : 0],
    ['director_appointed', directors < 4 ? 14 : 4],
    ['director_resigned', directors > 1 ? 10 : 0],
    ['psc_changed', files ? 8 : 0],
    ['identity_verified', unverifiedPeople(company, today).length > 0 ? 12 : 0],
    ['identity_verification_overdue', duePeople(company, today).length > 0 ? 2 : 0],
    ['charge_registered', files && outstanding < 3 ? 8 : 0],
    ['charge_satisfied', outstanding > 0 ? 8 + 4 * outstanding : 0],
    ['strike_off_proposed', files ? 3 : 0],
    ['insolvency_started', files ? 1 : 0],
    ['company_status_changed', 1],
  ];
}
