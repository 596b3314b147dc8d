import type { SignalType } from '../../shared/signal-types.ts';
import type { NewEvent } from '../companies-house/events.ts';
import type { Day } from '../world/days.ts';
import { createRandom } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import type { MakeChange } from './change.ts';
import { registerCharge, satisfyCharge, startInsolvency, updateInsolvency } from './debt-changes.ts';
import { fileAccounts, fileConfirmation, letAccountsPass, letConfirmationPass } from './due-changes.ts';
import { letIdentityPass, verifyIdentity } from './identity-changes.ts';
import { appointDirector, changePsc, resignDirector } from './people-changes.ts';
import {
  changeName,
  changeOffice,
  changeSicCodes,
  changeStatus,
  proposeStrikeOff,
  withdrawStrikeOff,
} from './profile-changes.ts';
import {
  dissolveTrading,
  editWebsite,
  loseWebsite,
  outdateName,
  restoreWebsite,
  sellWebsite,
} from './website-changes.ts';

const CHANGES: Record<SignalType, MakeChange> = {
  company_name_changed: changeName,
  company_status_changed: changeStatus,
  strike_off_proposed: proposeStrikeOff,
  strike_off_withdrawn: withdrawStrikeOff,
  registered_office_changed: changeOffice,
  sic_codes_changed: changeSicCodes,
  accounts_filed: fileAccounts,
  accounts_overdue: letAccountsPass,
  confirmation_statement_filed: fileConfirmation,
  confirmation_statement_overdue: letConfirmationPass,
  director_appointed: appointDirector,
  director_resigned: resignDirector,
  psc_changed: changePsc,
  identity_verified: verifyIdentity,
  identity_verification_overdue: letIdentityPass,
  charge_registered: registerCharge,
  charge_satisfied: satisfyCharge,
  insolvency_started: startInsolvency,
  insolvency_updated: updateInsolvency,
  website_operator_changed: sellWebsite,
  website_details_changed: editWebsite,
  website_unreachable: loseWebsite,
  website_back: restoreWebsite,
  trading_while_dissolved: dissolveTrading,
  website_name_outdated: outdateName,
};

export type ChangeOutcome =
  | { done: true; company: SandboxCompany; events: NewEvent[] }
  /** `reason` is a sentence for the caller. */
  | { done: false; reason: string };

/** Pure: the same company, type and day always give the same result. */
export function applyChange(company: SandboxCompany, type: SignalType, today: Day): ChangeOutcome {
  const changed = structuredClone(company);
  changed.revision += 1;
  const random = createRandom(changed.revision, `${company.profile.company_number}:${type}`);
  const events = CHANGES[type](changed, { random, today });
  return typeof events === 'string'
    ? { done: false, reason: events }
    : { done: true, company: changed, events };
}
