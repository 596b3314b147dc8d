import {
  AGENT_PATIENCE_MS,
  anyOfObjects,
  defineTool,
  type Progress,
  type Resource,
  type Tool,
  type ToolCall,
  waitForJob,
} from '../../platform/mcp.ts';
import { Problem } from '../../shared/problem.ts';
import { asJoined } from './ask/await-answer.ts';
import { type CompletedResolution, describeResolution, type PendingJob } from './ask/present-resolution.ts';
import type { JobProgress } from './ask/read-job.ts';
import type { Resolution } from './index.ts';
import * as schemas from './resolution.schemas.ts';

interface WithId {
  id: string;
}

export function resolutionTools(
  resolution: Resolution,
  { patienceMs = AGENT_PATIENCE_MS }: { patienceMs?: number | undefined } = {},
): Tool<WithId>[] {
  return [
    defineTool({
      name: 'resolve_domain',
      title: 'Which company is behind a domain',
      description:
        'Finds the UK registered company behind a website, with the words on its pages that say so. Takes a domain, a URL or an e-mail address. A match costs one credit, once in 30 days; needs_review, no_match and all other outcomes are free. A website that was not read recently is read now: that may take half a minute; if it takes longer, the answer is a job_id for get_job. A website that could not be read has a `failure` with the reason; call again with refresh to read it again at once.',
      input: schemas.ResolveIn,
      output: anyOfObjects([schemas.ResolutionOut, schemas.PendingJobOut], 'The result, or the job.'),
      // It may spend a credit, so it is not read-only; a repeat call does not spend another.
      hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
      async run({ domain, refresh }, call) {
        await resolution.limits.countCall(call.account.id);
        const answer = await resolution.questions.resolve({
          accountId: call.account.id,
          domain,
          refresh,
          form: 'resolve',
          requester: call.requester,
        });
        const first = JSON.parse(String(answer.body)) as PendingJob | CompletedResolution;
        const ended = answer.status === 200 ? first : await wait(first as PendingJob, call);
        const data = answer.isJoined ? asJoined(ended) : ended;
        return { data, text: describeResolution(data) };
      },
    }),
  ];

  function wait(job: PendingJob, call: ToolCall<WithId>) {
    return waitForJob<PendingJob | CompletedResolution>(call, {
      timeoutMs: patienceMs,
      first: job,
      read: () => resolution.jobs.readJob(job.job_id),
      waitForEnd: (limits) => resolution.jobs.waitForJob(job.job_id, limits),
      hasEnded: ({ status }) => status === 'completed' || status === 'failed',
      readProgress: async () => progressOf(await resolution.jobs.readProgress(call.account.id, job.job_id)),
    });
  }
}

const STEPS: Record<JobProgress['stage'], { done: number; message: string }> = {
  queued: { done: 0, message: 'Waiting for a free worker' },
  crawling: { done: 1, message: 'Reading the website' },
  reading: { done: 2, message: 'Understanding the pages' },
  matching: { done: 3, message: 'Comparing with the register' },
  done: { done: 4, message: 'Done' },
};
const PAGES_IN_ALL = 8;

function progressOf({ stage, pages_read: pages }: JobProgress): Progress {
  const { done, message } = STEPS[stage];
  const total = STEPS.done.done;
  if (stage !== 'crawling' || pages === 0) return { done, total, message };
  const share = Math.min(pages, PAGES_IN_ALL) / (PAGES_IN_ALL + 1);
  const reading = `${message}: ${pages} ${pages === 1 ? 'page' : 'pages'} so far`;
  return { done: done + share, total, message: reading };
}

export function resolutionResource(resolution: Resolution): Resource<WithId> {
  return {
    name: 'resolution',
    title: 'Resolution of a domain, with its evidence',
    description:
      'The last known company behind a domain, with the evidence. Only results that cost your account nothing more: free ones, and those that it has paid for. Call resolve_domain for all others.',
    scheme: 'resolution',
    variable: 'domain',
    async read(domain, account) {
      try {
        return await resolution.questions.readKnown(account.id, domain);
      } catch (error) {
        if (error instanceof Problem && error.code === 'invalid_domain') return undefined;
        throw error;
      }
    },
  };
}

/**
 * The resource of a domain under the clearer scheme `domain://`; `resolution://` remains for existing users.
 */
export function domainResource(resolution: Resolution): Resource<WithId> {
  return {
    ...resolutionResource(resolution),
    name: 'domain',
    title: 'Company behind a domain',
    scheme: 'domain',
  };
}
