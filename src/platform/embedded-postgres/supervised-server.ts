import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import { errorText } from './error.ts';
import type { GuardSession } from './guard-session.ts';
import { truncateServerLog } from './launch-server.ts';
import { leaveLostServer, leaveServer } from './leave-server.ts';
import { inspectPostmaster } from './postmaster.ts';
import { DATABASE, joinServer } from './start-server.ts';
import type { EmbeddedPostgres, JoinedServer, JoinPlan, ServerLoss } from './types.ts';

/** Doubled with every restart in a row. */
const RESTART_DELAY_MS = 500;
/** Short, because a full disk is found only by trying again. */
const RESTART_DELAY_MS_MAX = 5_000;

/** A server that ran this long is considered sound: the restart delay is reset. */
const SOUND_AFTER_MS = 10 * SECOND_MS;

const LOG_CHECK_MS = 10 * MINUTE_MS;

/** A server used by this process, which restarts it when it dies and leaves it on `release`. */
export class SupervisedServer implements EmbeddedPostgres {
  readonly port: number;
  readonly url: string;
  readonly state: EmbeddedPostgres['state'];
  readonly #plan: JoinPlan;
  readonly #onLoss: ((loss: ServerLoss) => void) | undefined;
  readonly #leaving = new AbortController();
  readonly #password: string;
  readonly #logCheck: NodeJS.Timeout;
  #pid: number;
  #guard: GuardSession | undefined;
  #joinedAt = Date.now();
  #restartDelayMs = RESTART_DELAY_MS;
  #recovery: Promise<void> | undefined;
  #released: Promise<void> | undefined;

  constructor(plan: JoinPlan, joined: JoinedServer, onLoss: ((loss: ServerLoss) => void) | undefined) {
    this.port = joined.port;
    this.url = `postgres://postgres:${joined.password}@127.0.0.1:${joined.port}/${DATABASE}`;
    this.state = joined.state;
    this.#password = joined.password;
    this.#pid = joined.pid;
    this.#onLoss = onLoss;
    // The URL is in use, so the port cannot change any more.
    this.#plan = {
      ...plan,
      port: { preferred: joined.port, mayDiffer: false },
      signal: this.#leaving.signal,
    };
    this.#watch(joined.guard);
    this.#logCheck = setInterval(() => this.#truncateLog(), LOG_CHECK_MS).unref();
  }

  get pid(): number {
    return this.#pid;
  }

  /** A property, so that it can be passed on without its object. */
  readonly release = (): Promise<void> => {
    this.#released ??= this.#leave();
    return this.#released;
  };

  #watch(guard: GuardSession): void {
    this.#guard = guard;
    guard.onLost(() => {
      this.#guard = undefined;
      if (!this.#leaving.signal.aborted) this.#recovery = this.#recover();
    });
  }

  /** Every process that uses the server notices its end by the lost guard connection, and runs this. */
  async #recover(): Promise<void> {
    const { log, home } = this.#plan;
    const signal = this.#leaving.signal;
    const lost: ServerLoss = { pid: this.#pid, port: this.port };
    let isReported = false;
    const reportLoss = () => {
      if (isReported) return;
      isReported = true;
      try {
        this.#onLoss?.(lost);
      } catch (error) {
        log.error({ error: errorText(error) }, 'a listener to the loss of the database failed');
      }
    };
    if (Date.now() - this.#joinedAt > SOUND_AFTER_MS) this.#restartDelayMs = RESTART_DELAY_MS;
    while (!signal.aborted) {
      try {
        // If the server still runs, only a session crashed, and PostgreSQL recovers by itself.
        if ((await inspectPostmaster(home.cluster)).state !== 'running') {
          const delayMs = this.#takeDelay();
          log.warn({ ...lost, delayMs }, 'the database has ended unexpectedly; it will be restarted');
          reportLoss();
          await sleep(delayMs, undefined, { signal });
        }
        this.#resume(await joinServer(this.#plan));
        if (this.#pid !== lost.pid) reportLoss();
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.error(
          { error: errorText(error), ...lost },
          'the database could not be brought back; trying again',
        );
        await sleep(this.#takeDelay(), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #resume({ pid, port, guard }: JoinedServer): void {
    const { log } = this.#plan;
    this.#pid = pid;
    this.#joinedAt = Date.now();
    this.#watch(guard);
    if (port === this.port) log.info({ pid, port }, 'the database is back');
    else
      log.error(
        { port, expected: this.port },
        'the database came back on another port; restart this process',
      );
  }

  #takeDelay(): number {
    const delayMs = this.#restartDelayMs;
    this.#restartDelayMs = Math.min(delayMs * 2, RESTART_DELAY_MS_MAX);
    return delayMs;
  }

  async #leave(): Promise<void> {
    const { home, log } = this.#plan;
    this.#leaving.abort();
    clearInterval(this.#logCheck);
    await this.#recovery;
    try {
      if (this.#guard) await leaveServer(home, this.#guard, log);
      else await leaveLostServer(home, this.#password, log);
    } catch (error) {
      log.warn({ error: errorText(error) }, 'the database was gone before this process left it');
    }
  }

  #truncateLog(): void {
    truncateServerLog(this.#plan.home.logFile).catch((error: unknown) => {
      this.#plan.log.warn({ error: errorText(error) }, "the database's log could not be shortened");
    });
  }
}
