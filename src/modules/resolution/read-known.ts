import type { Clock } from '../../shared/clock.ts';
import type { DomainName } from '../../shared/domain-name.ts';
import { ALREADY_CHARGED, freeNote } from './charge-reason.ts';
import { closeJson, type KnownAnswers } from './known-answers.ts';
import type { FindStanding } from './standings.ts';

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
  if (!standing?.match_status) return undefined;
  const note = freeNote(standing.match_status) ?? (standing.paid_until ? ALREADY_CHARGED : undefined);
  if (!note || (standing.match_status === 'matched' && standing.company_version === null)) return undefined;
  const open = await answers.read(standing, 'resolve');
  return open && (JSON.parse(closeJson(open, { job_id: null, cached: true, ...note })) as object);
}
