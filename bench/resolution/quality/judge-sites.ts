import { judgeSite } from '../../../src/modules/resolution/decide/judge-site.ts';
import { readPage } from '../../../src/modules/resolution/extract/read-page.ts';
import type { RegisterReader } from '../../../src/modules/resolution/match/register-reader.ts';
import type { Verdict } from '../../../src/modules/resolution/verdict.ts';
import type { LabelledSite, SiteLabel } from '../sites/index.ts';

/** What the engine said of a site, held against its label. */
export interface Judged {
  labelled: SiteLabel;
  verdict: Verdict;
  /** The company it named first, matched or in review. */
  first: string | null;
  isMatchedRightly: boolean;
  isMatchedWrongly: boolean;
  isFirstRight: boolean;
  /** The outcome is the expected one, or one that is as good. */
  isOutcomeRight: boolean;
}

export async function judgeSites(
  sites: readonly LabelledSite[],
  register: RegisterReader,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const labelled of sites) {
    const { site } = labelled;
    const pages = site.pages.map(readPage);
    judged.push(holdAgainst(labelled, await judgeSite({ site, pages, register })));
  }
  return judged;
}

export function holdAgainst(labelled: SiteLabel, verdict: Verdict): Judged {
  const { match_status: wanted, company_number: company, acceptable = [] } = labelled.expected;
  const { match_status: status, review_candidates: candidates } = verdict;
  const first = verdict.company_number ?? candidates[0]?.company_number ?? null;
  const isAllowed = status === wanted || acceptable.includes(status);
  const isFirstRight = company !== null && first === company;
  const isShown = company === null || candidates.some(({ company_number: number }) => number === company);
  const isMatched = status === 'matched';
  return {
    labelled,
    verdict,
    first,
    isFirstRight,
    isMatchedRightly: isMatched && isAllowed && isFirstRight,
    isMatchedWrongly: isMatched && !(isAllowed && isFirstRight),
    isOutcomeRight: isAllowed && (isMatched ? isFirstRight : status !== 'needs_review' || isShown),
  };
}
