import { OPTION_FEATURES } from '../../../src/modules/resolution/features/all-features.ts';
import { ROLES } from '../../../src/modules/resolution/observe/mention-row.ts';
import { PHRASES } from '../../../src/modules/resolution/phrases/index.ts';

/**
 * The prior weight of a phrase for each role, from its row: it counts before any site is seen. The brand
 * beside the name has one too.
 */
export const ROLE_PRIORS: ReadonlyMap<string, readonly number[]> = new Map([
  ['c:brandInBlock', [0.5, 0, -0.4, 0]],
  ...PHRASES.flatMap(({ id, prior }) =>
    prior ? [[`c:${id}`, ROLES.map((role) => prior[role] ?? 0)] as const] : [],
  ),
]);

/** The prior weight of a feature of the choice: it counts before any site is seen. */
export const CHOICE_PRIORS: ReadonlyMap<string, number> = new Map(
  OPTION_FEATURES.map(({ id, prior }) => [id, prior ?? 0]),
);

/** 1 for features that may only speak for an option, -1 for those that may only speak against it. */
export const CHOICE_SIGNS: ReadonlyMap<string, number> = new Map(
  OPTION_FEATURES.flatMap(({ id, sign }) => (sign ? [[id, sign === 'for' ? 1 : -1] as const] : [])),
);
