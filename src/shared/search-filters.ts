import { COMPANY_TYPE_SLUGS } from './companies/company-types.ts';

/** The statuses of companies in the Companies House API. */
export const COMPANY_STATUSES = [
  'active',
  'dissolved',
  'liquidation',
  'receivership',
  'converted-closed',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'administration',
  'open',
  'closed',
  'registered',
  'removed',
];

/** The types of accounts in the Companies House API. */
const ACCOUNTS_TYPES = [
  'null',
  'full',
  'small',
  'medium',
  'group',
  'dormant',
  'interim',
  'initial',
  'total-exemption-full',
  'total-exemption-small',
  'partial-exemption',
  'audit-exemption-subsidiary',
  'filing-exemption-subsidiary',
  'micro-entity',
  'no-accounts-type-available',
  'audited-abridged',
  'unaudited-abridged',
];

export interface SearchFilter {
  /** Decides how the value is checked, and which field the console shows for it. */
  kind: 'postcode' | 'choice' | 'date' | 'sic' | 'town' | 'flag' | 'amount';
  choices?: readonly string[];
  /** For callers of the API and for agents. */
  description: string;
  example?: string;
  /** The option of `domesday search`, and its help. */
  option: string;
  help: string;
  /** Amounts: the smallest that makes sense. */
  minimum?: number;
  /** The field in the console. */
  label: string;
  placeholder?: string;
}

/** The two ends of a range of a figure from the newest accounts that were read. */
function figureFilters<Figure extends string>(
  figure: Figure,
  { what, ...rest }: { what: string; minimum?: number; placeholder: string },
): Record<`${Figure}_min` | `${Figure}_max`, SearchFilter> {
  const option = (end: string) => `--${figure.replace('_', '-')}-${end} <number>`;
  const figureOf = `${what} in the newest accounts that were read, in whole units of their currency.`;
  const described = `${figure === 'employees' ? figureOf.replace(', in whole units of their currency', '') : figureOf} Companies without that figure do not match.`;
  const range = {
    [`${figure}_min`]: {
      kind: 'amount',
      description: `Minimum, inclusive. ${described}`,
      option: option('min'),
      help: `${what.toLowerCase()}: at least`,
      label: `${what} from`,
      ...rest,
    },
    [`${figure}_max`]: {
      kind: 'amount',
      description: `Maximum, inclusive. ${described}`,
      option: option('max'),
      help: `${what.toLowerCase()}: at most`,
      label: `${what} to`,
      ...rest,
    },
  };
  return range as Record<`${Figure}_min` | `${Figure}_max`, SearchFilter>;
}

/**
 * Every filter of the company search, by its name in the query string. The schema of the API and of the
 * agents' tool, the parser, the options of the command line and the form of the console come from here; the
 * SQL of each is in `src/modules/register/search/filters/filter-sql.ts`.
 */
export const SEARCH_FILTERS = {
  postcode: {
    kind: 'postcode',
    description: 'The postcode of the registered office: complete (`SW1A 1AA`) or its outward half (`SW1A`).',
    example: 'SW1A',
    option: '--postcode <code>',
    help: 'complete or its first half',
    label: 'Postcode',
    placeholder: 'LS1 or LS1 4AP',
  },
  company_status: {
    kind: 'choice',
    choices: COMPANY_STATUSES,
    description:
      'A Companies House company status, case-insensitive. `removed`: the company has left the register.',
    option: '--status <status>',
    help: 'such as active or liquidation',
    label: 'Status',
  },
  accounts_type: {
    kind: 'choice',
    choices: ACCOUNTS_TYPES,
    description: 'The type of the last accounts, as a Companies House API value; case-insensitive.',
    option: '--accounts-type <type>',
    help: 'such as micro-entity',
    label: 'Accounts',
  },
  incorporated_from: {
    kind: 'date',
    description: 'Incorporated on or after this day.',
    option: '--from <date>',
    help: 'incorporated on that day or later',
    label: 'Incorporated from',
  },
  incorporated_to: {
    kind: 'date',
    description: 'Incorporated on or before this day. If it is before `incorporated_from`, nothing matches.',
    option: '--to <date>',
    help: 'incorporated on that day or earlier',
    label: 'Incorporated to',
  },
  company_type: {
    kind: 'choice',
    choices: COMPANY_TYPE_SLUGS,
    description: 'A Companies House company type, case-insensitive.',
    option: '--type <type>',
    help: 'such as plc or llp',
    label: 'Type',
  },
  sic_code: {
    kind: 'sic',
    description:
      'The kind of business (UK SIC 2007): 2 to 5 digits, which are the code or its beginning. Several codes, repeated or with commas between them: companies with any of them.',
    example: '62',
    option: '--sic <code...>',
    help: 'kind of business: a SIC code or its first 2 to 4 digits; several are possible',
    label: 'Industry',
    placeholder: 'Joinery, or a SIC code',
  },
  town: {
    kind: 'town',
    description: 'The town of the registered office: the full name, case-insensitive.',
    example: 'Leeds',
    option: '--town <town>',
    help: 'of the registered office',
    label: 'Town',
    placeholder: 'Leeds',
  },
  has_website: {
    kind: 'flag',
    description:
      'True: a verified website of the company is known. False: none is known. The website itself is given by a resolution, which costs credits.',
    option: '--has-website [true|false]',
    help: 'whether a verified website is known',
    label: 'Website',
  },
  ...figureFilters('employees', { what: 'Employees', minimum: 0, placeholder: '50' }),
  ...figureFilters('turnover', { what: 'Turnover', placeholder: '1000000' }),
  ...figureFilters('net_assets', { what: 'Net assets', placeholder: '100000' }),
  accounts_overdue: {
    kind: 'flag',
    description:
      'Whether accounts are overdue, as in the company profile, on the day of the answer. Companies that are closed or have no due date match neither value.',
    option: '--accounts-overdue [true|false]',
    help: 'whether accounts are overdue',
    label: 'Accounts overdue',
  },
} satisfies Record<string, SearchFilter>;

export type SearchFilterName = keyof typeof SEARCH_FILTERS;

export const SEARCH_FILTER_ENTRIES = Object.entries(SEARCH_FILTERS) as [SearchFilterName, SearchFilter][];

export const SEARCH_PAGE_SIZE = 20;
/** The companies that are suggested while a name is typed, at most. */
export const SUGGESTIONS_MAX = 8;
/** The last page that can be requested. */
export const SEARCH_PAGE_MAX = 500;

/** The orders of results, by their name in the query string, with what the console calls them. */
export const SEARCH_SORTS = {
  relevance: 'Best match',
  name: 'Name',
  incorporated_on: 'Oldest first',
  '-incorporated_on': 'Newest first',
  employees: 'Fewest employees',
  '-employees': 'Most employees',
  net_assets: 'Lowest net assets',
  '-net_assets': 'Highest net assets',
} as const;

export type SearchSort = keyof typeof SEARCH_SORTS;

export const SEARCH_SORT_NAMES = Object.keys(SEARCH_SORTS) as SearchSort[];

/** For people and agents: why a page of results is empty. */
export function emptyPageText({ page, total }: { page: string; total: number }): string {
  return total === 0
    ? 'No company matches. Try fewer words, or fewer filters.'
    : `Page ${page} is beyond the last one; ask for an earlier page.`;
}
