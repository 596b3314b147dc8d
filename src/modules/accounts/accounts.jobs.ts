import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { MAIL_TASKS } from './account-mails.ts';
import type { Accounts } from './index.ts';

export function accountTasks(accounts: Accounts): JobTask[] {
  return [
    {
      name: MAIL_TASKS.verification,
      run: (payload) => accounts.sendVerificationMail((payload as { account_id: string }).account_id),
    },
    {
      name: MAIL_TASKS.reset,
      run: (payload) => accounts.sendResetMail((payload as { email_key: string }).email_key),
    },
    {
      name: 'renew_subscriptions',
      async run(_payload, { log }) {
        const renewed = await accounts.renewSubscriptions();
        if (renewed > 0) log.info({ renewed }, 'subscriptions renewed');
      },
    },
    {
      name: 'purge_email_tokens',
      async run() {
        await accounts.purgeTokens();
      },
    },
  ];
}

export const accountCron: CronJob[] = [
  { task: 'renew_subscriptions', schedule: '*/10 * * * *' },
  { task: 'purge_email_tokens', schedule: '17 3 * * *' },
];
