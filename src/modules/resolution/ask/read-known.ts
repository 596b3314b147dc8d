import type { Clock } from '../../../shared/clock.ts';
import type { DomainName } from '../../../shared/domain-name.ts';
import { type FindAccountState, freeCharge, isKnown } from './domain-account-state.ts';
import { closeJson, type KnownAnswers } from './known-answers.ts';
import { presentReview } from './present-resolution.ts';

export interface ReadKnownDeps {
  findAccountState: FindAccountState;
  answers: KnownAnswers;
  clock: Clock;
}

/**
 * A known result that costs this account nothing: it is free, or the account has paid for it. Undefined for everything
 * else, because even the existence of a match is what others pay for.
 */
export async function readKnown(
  { findAccountState, answers, clock }: ReadKnownDeps,
  accountId: string,
  domain: DomainName,
): Promise<object | undefined> {
  const state = await findAccountState({ accountId, keyHash: undefined, domain, now: clock.now() });
  if (!state || !isKnown(state)) return undefined;
  const note = freeCharge(state);
  if (!note) return undefined;
  const open = await answers.read(state, 'resolve');
  return (
    open &&
    (JSON.parse(
      closeJson(open, { job_id: null, cached: true, review: presentReview(state), ...note }),
    ) as object)
  );
}
