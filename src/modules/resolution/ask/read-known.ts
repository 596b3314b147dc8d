import type { Clock } from '../../../shared/clock.ts';
import type { DomainName } from '../../../shared/domain-name.ts';
import { closeJson, type KnownAnswers } from './known-answers.ts';
import { type FindStanding, isKnown, noteIfFree } from './standings.ts';

export interface ReadKnownDeps {
  findStanding: FindStanding;
  answers: KnownAnswers;
  clock: Clock;
}

/**
 * A result that is there and costs this account nothing: it is free, or was paid for. Undefined for everything else;
 * that there is a match, too, is what others pay for.
 */
export async function readKnown(
  { findStanding, answers, clock }: ReadKnownDeps,
  accountId: string,
  domain: DomainName,
): Promise<object | undefined> {
  const standing = await findStanding({ accountId, keyHash: undefined, domain, now: clock.now() });
  if (!standing || !isKnown(standing)) return undefined;
  const note = noteIfFree(standing);
  if (!note) return undefined;
  const open = await answers.read(standing, 'resolve');
  return open && (JSON.parse(closeJson(open, { job_id: null, cached: true, ...note })) as object);
}
