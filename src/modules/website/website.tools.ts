import {
  AGENT_PATIENCE_MS,
  anyOfObjects,
  defineTool,
  type Tool,
  type ToolAnswer,
  waitForJob,
} from '../../platform/mcp.ts';
import { Problem } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import {
  describeResolution,
  EnrichmentOut,
  JobIn,
  PendingJobOut,
  type Resolution,
  ResolutionOut,
} from '../resolution/index.ts';
import { DOMAIN_LOOK_UPS_MAX } from './candidates/list-candidates.ts';
import type { CompanyAnswer, WebsiteSearch } from './index.ts';
import { isSearching, jobIdOf } from './present-website.ts';
import { CompanyAnswerOut, CompanyIn } from './website.routes.ts';

interface WebsiteParts {
  resolution: Pick<Resolution, 'jobs'>;
  websites: WebsiteSearch;
}

export function websiteTools(
  parts: WebsiteParts,
  { patienceMs = AGENT_PATIENCE_MS }: { patienceMs?: number | undefined } = {},
): Tool<{ id: string }>[] {
  return [resolveCompanyTool(parts, patienceMs), getJobTool(parts)];
}

const resolveCompanyTool = ({ websites }: WebsiteParts, patienceMs: number): Tool<{ id: string }> =>
  defineTool({
    name: 'resolve_company',
    title: 'A company and its website',
    description:
      'The profile, the current signals and the verified website of a UK company, by its number or by a name that only one company has; if a name fits several they are listed, and you choose by number. A verified website costs one credit, once in 30 days; everything else is free. If the website is not known it is searched for now: that may take half a minute; if it takes longer, the status is pending and the last part of status_url is a job_id for get_job.',
    input: CompanyIn,
    output: CompanyAnswerOut,
    // It may spend a credit, so it is not read-only; a repeat call does not spend another.
    hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    async run({ company_number: companyNumber, company_name: companyName, refresh }, call) {
      await websites.countCall(call.account.id);
      const { answer, asker } = await websites.answer({
        accountId: call.account.id,
        companyNumber,
        companyName,
        refresh,
        requester: call.requester,
      });
      const jobId = isSearching(answer) ? jobIdOf(answer) : undefined;
      if (jobId === undefined) return { data: answer, text: describeCompanyAnswer(answer) };
      const data = await waitForJob<CompanyAnswer>(call, {
        timeoutMs: patienceMs,
        first: answer,
        read: () => websites.readJob(jobId, undefined, asker),
        waitForEnd: (limits) => websites.waitForJob(jobId, limits),
        hasEnded: (now) => !isSearching(now),
        readProgress: ({ reverse_domain: { candidates_tried: tried } }) => ({
          done: tried,
          total: DOMAIN_LOOK_UPS_MAX,
          message: `Looked at ${tried} ${tried === 1 ? 'domain' : 'domains'}`,
        }),
      });
      return { data, text: describeCompanyAnswer(data) };
    },
  });

/** In this module because it reads the jobs of both directions. */
const getJobTool = (parts: WebsiteParts): Tool<{ id: string }> =>
  defineTool({
    name: 'get_job',
    title: 'Status of a job',
    description:
      'The result of a job that resolve_domain or resolve_company began, by its job_id, or its progress. Costs nothing beyond what the job costs. Wait a few seconds between calls.',
    input: JobIn,
    output: anyOfObjects(
      [PendingJobOut, EnrichmentOut, ResolutionOut, CompanyAnswerOut],
      'The result, or the status of the job.',
    ),
    hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: ({ job_id: jobId }) => readJob(parts, storableText(jobId)),
  });

async function readJob({ resolution, websites }: WebsiteParts, jobId: string): Promise<ToolAnswer> {
  try {
    const data = await resolution.jobs.readJob(jobId);
    return { data, text: describeResolution(data) };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
    const data = await websites.readJob(jobId);
    return { data, text: describeCompanyAnswer(data) };
  }
}

function describeCompanyAnswer(answer: CompanyAnswer): string {
  const { company, reverse_domain: website, review_candidates: candidates } = answer;
  if (!company) {
    const named = candidates.map((one) => `${one.company_name} (${one.company_number})`);
    return `The name fits several companies: ${named.join(', ')}. Ask again with a number.`;
  }
  const name = `${company.company_name} (${company.company_number}, ${company.company_status})`;
  const note = answer.note === null ? '' : ` ${answer.note}`;
  if (isSearching(answer)) {
    return `${name}: its website is still being searched for. Ask get_job for ${jobIdOf(answer)} in a few seconds.${note}`;
  }
  const cost = answer.charged ? 'It cost one credit.' : `It cost nothing (${answer.charge_reason}).`;
  if (website.status === 'verified') return `${name} has the website ${website.domain}. ${cost}${note}`;
  return website.status === 'not_found'
    ? `${name}: no website says that it is this company’s. ${cost}${note}`
    : `${name}: the search for its website failed. ${cost}${note}`;
}
