import type { Queryable } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import type { WebsiteStore } from './website.store.ts';

/** Whether the name has an address; `unknown` when no name server answered. */
export type FindHost = (hostname: string) => Promise<'found' | 'none' | 'unknown'>;

export interface LookUpDeps {
  db: Queryable;
  store: Pick<WebsiteStore, 'listLookups' | 'saveLookup'>;
  findHost: FindHost;
  /** Names that come and go with the sandbox are looked up every time. */
  isTransient: (domain: string) => boolean;
  clock: Clock;
}

const LOOKUPS_AT_ONCE = 8;
const FOUND_MS = DAY_MS;
const NONE_MS = 6 * HOUR_MS;

function lifetimeOf(found: boolean): number {
  return found ? FOUND_MS : NONE_MS;
}

interface LookUpOptions {
  /** Older answers are looked up again. */
  notBefore: Date;
  signal: AbortSignal;
  /** After each domain. */
  onTried: () => void;
}

/** The domains that have an address, in the given order. Throws when every look-up failed. */
export async function lookUpDomains(
  { db, store, findHost, isTransient, clock }: LookUpDeps,
  domains: readonly string[],
  { notBefore, signal, onTried }: LookUpOptions,
): Promise<string[]> {
  const answered = await store.listLookups(db, domains, clock.now());
  const known = new Map(
    answered
      .filter(({ found, expires_at: at }) => at.getTime() - lifetimeOf(found) > notBefore.getTime())
      .map(({ domain, found }) => [domain, found]),
  );
  const inTurn = limitConcurrency({
    concurrency: LOOKUPS_AT_ONCE,
    waitingMax: domains.length,
    onRefused: () => new Error('there are more names to look up than places to wait'),
  });
  let lookedUp = 0;
  let unknown = 0;
  const answers = await Promise.all(
    domains.map((domain) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const found = known.get(domain) ?? (await ask(domain));
        onTried();
        return found;
      }),
    ),
  );
  if (lookedUp > 0 && unknown === lookedUp)
    throw new Error('no name server answers: not one of the candidates could be looked up');
  return domains.filter((_, index) => answers[index] === true);

  async function ask(domain: string): Promise<boolean> {
    lookedUp += 1;
    const bare = await findHost(domain);
    // Many websites have an address at www only.
    const answer = bare === 'none' ? await findHost(`www.${domain}`) : bare;
    if (answer === 'unknown') {
      unknown += 1;
      return false;
    }
    const found = answer === 'found';
    if (!isTransient(domain)) {
      const expires_at = new Date(clock.now().getTime() + lifetimeOf(found));
      await store.saveLookup(db, { domain, found, expires_at });
    }
    return found;
  }
}
