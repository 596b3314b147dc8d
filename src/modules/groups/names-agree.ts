import { joinedKey, nameKey } from '../../shared/company-name.ts';
import { editDistance } from '../../shared/edit-distance.ts';

/** One typing error for so many letters, and never more than three. */
const LETTERS_PER_ERROR = 8;
const ERRORS_MAX = 3;

/**
 * Whether a filed name is one of these names of a company. A number that was filed wrongly belongs to another company, so
 * it counts only together with the name.
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
