import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { SignalMail } from './index.ts';
import { SEND_TASK } from './send-mails.ts';

const TASKS = {
  instant: 'queue_instant_signal_mails',
  digests: 'queue_signal_digests',
  purge: 'purge_signal_mails',
} as const;

export function signalMailTasks(signalMail: SignalMail): JobTask[] {
  return [
    { name: SEND_TASK, run: (payload) => signalMail.send((payload as { mail_id: number }).mail_id) },
    {
      name: TASKS.instant,
      async run(_payload, { log, signal }) {
        const mails = await signalMail.queueInstantMails(signal);
        if (mails > 0) log.debug({ mails }, 'mails about new signals');
      },
    },
    {
      name: TASKS.digests,
      async run(_payload, { log, signal }) {
        const mails = await signalMail.queueDigests(signal);
        if (mails > 0) log.info({ mails }, 'digests of signals');
      },
    },
    { name: TASKS.purge, run: () => signalMail.purge() },
  ];
}

export const signalMailCron: CronJob[] = [
  { task: TASKS.instant, schedule: '* * * * *' },
  // 7:00 in the UK is 06:00 or 07:00 UTC; the runs at other hours catch up after downtime.
  { task: TASKS.digests, schedule: '0 * * * *' },
  { task: TASKS.purge, schedule: '37 3 * * *' },
];
