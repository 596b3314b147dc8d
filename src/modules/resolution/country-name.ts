let countries: Intl.DisplayNames | undefined;

/** The name of a country in English; null if it is not a country code. */
export function countryName(code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return null;
  // Made at its first use: that takes 20 ms, which most processes need not spend.
  countries ??= new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });
  return countries.of(code) ?? null;
}
