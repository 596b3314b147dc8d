import {
  anyOfObjects,
  defineTool,
  type Progress,
  type Resource,
  type Tool,
  type ToolAnswer,
  type ToolCall,
  waitForJob,
} from '../../platform/mcp/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { PendingJob } from './ask/pending-job.ts';
import type { CompletedResolution } from './ask/present-resolution.ts';
import type { JobProgress } from './ask/read-job.ts';
import type { Resolution } from './index.ts';
import * as schemas from './resolution.schemas.ts';
import type { WebsiteSearch } from './website/index.ts';
import { CompanyAnswerOut } from './website/website.schemas.ts';
import { describeCompanyAnswer } from './website/website.tools.ts';

interface WithId {
  id: string;
}

/** Agents rarely wait longer for a tool than half a minute. */
const PATIENCE_MS = 20_000;
const ENTITIES_IN_TEXT = 3;

export function resolutionTools(
  { resolution, websites }: { resolution: Resolution; websites: WebsiteSearch },
  { patienceMs = PATIENCE_MS }: { patienceMs?: number | undefined } = {},
): Tool<WithId>[] {
  return [
    defineTool({
      name: 'resolve_domain',
      title: 'Which company is behind a domain',
      description:
        'Finds the UK registered company behind a website, with the words on its pages that say so. Takes a domain, a URL or an e-mail address. A match costs one credit, once in 30 days; needs_review, no_match and all else are free. A website that was not read lately is read now: that may take half a minute, and when it takes longer the answer is a job_id for get_job.',
      input: schemas.DomainIn,
      output: anyOfObjects([schemas.ResolutionOut, schemas.PendingJobOut], 'The result, or the job.'),
      // It may spend a credit, so it is not only reading; asking again does not spend another.
      hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
      async run({ domain }, call) {
        const answer = await resolution.resolve({ accountId: call.account.id, domain, shape: 'resolve' });
        const first = JSON.parse(answer.body) as PendingJob | CompletedResolution;
        const data = answer.status === 200 ? first : await wait(first as PendingJob, call);
        return { data, text: describe(data) };
      },
    }),
    defineTool({
      name: 'get_job',
      title: 'How a job stands',
      description:
        'The result of a job that resolve_domain or resolve_company began, by its job_id, or how far it is. Costs nothing beyond what the job costs. Wait a few seconds between calls.',
      input: schemas.JobIn,
      output: anyOfObjects(
        [schemas.PendingJobOut, schemas.EnrichmentOut, schemas.ResolutionOut, CompanyAnswerOut],
        'The result, or how the job stands.',
      ),
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      run: ({ job_id: jobId }) => readJob(jobId),
    }),
  ];

  function wait(job: PendingJob, call: ToolCall<WithId>) {
    return waitForJob<PendingJob | CompletedResolution>(call, {
      timeoutMs: patienceMs,
      first: job,
      read: () => resolution.readJob(job.job_id),
      hasEnded: ({ status }) => status === 'completed' || status === 'failed',
      readProgress: async () => progressOf(await resolution.readProgress(call.account.id, job.job_id)),
    });
  }

  /** The id of either direction's job; whoever has it may ask. */
  async function readJob(jobId: string): Promise<ToolAnswer> {
    try {
      const data = await resolution.readJob(jobId);
      return { data, text: describe(data) };
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
      const data = await websites.readJob(jobId);
      return { data, text: describeCompanyAnswer(data) };
    }
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
  const told = `${message}: ${pages} ${pages === 1 ? 'page' : 'pages'} so far`;
  return { done: done + share, total, message: told };
}

export function resolutionResource(resolution: Resolution): Resource<WithId> {
  return {
    name: 'resolution',
    title: 'Resolution of a domain, with its evidence',
    description:
      'The company behind a domain as it was found last, with the evidence. Only results that cost your account nothing more: free ones, and those it paid for. Call resolve_domain for all others.',
    scheme: 'resolution',
    variable: 'domain',
    async read(domain, account) {
      try {
        return await resolution.readKnown(account.id, domain);
      } catch (error) {
        if (error instanceof Problem && error.code === 'invalid_domain') return undefined;
        throw error;
      }
    },
  };
}

function describe(answer: PendingJob | CompletedResolution): string {
  const { input_domain: domain } = answer;
  if (answer.status === 'failed') return `${domain}: ${answer.error_message ?? 'the job failed'}`;
  if (answer.status !== 'completed') {
    return `${domain} is still being read (${answer.status}). Ask get_job for ${answer.job_id} in a few seconds.`;
  }
  const { company, match_confidence: confidence, charged } = answer;
  const cost = charged ? 'It cost one credit.' : `It cost nothing (${answer.charge_reason}).`;
  if (company && answer.match_status === 'matched') {
    const sure = confidence === null ? '' : `, ${(confidence * 100).toFixed(1)}% sure`;
    return `${domain} is run by ${company.company_name} (${company.company_number}, ${company.company_status})${sure}. ${cost}`;
  }
  const candidates = answer.review_candidates
    .slice(0, ENTITIES_IN_TEXT)
    .map((candidate) => `${candidate.company_name} (${candidate.company_number})`);
  const perhaps = candidates.length > 0 ? ` Candidates: ${candidates.join(', ')}.` : '';
  return `${domain}: ${answer.match_status}. ${answer.explanation}${perhaps} ${cost}`;
}
