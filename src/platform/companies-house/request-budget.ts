import type { Clock } from '../../shared/clock.ts';
import { type Database, sql } from '../postgres/index.ts';

/** Whether a person waits for the answer. */
export type Urgency = 'interactive' | 'background';

export interface BudgetLimits {
  /** How many requests are allowed in any window of this length. */
  requests: number;
  windowMs: number;
  /** How many of them are reserved for interactive look-ups. */
  reserve: number;
}

/**
 * 600 in 5 minutes. The window is five seconds longer, because Companies House counts when a request arrives,
 * and some take longer to arrive than others.
 */
export const OFFICIAL_LIMITS: BudgetLimits = { requests: 600, windowMs: 305_000, reserve: 100 };

type Admission =
  | { granted: true }
  | { granted: false; because: 'spent' | 'paused' | 'refused'; waitMs: number };

export interface RequestBudget {
  /** Takes one request from the budget, or returns how long none is available. */
  take(account: string, urgency: Urgency): Promise<Admission>;
  /** No process sends a request for this long. */
  pause(account: string, forMs: number): Promise<void>;
  /** The key was refused: no process uses it for this long. True for the first caller. */
  refuse(account: string, forMs: number): Promise<boolean>;
}

interface AccountRow {
  paused_until: Date | null;
  refused_until: Date | null;
}

export function createRequestBudget(options: {
  db: Database;
  clock: Clock;
  limits?: BudgetLimits;
}): RequestBudget {
  const { db, clock } = options;
  const { requests, windowMs, reserve } = options.limits ?? OFFICIAL_LIMITS;

  return {
    take(account, urgency) {
      return db.transaction(async (tx): Promise<Admission> => {
        // The update changes nothing but locks the row, so that concurrent calls run one after another.
        const state = await tx.first<AccountRow>(sql`
          insert into companies_house_accounts (account) values (${account})
          on conflict (account) do update set account = excluded.account
          returning paused_until, refused_until`);
        const now = clock.now();
        const refusedMs = msUntil(state?.refused_until, now);
        if (refusedMs > 0) return { granted: false, because: 'refused', waitMs: refusedMs };
        const pausedMs = msUntil(state?.paused_until, now);
        if (pausedMs > 0) return { granted: false, because: 'paused', waitMs: pausedMs };

        const allowed = urgency === 'interactive' ? requests : requests - reserve;
        const windowStart = new Date(now.getTime() - windowMs);
        // The request that must leave the window before there is room again.
        const blocking = await tx.first<{ sent_at: Date }>(sql`
          select sent_at from companies_house_requests
          where account = ${account} and sent_at > ${windowStart}
          order by sent_at desc offset ${allowed - 1} limit 1`);
        if (blocking) {
          return {
            granted: false,
            because: 'spent',
            waitMs: blocking.sent_at.getTime() - windowStart.getTime(),
          };
        }
        await tx.execute(sql`
          with past as (delete from companies_house_requests where sent_at <= ${windowStart})
          insert into companies_house_requests (account, sent_at) values (${account}, ${now})`);
        return { granted: true };
      });
    },

    async pause(account, forMs) {
      const until = new Date(clock.now().getTime() + forMs);
      await db.execute(sql`
        update companies_house_accounts set paused_until = greatest(paused_until, ${until}::timestamptz)
        where account = ${account}`);
    },

    async refuse(account, forMs) {
      const now = clock.now();
      const marked = await db.execute(sql`
        update companies_house_accounts set refused_until = ${new Date(now.getTime() + forMs)}
        where account = ${account} and (refused_until is null or refused_until <= ${now})`);
      return marked > 0;
    },
  };
}

function msUntil(at: Date | null | undefined, now: Date): number {
  return at ? at.getTime() - now.getTime() : 0;
}
