import { SEARCH_FILTERS, type SearchFilter } from '../../../src/shared/search-filters.ts';
import { SIGNAL_TYPE_TABLE } from '../../../src/shared/signal-types.ts';
import type { Choice, Property } from './n8n-types.ts';

const only = (...operations: string[]) => ({ show: { operation: operations } });

const OPERATIONS: Choice[] = [
  {
    name: 'Resolve Domain',
    value: 'resolveDomain',
    action: 'Find the company behind a domain',
    description: 'Which UK company is behind a domain, with evidence. A match costs one credit.',
  },
  {
    name: 'Resolve Company',
    value: 'resolveCompany',
    action: 'Find the website of a company',
    description: 'A company by number or name, its signals and its website. A website costs one credit.',
  },
  {
    name: 'Get Company',
    value: 'getCompany',
    action: 'Get the profile of a company',
    description: 'All that the register says of a company',
  },
  {
    name: 'Search Companies',
    value: 'searchCompanies',
    action: 'Search the register',
    description: 'Companies by words, place, kind, size and age',
  },
  {
    name: 'Watch Company',
    value: 'watchCompany',
    action: 'Watch a company',
    description: 'Get a signal when the company or its website changes',
  },
  {
    name: 'Stop Watching Company',
    value: 'unwatchCompany',
    action: 'Stop watching a company',
    description: 'Get no more signals of the company',
  },
];

/** The fields of the node, in the order of the form. */
export const PROPERTIES: Property[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    options: OPERATIONS,
    default: 'resolveDomain',
  },
  {
    displayName: 'Domain',
    name: 'domain',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'example.co.uk',
    description: 'A domain, an address of a page or an e-mail address',
    displayOptions: only('resolveDomain'),
  },
  {
    displayName: 'Enrich',
    name: 'enrich',
    type: 'boolean',
    default: false,
    description: 'Whether to add due dates, charges, insolvency and officers of the company',
    displayOptions: only('resolveDomain'),
  },
  {
    displayName: 'Company',
    name: 'company',
    type: 'string',
    default: '',
    required: true,
    placeholder: '73816452 or Tarnwick Joinery Limited',
    description: 'The number of the company or its name',
    displayOptions: only('resolveCompany'),
  },
  {
    displayName: 'Company Number',
    name: 'companyNumber',
    type: 'string',
    default: '',
    required: true,
    placeholder: '73816452',
    displayOptions: only('getCompany', 'watchCompany', 'unwatchCompany'),
  },
  {
    displayName: 'Tags',
    name: 'tags',
    type: 'string',
    default: '',
    placeholder: 'Suppliers, London',
    description: 'Tags for the company on the watchlist, separated by commas',
    displayOptions: only('watchCompany'),
  },
  {
    displayName: 'Words',
    name: 'query',
    type: 'string',
    default: '',
    description: 'Words of the name, now or formerly; may be empty when there is a filter',
    displayOptions: only('searchCompanies'),
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1, maxValue: 10_000 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: only('searchCompanies'),
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: Object.entries<SearchFilter>(SEARCH_FILTERS).map(([name, filter]) => filterField(name, filter)),
    displayOptions: only('searchCompanies'),
  },
  {
    displayName: 'Wait At Most (Seconds)',
    name: 'timeoutSeconds',
    type: 'number',
    typeOptions: { minValue: 1, maxValue: 600 },
    default: 120,
    description: 'How long to wait for the website to be read before the item fails',
    displayOptions: only('resolveDomain', 'resolveCompany'),
  },
];

/** Which signals start the workflow. */
export const SIGNAL_TYPES: Property = {
  displayName: 'Signals',
  name: 'signalTypes',
  type: 'multiOptions',
  required: true,
  default: ['all'],
  description: 'Which changes of watched companies start the workflow',
  options: [
    { name: 'All', value: 'all' },
    ...Object.entries(SIGNAL_TYPE_TABLE).map(([value, { description }]) => ({
      name: titleOf(value),
      value,
      description: description.replace(/\.$/, ''),
    })),
  ],
};

function filterField(name: string, { kind, label, description, choices, example }: SearchFilter): Property {
  const field = { displayName: label, name, description };
  const choicesOf = (values: readonly string[]) => values.map((value) => ({ name: titleOf(value), value }));
  switch (kind) {
    case 'choice':
      return { ...field, type: 'options', options: choicesOf(choices ?? []), default: choices?.[0] ?? '' };
    case 'flag':
      return { ...field, type: 'boolean', default: true };
    case 'amount':
      return { ...field, type: 'number', default: 0 };
    case 'date':
      return { ...field, type: 'dateTime', default: '' };
    default:
      return { ...field, type: 'string', default: '', ...(example && { placeholder: example }) };
  }
}

/** `director_resigned` as `Director Resigned`. */
function titleOf(value: string): string {
  return value.replaceAll(/[-_]/g, ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
