/** The register of persons with significant control began on this day; earlier dates are filing errors. */
const FIRST_DAY = '2016-04-06';

/** Since when, as far as the filed date is possible. */
export function sinceOf(notifiedOn: string | null, today: string): string | null {
  return notifiedOn !== null && notifiedOn >= FIRST_DAY && notifiedOn <= today ? notifiedOn : null;
}
