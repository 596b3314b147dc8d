import type { OptionFeatureId } from '../features/options.ts';
import type { Option } from './option.ts';

/**
 * The kinds of facts that the pages themselves print about a company, strongest first. Likeness to the brand,
 * the title or the domain is no evidence: it ranks companies and never makes a match.
 */
export type EvidenceClass = 'number' | 'bareNumber' | 'name' | 'office' | 'likeness';

export function evidenceClass({ features }: Pick<Option, 'features'>): EvidenceClass {
  const has = (name: OptionFeatureId) => (features.get(name) ?? 0) > 0;
  if (has('numberVerified')) return 'number';
  if (
    has('numberStranger') &&
    !has('numberOtherLabel') &&
    (has('numberAtPostcode') || has('numberStrangerAlone'))
  )
    return 'bareNumber';
  // A name that is only like the registered one may be another's.
  if (has('name:near')) return 'likeness';
  if (has('nameFull') && !has('sameNamed')) return 'name';
  if (has('nameFull')) return 'office';
  return 'likeness';
}

/** Whether a number identifies the company, not only a name. */
export function isByNumber(option: Pick<Option, 'features'>): boolean {
  return ['number', 'bareNumber'].includes(evidenceClass(option));
}
