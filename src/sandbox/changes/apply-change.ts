import type { Clock } from '../../shared/clock.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { OperatorError } from '../../shared/problem.ts';
import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import {
  changedAccounts,
  FIGURE_CHANGES,
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
import type { SandboxChange } from './change.ts';
import { DEBT_CHANGES } from './debt-changes.ts';
import { DUE_CHANGES } from './due-changes.ts';
import { PEOPLE_CHANGES } from './people-changes.ts';
import { PROFILE_CHANGES } from './profile-changes.ts';
import { WEBSITE_CHANGES } from './website-changes.ts';

/** Every change that can be asked for, by the signal that it is for. */
export const CHANGES: Record<SignalType, SandboxChange> = {
  ...PROFILE_CHANGES,
  ...DUE_CHANGES,
  ...PEOPLE_CHANGES,
  ...DEBT_CHANGES,
  ...WEBSITE_CHANGES,
  ...FIGURE_CHANGES,
};

/** All signals that follow a change for somebody who watches the company, and no others. */
export function signalsOf(type: SignalType): SignalType[] {
  return [type, ...(CHANGES[type].also ?? [])];
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
