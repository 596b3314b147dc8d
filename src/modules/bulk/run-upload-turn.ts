import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/postgres/index.ts';
import type { Requester } from '../../shared/caller.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import type { JobAnswers, Questions } from '../resolution/index.ts';
import type { Direction } from '../uploads/index.ts';
import type { CompanyAnswer, WebsiteSearch } from '../website/index.ts';
import type { BulkStore, OpenRow } from './bulk.store.ts';
import { firstSentence } from './first-sentence.ts';
import type { RowOutcome } from './upload-job.ts';

export interface UploadTurnDeps extends AskDeps {
  db: Database;
  store: BulkStore;
  clock: Clock;
}

/** Rows of one upload that run at once. Few, so that other requests find free workers. */
const RUNNING_MAX = 8;
const WAITING_READ_MAX = 200;
const POLL_EVERY_MS = 300;
/** Length of one turn. After it the upload goes to the end of the queue. */
const TURN_MS = 5_000;
const RETRY_AFTER_MS_MAX = MINUTE_MS;

/** How soon there may be more to do; undefined when the upload has ended or is paused. */
export type NextTurn = { afterMs: number } | undefined;

/** Works on an upload for one turn. The queue runs one turn of an upload at a time. */
export async function runUploadTurn(
  deps: UploadTurnDeps,
  id: string,
  signal: AbortSignal,
): Promise<NextTurn> {
  const end = performance.now() + TURN_MS;
  // A turn that crashed may have claimed rows without starting their jobs.
  await deps.store.releaseUnstarted(deps.db, id);
  while (performance.now() < end && !signal.aborted) {
    const state = await deps.store.readState(deps.db, id);
    if (!state || state.status === 'paused' || state.status === 'completed') return undefined;
    const rows = askRowsOf(deps, state.direction);
    await collectResults(deps, id, rows);
    // Rows that were released after the owner cancelled.
    if (state.status === 'cancelled') await deps.store.cancelWaiting(deps.db, id);
    const refusal =
      state.status === 'cancelled'
        ? undefined
        : await startRows(deps, id, { accountId: state.account_id, actor: nameOf(id, state), rows });
    const { waiting, running } = await deps.store.countOpen(deps.db, id);
    if (running === 0 && (waiting === 0 || state.status === 'cancelled')) {
      await deps.store.setStatus(deps.db, id, { from: ['running'], to: 'completed', at: deps.clock.now() });
      return undefined;
    }
    if (running === 0 && refusal?.code === 'rate_limited') return { afterMs: retryAfterMs(refusal) };
    if (running === 0 && refusal) {
      const reason = 'There are no credits left. The upload resumes by itself when there are credits again.';
      await deps.store.setStatus(deps.db, id, {
        from: ['running'],
        to: 'paused',
        reason,
        at: deps.clock.now(),
      });
      return undefined;
    }
    if (running > 0) await sleep(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return { afterMs: 0 };
}

/** The name of the upload in the history. */
function nameOf(id: string, { file_name }: { file_name: string | null }): string {
  return `Upload ${file_name ?? id}`;
}

/** Long waits are cut, because the limits may change. */
function retryAfterMs({ headers }: Problem): number {
  return Math.min(Number(headers['retry-after'] ?? 1) * SECOND_MS, RETRY_AFTER_MS_MAX);
}

/** Stores the results of rows whose jobs have ended. */
async function collectResults({ db, store }: UploadTurnDeps, id: string, rows: AskRows): Promise<void> {
  const outcomes = new Map<string, RowOutcome | undefined>();
  for (const row of await store.listOpen(db, id, 'running', RUNNING_MAX)) {
    const jobId = row.job_id ?? '';
    // Rows that ask the same share a job. Read it once for all of them: if it ends between two reads, a later
    // row would get `already_charged` while the first is still open.
    if (!outcomes.has(jobId)) outcomes.set(jobId, await rows.readJob(jobId));
    const outcome = outcomes.get(jobId);
    if (outcome) await store.markDone(db, id, row.row_number, { ...outcome, known: false });
  }
}

/**
 * Starts the next rows. Returns why one cannot start now: no credit is left, or too many jobs are under way.
 */
async function startRows(
  { db, store }: UploadTurnDeps,
  id: string,
  { accountId, actor, rows }: { accountId: string; actor: string; rows: AskRows },
): Promise<Problem | undefined> {
  let { running } = await store.countOpen(db, id);
  if (running >= RUNNING_MAX) return undefined;
  for (const row of await store.listOpen(db, id, 'waiting', WAITING_READ_MAX)) {
    if (!(await store.claimRow(db, id, row.row_number))) return undefined;
    const requester = { source: 'bulk', actor } as const;
    const started = await rows.ask({ accountId, requester }, row);
    if (started instanceof Problem) {
      await store.releaseUnstarted(db, id);
      return started;
    }
    if ('outcome' in started)
      await store.markDone(db, id, row.row_number, { ...started.outcome, known: started.isKnown });
    else {
      await store.setJob(db, id, row.row_number, started.jobId);
      running++;
      if (running >= RUNNING_MAX) return undefined;
    }
  }
  return undefined;
}

interface AskDeps {
  questions: Pick<Questions, 'resolve' | 'readKnown'>;
  jobs: Pick<JobAnswers, 'readJob'>;
  websites: Pick<WebsiteSearch, 'answer' | 'readJob'>;
}

type Asked = { outcome: RowOutcome; isKnown: boolean } | { jobId: string };

/** The account that pays, and the upload as the history names it. */
interface RowOwner {
  accountId: string;
  requester: Requester;
}

/** How the rows of an upload are asked about. */
interface AskRows {
  /**
   * A `Problem` is returned when the row has to wait: for credits, or because too many jobs are under way.
   */
  ask(owner: RowOwner, row: OpenRow): Promise<Asked | Problem>;
  /** Undefined while the job runs. A job that no longer exists ends its row as failed. */
  readJob(jobId: string): Promise<RowOutcome | undefined>;
}

function askRowsOf(deps: AskDeps, direction: Direction): AskRows {
  return direction === 'domain' ? askDomains(deps) : askCompanies(deps);
}

const NO_ANSWER: Omit<RowOutcome, 'outcome'> = {
  website: null,
  company_number: null,
  company_name: null,
  match_confidence: null,
  charged: false,
  charge_reason: null,
  evidence_quote: null,
  evidence_url: null,
  failure_code: null,
  reason: null,
  disclosures: null,
};

/** Refusals of the row itself end it; others concern the whole upload. */
async function asked(ask: () => Promise<Asked>): Promise<Asked | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'no_credits' || error.code === 'rate_limited') return error;
    if (error.status >= 500) throw error;
    const outcome = error.code === 'company_not_found' ? 'company_not_found' : 'invalid';
    return { outcome: { ...NO_ANSWER, outcome, reason: error.message }, isKnown: false };
  }
}

