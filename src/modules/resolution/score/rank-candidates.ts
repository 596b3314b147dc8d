import type { Candidate } from '../match/find-candidates.ts';
import { compareText, type SiteFacts } from '../match/site-facts.ts';
import type { Comparison, Sighted } from './feature.ts';
import { FEATURES } from './features/index.ts';
import type { Model } from './model.ts';
import { sight } from './sight.ts';

/** A feature that says something about the candidate, and what that is worth. */
export interface Finding extends Comparison {
  feature: string;
  /** Log-odds: the model's weight times the value. */
  weight: number;
}

export interface Ranked {
  sighted: Sighted;
  /** Strongest first, whichever way they speak. */
  findings: Finding[];
  /** Log-odds against "none of the candidates". */
  score: number;
  /** The calibrated probability that this is the company behind the site. */
  confidence: number;
}

/** No evidence on a page makes it certain, nor impossible. */
const CONFIDENCE_MAX = 0.999;

/**
 * Best first. The candidates and "none of them" share one probability, so that two companies for which the site says the
 * same have half of it each.
 */
export function rankCandidates(candidates: readonly Candidate[], facts: SiteFacts, model: Model): Ranked[] {
  const scored = candidates.map((candidate) => {
    const sighted = sight(candidate, facts);
    const findings = findIn(sighted, facts, model);
    return { sighted, findings, score: findings.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const shares = shareProbability(scored.map(({ score }) => score));
  return scored
    .map((one, index) => ({ ...one, confidence: calibrate(shares[index] ?? 0, model.calibration) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareText(a.sighted.candidate.company.company_number, b.sighted.candidate.company.company_number),
    );
}

function findIn(sighted: Sighted, facts: SiteFacts, model: Model): Finding[] {
  return FEATURES.flatMap((feature) => {
    const comparison = feature.compare(sighted, facts);
    if (comparison === null || comparison.value === 0) return [];
    const weight = (model.weights[feature.name] ?? 0) * comparison.value;
    return [{ ...comparison, feature: feature.name, weight }];
  }).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || compareText(a.feature, b.feature));
}

/** Each one's odds among all of them and "none" (whose log-odds are 0). */
export function shareProbability(scores: readonly number[]): number[] {
  const highest = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = Math.exp(-highest) + odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

export function calibrate(probability: number, { slope, intercept }: Model['calibration']): number {
  const bounded = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  const logOdds = slope * Math.log(bounded / (1 - bounded)) + intercept;
  return Math.min(CONFIDENCE_MAX, Math.max(1 - CONFIDENCE_MAX, 1 / (1 + Math.exp(-logOdds))));
}
