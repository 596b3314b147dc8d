/** All types of signals. The names are part of the API. */
export const SIGNAL_TYPES = [
  'company_name_changed',
  'company_status_changed',
  'strike_off_proposed',
  'strike_off_withdrawn',
  'registered_office_changed',
  'sic_codes_changed',
  'accounts_filed',
  'accounts_overdue',
  'confirmation_statement_filed',
  'confirmation_statement_overdue',
  'director_appointed',
  'director_resigned',
  'psc_changed',
  'charge_registered',
  'charge_satisfied',
  'insolvency_started',
  'insolvency_updated',
] as const;

export type SignalType = (typeof SIGNAL_TYPES)[number];
