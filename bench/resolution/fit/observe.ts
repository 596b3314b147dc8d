import { extractPage } from '../../../src/modules/resolution/extract/index.ts';
import { findCandidates } from '../../../src/modules/resolution/match/find-candidates.ts';
import type { RegisterReader } from '../../../src/modules/resolution/match/register-reader.ts';
import { gatherFacts } from '../../../src/modules/resolution/match/site-facts.ts';
import { FEATURES, type Model, rankCandidates } from '../../../src/modules/resolution/score/index.ts';
import type { LabelledSite } from '../sites/labelled-site.ts';
import type { Choice } from './conditional-logit.ts';

export interface Observation extends Choice {
  id: string;
  template: string;
}

const UNWEIGHTED: Model = { version: 'none', weights: {}, calibration: { slope: 1, intercept: 0 } };

/**
 * What the features say about each candidate of a labelled site. Undefined where the label teaches nothing: nobody could
 * tell which company it is, nothing was read, or the right company is not among the candidates.
 */
export async function observe(
  labelled: LabelledSite,
  register: RegisterReader,
): Promise<Observation | undefined> {
  const { id, template, site, expected } = labelled;
  if (site.condition === 'parked' || expected.match_status === 'scrape_failed') return undefined;
  const facts = gatherFacts({ site, pages: site.pages.map((page) => extractPage(page)) });
  const { candidates } = await findCandidates(facts, register);
  const ranked = rankCandidates(candidates, facts, UNWEIGHTED);
  const right = ranked.findIndex(
    ({ sighted }) => sighted.candidate.company.company_number === expected.company_number,
  );
  const isNobody = expected.company_number === null;
  if (isNobody ? expected.match_status === 'needs_review' : right < 0) return undefined;
  return {
    id,
    template,
    candidates: ranked.map(({ findings }) =>
      FEATURES.map(({ name }) => findings.find(({ feature }) => feature === name)?.value ?? 0),
    ),
    chosen: isNobody ? null : right,
  };
}
