import { Pool } from 'undici';
import { latencyOf } from '../register/search/measure.ts';
import type { LoadKind, LoadRequest } from './recorded.ts';

export interface StepFigures {
  /** Requests per second: sent, and answered. */
  rate: number;
  answered: number;
  /** In milliseconds, from the moment a request was due. */
  p50: number;
  p99: number;
  byKind: Partial<Record<LoadKind, { p50: number; p99: number }>>;
  /** Answers other than 2xx, and none at all. */
  failures: number;
}

export interface LoadTarget {
  url: string;
  headers: Record<string, string>;
  next(): LoadRequest;
}

const CONNECTIONS = 64;
/** With more unanswered requests than this, the rate is far beyond what is possible. */
const WAITING_MAX = 4_000;
const TICK_MS = 4;
/** These first seconds are not counted. */
const WARM_UP_SECONDS = 1;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered, as independent callers do. The
 * time of a request counts from the moment it was due, so that a service that stalls does not hide how many
 * callers would have waited.
 */
export async function runAtRate(target: LoadTarget, rate: number, seconds: number): Promise<StepFigures> {
  const pool = new Pool(target.url, { connections: CONNECTIONS });
  const took: { kind: LoadKind; ms: number }[] = [];
  let failures = 0;
  let waiting = 0;
  let sent = 0;
  const startedAt = performance.now();
  const countedFrom = startedAt + WARM_UP_SECONDS * 1_000;
  const until = countedFrom + seconds * 1_000;

  async function send(dueAt: number): Promise<void> {
    const { kind, method, path, body } = target.next();
    waiting += 1;
    try {
      const headers =
        body === undefined ? target.headers : { ...target.headers, 'content-type': 'application/json' };
      const response = await pool.request({ method, path, headers, ...(body !== undefined && { body }) });
      await response.body.dump();
      if (response.statusCode >= 300) failures += 1;
    } catch {
      failures += 1;
    }
    waiting -= 1;
    if (dueAt >= countedFrom) took.push({ kind, ms: performance.now() - dueAt });
  }

  const all: Promise<void>[] = [];
  while (performance.now() < until && waiting < WAITING_MAX) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * rate);
    for (; sent < due; sent++) all.push(send(startedAt + (sent / rate) * 1_000));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const isHopeless = waiting >= WAITING_MAX;
  await Promise.all(all);
  const answered = took.length / ((performance.now() - countedFrom) / 1_000);
  await pool.close();
  const byKind: StepFigures['byKind'] = {};
  for (const kind of new Set(took.map((each) => each.kind)))
    byKind[kind] = latencyOf(took.filter((each) => each.kind === kind).map(({ ms }) => ms));
  const { p50, p99 } = latencyOf(took.map(({ ms }) => ms));
  return { rate, answered, p50, p99: isHopeless ? Number.POSITIVE_INFINITY : p99, byKind, failures };
}

export interface RateSearch {
  from: number;
  p99Max: number;
  secondsEach: number;
  onStep?: (step: StepFigures) => void;
}

/** The factor of the next rate while the p99 is low enough, and how precisely the limit is found. */
const FASTER = 1.6;
const NEAR = 1.12;
const RATE_MIN = 10;

/**
 * The highest rate whose p99 stays below the limit, found by steps; one that fails is tried again. Undefined
 * when none is low enough.
 */
export async function findHighestRate(
  target: LoadTarget,
  { from, p99Max, secondsEach, onStep }: RateSearch,
): Promise<StepFigures | undefined> {
  let best: StepFigures | undefined;
  let tooHigh = Number.POSITIVE_INFINITY;
  for (let rate = from; tooHigh / (best?.rate ?? 0) > NEAR; ) {
    const isGood = ({ p99, failures }: StepFigures) => p99 <= p99Max && failures === 0;
    let step = await runAtRate(target, Math.round(rate), secondsEach);
    onStep?.(step);
    if (!isGood(step)) {
      // Other work may have slowed the machine for a moment.
      step = await runAtRate(target, Math.round(rate), secondsEach);
      onStep?.(step);
    }
    if (isGood(step)) best = step;
    else tooHigh = step.rate;
    if (!best && step.rate <= RATE_MIN) return undefined;
    if (!best) rate = step.rate / 2;
    else rate = tooHigh === Number.POSITIVE_INFINITY ? best.rate * FASTER : (best.rate + tooHigh) / 2;
  }
  return best;
}
