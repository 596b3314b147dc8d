import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { DISABLED_MAIL_TASK } from './disabled-mail-queue.ts';
import type { Webhooks } from './index.ts';

export function webhookTasks(webhooks: Webhooks): JobTask[] {
  return [
    {
      name: DISABLED_MAIL_TASK,
      run: (payload) => webhooks.sendDisabledMail((payload as { destination_id: number }).destination_id),
    },
    {
      name: 'purge_webhook_deliveries',
      async run() {
        await webhooks.purgeDeliveries();
      },
    },
  ];
}

export const webhookCron: CronJob[] = [{ task: 'purge_webhook_deliveries', schedule: '23 4 * * *' }];
