import type { Transaction } from '../../platform/postgres/index.ts';
import type { PaidLink } from '../credits/index.ts';
import type { HistoryWriter } from '../history/index.ts';
import type { JobKind, JobTables, SettledJob } from '../paid-jobs/index.ts';
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
export interface WebsiteJobTypes {
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

const TABLES: JobTables<WebsiteJobTypes> = {
  tasks: 'website_tasks',
  jobs: 'website_jobs',
  results: 'website_results',
  subject: 'company_number',
  jobColumns: ['charge_notified_at'],
  taskColumns: ['reads_since'],
  progress: { candidates_tried: 0 },
};

export function createWebsiteJobKind(deps: WebsiteJobDeps): JobKind<WebsiteJobTypes> {
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
      const { status, websites } = await addKnown(deps, tx, { companyNumber, end, at });
      const resultId = await deps.store.insertSearch(tx, {
        company_number: companyNumber,
        status,
        websites,
        candidates_tried: end.tried,
        searched_at: at,
        expires_at: expiryOfSearch(status, at),
      });
      return {
        columns: { result_id: resultId },
        free: freeNote(status),
        links: linksOf(companyNumber, websites),
        async onSettled(jobs) {
          await deps.history.settle(
            tx.unawaited,
            jobs.map(({ jobId, note, link, isWithheld }) => ({
              jobId,
              outcome: isWithheld ? 'failed' : status,
              found: link?.domain ?? null,
              charged: note.charged,
              chargeReason: note.charge_reason,
            })),
          );
          await recordDelivered(deps, tx, { jobs, at });
        },
      };
    },

    describe: ({ status, websites, tried }) => ({ status, website: websites[0]?.domain, tried }),
  };
}

/** The links of a company to its websites. An account pays for the one that it is shown with its evidence. */
export function linksOf(companyNumber: string, websites: readonly VerifiedWebsite[]): PaidLink[] {
  return websites.map(({ domain }) => ({ domain, companyNumber }));
}

/** Each account is given the link that it is shown. */
async function recordDelivered(
  { siteReader }: WebsiteJobDeps,
  tx: Transaction,
  { jobs, at }: { jobs: readonly SettledJob<WebsiteJobTypes>[]; at: Date },
): Promise<void> {
  const byDomain = new Map<string, { link: PaidLink; accountIds: string[] }>();
  for (const { accountId, link } of jobs) {
    if (!link) continue;
    const shown = byDomain.get(link.domain) ?? { link, accountIds: [] };
    shown.accountIds.push(accountId);
    byDomain.set(link.domain, shown);
  }
  for (const { link, accountIds } of byDomain.values())
    await siteReader.recordDelivered(tx.unawaited, accountIds, { links: [link], at });
}

/**
 * With the known websites that were not read this time, or could not be: they are still the company's, and an
 * account may have paid for one of them.
 */
async function addKnown(
  { store }: WebsiteJobDeps,
  tx: Transaction,
  { companyNumber, end, at }: { companyNumber: string; end: SearchEnd; at: Date },
): Promise<Pick<SearchEnd, 'status' | 'websites'>> {
  const known = await store.listVerified(tx, companyNumber, at);
  const found = new Set(end.websites.map(({ domain }) => domain));
  const websites = [...end.websites, ...known.filter(({ domain }) => !found.has(domain))];
  return websites.length > 0 ? { status: 'verified', websites } : end;
}
