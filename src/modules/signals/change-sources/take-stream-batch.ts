import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logger.ts';
import { type Database, isLockTimeout, type Transaction } from '../../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../../shared/clock.ts';
import {
  type EventContent,
  readContent,
  type StreamBatch,
  type StreamEvent,
  type StreamName,
  type StreamStore,
} from '../../register/index.ts';
import type { Recorder, Recording } from '../record-changes.ts';
import { storeAllOrEach } from '../store-all-or-each.ts';

interface StreamIntakeDeps {
  db: Database;
  streamStore: StreamStore;
  recorder: Recorder;
  clock: Clock;
  log: Logger;
  /** Whether the REST API is available. */
  canRefresh: () => boolean;
  /** Enqueues a fetch of the company, within the transaction. */
  enqueueRefresh: (tx: Transaction, companyNumber: string) => Promise<void>;
  lockRetryMs?: number;
}

const LOCK_TRIES_MAX = 40;
const LOCK_RETRY_MS = 250;

/**
 * Stores a batch of events in one transaction: the register's rows, the signals, the deliveries and the
 * timepoint. An event that cannot be stored is skipped, so that it does not block the others.
 */
export function createStreamIntake(deps: StreamIntakeDeps): (batch: StreamBatch) => Promise<void> {
  const { log } = deps;

  return (batch) =>
    storeAllOrEach<StreamEvent>(batch.events, {
      store: (events) => withLocks(() => store(deps, { ...batch, events }), deps.lockRetryMs),
      onFailure: (error) =>
        log.warn(
          { err: error, stream: batch.stream },
          'a batch of the stream failed; taking its events one by one',
        ),
      async skip(event, error) {
        const { stream, timepoint, companyNumber } = event;
        log.error({ err: error, stream, timepoint, company: companyNumber }, 'an event could not be stored');
        await store(deps, { ...batch, events: [{ ...event, companyNumber: undefined }] });
      },
    });
}

/** Retries while an import or a look-up holds the lock of a company. */
async function withLocks(work: () => Promise<void>, retryMs = LOCK_RETRY_MS): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries >= LOCK_TRIES_MAX) throw error;
      await sleep(retryMs);
    }
  }
}

function store(deps: StreamIntakeDeps, batch: StreamBatch): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await deps.streamStore.failFastOnLocks(tx);
    const now = deps.clock.now();
    const last = await deps.streamStore.lockTimepoint(tx, batch, now);
    const events = batch.events.filter(({ timepoint }) => last === undefined || timepoint > last);
    const newest = events.at(-1);
    if (!newest) return;
    // Events of the sandbox must not be written into a real register that has just replaced the sandbox.
    if (await deps.streamStore.isRegisterOf(tx, batch.source))
      await storeEvents(deps, tx, { ...batch, events });
    await deps.streamStore.saveTimepoint(tx, batch, { timepoint: newest.timepoint, now });
  });
}

async function storeEvents(deps: StreamIntakeDeps, tx: Transaction, batch: StreamBatch): Promise<void> {
  const at = deps.clock.now();
  const numbers = [...new Set(batch.events.flatMap(({ companyNumber }) => companyNumber ?? []))];
  const recording = await deps.recorder.begin(tx, numbers);
  const details = await deps.streamStore.readDetailTimes(tx, numbers, at);
  const toRefresh = new Set<string>();
  for (const event of batch.events) {
    const { companyNumber } = event;
    const content = readContent(event);
    if (companyNumber === undefined || !content) continue;
    const detail = details.get(companyNumber);
    const isHeld = detail !== undefined || recording.isTracked(companyNumber);
    const fetchedAt = detail?.fetchedAt ?? undefined;
    const isOvertaken = batch.isReplay && isBefore(event.publishedAt, fetchedAt);
    if (isHeld && (isOvertaken || detail?.isBeingFetched) && deps.canRefresh()) {
      // The REST data may be newer than this event, or is being fetched: fetch it again to be sure.
      toRefresh.add(companyNumber);
      if (isOvertaken) continue;
    }
    const day = ukDay(earlier(event.publishedAt, at));
    await deps.streamStore.apply(tx, companyNumber, { content, at, day });
    if (await observe(recording, companyNumber, { content, day, covered: batch.covered })) {
      toRefresh.add(companyNumber);
    }
  }
  await recording.finish();
  if (deps.canRefresh()) for (const number of toRefresh) await deps.enqueueRefresh(tx, number);
}

/** Compares the company. Returns true if there may be more changes, on a stream that is not read. */
async function observe(
  recording: Recording,
  companyNumber: string,
  { content, day, covered }: { content: EventContent; day: string; covered: ReadonlySet<StreamName> },
): Promise<boolean> {
  if (!recording.isTracked(companyNumber)) return false;
  const found = await recording.observe({ companyNumber, source: 'stream', day, event: content });
  if (content.part === 'document') {
    return content.concerns !== undefined && !covered.has(STREAM_OF_LIST[content.concerns]);
  }
  // A new status may come with proceedings, which are on the insolvency stream.
  return found.includes('company_status_changed') && !covered.has('insolvency-cases');
}

const STREAM_OF_LIST = {
  officers: 'officers',
  persons_with_significant_control: 'persons-with-significant-control',
  charges: 'charges',
  insolvency: 'insolvency-cases',
} as const;

function isBefore(one: Date | undefined, other: Date | undefined): boolean {
  return one !== undefined && other !== undefined && one < other;
}

function earlier(one: Date | undefined, other: Date): Date {
  return one !== undefined && one < other ? one : other;
}
