import { ENDING_WEIGHTS } from './ending-weights.ts';
import { COMMON_WORDS, LABEL_WEIGHTS } from './label-weights.ts';
import type { DomainModel } from './model.ts';

/** How companies name their websites. */
export const DOMAIN_MODEL: DomainModel = {
  common: COMMON_WORDS,
  labels: LABEL_WEIGHTS,
  endings: ENDING_WEIGHTS,
};
