const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** The two check digits of seven, by the older rule (97) or the newer one (9755). */
function checkDigits(seven: string, rule: 97 | 9755): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(seven[i]), rule === 97 ? 0 : 55);
  return String(97 - (sum % 97)).padStart(2, '0');
}

/** By which rule the nine digits are a VAT number; undefined: by none. */
export function vatRule(nine: string): 97 | 9755 | undefined {
  const check = nine.slice(7, 9);
  return ([97, 9755] as const).find((rule) => checkDigits(nine.slice(0, 7), rule) === check);
}

/**
 * `mapped` with check digits that are right where those of `original` are, and wrong where they are wrong.
 */
export function withVatCheck(original: string, mapped: string): string {
  const rule = vatRule(original);
  if (rule) return mapped.slice(0, 7) + checkDigits(mapped, rule) + mapped.slice(9);
  if (!vatRule(mapped)) return mapped;
  return mapped.slice(0, 8) + ((Number(mapped[8]) + 1) % 10) + mapped.slice(9);
}
