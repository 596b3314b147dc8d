import { createDomesdayClient, type Resolution } from '../../../src/client/index.ts';
import type { ServiceUnderTest } from '../service/service-under-test.ts';
import { inParallel } from './in-parallel.ts';
import type { SiteAnswer } from './scoring.ts';
import type { LabelledSiteFile } from './site-file.ts';

/** The answer of the API for a site: its result, or why there is none. */
export type Reply = { resolution: Resolution } | { error: string };

const CONCURRENCY = 8;
const WAIT_SECONDS = 300;

export interface RepliedSite {
  site: LabelledSiteFile;
  reply: Reply;
}

/** Resolves every site through the API. The replies are in the order of the sites. */
export async function resolveSites(
  { url, key }: ServiceUnderTest,
  sites: readonly LabelledSiteFile[],
): Promise<RepliedSite[]> {
  const client = createDomesdayClient({ baseUrl: url, apiKey: key });
  async function ask(domain: string): Promise<Reply> {
    try {
      return { resolution: await client.resolveDomain(domain, { timeoutSeconds: WAIT_SECONDS }) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }
  return await inParallel(sites, CONCURRENCY, async (site) => ({ site, reply: await ask(site.domain) }));
}

export function answerOf(reply: Reply): SiteAnswer {
  if ('error' in reply) {
    return { status: 'error', number: null, confidence: null, candidates: [], explanation: reply.error };
  }
  const { match_status, match_confidence, company, review_candidates, explanation } = reply.resolution;
  return {
    status: match_status,
    number: company?.company_number ?? null,
    confidence: match_confidence,
    candidates: review_candidates.map(({ company_number }) => company_number),
    explanation,
  };
}
