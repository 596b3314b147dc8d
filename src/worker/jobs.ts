import { accountDataTasks } from '../modules/account-data/account-data.jobs.ts';
import type { AccountData } from '../modules/account-data/index.ts';
import { accountCron, accountTasks } from '../modules/accounts/accounts.jobs.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import { bulkCron, bulkTasks } from '../modules/bulk/bulk.jobs.ts';
import type { Bulk } from '../modules/bulk/index.ts';
import { historyCron, historyTasks } from '../modules/history/history.jobs.ts';
import type { History } from '../modules/history/index.ts';
import { idempotencyCron, idempotencyTasks } from '../modules/idempotency/idempotency.jobs.ts';
import type { Idempotency } from '../modules/idempotency/index.ts';
import type { Oauth } from '../modules/oauth/index.ts';
import { oauthCron, oauthTasks } from '../modules/oauth/oauth.jobs.ts';
import type { LiveSource } from '../modules/register/index.ts';
import type { Resolution } from '../modules/resolution/index.ts';
import { resolutionCron, resolutionTasks } from '../modules/resolution/resolution.jobs.ts';
import type { SavedSearches } from '../modules/saved-searches/index.ts';
import { savedSearchCron, savedSearchTasks } from '../modules/saved-searches/saved-searches.jobs.ts';
import type { SignalMail } from '../modules/signal-mail/index.ts';
import { signalMailCron, signalMailTasks } from '../modules/signal-mail/signal-mail.jobs.ts';
import type { ChangeSources } from '../modules/signals/index.ts';
import { signalCron, signalTasks } from '../modules/signals/signals.jobs.ts';
import type { Webhooks } from '../modules/webhooks/index.ts';
import { webhookCron, webhookTasks } from '../modules/webhooks/webhooks.jobs.ts';
import type { WebsiteSearch } from '../modules/website/index.ts';
import { websiteCron, websiteTasks } from '../modules/website/website.jobs.ts';
import type { WebsiteWatch } from '../modules/website-watch/index.ts';
import { websiteWatchCron, websiteWatchTasks } from '../modules/website-watch/website-watch.jobs.ts';
import type { CronJob, JobTask } from '../platform/job-queue/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import { purgeRateLimits } from '../platform/rate-limit/index.ts';
import type { Clock } from '../shared/clock.ts';
import { futureTimesCron, futureTimesTask } from './future-times.ts';

interface JobModules {
  db: Database;
  clock: Clock;
  accounts: Accounts;
  accountData: AccountData;
  bulk: Bulk;
  history: History;
  resolution: Resolution;
  websites: WebsiteSearch;
  websiteWatch: WebsiteWatch;
  webhooks: Webhooks;
  oauth: Oauth;
  idempotency: Idempotency;
  signalMail: SignalMail;
  changeSources: ChangeSources;
  live: LiveSource;
  savedSearches: SavedSearches;
}

/** The kinds of work that a process can be limited to, by `domesday work --only`. */
export const JOB_ROLES = ['crawl', 'deliver', 'mail', 'upload', 'watch', 'maintain'] as const;

export type JobRole = (typeof JOB_ROLES)[number];

/** Every module's tasks and schedules, one line each, by hand: what is not listed here does not run. */
export function listJobs(modules: JobModules): {
  tasks: JobTask[];
  tasksOf(roles: ReadonlySet<JobRole>): JobTask[];
  cron: CronJob[];
} {
  const tasks: Record<JobRole, JobTask[]> = {
    crawl: [
      ...resolutionTasks(modules.resolution),
      ...websiteTasks(modules.websites),
      ...websiteWatchTasks(modules.websiteWatch),
    ],
    deliver: webhookTasks(modules.webhooks),
    mail: [...accountTasks(modules.accounts), ...signalMailTasks(modules.signalMail)],
    upload: bulkTasks(modules.bulk),
    watch: [...signalTasks(modules), ...savedSearchTasks(modules.savedSearches)],
    maintain: [
      ...historyTasks(modules.history),
      ...accountDataTasks(modules.accountData),
      ...oauthTasks(modules.oauth),
      ...idempotencyTasks(modules.idempotency),
      purgeRateLimitsTask(modules),
      futureTimesTask(modules),
    ],
  };
  return {
    tasks: Object.values(tasks).flat(),
    tasksOf: (roles) => JOB_ROLES.filter((role) => roles.has(role)).flatMap((role) => tasks[role]),
    // In every process with the role.
    cron: [
      ...accountCron,
      ...resolutionCron,
      ...websiteCron,
      ...websiteWatchCron,
      ...bulkCron,
      ...webhookCron,
      ...historyCron,
      ...oauthCron,
      ...idempotencyCron,
      ...signalCron,
      ...signalMailCron,
      ...savedSearchCron,
      ...futureTimesCron,
      { task: 'purge_rate_limits', schedule: '41 * * * *' },
    ],
  };
}

function purgeRateLimitsTask({ db, clock }: Pick<JobModules, 'db' | 'clock'>): JobTask {
  return {
    name: 'purge_rate_limits',
    async run() {
      await purgeRateLimits(db, clock);
    },
  };
}
