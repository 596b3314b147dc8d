/**
 * The columns of answers as CSV, and where their values are in the JSON. Their names are those of bulk
 * results.
 */

const COMPANY = {
  company_number: 'company_number',
  company_name: 'company_name',
  company_status: 'company_status',
  company_type: 'company_type',
  incorporated_on: 'incorporated_on',
  registered_address: 'registered_address',
  registered_postcode: 'registered_postcode',
} as const;

const COMPANY_MORE = {
  sic_codes: 'sic_codes',
  accounts_next_due: 'accounts_next_due',
  accounts_overdue: 'accounts_overdue',
  turnover: 'financials.turnover',
  net_assets: 'financials.net_assets',
  employees: 'financials.employees',
  financials_period_end: 'financials.period_end',
} as const;

/** The same columns of an object that has the company at a key. */
function within(key: string, columns: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, path]) => [name, `${key}.${path}`]));
}

const OUTCOME = { domain: 'input_domain', outcome: 'match_status' };
const REST = {
  match_confidence: 'match_confidence',
  evidence_quote: 'evidence.0.quote',
  evidence_url: 'evidence.0.page_url',
  failure_code: 'failure.code',
  charged: 'charged',
  charge_reason: 'charge_reason',
  // Fields of a job that has not ended.
  status: 'status',
  job_id: 'job_id',
};

export const RESOLUTION_CSV = { ...OUTCOME, ...within('company', COMPANY), ...REST };
export const ENRICHMENT_CSV = {
  ...OUTCOME,
  ...within('company', { ...COMPANY, ...COMPANY_MORE }),
  ...REST,
};
export const COMPANY_ANSWER_CSV = {
  ...within('company', COMPANY),
  domain: 'reverse_domain.domain',
  website: 'reverse_domain.url',
  outcome: 'reverse_domain.status',
  match_confidence: 'reverse_domain.match_confidence',
  evidence_quote: 'reverse_domain.evidence.0.quote',
  evidence_url: 'reverse_domain.evidence.0.page_url',
  charged: 'charged',
  charge_reason: 'charge_reason',
};
export const PROFILE_CSV = { ...COMPANY, ...COMPANY_MORE, as_of: 'as_of' };
