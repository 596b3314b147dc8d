import type { OptionFeatureId } from '../features/all-features.ts';
import type { Option } from './option.ts';

/**
 * The strongest thing that the pages print of a company. A stronger class needs less of a lead over the next
 * company (`THRESHOLDS.lead`).
 *
 * | class | what is printed | example |
 * |---|---|---|
 * | `number` | its number, and its name with it | "Larch Ltd, company number 07381645" |
 * | `bareNumber` | its number alone or beside its office, and nowhere its name | "Company number 07381645" |
 * | `name` | its full name, which no other company has | "We are Larch Ltd" |
 * | `sharedName` | its full name, which others have too | "We are Larch Ltd", with two on the register |
 * | `likeness` | nothing of these | "Larch", or "Lerch Ltd" |
 *
 * Likeness to the brand, the title or the domain is no evidence: it ranks companies and never makes a match.
 */
export type EvidenceClass = 'number' | 'bareNumber' | 'name' | 'sharedName' | 'likeness';

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
  if (!has('nameFull')) return 'likeness';
  return has('sameNamed') ? 'sharedName' : 'name';
}

/** Whether a number identifies the company, not only a name. */
export function isByNumber(option: Pick<Option, 'features'>): boolean {
  return ['number', 'bareNumber'].includes(evidenceClass(option));
}
