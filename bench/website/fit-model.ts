import type { DomainModel } from '../../src/modules/website/candidates/model.ts';
import type { Observation, Observed } from './observe.ts';

const ROUNDS = 10;
const BATCH = 16;
const STEP = 0.3;
/** How strongly weights are drawn to zero; a TLD has many rare features, a label few. */
const SHRINK = { labels: 1, tlds: 4 };
/** TLDs with fewer pairs are not learned. */
const TLD_MIN = 3;
/** TLDs that hardly anybody in the sample has, but others do: about as rare as the rarest. */
const RARE_TLDS = ['io', 'co', 'ltd', 'london', 'scot', 'wales', 'cymru', 'me.uk', 'biz'];
const RARE = -1;

/**
 * Two conditional logistic regressions: which label people make of a name, where several derivations may give
 * the same one; and which TLD they put to it.
 */
export function fitModel(observed: Observed, use: (observation: Observation) => boolean): DomainModel {
  const used = observed.observations.filter(use);
  const labels = ascend(observed.labelFeatures.length, used, SHRINK.labels, addLabelSlopes);
  return {
    common: observed.common,
    labels: named(observed.labelFeatures, labels),
    tlds: fitTlds(observed, used),
  };
}

type AddSlopes = (observation: Observation, weights: Float64Array, slopes: Float64Array) => void;

/** AdaGrad on the log-likelihood of what was really chosen, shrunk towards zero. */
function ascend(
  count: number,
  observations: readonly Observation[],
  strength: number,
  addSlopes: AddSlopes,
): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(0.1);
  const slopes = new Float64Array(count);
  const shrink = (strength * BATCH) / Math.max(1, observations.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, observation] of observations.entries()) {
      addSlopes(observation, weights, slopes);
      if ((index + 1) % BATCH !== 0 && index !== observations.length - 1) continue;
      for (let id = 0; id < count; id++) {
        // Weights without a feature in this batch shrink too, or rare features would be believed too much.
        if (slopes[id] === 0 && weights[id] === 0) continue;
        const slope = slopes[id]! - shrink * weights[id]!;
        squares[id]! += slope * slope;
        weights[id]! += (STEP * slope) / Math.sqrt(squares[id]!);
        slopes[id] = 0;
      }
    }
  }
  return weights;
}

function addLabelSlopes(
  { features, ends, isRight, weight }: Observation,
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const masses = new Float64Array(ends.length);
  let start = 0;
  for (let i = 0; i < ends.length; i++) {
    let score = 0;
    for (let j = start; j < ends[i]!; j++) score += weights[features[j]!]!;
    masses[i] = score;
    start = ends[i]!;
  }
  const most = masses.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  let all = 0;
  let right = 0;
  for (let i = 0; i < masses.length; i++) {
    masses[i] = Math.exp(masses[i]! - most);
    all += masses[i]!;
    if (isRight[i]) right += masses[i]!;
  }
  start = 0;
  for (let i = 0; i < ends.length; i++) {
    const chosen = isRight[i] && right > 0 ? masses[i]! / right : 0;
    const slope = weight * (chosen - masses[i]! / all);
    // Most derivations are too unlikely to teach anything.
    if (Math.abs(slope) > 1e-6) for (let j = start; j < ends[i]!; j++) slopes[features[j]!]! += slope;
    start = ends[i]!;
  }
}

function fitTlds(observed: Observed, used: readonly Observation[]): DomainModel['tlds'] {
  const counts = new Map<string, number>();
  for (const { pair } of used) counts.set(pair.tld, (counts.get(pair.tld) ?? 0) + 1);
  const tlds = [...counts].filter(([, count]) => count >= TLD_MIN).map(([tld]) => tld);
  const width = observed.tldFeatures.length;
  const learned = used.filter(({ pair }) => tlds.includes(pair.tld));
  const weights = ascend(tlds.length * width, learned, SHRINK.tlds, (observation, current, slopes) => {
    const scores = tlds.map((_, row) =>
      observation.tldFeatures.reduce((sum, id) => sum + current[row * width + id]!, 0),
    );
    const most = Math.max(...scores);
    const masses = scores.map((score) => Math.exp(score - most));
    const all = masses.reduce((sum, mass) => sum + mass, 0);
    for (const [row, tld] of tlds.entries()) {
      const chosen = tld === observation.pair.tld ? 1 : 0;
      const slope = observation.weight * (chosen - masses[row]! / all);
      for (const id of observation.tldFeatures) slopes[row * width + id]! += slope;
    }
  });
  const table = tlds.map((tld, row) => [
    tld,
    named(observed.tldFeatures, weights.slice(row * width, (row + 1) * width)),
  ]);
  const rarest = Math.min(...table.map(([, row]) => (row as Record<string, number>).any ?? 0));
  const rare = RARE_TLDS.filter((tld) => !tlds.includes(tld));
  return Object.fromEntries([...table, ...rare.map((tld) => [tld, { any: rarest + RARE }])]);
}

/** Weights near zero say nothing. */
function named(names: readonly string[], weights: Float64Array): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name, id) => {
      const weight = Math.round(weights[id]! * 100) / 100;
      return Math.abs(weight) < 0.06 ? [] : [[name, weight]];
    }),
  );
}
