/** The types of companies in words, by the names of the Companies House API. */
const COMPANY_TYPES: Record<string, string> = {
  'assurance-company': 'Assurance company',
  'charitable-incorporated-organisation': 'Charitable incorporated organisation',
  // A subtype there; the register's file and our answers have it as a type.
  'community-interest-company': 'Community interest company (CIC)',
  'converted-or-closed': 'Converted or closed company',
  eeig: 'European economic interest grouping',
  'eeig-establishment': 'Establishment of a European economic interest grouping',
  'european-public-limited-liability-company-se': 'European public limited company (SE)',
  'further-education-or-sixth-form-college-corporation': 'College corporation',
  'icvc-securities': 'Investment company with variable capital',
  'icvc-umbrella': 'Investment company with variable capital (umbrella)',
  'icvc-warrant': 'Investment company with variable capital (warrant)',
  'industrial-and-provident-society': 'Industrial and provident society',
  'investment-company-with-variable-capital': 'Investment company with variable capital',
  'limited-partnership': 'Limited partnership',
  llp: 'Limited liability partnership (LLP)',
  ltd: 'Private limited company',
  'northern-ireland': 'Northern Ireland company',
  'northern-ireland-other': 'Credit union in Northern Ireland',
  'old-public-company': 'Old public company',
  other: 'Other company',
  'oversea-company': 'Overseas company',
  plc: 'Public limited company (PLC)',
  'private-limited-guarant-nsc': 'Private company limited by guarantee',
  'private-limited-guarant-nsc-limited-exemption':
    'Private company limited by guarantee, exempt from using “Limited”',
  'private-limited-shares-section-30-exemption': 'Private limited company, exempt from using “Limited”',
  'private-unlimited': 'Private unlimited company',
  'private-unlimited-nsc': 'Private unlimited company without share capital',
  'protected-cell-company': 'Protected cell company',
  'registered-overseas-entity': 'Overseas entity',
  'registered-society-non-jurisdictional': 'Registered society',
  'royal-charter': 'Company with a royal charter',
  'scottish-charitable-incorporated-organisation': 'Scottish charitable incorporated organisation',
  'scottish-partnership': 'Scottish qualifying partnership',
  'uk-establishment': 'UK establishment of an overseas company',
  ukeig: 'UK economic interest grouping',
  'united-kingdom-societas': 'UK Societas',
  'unregistered-company': 'Unregistered company',
};

/** As the Companies House API names them. */
export const COMPANY_TYPE_SLUGS: readonly string[] = Object.keys(COMPANY_TYPES);

/** A type that is new is put into words as it is. */
export function describeCompanyType(type: string): string {
  const text = COMPANY_TYPES[type] ?? type.replace(/-/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Statuses of the register that mean insolvency. */
const INSOLVENT = new Set([
  'liquidation',
  'administration',
  'receivership',
  'voluntary-arrangement',
  'insolvency-proceedings',
]);

export function isInsolvent(status: string): boolean {
  return INSOLVENT.has(status);
}
