import { COMMON_WORDS, LABEL_WEIGHTS } from './label-weights.ts';
import type { DomainModel } from './model.ts';
import { TLD_WEIGHTS } from './tld-weights.ts';

/** How companies name their websites. */
export const DOMAIN_MODEL: DomainModel = {
  common: COMMON_WORDS,
  labels: LABEL_WEIGHTS,
  tlds: TLD_WEIGHTS,
};
