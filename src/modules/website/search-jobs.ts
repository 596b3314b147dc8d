import type { Transaction } from '../../platform/postgres/index.ts';
import type { PaidLink } from '../credits/index.ts';
import type { HistoryWriter } from '../history/index.ts';
import type { JobKind, JobTables } from '../paid-jobs/index.ts';
import type { SiteReader } from '../resolution/index.ts';
import { type SearchDeps, type SearchEnd, searchWebsite } from './search-website.ts';
import type { WebsiteStore } from './website.store.ts';
import {
  expiryOfSearch,
  freeNote,
  VERIFIED,
  type VerifiedWebsite,
  type WebsiteChargeReason,
  type WebsiteJob,
} from './website-result.ts';

/** Jobs from a company to its website. */
export interface WebsiteJobs {
  job: WebsiteJob;
  /** Websites read before this are read again. */
  task: { reads_since: Date };
  progress: { candidates_tried: number };
  outcome: SearchEnd;
  reason: WebsiteChargeReason;
}

interface WebsiteJobDeps extends SearchDeps {
  store: WebsiteStore;
  history: Pick<HistoryWriter, 'settle'>;
  siteReader: SearchDeps['siteReader'] & Pick<SiteReader, 'recordDelivered'>;
}

export const SEARCH_TASK = 'find_website';

const TABLES: JobTables<WebsiteJobs> = {
  tasks: 'website_tasks',
  jobs: 'website_jobs',
  results: 'website_results',
  subject: 'company_number',
  jobColumns: ['charge_notified_at'],
  taskColumns: ['reads_since'],
  progress: { candidates_tried: 0 },
};

export function createWebsiteJobs(deps: WebsiteJobDeps): JobKind<WebsiteJobs> {
  return {
    about: 'company',
    tables: TABLES,
    queue: { task: SEARCH_TASK, keyPrefix: 'website' },
    // Twelve crawls of twenty seconds, four at a time, and forty look-ups end long before.
    attemptMsMax: 150_000,
    charged: VERIFIED,

    work: ({ subject: companyNumber }, { task, signal, progress }) =>
      searchWebsite(deps, companyNumber, { readsSince: task.reads_since, signal, progress }),

    /**
     * A failed search is stored too, so that for an hour no call starts another unless it requests a refresh.
     */
    async conclude(tx, { subject: companyNumber }, { taskEnd, at }) {
      const end: SearchEnd = taskEnd.failure
        ? { status: 'failed', websites: [], tried: taskEnd.progress.candidates_tried }
        : taskEnd.outcome;
      const { status, websites } = await keepKnown(deps, tx, { companyNumber, end, at });
      const resultId = await deps.store.insertSearch(tx, {
        company_number: companyNumber,
        status,
        websites,
        candidates_tried: end.tried,
        searched_at: at,
        expires_at: expiryOfSearch(status, at),
      });
      const links = shownLinks(companyNumber, websites);
      return {
        columns: { result_id: resultId },
        free: freeNote(status),
        links,
        async onSettled(jobs) {
          await deps.history.settle(
            tx.unawaited,
            jobs.map(({ jobId, note }) => ({
              jobId,
              outcome: status,
              found: websites[0]?.domain ?? null,
              charged: note.charged,
              chargeReason: note.charge_reason,
            })),
          );
          const accountIds = jobs.map(({ accountId }) => accountId);
          await deps.siteReader.recordDelivered(tx.unawaited, accountIds, { links, at });
        },
      };
    },

    describe: ({ status, websites, tried }) => ({ status, website: websites[0]?.domain, tried }),
  };
}

/**
 * What an account pays for with a verified website: the link that is shown with its evidence. The other
 * websites of the company are links of their own.
 */
export function shownLinks(companyNumber: string, websites: readonly VerifiedWebsite[]): PaidLink[] {
  return websites.slice(0, 1).map(({ domain }) => ({ domain, companyNumber }));
}

/** A known website that could not be read this time is still the company's, for waiting and later calls. */
async function keepKnown(
  { store }: WebsiteJobDeps,
  tx: Transaction,
  { companyNumber, end, at }: { companyNumber: string; end: SearchEnd; at: Date },
): Promise<Pick<SearchEnd, 'status' | 'websites'>> {
  if (end.websites.length > 0) return end;
  const websites = await store.listVerified(tx, companyNumber, at);
  return websites.length > 0 ? { status: 'verified', websites } : end;
}
