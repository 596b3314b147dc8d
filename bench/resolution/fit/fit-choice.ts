import { OPTION_FEATURES } from '../../../src/modules/resolution/features/all-features.ts';
import { optionScore, softmax } from '../../../src/modules/resolution/model/linear-model.ts';
import type { Features } from '../../../src/modules/resolution/observe/near-words.ts';
import { minimise } from './lbfgs.ts';
import { CHOICE_PRIORS, CHOICE_SIGNS } from './priors.ts';

/** One site: the features of each option, and which of them are right. */
export interface ChoiceExample {
  options: readonly Features[];
  right: readonly number[];
  weight: number;
}

const FIRMNESS = 1.5;
const ITERATIONS = 200;

type ChoiceWeights = Readonly<Record<string, number>>;

/**
 * Conditional logit: the weights that make each site's operator the likeliest of its options, kept near their
 * priors. A feature whose weight comes out with the wrong sign is worth nothing, and the others are fitted
 * again. The weights in `fixed` stay as they are.
 */
export function fitChoice(examples: readonly ChoiceExample[], fixed: ChoiceWeights = {}): ChoiceWeights {
  const names = OPTION_FEATURES.map(({ id }) => id as string).sort();
  let kept = names.filter((name) => fixed[name] === undefined);
  for (;;) {
    const weights = fitFreely(examples, kept, fixed);
    const isAllowed = (name: string) => (weights[name] ?? 0) * (CHOICE_SIGNS.get(name) ?? 0) >= 0;
    const allowed = kept.filter(isAllowed);
    if (allowed.length === kept.length)
      return Object.fromEntries(names.map((name) => [name, fixed[name] ?? weights[name] ?? 0]));
    kept = allowed;
  }
}

function fitFreely(
  examples: readonly ChoiceExample[],
  names: readonly string[],
  fixed: ChoiceWeights,
): Record<string, number> {
  const index = new Map(names.map((name, i) => [name, i]));
  const priors = Float64Array.from(names, (name) => CHOICE_PRIORS.get(name) ?? 0);
  const sites = examples.map(({ options, right, weight }) => ({
    weight,
    right: new Set(right),
    known: options.map((features) => optionScore(fixed, features)),
    options: options.map((features) =>
      [...features].flatMap(([name, value]) => {
        const i = index.get(name);
        return i === undefined || value === 0 ? [] : [[i, value] as const];
      }),
    ),
  }));
  const fitted = minimise(
    (x) => {
      let value = 0;
      const gradient = x.map((at, i) => FIRMNESS * (at - priors[i]!));
      for (let i = 0; i < x.length; i++) value += 0.5 * FIRMNESS * (x[i]! - priors[i]!) ** 2;
      for (const { options, known, right, weight } of sites) {
        const shares = softmax(
          options.map((one, k) => one.reduce((sum, [i, v]) => sum + x[i]! * v, known[k]!)),
        );
        const chosen = shares.reduce((sum, share, k) => sum + (right.has(k) ? share : 0), 1e-12);
        value -= weight * Math.log(chosen);
        options.forEach((one, k) => {
          const pull = weight * (shares[k]! - (right.has(k) ? shares[k]! / chosen : 0));
          for (const [i, v] of one) gradient[i]! += pull * v;
        });
      }
      return { value, gradient };
    },
    priors.slice(),
    ITERATIONS,
  );
  return Object.fromEntries(names.map((name, i) => [name, Math.round(fitted[i]! * 1000) / 1000]));
}
