import type { CronJob, JobTask } from '../platform/job-queue/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../shared/clock.ts';

interface FutureTime {
  table: string;
  column: string;
  /** The service writes no time that lies further ahead. */
  aheadMs: number;
  /** Limits the search to rows of an index, or to those that matter. */
  where?: string;
  /** Another column that is set to now instead. */
  resets?: string;
}

/**
 * Every column with a time that lies ahead: retries, leases, claims, expiries. A time that is further ahead
 * than the service ever plans was written while the clock of a process was wrong. It would hold up a retry,
 * or keep a token alive, until then. Clocks of two processes may differ, so each row allows more than the
 * code that writes it.
 */
export const FUTURE_TIMES: readonly FutureTime[] = [
  {
    table: 'webhook_deliveries',
    column: 'next_attempt_at',
    aheadMs: 27 * HOUR_MS,
    where: `status = 'pending'`,
  },
  { table: 'webhook_deliveries', column: 'claimed_until', aheadMs: HOUR_MS, where: `status = 'pending'` },
  { table: 'webhook_destinations', column: 'previous_secret_until', aheadMs: 25 * HOUR_MS },
  { table: 'webhook_destinations', column: 'expires_at', aheadMs: 25 * HOUR_MS },
  { table: 'survey_domains', column: 'available_at', aheadMs: 2 * HOUR_MS, where: 'outcome is null' },
  { table: 'survey_domains', column: 'due_at', aheadMs: 190 * DAY_MS, where: 'outcome is not null' },
  { table: 'website_checks', column: 'next_check_at', aheadMs: 370 * DAY_MS },
  { table: 'company_details', column: 'claimed_until', aheadMs: HOUR_MS, where: 'claimed_until is not null' },
  { table: 'companies_house_accounts', column: 'paused_until', aheadMs: HOUR_MS },
  { table: 'companies_house_accounts', column: 'refused_until', aheadMs: HOUR_MS },
  // A request of the future would count against the budget until then.
  { table: 'companies_house_requests', column: 'sent_at', aheadMs: HOUR_MS },
  { table: 'idempotency_keys', column: 'claimed_until', aheadMs: HOUR_MS },
  // The key would be kept until a day after that.
  { table: 'idempotency_keys', column: 'created_at', aheadMs: HOUR_MS },
  { table: 'email_tokens', column: 'expires_at', aheadMs: 49 * HOUR_MS },
  { table: 'invitations', column: 'expires_at', aheadMs: 8 * DAY_MS },
  { table: 'passkey_challenges', column: 'expires_at', aheadMs: HOUR_MS },
  { table: 'sessions', column: 'expires_at', aheadMs: 25 * HOUR_MS },
  // Codes live for a minute, refresh tokens for 60 days: when they were made says more than when they end.
  {
    table: 'oauth_records',
    column: 'created_at',
    aheadMs: HOUR_MS,
    where: `kind <> 'Client'`,
    resets: 'expires_at',
  },
  { table: 'domain_results', column: 'expires_at', aheadMs: 31 * DAY_MS },
  { table: 'website_results', column: 'expires_at', aheadMs: 31 * DAY_MS },
  { table: 'domain_lookups', column: 'expires_at', aheadMs: 2 * DAY_MS },
];

/** Sets every time that lies too far ahead to now. Returns how many there were, by column. */
export async function mendFutureTimes(db: Database, now: Date): Promise<Record<string, number>> {
  const mended: Record<string, number> = {};
  for (const { table, column, aheadMs, where = 'true', resets = column } of FUTURE_TIMES) {
    const latest = new Date(now.getTime() + aheadMs);
    const rows = await db.execute({
      text: `update ${table} set ${resets} = $1 where ${column} > $2 and ${resets} > $1 and ${where}`,
      values: [now, latest],
    });
    if (rows > 0) mended[`${table}.${column}`] = rows;
  }
  return mended;
}

const TASK = 'mend_future_times';

export function futureTimesTask({ db, clock }: { db: Database; clock: Clock }): JobTask {
  return {
    name: TASK,
    async run(_payload, { log }) {
      const mended = await mendFutureTimes(db, clock.now());
      if (Object.keys(mended).length > 0)
        log.warn({ mended }, 'times too far ahead were set to now: a clock was wrong for a while');
    },
  };
}

export const futureTimesCron: CronJob[] = [{ task: TASK, schedule: '*/10 * * * *' }];
