import type { Logger } from '../../platform/logger.ts';
import {
  ADVISORY_LOCKS,
  type BulkSession,
  type Database,
  openBulkSession,
} from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { type Day, dayOf } from '../world/days.ts';
import { createRandom, type Random } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { CHANGES, decideChange, rewriteRecord } from './apply-change.ts';
import { directorsInOffice } from './people-changes.ts';

export interface TickerOptions {
  db: Database;
  store: SandboxStore;
  clock: Clock;
  log: Logger;
  /** How often a company changes. */
  everyMs: number;
  /** Watched companies. Every second change is one of theirs, so that watchers see something soon. */
  listWatched?: () => Promise<readonly string[]>;
  /** How often other processes try to become elected. */
  electEveryMs?: number;
  random?: Random;
}

export interface Ticker {
  /** Whether this process is the one that makes the changes. */
  isElected(): boolean;
  stop(): Promise<void>;
}

const ELECT_EVERY_MS = 3_000;
/** The share of events without a real change. */
const EMPTY_CHANCE = 0.1;

/**
 * Changes a fictional company every few seconds, in one process of a deployment. That process holds a session
 * lock; when it dies, another process gets the lock within seconds.
 */
export function startTicker(options: TickerOptions): Ticker {
  const { log } = options;
  const random = options.random ?? createRandom(options.clock.now().getTime(), 'ticker');
  let session: BulkSession | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    try {
      session ??= await elect(options.db);
      if (!session) return;
      // A broken session has lost its lock; the statement fails, and another process may be elected.
      await session.execute({ text: 'select 1', values: [] });
      await tick(options, random);
    } catch (error) {
      log.debug({ err: error }, 'the sandbox changed nothing this time');
      await resign();
    }
  }

  async function resign(): Promise<void> {
    const ended = session;
    session = undefined;
    await ended?.close().catch(() => undefined);
  }

  function schedule(): void {
    if (stopped) return;
    const waitMs = session ? options.everyMs : (options.electEveryMs ?? ELECT_EVERY_MS);
    timer = setTimeout(() => {
      running = beat().then(schedule);
    }, waitMs);
    timer.unref();
  }

  running = beat().then(schedule);
  return {
    isElected: () => session !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await resign();
    },
  };
}

async function elect(db: Database): Promise<BulkSession | undefined> {
  const session = await openBulkSession(db, 'domesday sandbox');
  const isElected = await session.tryLock(ADVISORY_LOCKS.sandboxTicker).catch(() => false);
  if (isElected) return session;
  await session.close().catch(() => undefined);
  return undefined;
}

async function tick({ store, clock, listWatched }: TickerOptions, random: Random): Promise<void> {
  const watched = random.chance(0.5) ? ((await listWatched?.()) ?? []) : [];
  const numbers = watched.length > 0 ? watched : await store.listNumbers();
  if (numbers.length === 0) return;
  const at = clock.now();
  await store.change(random.pick(numbers), at, (company) => {
    const type = random.chance(EMPTY_CHANCE) ? 'no_visible_change' : chooseChange(random, company, dayOf(at));
    if (type === 'no_visible_change') return rewriteRecord(company);
    const outcome = decideChange(company, type, at);
    return 'reason' in outcome ? undefined : outcome;
  });
}

/**
 * Chooses the next change of a company. Companies change every few seconds, so changes that lead back to a
 * normal state are more likely: closed companies return, late ones file, indebted ones pay.
 */
export function chooseChange(
  random: Random,
  company: SandboxCompany,
  today: Day,
): SignalType | 'no_visible_change' {
  const type = drawChange(random, company, today);
  return company.featured !== undefined && CHANGES[type].isOnWebsites ? 'no_visible_change' : type;
}

function drawChange(random: Random, company: SandboxCompany, today: Day): SignalType {
  const { profile } = company;
  if (profile.date_of_cessation !== undefined) {
    // Without it a closed featured company would never change.
    if (company.featured !== undefined && profile.accounts !== undefined) return 'psc_changed';
    return random.weighted<SignalType>([
      ['company_status_changed', 3],
      ['registered_office_changed', 7],
    ]);
  }
  if (profile.company_status_detail !== undefined) return 'strike_off_withdrawn';
  if (isInProceedings(profile.company_status)) {
    return random.weighted<SignalType>([
      ['insolvency_updated', 6],
      ['company_status_changed', 3],
      ['director_resigned', directorsInOffice(company) > 1 ? 1 : 0],
    ]);
  }
  return random.weighted(usualChanges(company, today));
}

const isInProceedings = (status: string) => !['active', 'open', 'registered'].includes(status);

function usualChanges(company: SandboxCompany, today: Day): [SignalType, number][] {
  return SIGNAL_TYPES.map((type) => [type, CHANGES[type].chance?.(company, today) ?? 0]);
}