async function unlessGone(read: () => Promise<RowOutcome | undefined>): Promise<RowOutcome | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
    const reason = 'Its job is gone; ask again.';
    return { ...NO_ANSWER, outcome: 'failed', charge_reason: 'job_failed_free', reason };
  }
}

function askDomains({ questions, jobs }: AskDeps): AskRows {
  return {
    ask: (owner, { domain, input, is_decided }) =>
      asked(async () => {
        if (is_decided)
          return { outcome: await answerDecided(owner.accountId, domain ?? input), isKnown: true };
        const question = { ...owner, domain: domain ?? input, form: 'resolve' } as const;
        const { body } = await questions.resolve(question);
        const answer = JSON.parse(String(body)) as DomainAnswer;
        const outcome = outcomeOfDomain(answer);
        return outcome ? { outcome, isKnown: true } : { jobId: answer.job_id ?? '' };
      }),
    readJob: (jobId) => unlessGone(async () => outcomeOfDomain((await jobs.readJob(jobId)) as DomainAnswer)),
  };

  /** The account has the company already: its website is not read for that, and costs nothing. */
  async function answerDecided(accountId: string, domain: string): Promise<RowOutcome> {
    const known = (await questions.readKnown(accountId, domain)) as DomainAnswer | undefined;
    return (known && outcomeOfDomain(known)) ?? DECIDED;
  }
}

