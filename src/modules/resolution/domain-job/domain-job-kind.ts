/**
 * The life of one job from a domain to its company, for the engine of paid-jobs: what it does (`work`), and
 * what it stores, charges and tells when it ends (`conclude`). `ask/resolve-domain.ts` opens jobs,
 * `ask/read-job.ts` shows them, and `resolution.jobs.ts` lists the tasks of the queue.
 */
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Outcome } from '../../../shared/outcomes.ts';
import type { HistoryWriter } from '../../history/index.ts';
import {
  FAILED_FREE,
  type FailureCause,
  type JobKind,
  type JobTables,
  type SettledJob,
} from '../../paid-jobs/index.ts';
import type { DeliveredResultStore } from '../delivered-results.store.ts';
import {
  type ExaminedSite,
  type ExamineSiteDeps,
  examineSite,
  type SiteProgress,
} from '../examine/examine-site.ts';
import { type RecordDeps, recordVerdict } from '../examine/record-verdict.ts';
import { CHARGED, type DomainChargeReason, freeNote, linksOf } from './domain-charge.ts';
import type { DomainJob } from './domain-job.ts';

/** What the job engine handles in a job from a domain to its company. */
export interface DomainJobTypes {
  job: DomainJob;
  task: object;
  progress: SiteProgress;
  outcome: ExaminedSite;
  reason: DomainChargeReason;
}

/** Called for the accounts whose answer is `needs_review`, in the transaction that stores such a result. */
export type OnNeedsReview = (db: Queryable, domain: string, accountIds: readonly string[]) => Promise<void>;

export interface DomainJobKindDeps extends ExamineSiteDeps, RecordDeps {
  onNeedsReview?: OnNeedsReview | undefined;
  delivered: DeliveredResultStore;
  history: Pick<HistoryWriter, 'settle'>;
}

export const RESOLVE_TASK = 'resolve_domain';

const TABLES: JobTables<DomainJobTypes> = {
  tasks: 'resolution_tasks',
  jobs: 'resolution_jobs',
  results: 'domain_results',
  subject: 'domain',
  jobColumns: ['answer', 'outcome', 'error_message'],
  taskColumns: [],
  progress: { stage: 'crawling', pages_read: 0 },
};

const FAILURES: Record<FailureCause, string> = {
  attempts:
    'Reading this website failed three times for a reason on our side; nothing was charged. Ask again later.',
  too_late: 'This website was not read within a day; nothing was charged. Ask again.',
  lost: 'The work on this website was lost; nothing was charged. Ask again.',
};

/** For an account that paid for the domain's link with another company, and has no credit left. */
const WITHHELD =
  'This website was matched with another company than the one that your account paid for. That costs one credit and the account has none; nothing was charged. Add credits and ask again.';

/** For the history. */
function endedAs(outcome: Outcome, companyNumber: string | null, failureCode: string | null = null) {
  return ({ jobId, note }: SettledJob<DomainJobTypes>) => ({
    jobId,
    outcome,
    found: companyNumber,
    charged: note.charged,
    chargeReason: note.charge_reason,
    failureCode,
  });
}

export function createDomainJobKind(deps: DomainJobKindDeps): JobKind<DomainJobTypes> {
  return {
    about: 'domain',
    tables: TABLES,
    queue: { task: RESOLVE_TASK, keyPrefix: 'resolution' },
    // The crawl has a shorter limit of its own.
    attemptMsMax: 45_000,
    charged: CHARGED,

    work: ({ subject: domain }, { signal, progress }) =>
      examineSite(deps, domain, { signal, onProgress: progress.report }),

    async conclude(tx, { subject: domain }, { taskEnd, at }) {
      if (taskEnd.failure)
        return {
          columns: { outcome: 'failed', error_message: FAILURES[taskEnd.failure] },
          free: FAILED_FREE,
          onSettled: (jobs) => deps.history.settle(tx.unawaited, jobs.map(endedAs('failed', null))),
        };
      const { verdict, pagesRead } = taskEnd.outcome;
      const resultId = await recordVerdict(deps, tx, { domain, verdict, pagesRead, at, source: 'forward' });
      const { match_status: status } = verdict;
      return {
        columns: { outcome: 'completed', result_id: resultId },
        withheldColumns: { outcome: 'failed', error_message: WITHHELD },
        free: freeNote(status),
        links: linksOf(domain, verdict.company_number),
        async onSettled(jobs) {
          const shown = jobs.filter(({ isWithheld }) => !isWithheld);
          const withheld = jobs.filter(({ isWithheld }) => isWithheld);
          const accountIds = shown.map(({ accountId }) => accountId);
          await deps.history.settle(tx.unawaited, [
            ...shown.map(endedAs(status, verdict.company_number, verdict.failure?.code)),
            ...withheld.map(endedAs('failed', null)),
          ]);
          await deps.delivered.save(
            tx.unawaited,
            accountIds.map((accountId) => ({ accountId, domain, resultId, at })),
          );
          if (status === 'needs_review') await deps.onNeedsReview?.(tx, domain, accountIds);
        },
      };
    },

    describe: ({ verdict, pagesRead }) => ({ match_status: verdict.match_status, pages: pagesRead }),
  };
}
