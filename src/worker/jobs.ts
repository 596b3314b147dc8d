import { accountCron, accountTasks } from '../modules/accounts/accounts.jobs.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import type { Webhooks } from '../modules/webhooks/index.ts';
import { webhookCron, webhookTasks } from '../modules/webhooks/webhooks.jobs.ts';
import type { CronJob, JobTask } from '../platform/job-queue/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import { purgeRateLimits } from '../platform/rate-limit/index.ts';
import type { Clock } from '../shared/clock.ts';

export interface WorkingModules {
  db: Database;
  clock: Clock;
  accounts: Accounts;
  webhooks: Webhooks;
}

/** Every module's tasks and schedules, one line each, by hand: what is not listed here does not run. */
export function gatherJobs({ db, clock, accounts, webhooks }: WorkingModules): {
  tasks: JobTask[];
  cron: CronJob[];
} {
  return {
    tasks: [...accountTasks(accounts), ...webhookTasks(webhooks), purgeRateLimitsTask(db, clock)],
    cron: [...accountCron, ...webhookCron, { task: 'purge_rate_limits', schedule: '41 * * * *' }],
  };
}

function purgeRateLimitsTask(db: Database, clock: Clock): JobTask {
  return {
    name: 'purge_rate_limits',
    async run() {
      await purgeRateLimits(db, clock);
    },
  };
}
