import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { MAIL_TASKS } from './account-mails.ts';
import type { Accounts } from './index.ts';
import { CREDIT_REQUEST_TASK, type CreditRequestPayload } from './plans/credit-requests.ts';
import { SECURITY_MAIL_TASK, type SecurityMailPayload } from './security-mails.ts';
import { INVITATION_TASK } from './team/invitations.ts';

interface MailPayload {
  user_id?: string;
  account_id?: string;
}

function userIdIn({ user_id: userId, account_id: accountId = '' }: MailPayload): string {
  return userId ?? accountId.replace(/^acc_/, 'usr_');
}

export function accountTasks(accounts: Accounts): JobTask[] {
  return [
    {
      name: MAIL_TASKS.verification,
      // Mails that were queued before accounts could have several logins name the account instead of the
      // login.
      run: (payload) => accounts.mails.sendVerification(userIdIn(payload as MailPayload)),
    },
    {
      name: MAIL_TASKS.reset,
      run: (payload) => accounts.mails.sendReset((payload as { email_key: string }).email_key),
    },
    {
      name: INVITATION_TASK,
      run: (payload) => accounts.team.sendInvitation((payload as { invitation_id: string }).invitation_id),
    },
    {
      name: SECURITY_MAIL_TASK,
      run: (payload) => accounts.mails.sendSecurity(payload as SecurityMailPayload),
    },
    {
      name: CREDIT_REQUEST_TASK,
      run: (payload) => accounts.creditRequests.send(payload as CreditRequestPayload),
    },
    {
      name: 'renew_subscriptions',
      async run(_payload, { log }) {
        const renewed = await accounts.upkeep.renewSubscriptions();
        if (renewed > 0) log.info({ renewed }, 'subscriptions renewed');
      },
    },
    {
      name: 'purge_email_tokens',
      async run() {
        await accounts.upkeep.purgeTokens();
        await accounts.sessions.purge();
        await accounts.team.purge();
        await accounts.secondFactors.purge();
        await accounts.upkeep.purgeDevices();
      },
    },
  ];
}

export const accountCron: CronJob[] = [
  { task: 'renew_subscriptions', schedule: '*/10 * * * *' },
  { task: 'purge_email_tokens', schedule: '17 3 * * *' },
];
