/**
 * Scoring: how probable it is that each candidate is the company behind the site, and which facts say so.
 *
 * Features are data (`features/`), their weights too (`models/`, written by `npm run fit:resolution`). It does not find the
 * candidates (match does) and does not judge what a probability is good for (decide does).
 */
export type { Sighted } from './feature.ts';
export { FEATURES } from './features/index.ts';
export type { Model } from './model.ts';
export { MODEL_V1 } from './models/v1.ts';
export { calibrate, type Finding, type Ranked, rankCandidates, shareProbability } from './rank-candidates.ts';
