import type { Client } from 'openapi-fetch';
import { dataOf } from './api-call.ts';
import type { paths } from './api-types.ts';
import { pause } from './pause.ts';
import { DomesdayError } from './retrying-fetch.ts';
import type { CompanyAnswer, Pending } from './shapes.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called with the pending job each time it has not ended yet. */
  onPending?: (pending: Pending) => void;
  /** Seconds to wait for the result; 60 by default. */
  timeoutSeconds?: number;
}

export interface ResolveOptions extends WaitOptions {
  /** Reads a website that could not be read again at once. */
  refresh?: boolean;
}

const WAIT_SECONDS = 60;
const COMPANY_WAIT_SECONDS = 180;
/** The first call answers soon, so that the caller can show that something is in progress. */
const FIRST_WAIT_SECONDS = 2;
/** As long as a status call waits for the end of a job, at most. */
const STATUS_WAIT_SECONDS = 20;

/** Lets the service wait for a result (RFC 7240) instead of asking for it again and again. */
function waitFor(seconds: number) {
  return { header: { prefer: `wait=${Math.max(1, Math.ceil(seconds))}` } };
}

/** The time that is left, and at most as long as one status call waits. */
function secondsUntil(deadline: number): number {
  return Math.min(STATUS_WAIT_SECONDS, (deadline - Date.now()) / 1000);
}

/**
 * A service that stops, or an older one, answers without waiting: then the next call comes a little later.
 */
const CALL_EVERY_MS = 400;

function restOfInterval(began: number, signal: AbortSignal | undefined): Promise<void> {
  return pause(Math.max(0, began + CALL_EVERY_MS - Date.now()) / 1000, signal);
}

type DomainPath = '/v1/resolve/domain' | '/v1/enrich';

type CompanyWaitOptions = Omit<WaitOptions, 'onPending'> & { onPending?: (pending: CompanyAnswer) => void };

/** Calls that start a job and wait for its end. */
export function createWaitingCalls(api: Client<paths>) {
  return {
    resolve: <Done extends { status: string }>(path: DomainPath, domain: string, options: ResolveOptions) =>
      resolveAndWait<Done>(api, { path, domain }, options),
    resolveCompany: (company: string, options: CompanyWaitOptions = {}) =>
      resolveCompanyAndWait(api, company, options),
  };
}

/** Starts the resolution and, if the answer is a job, waits until it ends. */
async function resolveAndWait<Done extends { status: string }>(
  api: Client<paths>,
  { path, domain }: { path: DomainPath; domain: string },
  { signal, onPending, timeoutSeconds = WAIT_SECONDS, refresh = false }: ResolveOptions,
): Promise<Done> {
  const abort = signal && { signal };
  const deadline = Date.now() + timeoutSeconds * 1000;
  let answer = await dataOf<Done | Pending>(
    api.POST(path, {
      body: { domain, ...(refresh && { refresh }) },
      params: waitFor(Math.min(FIRST_WAIT_SECONDS, timeoutSeconds)),
      ...abort,
    }),
  );
  while (answer.status !== 'completed') {
    const pending = answer as Pending;
    if (pending.status === 'failed') {
      throw new DomesdayError(pending.error_message ?? 'The resolution failed.', {
        status: 200,
        code: 'job_failed',
      });
    }
    onPending?.(pending);
    if (Date.now() > deadline) {
      throw new DomesdayError(
        `There is no result after ${timeoutSeconds} seconds; the job ${pending.job_id} is still running.`,
        { status: 202, code: 'still_pending' },
      );
    }
    const began = Date.now();
    const params = { path: { job_id: pending.job_id }, ...waitFor(secondsUntil(deadline)) };
    answer = await dataOf<Done | Pending>(api.GET('/v1/enrich/status/{job_id}', { params, ...abort }));
    if (answer.status !== 'completed') await restOfInterval(began, signal);
  }
  return answer as Done;
}

/** By number when it looks like one; a name that several companies have is refused with a list of them. */
async function resolveCompanyAndWait(
  api: Client<paths>,
  company: string,
  { signal, onPending, timeoutSeconds = COMPANY_WAIT_SECONDS }: CompanyWaitOptions,
): Promise<CompanyAnswer> {
  const abort = signal && { signal };
  const isNumber = /^\s*[a-z]{0,2}[\s\d]{1,10}\s*$/i.test(company) && /\d/.test(company);
  const body = { ...(isNumber ? { company_number: company } : { company_name: company }), refresh: false };
  const deadline = Date.now() + timeoutSeconds * 1000;
  const first = waitFor(Math.min(FIRST_WAIT_SECONDS, timeoutSeconds));
  let answer = await dataOf<CompanyAnswer>(
    api.POST('/v1/resolve/company', { body, params: first, ...abort }),
  );
  while (isSearching(answer)) {
    onPending?.(answer);
    if (Date.now() > deadline) {
      throw new DomesdayError(
        `There is no result after ${timeoutSeconds} seconds; the search is still running. Ask again later.`,
        { status: 200, code: 'still_pending' },
      );
    }
    const began = Date.now();
    const path = { job_id: answer.reverse_domain.status_url?.split('/').at(-1) ?? '' };
    const params = { path, ...waitFor(secondsUntil(deadline)) };
    answer = await dataOf<CompanyAnswer>(
      api.GET('/v1/resolve/company/status/{job_id}', { params, ...abort }),
    );
    if (isSearching(answer)) await restOfInterval(began, signal);
  }
  return answer;
}

function isSearching({ reverse_domain: { status } }: CompanyAnswer): boolean {
  return status === 'pending' || status === 'processing';
}
