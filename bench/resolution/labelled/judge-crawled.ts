import type { CrawledSite } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import { judgeSite } from '../../../src/modules/resolution/decide/judge-site.ts';
import { extractPage } from '../../../src/modules/resolution/extract/extract-page.ts';
import type { RegisterLookup } from '../../../src/modules/resolution/match/register-lookup.ts';
import type { Verdict } from '../../../src/modules/resolution/verdict/verdict.ts';
import type { SiteAnswer } from './scoring.ts';

/** Judges crawled sites with a register, without the rest of the service. */
export async function judgeCrawled(
  crawled: readonly CrawledSite[],
  register: RegisterLookup,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const site of crawled)
    verdicts.push(await judgeSite({ site, pages: site.pages.map(extractPage), register }));
  return verdicts;
}

export function answerOf(verdict: Verdict): SiteAnswer {
  return {
    status: verdict.match_status,
    number: verdict.company_number,
    confidence: verdict.match_confidence,
    candidates: verdict.review_candidates.map(({ company_number: number }) => number),
    explanation: verdict.explanation,
  };
}
