import type { CrawledSite } from '../crawl/crawled-site.ts';
import { failureOf } from '../crawl/site-failure.ts';
import { judgeStatements } from '../disclosures/judge-statements.ts';
import { readStatements } from '../disclosures/read-statements.ts';
import { withCertificate } from '../extract/certificate-line.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { brandOf } from '../match/brand.ts';
import { findEntities } from '../match/find-entities.ts';
import { isGone, type RegisteredCompany, type SiteRegister } from '../match/register-lookup.ts';
import { siteQuery } from '../match/site-query.ts';
import { SquashedText } from '../match/squashed-text.ts';
import { shippedModel } from '../model/model.ts';
import { mentionRows } from '../score/mention-rows.ts';
import {
  type ResolutionModel,
  type ScoredOption,
  type ScoredSite,
  type SiteRows,
  scoreSite,
} from '../score/score-site.ts';
import { siteSignals } from '../score/site-signals.ts';
import { SiteView } from '../score/site-view.ts';
import type { ForeignOperator, MatchGrounds, SiteFailure, Verdict } from '../verdict.ts';
import { chooseOutcome, type Outcome } from './choose-outcome.ts';
import { entitiesOnSite } from './entities-on-site.ts';
import {
  evidenceFor,
  evidenceOfPerson,
  evidenceOfStranger,
  type PlacedEvidence,
  strongestFirst,
} from './evidence.ts';
import { explain, groundsOf } from './explain.ts';
import { explainMatch } from './explain-match.ts';
import { foreignOperator, registrationsOf } from './foreign-operator.ts';
import { reviewCandidate } from './review-candidate.ts';
import { unregisteredNames } from './unregistered-names.ts';

export interface SiteToJudge {
  site: CrawledSite;
  pages: readonly ExtractedPage[];
  register: SiteRegister;
}

const EVIDENCE_MAX = 12;
/** Nothing that is read on a page is certain. */
const CONFIDENCE_MAX = 0.999;

/** Which company is behind the site, how sure that is, and why. The order of the pages does not matter. */
export async function judgeSite(question: SiteToJudge): Promise<Verdict> {
  const model = shippedModel();
  const { scored, outcome } = await judgeWithSimilarNames(question, model);
  const placed = strongest(outcome, scored, model);
  return {
    match_status: outcome.status,
    match_confidence: confidenceOf(outcome, model),
    company_number: outcome.status === 'matched' ? outcome.best.id : null,
    evidence: placed.map(({ offsets: _, ...evidence }) => evidence),
    quote_offsets: placed.map(({ offsets }) => offsets),
    review_candidates:
      outcome.status === 'needs_review'
        ? outcome.candidates.map((candidate) => reviewCandidate(candidate, outcome, scored))
        : [],
    ...entitiesOnSite(scored, outcome),
    ...reasonsOf(outcome, { ...question, scored }),
    model_version: model.version,
  };
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
  isDissolved: isGone(company),
  former_offices: [],
});

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

interface Judged {
  scored: ScoredSite;
  outcome: Outcome;
}

/**
 * Looks the register up once, finds the organisations that the pages name, and computes their features. No
 * weight is applied.
 */
export async function observeSite(question: SiteToJudge): Promise<SiteRows> {
  return siteRows(await openSite(question), []);
}

/** The pages, what the site calls itself, and the rows of the register that they may mean. */
async function openSite({ site, pages, register }: SiteToJudge) {
  const { domain, finalDomain } = site;
  const read = site.condition === 'parked' ? [] : orderPages(site, pages);
  const brand = brandOf([domain, finalDomain], read);
  const companies = read.length === 0 ? [] : await register.lookUp(siteQuery(domain, read, brand));
  const squashed = new Map(read.map((page) => [page, new SquashedText(page.text)]));
  return { domain, finalDomain, pages: read, brand, companies, squashed };
}

type OpenedSite = Awaited<ReturnType<typeof openSite>>;

function siteRows(opened: OpenedSite, similar: readonly RegisteredCompany[]): SiteRows {
  const { domain, finalDomain, pages, brand, companies, squashed } = opened;
  const known = new Set(companies.map(({ company_number: number }) => number));
  const added = similar.filter(({ company_number: number }) => !known.has(number));
  const entities = findEntities({ pages, brand, companies: [...companies, ...added], squashed, similar });
  const view = new SiteView({ pages, entities, brand, squashed });
  return { domain, finalDomain, view, rows: mentionRows(view), signals: siteSignals(domain, view) };
}

/** The pages, always in the same order, with the certificate's words on the page that it came with. */
function orderPages({ certificate }: CrawledSite, pages: readonly ExtractedPage[]): ExtractedPage[] {
  const place = ({ kind, url, sha256 }: ExtractedPage) => `${kind === 'home' ? 1 : 2} ${url} ${sha256}`;
  const sorted = [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const certified = sorted.find(({ url }) => url === certificate?.pageUrl) ?? sorted[0];
  return sorted.map((page) =>
    certificate && page === certified ? withCertificate(page, certificate) : page,
  );
}

function shownIn(outcome: Outcome): ScoredOption[] {
  if (outcome.status === 'matched') return [outcome.best];
  if (outcome.status !== 'needs_review') return [];
  return outcome.candidates.flatMap(({ option }) => (option ? [option] : []));
}

/** The calibrated probability of a match; for a review, that of the likeliest company. */
function confidenceOf(outcome: Outcome, { calibration }: ResolutionModel): number | null {
  if (outcome.status === 'matched') {
    const bounded = Math.min(1 - 1e-4, Math.max(1e-4, outcome.best.probability));
    const logOdds = calibration.slope * Math.log(bounded / (1 - bounded)) + calibration.intercept;
    return Math.min(CONFIDENCE_MAX, round(1 / (1 + Math.exp(-logOdds))));
  }
  return outcome.status === 'needs_review' ? round(outcome.best.probability) : null;
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}

/** Evidence about the best company first, then about the others. */
function strongest(outcome: Outcome, scored: ScoredSite, model: ResolutionModel): PlacedEvidence[] {
  if (outcome.status === 'non_uk_entity') {
    const { foreign } = outcome;
    return evidenceOfStranger(foreign, registrationsOf(foreign, scored), model);
  }
  const shown = outcome.status === 'no_match' ? likeliestNamed(scored) : shownIn(outcome);
  if (outcome.status === 'no_match' && shown.length === 0) return evidenceOfPerson(scored);
  const each = Math.max(3, Math.floor(EVIDENCE_MAX / Math.max(1, shown.length)));
  return shown
    .flatMap((option) =>
      option.type === 'company'
        ? evidenceFor(option, model).slice(0, each)
        : evidenceOfStranger(option, [], model).slice(0, 1),
    )
    .filter(isFirst)
    .slice(0, EVIDENCE_MAX)
    .sort(strongestFirst);
}

/** Evidence that is listed once, though the same words were read as two organisations. */
function isFirst(item: PlacedEvidence, index: number, all: readonly PlacedEvidence[]): boolean {
  const key = ({ supports, kind, value }: PlacedEvidence) => `${supports} ${kind} ${value}`;
  return all.findIndex((other) => key(other) === key(item)) === index;
}

const LIKELIEST_NAMED_MAX = 3;

/** For `no_match`: the likeliest organisations that the site names, on the register or not. */
function likeliestNamed({ options }: ScoredSite): ScoredOption[] {
  return options
    .filter(({ type, entity }) => type !== 'nobody' && entity !== null)
    .slice(0, LIKELIEST_NAMED_MAX);
}
