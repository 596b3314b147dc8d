import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Database,
  isConnectionFailure,
  sql,
  type Transaction,
} from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import type { Charge, CreditSubject, Credits, Grant, Hold, Settle } from '../index.ts';

/**
 * Accounts and subjects are named by index and holds by how long ago they were made, so that a program can be
 * written before it runs.
 */
export type Operation =
  | { do: 'grant'; account: number; credits: number; key: number | null }
  | { do: 'hold'; account: number; subject: number; credits: number }
  | { do: 'settle'; hold: number; outcome: 'charge' | 'release' }
  | { do: 'charge'; account: number; subject: number };

export type Step =
  | { do: 'work'; operation: Operation; pauseMs: number; rollBack: boolean }
  | { do: 'kill'; victim: number }
  | { do: 'let time pass'; days: number };

/** An operation with its names filled in. */
export type Deed =
  | ({ do: 'grant' } & Grant)
  | ({ do: 'hold' } & Required<Hold>)
  | ({ do: 'settle' } & Settle)
  | ({ do: 'charge' } & Charge);

/** The answer of the ledger, whichever operation it was. */
export interface Answer {
  granted?: boolean;
  charged?: boolean;
  repeated?: boolean;
  reason?: string;
  recordedReason?: string;
  balance?: number;
  held?: number;
}

type Outcome =
  | { was: 'done'; answer: Answer }
  | { was: 'refused' }
  | { was: 'rolled back' }
  /** The connection died: the work is there as a whole, or not at all. */
  | { was: 'unknown' };

export interface Executed {
  /**
   * Names the transaction: it left a row of this name in the table `witness` exactly when it was committed.
   */
  tag: string;
  deed: Deed;
  at: Date;
  outcome: Outcome;
}

export interface Stage {
  name: string;
  credits: Credits;
  clock: Clock;
  /** The connections that do the work, and that get killed. */
  db: Database;
  accounts: string[];
  workers: number;
  kill(victim: number): Promise<void>;
  letTimePass(days: number): void;
  /** Called for each operation when it starts, with an unknown outcome, and when it ends. */
  report?(executed: Executed): void;
}

class RolledBack extends Error {}

/** Starts the steps in their order, as many at a time as there are workers. */
export async function runProgram(stage: Stage, steps: Step[]): Promise<Executed[]> {
  const executed: Executed[] = [];
  const tags = steps.map((_, index) => `${stage.name}-${index}`);
  const queue = steps.entries();
  async function work(): Promise<void> {
    for (const [index, step] of queue) {
      if (step.do === 'kill') await stage.kill(step.victim);
      else if (step.do === 'let time pass') stage.letTimePass(step.days);
      else {
        const tag = tags[index] ?? '';
        const holdIds = tags.slice(0, index).filter((_, earlier) => isHold(steps[earlier]));
        const deed = nameParts(stage.accounts, step.operation, tag, holdIds);
        const start: Executed = { tag, deed, at: stage.clock.now(), outcome: { was: 'unknown' } };
        stage.report?.(start);
        const end = { ...start, outcome: await attempt(stage, start, step) };
        stage.report?.(end);
        executed.push(end);
      }
    }
  }
  await Promise.all(Array.from({ length: stage.workers }, work));
  return executed;
}

function isHold(step: Step | undefined): boolean {
  return step?.do === 'work' && step.operation.do === 'hold';
}

/** Reasons and hold ids are the tag, so that an entry says which operation it came from. */
function nameParts(accounts: string[], operation: Operation, tag: string, holdIds: string[]): Deed {
  if (operation.do === 'settle') {
    const holdId = holdIds.at(-1 - (operation.hold % Math.max(holdIds.length, 1))) ?? 'none so far';
    return { do: 'settle', holdId, outcome: operation.outcome, reason: tag };
  }
  const accountId = accounts[operation.account] ?? '';
  if (operation.do === 'grant') {
    const key = operation.key === null ? {} : { key: `key-${operation.key}` };
    return { do: 'grant', accountId, credits: operation.credits, reason: tag, ...key };
  }
  const subject: CreditSubject = `domain:${operation.subject}.co.uk`;
  if (operation.do === 'charge') return { do: 'charge', accountId, subject, reason: tag };
  return { do: 'hold', accountId, holdId: tag, subject, credits: operation.credits };
}

async function attempt(
  { db, credits }: Stage,
  { tag, deed }: Executed,
  { pauseMs, rollBack }: { pauseMs: number; rollBack: boolean },
): Promise<Outcome> {
  try {
    const answer = await db.transaction(async (tx) => {
      await tx.execute(sql`insert into witness (tag) values (${tag})`);
      const result = await perform(credits, tx, deed);
      if (pauseMs > 0) await sleep(pauseMs);
      if (rollBack) throw new RolledBack();
      return result;
    });
    return { was: 'done', answer };
  } catch (error) {
    if (error instanceof RolledBack) return { was: 'rolled back' };
    if (isRefusal(error)) return { was: 'refused' };
    if (isConnectionFailure(error)) return { was: 'unknown' };
    throw error;
  }
}

function perform(credits: Credits, tx: Transaction, deed: Deed): Promise<Answer> {
  switch (deed.do) {
    case 'grant':
      return credits.grant(tx, deed);
    case 'hold':
      return credits.hold(tx, deed);
    case 'settle':
      return credits.settle(tx, deed);
    case 'charge':
      return credits.chargeNow(tx, deed);
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'no_credits';
  return error instanceof Error && error.message.startsWith('there is no credit hold');
}
