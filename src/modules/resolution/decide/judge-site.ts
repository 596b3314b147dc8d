import type { CrawledSite } from '../crawl/crawled-site.ts';
import { checkDisclosures } from '../disclosures/check-disclosures.ts';
import { withCertificate } from '../extract/certificate-line.ts';
import type { PageReading } from '../extract/page-reading.ts';
import { brandOf } from '../match/brand.ts';
import { findEntities } from '../match/find-entities.ts';
import type { SiteRegister } from '../match/register-reader.ts';
import { siteQuery } from '../match/site-query.ts';
import { SquashedText } from '../match/squashed-text.ts';
import { MODEL } from '../model/model.ts';
import { mentionRows } from '../score/mention-rows.ts';
import { type ResolutionModel, type ScoredOption, type SiteRows, scoreSite } from '../score/score-site.ts';
import { siteSignals } from '../score/site-signals.ts';
import { SiteView } from '../score/site-view.ts';
import type { Verdict } from '../verdict.ts';
import { chooseOutcome, type Outcome } from './choose-outcome.ts';
import { entitiesOnSite } from './entities-on-site.ts';
import { evidenceFor, type PlacedEvidence } from './evidence.ts';
import { explain } from './explain.ts';
import { reviewCandidate } from './review-candidate.ts';

export interface SiteToJudge {
  site: CrawledSite;
  pages: readonly PageReading[];
  register: SiteRegister;
}

const EVIDENCE_MAX = 12;
/** Nothing that is read on a page is certain. */
const CONFIDENCE_MAX = 0.999;

/** Which company is behind the site, how sure that is, and why. The order of the pages does not matter. */
export async function judgeSite(question: SiteToJudge, model: ResolutionModel = MODEL): Promise<Verdict> {
  const scored = scoreSite(await readSite(question), model);
  const outcome = chooseOutcome(question.site, scored, model.matchMin);
  const placed = strongest(shownIn(outcome), model);
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
    disclosures:
      outcome.status === 'matched' && outcome.best.entity ? checkDisclosures(outcome.best.entity) : null,
    explanation: explain(outcome, scored),
    model_version: model.version,
  };
}

/** Holds the pages against the register: one look-up, every organisation they name, and what speaks for each. */
export async function readSite({ site, pages, register }: SiteToJudge): Promise<SiteRows> {
  const { domain, finalDomain } = site;
  const read = site.condition === 'parked' ? [] : withKinds(site, pages);
  const brand = brandOf([domain, finalDomain], read);
  const companies = read.length === 0 ? [] : await register.lookUp(siteQuery(domain, read, brand));
  const squashed = new Map(read.map((page) => [page, new SquashedText(page.text)]));
  const entities = findEntities({ pages: read, brand, companies, squashed });
  const view = new SiteView({ pages: read, entities, brand, squashed });
  return { domain, finalDomain, view, rows: mentionRows(view), signals: siteSignals(domain, view) };
}

/** The pages in an order of their own, with the certificate on the one that was read over it. */
function withKinds({ certificate }: CrawledSite, pages: readonly PageReading[]): PageReading[] {
  const place = ({ kind, url, sha256 }: PageReading) => `${kind === 'home' ? 1 : 2} ${url} ${sha256}`;
  const sorted = [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const bearer = sorted.find(({ url }) => url === certificate?.pageUrl) ?? sorted[0];
  return sorted.map((page) => (certificate && page === bearer ? withCertificate(page, certificate) : page));
}

function shownIn(outcome: Outcome): ScoredOption[] {
  if (outcome.status === 'matched') return [outcome.best];
  if (outcome.status !== 'needs_review') return [];
  return outcome.candidates.flatMap(({ option }) => (option ? [option] : []));
}

/** Of a match its calibrated probability; of a review that of the likeliest company. */
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

/** The best company's first, so that a person sees both sides of it before the others'. */
function strongest(shown: readonly ScoredOption[], model: ResolutionModel): PlacedEvidence[] {
  const each = Math.max(3, Math.floor(EVIDENCE_MAX / Math.max(1, shown.length)));
  return shown
    .flatMap((option) => evidenceFor(option, model).slice(0, each))
    .slice(0, EVIDENCE_MAX)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
