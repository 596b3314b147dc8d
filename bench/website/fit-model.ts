import { deriveLabels } from '../../src/modules/resolution/website/candidates/derive-labels.ts';
import { endingFeatures, labelFeatures } from '../../src/modules/resolution/website/candidates/features.ts';
import type { DomainModel } from '../../src/modules/resolution/website/candidates/model.ts';
import { nameWords } from '../../src/modules/resolution/website/candidates/name-words.ts';
import type { Pair } from './read-pairs.ts';

const COMMON_MIN = 6;
const ROUNDS = 24;
const STEP = 0.25;
const SHRINK = 0.6;
const ENDING_MIN = 3;

/** One company's choice: of all derivations, those that give the label that people really took. */
interface Choice {
  /** The features of all derivations, one after another; `ends` says where each one stops. */
  features: Int32Array;
  ends: Int32Array;
  isRight: Uint8Array;
  weight: number;
}

const TIER_WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.7, C: 0.3 };

/**
 * Two conditional logistic regressions: which label people make of a name, where several derivations may give the
 * same one; and which ending they put to it.
 */
export function fitModel(pairs: readonly Pair[], extraEndings: readonly string[] = []): DomainModel {
  const common = countCommon(pairs);
  const names = new Map<string, number>();
  const idOf = (feature: string) => {
    const known = names.get(feature);
    if (known !== undefined) return known;
    names.set(feature, names.size);
    return names.size - 1;
  };
  const isCommon = (text: string) => common.has(text);
  const choices = pairs.flatMap((pair) => observe(pair, isCommon, idOf) ?? []);
  const weights = fitChoices(choices, names.size);
  return {
    common: [...common].sort(),
    labels: Object.fromEntries([...names].map(([name, id]) => [name, weights[id] ?? 0])),
    endings: fitEndings(pairs, extraEndings),
  };
}

function countCommon(pairs: readonly Pair[]): Set<string> {
  const counts = new Map<string, number>();
  const names = new Set(pairs.map(({ name }) => name));
  for (const name of names)
    for (const text of new Set(nameWords(name).map((word) => word.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= COMMON_MIN).map(([text]) => text));
}

function observe(
  pair: Pair,
  isCommon: (text: string) => boolean,
  idOf: (feature: string) => number,
): Choice | undefined {
  const words = nameWords(pair.name);
  const derivations = deriveLabels(words);
  if (!derivations.some(({ label }) => label === pair.label)) return undefined;
  const features: number[] = [];
  const ends: number[] = [];
  for (const derivation of derivations) {
    for (const feature of labelFeatures(words, derivation, isCommon)) features.push(idOf(feature));
    ends.push(features.length);
  }
  return {
    features: Int32Array.from(features),
    ends: Int32Array.from(ends),
    isRight: Uint8Array.from(derivations, ({ label }) => (label === pair.label ? 1 : 0)),
    weight: TIER_WEIGHTS[pair.tier] ?? 0,
  };
}

/** AdaGrad on the log-likelihood of the labels taken, shrunk towards zero. */
function fitChoices(choices: readonly Choice[], count: number): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-6);
  const gradient = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, choice] of choices.entries()) {
      addGradient(choice, weights, gradient);
      if (index % 16 !== 15 && index !== choices.length - 1) continue;
      for (let id = 0; id < count; id++) {
        let slope = gradient[id] ?? 0;
        if (slope === 0) continue;
        slope -= (SHRINK * 16 * (weights[id] ?? 0)) / choices.length;
        squares[id] = (squares[id] ?? 0) + slope * slope;
        weights[id] = (weights[id] ?? 0) + (STEP * slope) / Math.sqrt(squares[id] ?? 1);
        gradient[id] = 0;
      }
    }
  }
  return weights;
}

function addGradient(
  { features, ends, isRight, weight }: Choice,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = new Float64Array(ends.length);
  let start = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ends.length; i++) {
    let score = 0;
    for (let j = start; j < (ends[i] ?? 0); j++) score += weights[features[j] ?? 0] ?? 0;
    scores[i] = score;
    most = Math.max(most, score);
    start = ends[i] ?? 0;
  }
  let all = 0;
  let right = 0;
  for (let i = 0; i < ends.length; i++) {
    const mass = Math.exp((scores[i] ?? 0) - most);
    scores[i] = mass;
    all += mass;
    if (isRight[i]) right += mass;
  }
  start = 0;
  for (let i = 0; i < ends.length; i++) {
    const mass = scores[i] ?? 0;
    const slope = weight * ((isRight[i] && right > 0 ? mass / right : 0) - mass / all);
    if (Math.abs(slope) > 1e-7)
      for (let j = start; j < (ends[i] ?? 0); j++) {
        const id = features[j] ?? 0;
        gradient[id] = (gradient[id] ?? 0) + slope;
      }
    start = ends[i] ?? 0;
  }
}

/** Multinomial: the ending given what the name and the label are like. */
function fitEndings(pairs: readonly Pair[], extra: readonly string[]): DomainModel['endings'] {
  const counts = new Map<string, number>();
  for (const { ending } of pairs) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  const endings = [...counts].filter(([, count]) => count >= ENDING_MIN).map(([ending]) => ending);
  const table = Object.fromEntries([...endings, ...extra].map((ending) => [ending, {} as Record<string, number>]));
  const samples = pairs.flatMap((pair) => {
    if (!endings.includes(pair.ending)) return [];
    const words = nameWords(pair.name);
    const derivation = deriveLabels(words).find(({ label }) => label === pair.label);
    return derivation ? [{ pair, features: endingFeatures(words, derivation) }] : [];
  });
  const squares = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { pair, features } of samples) {
      const scores = endings.map((ending) => sumOf(table[ending] ?? {}, features));
      const most = Math.max(...scores);
      const masses = scores.map((score) => Math.exp(score - most));
      const all = masses.reduce((sum, mass) => sum + mass, 0);
      for (const [i, ending] of endings.entries()) {
        const slope =
          (TIER_WEIGHTS[pair.tier] ?? 0) * ((ending === pair.ending ? 1 : 0) - (masses[i] ?? 0) / all);
        const own = table[ending] ?? {};
        for (const feature of features) {
          const key = `${ending} ${feature}`;
          const shrunk = slope - (2 * (own[feature] ?? 0)) / samples.length;
          const square = (squares.get(key) ?? 1e-3) + shrunk * shrunk;
          squares.set(key, square);
          own[feature] = (own[feature] ?? 0) + (STEP * shrunk) / Math.sqrt(square);
        }
      }
    }
  }
  // Endings nobody in the sample has, but others do: as rare as the rarest.
  const rarest = Math.min(...endings.map((ending) => table[ending]?.any ?? 0));
  for (const ending of extra) if (!endings.includes(ending)) table[ending] = { any: rarest - 1 };
  return table;
}

function sumOf(weights: Readonly<Record<string, number>>, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}
