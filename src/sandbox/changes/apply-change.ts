import type { Clock } from '../../shared/clock.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { OperatorError } from '../../shared/problem.ts';
import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import { type NewEvent, profileEvent } from '../companies-house/events.ts';
import type { CompanyChange, SandboxStore } from '../store/sandbox-store.ts';
import { type Day, dayOf } from '../world/days.ts';
import { createRandom } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import type { MakeChange } from './change.ts';
import { registerCharge, satisfyCharge, startInsolvency, updateInsolvency } from './debt-changes.ts';
import {
  fileAccounts,
  fileConfirmation,
  makeAccountsOverdue,
  makeConfirmationOverdue,
} from './due-changes.ts';
import {
  appointDirector,
  changePsc,
  makeIdentityOverdue,
  resignDirector,
  verifyIdentity,
} from './people-changes.ts';
import {
  changeName,
  changeOffice,
  changeSicCodes,
  changeStatus,
  dissolveWhileTrading,
  editWebsite,
  makeNameOutdated,
  proposeStrikeOff,
  restoreWebsite,
  sellWebsite,
  takeWebsiteDown,
  withdrawStrikeOff,
} from './profile-changes.ts';

const CHANGES: Record<SignalType, MakeChange> = {
  company_name_changed: changeName,
  company_status_changed: changeStatus,
  strike_off_proposed: proposeStrikeOff,
  strike_off_withdrawn: withdrawStrikeOff,
  registered_office_changed: changeOffice,
  sic_codes_changed: changeSicCodes,
  accounts_filed: fileAccounts,
  accounts_overdue: makeAccountsOverdue,
  confirmation_statement_filed: fileConfirmation,
  confirmation_statement_overdue: makeConfirmationOverdue,
  director_appointed: appointDirector,
  director_resigned: resignDirector,
  psc_changed: changePsc,
  identity_verified: verifyIdentity,
  identity_verification_overdue: makeIdentityOverdue,
  charge_registered: registerCharge,
  charge_satisfied: satisfyCharge,
  insolvency_started: startInsolvency,
  insolvency_updated: updateInsolvency,
  website_operator_changed: sellWebsite,
  website_details_changed: editWebsite,
  website_unreachable: takeWebsiteDown,
  website_back: restoreWebsite,
  trading_while_dissolved: dissolveWhileTrading,
  website_name_outdated: makeNameOutdated,
  financials_filed: needsAccounts,
  net_assets_turned_negative: needsAccounts,
  net_assets_fell: needsAccounts,
  employees_changed: needsAccounts,
};

/** Figures change with a document, which is imported as in a real register. */
function needsAccounts(): string {
  return 'Figures change when accounts are filed: import a document with `domesday financials import`.';
}

type ChangeOutcome =
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

interface Changer {
  /** Makes the change at once. Throws an `OperatorError` with the reason when it is not possible. */
  changeCompany(number: string, type: string): Promise<CompanyChange>;
}

/** Real streams often send the same event twice, with two timepoints. */
const REPEATED_EVERY = 4;

export function createChanger({ store, clock }: { store: SandboxStore; clock: Clock }): Changer {
  return {
    async changeCompany(number, type) {
      const known = SIGNAL_TYPES.find((name) => name === type);
      if (!known)
        throw new OperatorError(`There is no change "${type}"; choose one of ${SIGNAL_TYPES.join(', ')}.`);
      const companyNumber = parseCompanyNumber(number);
      if (!companyNumber) throw new OperatorError(`"${number}" is not a company number.`);
      let refusal = `The sandbox has no company ${companyNumber}.`;
      const at = clock.now();
      const change = await store.change(companyNumber, at, (company) => {
        const outcome = decideChange(company, known, at);
        if ('reason' in outcome) refusal = outcome.reason;
        return 'reason' in outcome ? undefined : outcome;
      });
      if (!change) throw new OperatorError(refusal);
      return change;
    },
  };
}

export function decideChange(
  company: SandboxCompany,
  type: SignalType,
  at: Date,
): CompanyChange | { reason: string } {
  const outcome = applyChange(company, type, dayOf(at));
  if (!outcome.done) return { reason: outcome.reason };
  const { revision } = outcome.company;
  const events = revision % REPEATED_EVERY === 0 ? outcome.events.flatMap(twice) : outcome.events;
  return { company: outcome.company, events };
}

const twice = (event: NewEvent): NewEvent[] => [event, event];

/** Many profile events contain no real change: the record was just written again. */
export function rewriteRecord(company: SandboxCompany): CompanyChange {
  const rewritten = { ...company, revision: company.revision + 1 };
  return { company: rewritten, events: [profileEvent(rewritten, [])] };
}
