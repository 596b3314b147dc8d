import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import type { Credits } from '../../credits/index.ts';
import { PAID_LONG_ENOUGH_MS } from '../job-limits.ts';
import {
  ALREADY_CHARGED,
  freeOf,
  PENDING,
  type SearchRef,
  subjectOf,
  VERIFIED,
  type VerifiedWebsite,
  type WebsiteCharge,
  type WebsiteJob,
} from './website-result.ts';
import type { WebsiteStanding, WebsiteStore } from './website-store.ts';

export const SEARCH_TASK = 'find_website';

export interface ResolveCompanyDeps {
  db: Database;
  store: WebsiteStore;
  credits: Credits;
  clock: Clock;
  ids: IdSource;
}

export interface WebsiteQuestion {
  accountId: string;
  companyNumber: string;
  /** Search again, whatever is known. */
  refresh: boolean;
}

/** What is known of a company's website: the outcome of a search, or of the other direction. */
export interface KnownWebsites {
  status: 'verified' | 'not_found' | 'failed';
  websites: VerifiedWebsite[];
  candidatesTried: number;
}

/** What is known, or the job that will know; what it cost; and what the account can spend after it. */
export type WebsiteAnswer = { available: number; charge: WebsiteCharge } & (
  | { known: KnownWebsites; job?: undefined }
  | { known?: undefined; job: WebsiteJob }
);

export async function resolveCompany(
  deps: ResolveCompanyDeps,
  question: WebsiteQuestion,
): Promise<WebsiteAnswer> {
  const { db, store } = deps;
  const running = await store.findRunningJob(db, question.accountId, question.companyNumber);
  const standing = await readStanding(deps, db, question);
  if (running) return { job: running, charge: PENDING, available: standing.available };
  const known = question.refresh ? undefined : knownFrom(standing);
  return known ? answerKnown(deps, question, { standing, known }) : openJob(deps, question, standing);
}

async function readStanding(
  { store, clock }: ResolveCompanyDeps,
  db: Database | Transaction,
  { accountId, companyNumber }: WebsiteQuestion,
): Promise<WebsiteStanding> {
  const standing = await store.findStanding(db, { accountId, companyNumber, now: clock.now() });
  if (!standing) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  return standing;
}

/** Websites are what the links say now, whichever direction wrote them: an ended one is none, whatever a search said. */
function knownFrom({ websites, search }: WebsiteStanding): KnownWebsites | undefined {
  const candidatesTried = search?.candidates_tried ?? 0;
  if (websites.length > 0)
    return { status: 'verified', websites: inOrderOf(search?.websites ?? [], websites), candidatesTried };
  if (!search || search.status === 'verified') return undefined;
  return { status: search.status, websites: [], candidatesTried };
}

/** The search knows better than the figures which website is the main one. */
function inOrderOf(searched: readonly VerifiedWebsite[], now: readonly VerifiedWebsite[]): VerifiedWebsite[] {
  const place = ({ domain }: VerifiedWebsite) => {
    const found = searched.findIndex((one) => one.domain === domain);
    return found === -1 ? searched.length : found;
  };
  return [...now].sort((a, b) => place(a) - place(b));
}

async function answerKnown(
  { db, store, credits, clock }: ResolveCompanyDeps,
  { accountId, companyNumber }: WebsiteQuestion,
  { standing, known }: { standing: WebsiteStanding; known: KnownWebsites },
): Promise<WebsiteAnswer> {
  const { available: spendable } = standing;
  const free = freeOf(known.status);
  if (free) return { known, charge: free, available: spendable };
  if (standing.paid_until) {
    // Who asked, and asks again instead of polling, is told here what the search cost.
    const isFirst = await store.tellCharge(db, { accountId, companyNumber, at: clock.now() });
    return { known, charge: isFirst ? VERIFIED : ALREADY_CHARGED, available: spendable };
  }
  const { charged, available } = await db.transaction((tx) =>
    credits.chargeNow(tx, { accountId, subject: subjectOf(companyNumber), reason: 'verified' }),
  );
  return { known, charge: charged ? VERIFIED : ALREADY_CHARGED, available };
}

const EVER = new Date(0);

/** The job, its hold, the search and its place in the queue come to be together or not at all. */
async function openJob(
  deps: ResolveCompanyDeps,
  question: WebsiteQuestion,
  standing: WebsiteStanding,
): Promise<WebsiteAnswer> {
  const { db, store, clock, ids } = deps;
  const { accountId, companyNumber, refresh } = question;
  const at = clock.now();
  const opened = await db.transaction(async (tx) => {
    const id = ids.sortable('task', at);
    const task = await store.openTask(tx, { id, companyNumber, readsSince: refresh ? at : EVER, at });
    if (task.created) {
      // The search that was under way may have ended while we waited for its lock.
      const newer = await readStanding(deps, tx, question);
      const known = isNewer(newer, standing) || !refresh ? knownFrom(newer) : undefined;
      if (known) {
        await store.deleteTask(tx, { id, companyNumber });
        return { standing: newer, known };
      }
    }
    const available = await joinSearch(deps, tx, { question, standing, at });
    if (task.created) await enqueueSearch(tx, { id, companyNumber });
    const job = await store.findRunningJob(tx, accountId, companyNumber);
    if (!job) throw new Error('a job that was just made is not there');
    return { job, available };
  });
  if (opened.job) return { job: opened.job, charge: PENDING, available: opened.available };
  return answerKnown(deps, question, opened);
}

/** A search ended between the two looks: that is as fresh as anybody can ask for. */
function isNewer(newer: WebsiteStanding, standing: WebsiteStanding): boolean {
  return newer.search !== null && newer.search.id !== standing.search?.id;
}

/** One job an account and company at a time: who asks again is told of the one that runs, and nothing more is held. */
async function joinSearch(
  { store, credits, ids }: ResolveCompanyDeps,
  tx: Transaction,
  { question, standing, at }: { question: WebsiteQuestion; standing: WebsiteStanding; at: Date },
): Promise<number> {
  const { accountId, companyNumber } = question;
  if (await store.findRunningJob(tx, accountId, companyNumber)) return standing.available;
  const paidMs = (standing.paid_until?.getTime() ?? 0) - at.getTime();
  const held = paidMs < PAID_LONG_ENOUGH_MS;
  const id = ids.capability('job');
  await store.insertJob(tx, { id, accountId, companyNumber, held, at });
  if (!held) return standing.available;
  return (await credits.hold(tx, { accountId, holdId: id, subject: subjectOf(companyNumber) })).available;
}

/** Attempts are counted by the search itself; the queue's own tries only have to outlast them. */
export async function enqueueSearch(tx: Transaction, { id, companyNumber }: SearchRef): Promise<void> {
  await enqueueJob(tx, {
    task: SEARCH_TASK,
    payload: { task_id: id, company_number: companyNumber },
    key: `website:${id}`,
    keyMode: 'preserve_run_at',
  });
}
