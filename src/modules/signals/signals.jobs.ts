import { CompaniesHouseUnavailable } from '../../platform/companies-house/index.ts';
import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { type LiveSource, readCompanyNumber } from '../register/index.ts';
import { type ChangeSources, SIGNAL_TASKS } from './change-sources/index.ts';

export function signalTasks({
  changeSources,
  live,
}: {
  changeSources: ChangeSources;
  live: LiveSource;
}): JobTask[] {
  return [
    {
      name: SIGNAL_TASKS.refreshCompany,
      async run(payload, { log }) {
        const number = readCompanyNumber((payload as { company_number: string }).company_number);
        if (!number || !live.enabled) return;
        try {
          await live.refreshDetail(number);
        } catch (error) {
          // The queue retries, unless there is no live source.
          if (error instanceof CompaniesHouseUnavailable && error.reason === 'off') return;
          log.debug({ company: number }, 'the company could not be fetched; it will be tried again');
          throw error;
        }
      },
    },
    {
      name: SIGNAL_TASKS.pollWatched,
      async run(_payload, context) {
        const polled = await changeSources.pollWatched(context);
        if (polled > 0) context.log.debug({ companies: polled }, 'watched companies were fetched');
      },
    },
    {
      name: SIGNAL_TASKS.passDueDates,
      async run(_payload, context) {
        const signals = await changeSources.passDueDates(context);
        if (signals > 0) context.log.info({ signals }, 'due dates have passed');
      },
    },
    {
      name: SIGNAL_TASKS.drainSnapshots,
      async run(_payload, context) {
        const { changes, signals } = await changeSources.drainSnapshots(context);
        if (changes > 0) context.log.info({ changes, signals }, 'the changes of a snapshot were compared');
      },
    },
  ];
}

export const signalCron: CronJob[] = [
  { task: SIGNAL_TASKS.pollWatched, schedule: '* * * * *' },
  { task: SIGNAL_TASKS.drainSnapshots, schedule: '* * * * *' },
  // Midnight in the UK is 23:00 or 00:00 UTC; the runs at other hours catch up after downtime.
  { task: SIGNAL_TASKS.passDueDates, schedule: '1 * * * *' },
];
