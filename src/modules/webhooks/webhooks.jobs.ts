import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { CLEARING_TASK } from './clear-deliveries.ts';
import { DISABLED_MAIL_TASK } from './disabled-mail.ts';
import type { Webhooks } from './index.ts';

export function webhookTasks(webhooks: Webhooks): JobTask[] {
  return [
    {
      name: DISABLED_MAIL_TASK,
      run: (payload) => webhooks.sendDisabledMail((payload as { destination_id: number }).destination_id),
    },
    {
      name: CLEARING_TASK,
      run: (_, { signal }) => webhooks.clearing.deletedDestinations(signal),
    },
    {
      name: 'delete_expired_test_receivers',
      run: (_, { signal }) => webhooks.clearing.expiredReceivers(signal),
    },
    {
      name: 'purge_webhook_deliveries',
      async run(_, { signal }) {
        await webhooks.clearing.oldDeliveries(signal);
        // Also clears destinations whose own job did not finish.
        await webhooks.clearing.deletedDestinations(signal);
      },
    },
  ];
}

export const webhookCron: CronJob[] = [
  { task: 'purge_webhook_deliveries', schedule: '23 4 * * *' },
  { task: 'delete_expired_test_receivers', schedule: '*/10 * * * *' },
];