const DECIDED: RowOutcome = {
  ...NO_ANSWER,
  outcome: 'needs_review',
  charge_reason: 'needs_review_free',
  reason: 'Your account decided about this domain, so its website was not read again.',
};

/** The part of a resolution's answer that a row stores. */
interface DomainAnswer {
  status: string;
  job_id?: string | null;
  match_status?: string;
  match_confidence?: number | null;
  company?: { company_number: string; company_name: string } | null;
  evidence?: { quote: string; page_url: string }[];
  failure?: { code: string; message: string } | null;
  explanation?: string;
  disclosures?: DisclosureStates | null;
  charged: boolean;
  charge_reason?: string | undefined;
  error_message?: string | null | undefined;
}

interface DisclosureStates {
  complete: boolean;
  items: { item: string; status: string }[];
}

function outcomeOfDomain(answer: DomainAnswer): RowOutcome | undefined {
  if (answer.status !== 'completed' && answer.status !== 'failed') return undefined;
  return {
    ...NO_ANSWER,
    outcome: answer.match_status ?? 'failed',
    company_number: answer.company?.company_number ?? null,
    company_name: answer.company?.company_name ?? null,
    match_confidence: answer.match_confidence ?? null,
    charged: answer.charged,
    charge_reason: answer.charge_reason ?? null,
    evidence_quote: answer.evidence?.[0]?.quote ?? null,
    evidence_url: answer.evidence?.[0]?.page_url ?? null,
    failure_code: answer.failure?.code ?? null,
    reason: reasonOf(answer),
    disclosures: answer.disclosures ? summariseDisclosures(answer.disclosures) : null,
  };
}

/** In one sentence. */
function reasonOf({ failure, explanation, error_message: error }: DomainAnswer): string | null {
  return failure?.message ?? (explanation ? firstSentence(explanation) : (error ?? null));
}

/** `complete`, or what is wrong: `registered_number missing, registered_office outdated`. */
function summariseDisclosures({ complete, items }: DisclosureStates): string {
  if (complete) return 'complete';
  return items
    .filter(({ status }) => status !== 'present' && status !== 'not_applicable')
    .map(({ item, status }) => `${item} ${status}`)
    .join(', ');
}

function askCompanies({ websites }: AskDeps): AskRows {
  return {
    ask: (owner, { input }) =>
      asked(async () => {
        const isNumber = parseCompanyNumber(input) !== undefined;
        const { answer } = await websites.answer({
          ...owner,
          ...(isNumber ? { companyNumber: input } : { companyName: input }),
        });
        const outcome = outcomeOfCompany(answer);
        const jobId = answer.reverse_domain.status_url?.split('/').at(-1) ?? '';
        return outcome ? { outcome, isKnown: answer.company !== null } : { jobId };
      }),
    readJob: (jobId) => unlessGone(async () => outcomeOfCompany(await websites.readJob(jobId))),
  };
}

function outcomeOfCompany(answer: CompanyAnswer): RowOutcome | undefined {
  const { company, reverse_domain: found, review_candidates: candidates } = answer;
  if (found.status === 'pending' || found.status === 'processing') return undefined;
  return {
    ...NO_ANSWER,
    outcome: company === null ? 'needs_review' : found.status,
    website: found.domain,
    company_number: company?.company_number ?? null,
    company_name: company?.company_name ?? null,
    match_confidence: found.match_confidence,
    charged: answer.charged,
    evidence_quote: found.evidence[0]?.quote ?? null,
    evidence_url: found.evidence[0]?.page_url ?? null,
    charge_reason: found.status === 'failed' ? 'job_failed_free' : answer.charge_reason,
    reason: company === null ? describeCandidates(candidates) : (answer.note ?? describeSearch(found)),
  };
}

function describeCandidates(candidates: CompanyAnswer['review_candidates']): string {
  const names = candidates.map((one) => `${one.company_number} ${one.company_name}`).join('; ');
  return `The name does not decide between companies; upload the number of the right one: ${names}.`;
}

function describeSearch({ status, candidates_tried: tried }: CompanyAnswer['reverse_domain']): string | null {
  if (status === 'not_found') return `None of the ${tried} domains that were tried is the company’s own.`;
  return status === 'failed' ? 'The search could not be made; try again later.' : null;
}
