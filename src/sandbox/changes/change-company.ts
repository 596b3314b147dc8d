import type { Clock } from '../../shared/clock.ts';
import { parseCompanyNumber } from '../../shared/company-number.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import { type NewEvent, profileEvent } from '../companies-house/events.ts';
import type { CompanyChange, SandboxStore } from '../store/sandbox-store.ts';
import { dayOf } from '../world/days.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { applyChange } from './apply-change.ts';

export interface Changer {
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
