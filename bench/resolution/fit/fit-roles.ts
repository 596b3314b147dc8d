import type { ClassModel } from '../../../src/modules/resolution/model/linear-model.ts';
import { type MentionRow, ROLES } from '../../../src/modules/resolution/observe/mention-row.ts';
import {
  type Features,
  WORD_FEATURES,
  wordFeatures,
} from '../../../src/modules/resolution/observe/near-words.ts';
import { PHRASES } from '../../../src/modules/resolution/phrases/index.ts';
import { minimise } from './lbfgs.ts';
import { ROLE_PRIORS } from './priors.ts';

/** A labelled mention; where the label leaves several classes open, all of them are allowed. */
export interface RoleExample {
  features: Features;
  allowed: readonly number[];
  weight: number;
  /** The site it is from: a feature counts by the number of sites that have it. */
  site: string;
}

/** Everything that the role model reads of a mention, by name. */
export function featuresOfRow({ words, features }: Pick<MentionRow, 'words' | 'features'>): Features {
  return new Map([...(words ? wordFeatures(words) : []), ...features]);
}

/** Whether the model may use the feature of this name. */
export type Keeps = (name: string) => boolean;
const keepsAll: Keeps = () => true;

/**
 * Words as found, also hashed ones, against features that a person named: words are drawn to zero more
 * firmly.
 */
export const HASHED_FEATURE = 'ng';
const WORDS = new Set<string>([...WORD_FEATURES, HASHED_FEATURE]);
const isWord = (name: string) => WORDS.has(name.split(':')[0] ?? '');
const WORD_FIRMNESS = 5;
const NAMED_FIRMNESS = 2.5;
/** A word that fewer sites have would only be memorised. */
const SITES_MIN = 3;
const ITERATIONS = 70;
const BIAS = 'bias';
const NO_PRIOR = [0, 0, 0, 0];
/** Words of smaller weight change nothing and are left out of the file. */
const WEIGHT_MIN = 0.01;

interface RoleFit {
  /** Which features the model may use. */
  keeps?: Keeps;
  /** Weights that stay as they are: only those of other features that a person named are fitted. */
  fixed?: ClassModel['weights'];
}

export function fitRoles(
  examples: readonly RoleExample[],
  { keeps = keepsAll, fixed = new Map() }: RoleFit = {},
): ClassModel {
  const isFree: Keeps = (name) => keeps(name) && !fixed.has(name) && (fixed.size === 0 || !isWord(name));
  const names = [BIAS, ...featureNames(examples, isFree)].filter(isFree);
  const columnByName = new Map(names.map((name, i) => [name, i]));
  const rows = sparseRows(examples, columnByName);
  const known = examples.map(({ features }) => fixedScores(fixed, features));
  const size = names.length;
  const classes = ROLES.length;
  const firmness = Float64Array.from(names, (name) =>
    name === BIAS ? 0.01 : isWord(name) ? WORD_FIRMNESS : NAMED_FIRMNESS,
  );
  const priors = Float64Array.from(names.flatMap((name) => ROLE_PRIORS.get(name) ?? NO_PRIOR));
  const shares = new Float64Array(classes);
  const fitted = minimise(
    (x) => {
      let value = 0;
      const gradient = new Float64Array(size * classes);
      // The weights are in the order of the features, and within a feature in that of the classes.
      for (let feature = 0; feature < size; feature++) {
        const hold = firmness[feature]!;
        for (let index = feature * classes; index < (feature + 1) * classes; index++) {
          const off = x[index]! - priors[index]!;
          value += 0.5 * hold * off * off;
          gradient[index] = hold * off;
        }
      }
      for (let row = 0; row < examples.length; row++) {
        const from = rows.starts[row]!;
        const to = rows.starts[row + 1]!;
        shares.set(known[row]!);
        for (let j = from; j < to; j++) {
          const start = rows.columns[j]! * classes;
          for (let c = 0; c < classes; c++) shares[c]! += x[start + c]! * rows.values[j]!;
        }
        normalise(shares);
        const { allowed, weight } = examples[row]!;
        let right = 1e-12;
        for (const c of allowed) right += shares[c]!;
        value -= weight * Math.log(right);
        // From here on `shares` contains the gradient of each class.
        for (const c of allowed) shares[c]! -= shares[c]! / right;
        for (let j = from; j < to; j++) {
          const start = rows.columns[j]! * classes;
          for (let c = 0; c < classes; c++) gradient[start + c]! += weight * shares[c]! * rows.values[j]!;
        }
      }
      return { value, gradient };
    },
    priors.slice(),
    ITERATIONS,
  );
  const weights = new Map<string, readonly number[]>(fixed);
  names.forEach((name, i) => {
    const each = ROLES.map((_, c) => Math.round(fitted[i * classes + c]! * 1000) / 1000);
    if (!isWord(name) || each.some((weight) => Math.abs(weight) >= WEIGHT_MIN)) weights.set(name, each);
  });
  return { classes: ROLES, weights };
}

/** The score of a mention by the fixed weights, for each class. */
function fixedScores(fixed: ClassModel['weights'], features: Features): Float64Array {
  const scores = new Float64Array(ROLES.length);
  if (fixed.size === 0) return scores;
  for (const [name, value] of [[BIAS, 1] as const, ...features])
    fixed.get(name)?.forEach((weight, c) => {
      scores[c]! += weight * value;
    });
  return scores;
}

/**
 * The known features of all examples one after another: those of example i stand from `starts[i]` to
 * `starts[i + 1]`.
 */
function sparseRows(examples: readonly RoleExample[], columnByName: ReadonlyMap<string, number>) {
  const columns: number[] = [];
  const values: number[] = [];
  const starts = [0];
  for (const { features } of examples) {
    for (const [name, value] of [[BIAS, 1] as const, ...features]) {
      const column = columnByName.get(name);
      if (column === undefined || value === 0) continue;
      columns.push(column);
      values.push(value);
    }
    starts.push(columns.length);
  }
  return {
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
    starts: Int32Array.from(starts),
  };
}

/** From scores to probabilities, in place. */
function normalise(scores: Float64Array): void {
  let highest = scores[0]!;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let c = 0; c < scores.length; c++) sum += scores[c] = Math.exp(scores[c]! - highest);
  for (let c = 0; c < scores.length; c++) scores[c]! /= sum;
}

function featureNames(examples: readonly RoleExample[], keeps: Keeps): string[] {
  const sites = new Map<string, Set<string>>();
  for (const { features, site } of examples)
    for (const name of features.keys()) {
      if (!keeps(name)) continue;
      const seen = sites.get(name);
      if (seen) seen.add(site);
      else sites.set(name, new Set([site]));
    }
  const common = [...sites].filter(([, seen]) => seen.size >= SITES_MIN).map(([name]) => name);
  // A feature that a person named keeps its prior, however few sites have it.
  const named = [...ROLE_PRIORS.keys(), ...PHRASES.map(({ id }) => `c:${id}`)];
  return [...new Set([...common, ...named.filter(keeps)])].sort();
}
