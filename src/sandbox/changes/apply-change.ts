import type { Clock } from '../../shared/clock.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { OperatorError } from '../../shared/problem.ts';
import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import {
  changedAccounts,
  type FigureChange,
  isFigureChange,
  type KnownFigures,
} from '../accounts/changed-accounts.ts';
import type { AccountsFile } from '../accounts/sandbox-accounts.ts';
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

interface SandboxChange {
  make: MakeChange;
  /** What it changes of the company. */
  moves: string;
  /** All signals that follow for somebody who watches the company, and no others. */
  signals: readonly SignalType[];
}

/** Every change that can be asked for, by the signal that it is for. */
export const CHANGES: Record<SignalType, SandboxChange> = {
  company_name_changed: {
    make: changeName,
    moves: 'its name and former names',
    signals: ['company_name_changed'],
  },
  company_status_changed: {
    make: changeStatus,
    moves: 'its status and the day of its end',
    signals: ['company_status_changed'],
  },
  strike_off_proposed: {
    make: proposeStrikeOff,
    moves: 'the detail of its status',
    signals: ['strike_off_proposed'],
  },
  strike_off_withdrawn: {
    make: withdrawStrikeOff,
    moves: 'the detail of its status',
    signals: ['strike_off_withdrawn'],
  },
  registered_office_changed: {
    make: changeOffice,
    moves: 'its registered office',
    signals: ['registered_office_changed'],
  },
  sic_codes_changed: { make: changeSicCodes, moves: 'its trade codes', signals: ['sic_codes_changed'] },
  accounts_filed: { make: fileAccounts, moves: 'its last and next accounts', signals: ['accounts_filed'] },
  accounts_overdue: {
    make: makeAccountsOverdue,
    moves: 'the due day of its next accounts',
    signals: ['accounts_overdue'],
  },
  confirmation_statement_filed: {
    make: fileConfirmation,
    moves: 'its last and next confirmation statement',
    signals: ['confirmation_statement_filed'],
  },
  confirmation_statement_overdue: {
    make: makeConfirmationOverdue,
    moves: 'the due day of its next confirmation statement',
    signals: ['confirmation_statement_overdue'],
  },
  director_appointed: { make: appointDirector, moves: 'its officers', signals: ['director_appointed'] },
  director_resigned: { make: resignDirector, moves: 'its officers', signals: ['director_resigned'] },
  psc_changed: { make: changePsc, moves: 'its persons with significant control', signals: ['psc_changed'] },
  identity_verified: {
    make: verifyIdentity,
    moves: 'the identity verification of a person',
    signals: ['identity_verified'],
  },
  identity_verification_overdue: {
    make: makeIdentityOverdue,
    moves: 'the due day of an identity verification',
    signals: ['identity_verification_overdue'],
  },
  charge_registered: { make: registerCharge, moves: 'its charges', signals: ['charge_registered'] },
  charge_satisfied: { make: satisfyCharge, moves: 'its charges', signals: ['charge_satisfied'] },
  insolvency_started: {
    make: startInsolvency,
    moves: 'its insolvency cases and its status',
    signals: ['company_status_changed', 'insolvency_started'],
  },
  insolvency_updated: {
    make: updateInsolvency,
    moves: 'its insolvency cases',
    signals: ['insolvency_updated'],
  },
  website_operator_changed: {
    make: sellWebsite,
    moves: 'its website',
    signals: ['website_operator_changed'],
  },
  website_details_changed: { make: editWebsite, moves: 'its website', signals: ['website_details_changed'] },
  website_unreachable: { make: takeWebsiteDown, moves: 'its website', signals: ['website_unreachable'] },
  website_back: { make: restoreWebsite, moves: 'its website', signals: ['website_back'] },
  trading_while_dissolved: {
    make: dissolveWhileTrading,
    moves: 'its status; the website stays',
    signals: ['company_status_changed', 'trading_while_dissolved'],
  },
  website_name_outdated: {
    make: makeNameOutdated,
    moves: 'its name; the website stays',
    signals: ['company_name_changed', 'website_name_outdated'],
  },
  financials_filed: { make: needsAccounts, moves: 'its figures', signals: ['financials_filed'] },
  net_assets_turned_negative: {
    make: needsAccounts,
    moves: 'its figures',
    signals: ['financials_filed', 'net_assets_turned_negative', 'net_assets_fell'],
  },
  net_assets_fell: {
    make: needsAccounts,
    moves: 'its figures',
    signals: ['financials_filed', 'net_assets_fell'],
  },
  employees_changed: {
    make: needsAccounts,
    moves: 'its figures',
    signals: ['financials_filed', 'employees_changed'],
  },
};

/** Figures change with a document that is loaded, not with the record of the company: see `createChanger`. */
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
  const events = CHANGES[type].make(changed, { random, today });
  return typeof events === 'string'
    ? { done: false, reason: events }
    : { done: true, company: changed, events };
}

interface Changer {
  /** Makes the change at once. Throws an `OperatorError` with the reason when it is not possible. */
  changeCompany(number: string, type: string): Promise<CompanyChange>;
}

/** Files accounts that change figures. */
export interface AccountsFiling {
  /** The newest figures that are known of the company. */
  findNewest(companyNumber: string): Promise<KnownFigures | undefined>;
  load(document: AccountsFile): Promise<void>;
}

/** Real streams often send the same event twice, with two timepoints. */
const REPEATED_EVERY = 4;

export function createChanger({
  store,
  clock,
  filing,
}: {
  store: SandboxStore;
  clock: Clock;
  filing?: AccountsFiling;
}): Changer {
  async function fileChangedAccounts(
    { findNewest, load }: AccountsFiling,
    companyNumber: string,
    type: FigureChange,
  ): Promise<CompanyChange> {
    const company = await store.find(companyNumber);
    if (!company) throw new OperatorError(`The sandbox has no company ${companyNumber}.`);
    const before = await findNewest(companyNumber);
    const document = changedAccounts(company, { type, before, today: dayOf(clock.now()) });
    if (typeof document === 'string') throw new OperatorError(document);
    await load(document);
    return { company, events: [] };
  }

  return {
    async changeCompany(number, type) {
      const known = SIGNAL_TYPES.find((name) => name === type);
      if (!known)
        throw new OperatorError(`There is no change "${type}"; choose one of ${SIGNAL_TYPES.join(', ')}.`);
      const companyNumber = parseCompanyNumber(number);
      if (!companyNumber) throw new OperatorError(`"${number}" is not a company number.`);
      if (filing && isFigureChange(known)) return fileChangedAccounts(filing, companyNumber, known);
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
