import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { limitConcurrency } from '../../../shared/limit-concurrency.ts';
import type { WebsiteStore } from './website-store.ts';

/** Whether anything answers to this name; `unknown` when that could not be found out. */
export type FindHost = (hostname: string) => Promise<'found' | 'none' | 'unknown'>;

export interface LookUpDeps {
  db: Queryable;
  store: Pick<WebsiteStore, 'listLookups' | 'saveLookup'>;
  findHost: FindHost;
  /** Names that come and go with the sandbox are asked for every time. */
  isFleeting: (domain: string) => boolean;
  clock: Clock;
}

const AT_ONCE = 8;
const FOUND_MS = DAY_MS;
const NONE_MS = 6 * HOUR_MS;

function lifetimeOf(found: boolean): number {
  return found ? FOUND_MS : NONE_MS;
}

export interface LookUpOptions {
  /** Answers that were had before this are asked for again. */
  notBefore: Date;
  signal: AbortSignal;
  onTried: (count: number) => void;
}

/** Which of the domains have an address, in the given order. Throws when there are some to look up and not one could be. */
export async function lookUpDomains(
  { db, store, findHost, isFleeting, clock }: LookUpDeps,
  domains: readonly string[],
  { notBefore, signal, onTried }: LookUpOptions,
): Promise<string[]> {
  const answered = await store.listLookups(db, domains, clock.now());
  const known = new Map(
    answered
      .filter(({ found, expiresAt }) => expiresAt.getTime() - lifetimeOf(found) > notBefore.getTime())
      .map(({ domain, found }) => [domain, found]),
  );
  const inTurn = limitConcurrency({
    concurrency: AT_ONCE,
    waitingMax: domains.length,
    onRefused: () => new Error('there are more names to look up than places to wait'),
  });
  let asked = 0;
  let unknown = 0;
  const answers = await Promise.all(
    domains.map((domain) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const found = known.get(domain) ?? (await ask(domain));
        onTried(1);
        return found;
      }),
    ),
  );
  if (asked > 0 && unknown === asked)
    throw new Error('no name server answers: not one of the candidates could be looked up');
  return domains.filter((_, index) => answers[index] === true);

  async function ask(domain: string): Promise<boolean> {
    // Many websites are at www only; of a name without any address that is the second question.
    asked += 1;
    const bare = await findHost(domain);
    const answer = bare === 'none' ? await findHost(`www.${domain}`) : bare;
    if (answer === 'unknown') {
      unknown += 1;
      return false;
    }
    const found = answer === 'found';
    if (!isFleeting(domain)) {
      const expiresAt = new Date(clock.now().getTime() + lifetimeOf(found));
      await store.saveLookup(db, { domain, found, expiresAt });
    }
    return found;
  }
}
