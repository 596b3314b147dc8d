export const SEVERITIES = ['info', 'notice', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface SignalTypeEntry {
  severity: Severity;
  /** Found on websites or in filed accounts; without it, in the register. */
  about?: 'website' | 'accounts';
  /** Sources give the same change different days, a few days apart. */
  dayVaries?: true;
  description: string;
}

/**
 * Every type of signal: how much it matters, and what happened. The list in the API, `docs/signal-types.md`,
 * the filters of the console, the tools of agents and the changes of the sandbox come from here. The names
 * are part of the API.
 */
export const SIGNAL_TYPE_TABLE = {
  company_name_changed: { severity: 'notice', dayVaries: true, description: 'The company has a new name.' },
  company_status_changed: {
    severity: 'notice',
    dayVaries: true,
    description:
      'The company has a new status. The severity is `critical` when it closed or insolvency proceedings began.',
  },
  strike_off_proposed: {
    severity: 'warning',
    dayVaries: true,
    description: 'Somebody proposed to strike the company off the register.',
  },
  strike_off_withdrawn: {
    severity: 'notice',
    dayVaries: true,
    description: 'The proposal to strike it off was withdrawn.',
  },
  registered_office_changed: {
    severity: 'notice',
    dayVaries: true,
    description: 'The registered office moved.',
  },
  sic_codes_changed: {
    severity: 'info',
    description: 'The codes of its business (SIC) are different ones.',
  },
  accounts_filed: { severity: 'info', description: 'It filed accounts.' },
  accounts_overdue: { severity: 'warning', description: 'The due date of its accounts passed.' },
  confirmation_statement_filed: { severity: 'info', description: 'It filed a confirmation statement.' },
  confirmation_statement_overdue: {
    severity: 'warning',
    description: 'The due date of its confirmation statement passed.',
  },
  director_appointed: { severity: 'notice', description: 'A director was appointed.' },
  director_resigned: { severity: 'notice', description: 'A director left.' },
  psc_changed: {
    severity: 'notice',
    description: 'A person began or ceased to have significant control (PSC), or has another kind of it.',
  },
  identity_verified: {
    severity: 'info',
    description: 'A director or person with significant control verified their identity.',
  },
  identity_verification_overdue: {
    severity: 'warning',
    description:
      'The day passed by which a director or person with significant control had to verify their identity.',
  },
  charge_registered: { severity: 'warning', description: 'A charge on its assets was registered.' },
  charge_satisfied: { severity: 'info', description: 'A charge was satisfied.' },
  insolvency_started: { severity: 'critical', dayVaries: true, description: 'Insolvency proceedings began.' },
  insolvency_updated: {
    severity: 'warning',
    description: 'Proceedings have a new date, or another practitioner.',
  },
  website_operator_changed: {
    severity: 'warning',
    about: 'website',
    description: 'Its website names another operator, or none.',
  },
  website_details_changed: {
    severity: 'info',
    about: 'website',
    description: 'Its website states other details of the company than before, or fewer.',
  },
  website_unreachable: { severity: 'warning', about: 'website', description: 'Its website cannot be read.' },
  website_back: { severity: 'info', about: 'website', description: 'Its website can be read again.' },
  trading_while_dissolved: {
    severity: 'critical',
    about: 'website',
    description: 'It is dissolved or has left the register, and its website still speaks in its name.',
  },
  website_name_outdated: {
    severity: 'notice',
    about: 'website',
    description: 'Its website states a former name of the company.',
  },
  financials_filed: {
    severity: 'info',
    about: 'accounts',
    description: 'Its newest accounts were read, with the figures of the period and of the one before.',
  },
  net_assets_turned_negative: {
    severity: 'warning',
    about: 'accounts',
    description: 'Its new accounts show net liabilities, and those before did not.',
  },
  net_assets_fell: {
    severity: 'warning',
    about: 'accounts',
    description: 'Its new accounts show half of the net assets of the period before, or less.',
  },
  employees_changed: {
    severity: 'notice',
    about: 'accounts',
    description: 'Its average number of employees changed by a quarter or more, and by at least five.',
  },
} as const satisfies Record<string, SignalTypeEntry>;

export type SignalType = keyof typeof SIGNAL_TYPE_TABLE;

export const SIGNAL_TYPES = Object.keys(SIGNAL_TYPE_TABLE) as SignalType[];

/** The signal types that come from the register; the others are found on websites and in accounts. */
export const REGISTER_SIGNAL_TYPES = SIGNAL_TYPES.filter((type) => !('about' in SIGNAL_TYPE_TABLE[type]));

/** Whether sources may give the same change different days, a few days apart. */
export const doesDayVary = (type: SignalType): boolean => 'dayVaries' in SIGNAL_TYPE_TABLE[type];
