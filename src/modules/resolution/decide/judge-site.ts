import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { ExtractedPage } from '../extract/claim.ts';
import { findCandidates } from '../match/find-candidates.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import { gatherFacts, type KnownLink, type SiteFacts } from '../match/site-facts.ts';
import { MODEL_V1, type Ranked, rankCandidates } from '../score/index.ts';
import { chooseOutcome, type Outcome } from './choose-outcome.ts';
import { entitiesOnSite } from './entities.ts';
import { evidenceFor } from './evidence.ts';
import { explain } from './explain.ts';
import { reviewCandidate } from './review-candidate.ts';
import type { Evidence, Verdict } from './verdict.ts';

export interface SiteToJudge {
  site: CrawledSite;
  pages: readonly ExtractedPage[];
  register: RegisterReader;
  /** What people said about this domain before. */
  knownLinks?: readonly KnownLink[];
}

const EVIDENCE_MAX = 12;

/** Which company is behind the site, how sure that is, and why. The order of pages and claims does not matter. */
export async function judgeSite({ site, pages, register, knownLinks = [] }: SiteToJudge): Promise<Verdict> {
  const facts = gatherFacts({ site, pages, knownLinks });
  const found =
    site.condition === 'parked' || facts.pages.length === 0
      ? { candidates: [], unknownNumbers: [] }
      : await findCandidates(facts, register);
  const ranked = rankCandidates(found.candidates, facts, MODEL_V1);
  const outcome = chooseOutcome(site, facts, ranked);
  const best = bestOf(outcome);
  const shown = shownIn(outcome);
  return {
    match_status: outcome.status,
    match_confidence: best ? round(best.confidence) : null,
    company_number:
      outcome.status === 'matched' ? outcome.best.sighted.candidate.company.company_number : null,
    evidence: strongest(shown, facts),
    review_candidates:
      outcome.status === 'needs_review'
        ? shown.map((one) => reviewCandidate(one, outcome, facts, round(one.confidence)))
        : [],
    entities_on_site: entitiesOnSite(facts, ranked, outcome.status === 'matched' ? outcome.best : null),
    explanation: explain(outcome, { site, facts, unknownNumbers: found.unknownNumbers }),
    model_version: MODEL_V1.version,
  };
}

function bestOf(outcome: Outcome): Ranked | null {
  if (outcome.status === 'matched') return outcome.best;
  return outcome.status === 'needs_review' ? (outcome.candidates[0] ?? null) : null;
}

function shownIn(outcome: Outcome): Ranked[] {
  if (outcome.status === 'matched') return [outcome.best];
  return outcome.status === 'needs_review' ? outcome.candidates : [];
}

/** The best candidate's first, so that a person sees both sides of it before the others'. */
function strongest(shown: readonly Ranked[], facts: SiteFacts): Evidence[] {
  const each = Math.max(3, Math.floor(EVIDENCE_MAX / Math.max(1, shown.length)));
  return shown
    .flatMap((one) => evidenceFor(one, facts).slice(0, each))
    .slice(0, EVIDENCE_MAX)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
