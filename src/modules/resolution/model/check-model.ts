import { OPTION_FEATURES } from '../features/all-features.ts';
import { MENTION_FEATURES, PLACE_FEATURES } from '../features/mention.ts';
import { WORD_FEATURES } from '../observe/near-words.ts';
import { PHRASES } from '../phrases/index.ts';
import type { ResolutionModel } from './resolution-model.ts';

const BIAS = 'bias';

/** Throws where a feature has no weight, or a weight no feature: the model was fitted for other code. */
export function checkModel({ choice, roles }: Pick<ResolutionModel, 'choice' | 'roles'>): void {
  const faults = [
    ...unpaired(new Set(OPTION_FEATURES.map(({ id }) => id)), new Set(Object.keys(choice))),
    ...unpaired(new Set(NAMED_ROLE_FEATURES), new Set([...roles.weights.keys()].flatMap(rowOf))),
  ];
  if (faults.length > 0)
    throw new Error(
      `The resolution model does not fit the code: ${faults.join('; ')}. Run npm run fit:resolution.`,
    );
}

function unpaired(features: ReadonlySet<string>, weights: ReadonlySet<string>): string[] {
  return [
    ...[...features].filter((id) => !weights.has(id)).map((id) => `feature ${id} has no weight`),
    ...[...weights].filter((id) => !features.has(id)).map((id) => `weight ${id} has no feature`),
  ];
}

/** The features of the role model that a person named: the phrases, and every row of a mention. */
const NAMED_ROLE_FEATURES: readonly string[] = [
  BIAS,
  ...PHRASES.map(({ id }) => `c:${id}`),
  ...[...PLACE_FEATURES, ...MENTION_FEATURES].map(({ id }) => id),
];

const NAMED = new Set(NAMED_ROLE_FEATURES);
const WORDS = new Set<string>(WORD_FEATURES);

/** Whether the code still computes the feature of this weight. Word features are always computed. */
export function hasFeature(weight: string): boolean {
  return rowOf(weight).every((row) => NAMED.has(row));
}

/**
 * The row that a weight belongs to most closely: that of the phrase, or the feature that has the word as a
 * value.
 */
export function closestRow(weight: string): string | undefined {
  return rowOf(weight)[0];
}

/** The rows that a weight belongs to: `form:name` to `form`. Words as found on pages belong to none. */
function rowOf(weight: string): string[] {
  const colon = weight.indexOf(':');
  // Nearly all weights are those of words.
  if (WORDS.has(colon === -1 ? weight : weight.slice(0, colon))) return [];
  const parts = weight.split(':');
  const prefixes = parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
  const known = prefixes.filter((prefix) => NAMED.has(prefix));
  return known.length > 0 ? known : [weight];
}
