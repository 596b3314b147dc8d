import { joinedKey, nameKey } from '../../shared/companies/company-name.ts';
import { editDistance } from '../../shared/edit-distance.ts';

/** One typing error is allowed per this number of letters, and at most three in a name. */
const LETTERS_PER_ERROR = 8;
const ERRORS_MAX = 3;

/**
 * Whether a filed name is one of these names of a company. A number that was filed wrongly belongs to another
 * company, so it counts only together with the name.
 */
export function namesAgree(filed: string, names: readonly string[]): boolean {
  const key = joinedKey(nameKey(filed));
  return names.some((name) => {
    if (name === filed) return true;
    const other = joinedKey(nameKey(name));
    if (other === key) return true;
    const shorter = Math.min(key.length, other.length);
    const allowed = Math.min(ERRORS_MAX, Math.floor(shorter / LETTERS_PER_ERROR));
    return allowed > 0 && editDistance(key, other, allowed) <= allowed;
  });
}

/** The register of persons with significant control began on this day; earlier dates are filing errors. */
const FIRST_DAY = '2016-04-06';

/** The filed date, if it is possible. */
export function sinceOf(notifiedOn: string | null, today: string): string | null {
  return notifiedOn !== null && notifiedOn >= FIRST_DAY && notifiedOn <= today ? notifiedOn : null;
}
