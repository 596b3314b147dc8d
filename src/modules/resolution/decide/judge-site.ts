/**
 * The judgement of one site, from its pages to the verdict: describe (`score/describe-site.ts`), weigh
 * (`score/score-site.ts`), decide (`choose-outcome.ts`), explain (the others here). docs/judgement.md says
 * where to look when a site was not matched.
 */
import { isClosedStatus } from '../../../shared/companies/company-status.ts';
import { failureOf } from '../crawl/site-failure.ts';
import { judgeStatements } from '../disclosures/judge-statements.ts';
import { readStatements } from '../disclosures/read-statements.ts';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import { shippedModel } from '../model/model.ts';
import type { ResolutionModel } from '../model/resolution-model.ts';
import { openSite, type SiteToJudge, siteRows } from '../score/describe-site.ts';
import { type ScoredSite, scoreSite } from '../score/score-site.ts';
import type { ForeignOperator, MatchGrounds, SiteFailure, Verdict } from '../verdict/verdict.ts';
import { chooseOutcome, type Outcome } from './choose-outcome.ts';
import { confidenceOf } from './confidence.ts';
import { entitiesOnSite } from './entities-on-site.ts';
import { explain, groundsOf } from './explain.ts';
import { explainMatch } from './explain-match.ts';
import { foreignOperator } from './foreign-operator.ts';
import { reviewCandidate } from './review-candidate.ts';
import { shownEvidence } from './shown-evidence.ts';
import { unregisteredNames } from './unregistered-names.ts';

/** Which company is behind the site, how sure that is, and why. The order of the pages does not matter. */
export async function judgeSite(question: SiteToJudge): Promise<Verdict> {
  const model = shippedModel();
  const { scored, outcome } = await judgeWithSimilarNames(question, model);
  const shown = shownEvidence(outcome, scored, model);
  return {
    match_status: outcome.status,
    match_confidence: confidenceOf(outcome, model),
    company_number: outcome.status === 'matched' ? outcome.best.id : null,
    evidence: shown.map(({ offsets: _, ...evidence }) => evidence),
    quote_offsets: shown.map(({ offsets }) => offsets),
    review_candidates:
      outcome.status === 'needs_review'
        ? outcome.candidates.map((candidate) => reviewCandidate(candidate, outcome, scored))
        : [],
    ...entitiesOnSite(scored, outcome),
    ...reasonsOf(outcome, { ...question, scored }),
    model_version: model.version,
  };
}

interface Judged {
  scored: ScoredSite;
  outcome: Outcome;
}

/**
 * If the register lacks the name that a site states as its own, the site is judged again with companies of
 * similar names. A person may be shown them; they are never matched.
 */
async function judgeWithSimilarNames(question: SiteToJudge, model: ResolutionModel): Promise<Judged> {
  const opened = await openSite(question);
  const judge = (added: readonly RegisteredCompany[]): Judged => {
    const scored = scoreSite(siteRows(opened, added), model);
    return { scored, outcome: chooseOutcome(question.site, scored, model.matchMin) };
  };
  const first = judge([]);
  const similarTo = unregisteredNames(first.outcome, first.scored);
  if (similarTo.length === 0) return first;
  const { domain } = question.site;
  const similar = await question.register.lookUp({ domain, numbers: [], keys: [], similarTo });
  if (similar.length === 0) return first;
  const second = judge(similar);
  return second.outcome.status === 'no_match' ? first : second;
}

type Reasons = Pick<Verdict, 'statements' | 'grounds' | 'failure' | 'foreign_operator' | 'explanation'>;
const NO_REASONS = { statements: null, grounds: null, failure: null, foreign_operator: null };

/** The texts of the answer, and the explanation as of the day of reading. */
function reasonsOf(outcome: Outcome, { site, scored }: SiteToJudge & { scored: ScoredSite }): Reasons {
  switch (outcome.status) {
    case 'scrape_failed': {
      const failure: SiteFailure = failureOf(site, { needsScripts: outcome.why === 'needs_scripts' });
      return { ...NO_REASONS, failure, explanation: failure.message };
    }
    case 'matched': {
      const { entity } = outcome.best;
      if (!entity?.company) throw new Error('a match without a company');
      const statements = readStatements(entity);
      const grounds: MatchGrounds = groundsOf(outcome.best);
      const record = recordOf(entity.company);
      const disclosures = statements && judgeStatements(statements, record);
      return { ...NO_REASONS, statements, grounds, explanation: explainMatch(grounds, record, disclosures) };
    }
    default: {
      const foreign: ForeignOperator | null =
        outcome.status === 'non_uk_entity' ? foreignOperator(outcome.foreign, scored) : null;
      return { ...NO_REASONS, foreign_operator: foreign, explanation: explain(outcome, scored, foreign) };
    }
  }
}

const recordOf = (company: RegisteredCompany) => ({
  ...company,
  isClosed: isClosedStatus(company.company_status),
  former_offices: [],
});
