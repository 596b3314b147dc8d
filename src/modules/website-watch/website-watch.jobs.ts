import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { WebsiteWatch } from './index.ts';

const TASK = 'check_websites';

export function websiteWatchTasks(watch: WebsiteWatch): JobTask[] {
  return [
    {
      name: TASK,
      async run(_payload, context) {
        const signals = await watch.checkDue(context);
        if (signals > 0) context.log.info({ signals }, 'websites of watched companies have changed');
      },
    },
  ];
}

export const websiteWatchCron: CronJob[] = [{ task: TASK, schedule: '*/5 * * * *' }];
