/** The statuses and kinds of accounts of the Companies House API. */
const COMPANY_STATUSES = [
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
  /** How the value is checked, and which field the form of the console has for it. */
  kind: 'postcode' | 'choice' | 'date';
  choices?: readonly string[];
  /** For callers of the API and for agents. */
  description: string;
  example?: string;
  /** The option of `domesday search`, and its help. */
  option: string;
  help: string;
  /** The field in the console. */
  label: string;
  placeholder?: string;
}

/**
 * Every filter of the company search, by its name in the query string. The schema of the API and of the agents' tool, the
 * parser, the options of the command line and the form of the console come from here; the SQL of each is in
 * `src/modules/register/search/filter-sql.ts`.
 */
export const SEARCH_FILTERS = {
  postcode: {
    kind: 'postcode',
    description: 'Whole (`SW1A 1AA`) or outward (`SW1A`).',
    example: 'SW1A',
    option: '--postcode <code>',
    help: 'whole or outward',
    label: 'Postcode',
    placeholder: 'LS1 or LS1 4AP',
  },
  company_status: {
    kind: 'choice',
    choices: COMPANY_STATUSES,
    description: 'As the Companies House API names it, in any case. `removed`: has left the register.',
    option: '--status <status>',
    help: 'such as active or liquidation',
    label: 'Status',
  },
  accounts_type: {
    kind: 'choice',
    choices: ACCOUNTS_TYPES,
    description: 'Of the last accounts, as the Companies House API names it, in any case.',
    option: '--accounts-type <type>',
    help: 'such as micro-entity',
    label: 'Accounts',
  },
  incorporated_from: {
    kind: 'date',
    description: 'The first day that counts.',
    option: '--from <date>',
    help: 'incorporated on that day or later',
    label: 'Incorporated from',
  },
  incorporated_to: {
    kind: 'date',
    description: 'The last day that counts. Before the first, nothing matches.',
    option: '--to <date>',
    help: 'incorporated on that day or earlier',
    label: 'Incorporated to',
  },
} satisfies Record<string, SearchFilter>;

export type SearchFilterName = keyof typeof SEARCH_FILTERS;

export const SEARCH_FILTER_ENTRIES = Object.entries(SEARCH_FILTERS) as [SearchFilterName, SearchFilter][];

export const SEARCH_PAGE_SIZE = 20;
/** The last page that can be requested. */
export const SEARCH_PAGE_MAX = 500;
