/** What the register says of a company, beside its name, that may predict the TLD of its domain. */
export interface RegisterFacts {
  companyNumber: string;
  /** As Companies House writes it, such as `ltd` or `llp`. */
  companyType: string;
  postcode: string | null;
  /** Five digits each: what the company says it does. */
  sicCodes: readonly string[];
}

const LONDON = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);

/** Charities take `.org.uk`, colleges `.ac.uk`; makers and the City take `.com` more readily than shops and carers do. */
export function registerFeatures({
  companyNumber,
  companyType,
  postcode,
  sicCodes,
}: RegisterFacts): string[] {
  const series = leadingLetters(companyNumber) ?? 'england';
  const area = leadingLetters(postcode ?? '') ?? '';
  const divisions = new Set(sicCodes.map((code) => code.slice(0, 2)));
  const groups = new Set(sicCodes.map((code) => code.slice(0, 3)));
  return [
    `series:${series}`,
    `type:${companyType}`,
    LONDON.has(area) ? 'london' : 'elsewhere',
    ...[...divisions, ...groups].map((code) => `sic:${code}`),
  ];
}

function leadingLetters(text: string): string | undefined {
  return /^[A-Z]+/i.exec(text)?.[0].toUpperCase();
}
