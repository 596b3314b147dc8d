import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { Oauth } from './index.ts';

export function oauthTasks(oauth: Pick<Oauth, 'purge'>): JobTask[] {
  return [
    {
      name: 'purge_oauth_records',
      async run() {
        await oauth.purge();
      },
    },
  ];
}

export const oauthCron: CronJob[] = [{ task: 'purge_oauth_records', schedule: '17 * * * *' }];
