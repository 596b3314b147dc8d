import { type Static, Type } from '@sinclair/typebox';
import { ANY_CASE, Nullable, OneOf } from '../../../platform/http/index.ts';
import { shownStatus } from '../../../shared/companies/company-status.ts';
import { describeSicCode } from '../../../shared/companies/sic-codes.ts';
import {
  SEARCH_FILTER_ENTRIES,
  SEARCH_PAGE_MAX,
  SEARCH_PAGE_SIZE,
  SEARCH_SORT_NAMES,
  type SearchFilter,
  type SearchFilterName,
  SUGGESTIONS_MAX,
} from '../../../shared/search-filters.ts';
import { NewestFiguresOut } from '../../financials/index.ts';
import type { ExportedCompany } from './export-companies.ts';
import type { Facets } from './facets/facets.ts';
import type { FoundCompany, SearchPage } from './search-companies.ts';
import { NAME_LENGTH_MAX, SIC_CODES_MAX } from './search-query.ts';
import type { CompanyDetails, SuggestedCompany } from './search-types.ts';

/** A filter of `SEARCH_FILTERS` as a property of the query string. */
function filterSchema(name: string, { kind, choices, description, example, minimum }: SearchFilter) {
  const described = { description, ...(example !== undefined && { examples: [example] }) };
  switch (kind) {
    case 'flag':
      return Type.Optional(Type.Boolean(described));
    case 'amount':
      return Type.Optional(Type.Integer({ ...described, ...(minimum !== undefined && { minimum }) }));
    case 'sic':
      return Type.Optional(
        Type.Array(Type.String({ maxLength: 150 }), {
          description,
          maxItems: SIC_CODES_MAX,
          examples: [[example]],
        }),
      );
    default:
      return Type.Optional(
        Type.String({
          ...((kind === 'postcode' || kind === 'town') && { maxLength: kind === 'town' ? 100 : 20 }),
          ...(kind === 'date' && { format: 'date' }),
          ...(choices && { title: titleOf(name), enum: [...choices], [ANY_CASE]: true }),
          ...described,
        }),
      );
  }
}

/** `accounts_type` is the component `AccountsTypeFilter`. */
function titleOf(name: string): string {
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Filter`;
}

const filters = Object.fromEntries(
  SEARCH_FILTER_ENTRIES.map(([name, filter]) => [name, filterSchema(name, filter)]),
) as Record<SearchFilterName, ReturnType<typeof filterSchema>>;

export const SearchIn = Type.Object({
  name: Type.Optional(
    Type.String({
      maxLength: NAME_LENGTH_MAX,
      description:
        'Words, the beginning of a name, a previous name, a name without its spaces (also without its & or with its legal form), with a typing error or two, or a company number. `&` is "and"; the legal form (Ltd, PLC, Cyf …) only decides which of several equal names comes first. Without a letter or digit it matches nothing. A name of very common words that many names begin with finds those only.',
      examples: ['tarnwick joinery'],
    }),
  ),
  q: Type.Optional(
    Type.String({ maxLength: NAME_LENGTH_MAX, description: 'Another word for `name`, which wins.' }),
  ),
  ...filters,
  sort: Type.Optional(
    OneOf(SEARCH_SORT_NAMES, {
      title: 'CompanySearchSort',
      description:
        '`relevance`, the default: the best match first; without a name the newest company. A `-` is from high to low. Companies without the value come last. With a name, the best 10,000 matches are sorted.',
    }),
  ),
  page: Type.Optional(
    Type.String({
      description: `A whole number from 1 to ${SEARCH_PAGE_MAX}.`,
      default: '1',
      examples: ['1'],
    }),
  ),
  details: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Whether each company also has `details`: its town, business and newest figures.',
    }),
  ),
});

const DetailsOut = Type.Object(
  {
    town: Nullable(Type.String()),
    sic_codes: Type.Array(Type.String()),
    sic_descriptions: Type.Array(Type.String()),
    financials: NewestFiguresOut,
  },
  { title: 'CompanySearchDetails', description: 'Only with `details=true`.' },
);

const FoundCompanyOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    company_status: Type.String(),
    company_type: Type.String(),
    registered_postcode: Nullable(Type.String()),
    incorporated_on: Nullable(Type.String({ format: 'date' })),
    accounts_type: Nullable(Type.String()),
    matched_name: Nullable(
      Type.String({ description: 'The previous name that matched; null when the current one did.' }),
    ),
    match_score: Nullable(
      Type.Number({
        description:
          'Null without a name. 1: the whole name, or the number. 0.945 to 0.99: the name begins with its words. 0.9 to 0.945: with its letters. Below: all the words, or similar ones.',
      }),
    ),
    details: Type.Optional(DetailsOut),
  },
  { title: 'CompanySearchHit' },
);

export const SearchOut = Type.Object(
  {
    companies: Type.Array(FoundCompanyOut),
    page: Type.String(),
    page_size: Type.Integer(),
    has_more: Type.Boolean(),
    next_page: Nullable(Type.String()),
    total: Type.Integer({
      description:
        'Counting stops at 10,000; for a common word together with filters, in a large register, after a page or two. `total_is_exact` is then false.',
    }),
    total_is_exact: Type.Boolean({ description: 'False when there are, or may be, more than were counted.' }),
  },
  { title: 'CompanySearchPage' },
);

export const SEARCH_EXAMPLE: Static<typeof SearchOut> = {
  companies: [
    {
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      company_type: 'ltd',
      registered_postcode: 'LA9 4XX',
      incorporated_on: '2012-03-14',
      accounts_type: 'micro-entity',
      matched_name: null,
      match_score: 0.95,
    },
  ],
  page: '1',
  page_size: SEARCH_PAGE_SIZE,
  has_more: false,
  next_page: null,
  total: 1,
  total_is_exact: true,
};

export const SuggestIn = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: NAME_LENGTH_MAX,
      description: 'What was typed so far. Without a letter or digit there is no suggestion.',
      examples: ['tarnw'],
    }),
  ),
});

export const SuggestOut = Type.Object(
  {
    companies: Type.Array(
      Type.Object(
        {
          company_number: Type.String(),
          company_name: Type.String(),
          company_status: Type.String({ description: '`removed`: has left the register.' }),
          registered_postcode: Nullable(Type.String()),
        },
        { title: 'CompanySuggestion' },
      ),
      { maxItems: SUGGESTIONS_MAX },
    ),
  },
  { title: 'CompanySuggestions' },
);

const FacetOut = Type.Object(
  {
    label: Type.String({ description: 'For people.' }),
    count: Type.Integer(),
    filters: Type.Record(Type.String(), Type.String(), {
      description:
        'The filters of a search that narrow it to these companies. They replace those of the same name.',
    }),
  },
  { title: 'CompanySearchFacet' },
);

export const FacetsOut = Type.Object(
  {
    industries: Type.Array(FacetOut, {
      description:
        'Divisions of SIC codes, the most frequent ten. If the search asks for codes, only those are counted.',
    }),
    towns: Type.Array(FacetOut, { description: 'The most frequent ten.' }),
    sizes: Type.Array(FacetOut, { description: 'By employees in the newest accounts that were read.' }),
    ages: Type.Array(FacetOut, { description: 'By whole years since incorporation.' }),
    counted: Type.Integer({ description: 'The companies that were counted, at most 5,000.' }),
    is_complete: Type.Boolean({ description: 'False: the search has, or may have, more companies.' }),
  },
  { title: 'CompanySearchFacets' },
);

export const FACETS_EXAMPLE: Static<typeof FacetsOut> = {
  industries: [{ label: 'Wood products', count: 12, filters: { sic_code: '16' } }],
  towns: [{ label: 'Kendal', count: 9, filters: { town: 'KENDAL' } }],
  sizes: [{ label: '1 to 9 employees', count: 10, filters: { employees_min: '1', employees_max: '9' } }],
  ages: [{ label: '20 years and older', count: 3, filters: { incorporated_to: '2006-03-14' } }],
  counted: 14,
  is_complete: true,
};

export function presentFacets({ isComplete, ...facets }: Facets): Static<typeof FacetsOut> {
  return { ...facets, is_complete: isComplete };
}

export const SUGGEST_EXAMPLE: Static<typeof SuggestOut> = {
  companies: [
    {
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      registered_postcode: 'LA9 4XX',
    },
  ],
};

export function presentSuggestions(companies: SuggestedCompany[]): Static<typeof SuggestOut> {
  return {
    companies: companies.map((company) => ({
      company_number: company.company_number,
      company_name: company.company_name,
      company_status: shownStatus(company),
      registered_postcode: company.postal_code,
    })),
  };
}

/** Only the filters: an export has no pages, and always has the details. */
export const SearchExportIn = Type.Omit(SearchIn, ['page', 'details']);

export const SEARCH_COLUMNS = [
  'company_number',
  'company_name',
  'company_status',
  'company_type',
  'registered_postcode',
  'incorporated_on',
  'accounts_type',
  'matched_name',
  'match_score',
  'town',
  'sic_codes',
  'sic_descriptions',
  'employees',
  'turnover',
  'net_assets',
  'financials_period_end',
] as const satisfies (keyof ReturnType<typeof presentExported>)[];

function presentFoundCompany({ company, matchedName, score }: FoundCompany): Static<typeof FoundCompanyOut> {
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_status: shownStatus(company),
    company_type: company.company_type,
    registered_postcode: company.postal_code,
    incorporated_on: company.incorporated_on,
    accounts_type: company.accounts_type,
    matched_name: matchedName,
    match_score: score,
  };
}

/** The slug of companies that have filed no accounts. In a file it would look like an error. */
const NO_ACCOUNTS_FILED = 'null';

const describeBusiness = (codes: string[]) => codes.map((code) => describeSicCode(code) ?? code);

function presentDetails(details: CompanyDetails | undefined): Static<typeof DetailsOut> {
  const codes = details?.sic_codes ?? [];
  return {
    town: details?.locality ?? null,
    sic_codes: codes,
    sic_descriptions: describeBusiness(codes),
    financials: details?.financials ?? null,
  };
}

/** A row of a file; missing values are empty cells. */
export function presentExported({ details, ...found }: ExportedCompany) {
  const company = presentFoundCompany(found);
  const codes = details?.sic_codes ?? [];
  return {
    ...company,
    accounts_type: company.accounts_type === NO_ACCOUNTS_FILED ? null : company.accounts_type,
    town: details?.locality ?? null,
    sic_codes: codes.join('; '),
    sic_descriptions: describeBusiness(codes).join('; '),
    employees: details?.financials?.employees ?? null,
    turnover: details?.financials?.turnover ?? null,
    net_assets: details?.financials?.net_assets ?? null,
    financials_period_end: details?.financials?.period_end ?? null,
  };
}

/** `details`: of the companies of the page, by id, where they were asked for. */
export function presentSearchPage(
  found: SearchPage,
  details?: ReadonlyMap<number, CompanyDetails>,
): Static<typeof SearchOut> {
  return {
    companies: found.companies.map((one) => ({
      ...presentFoundCompany(one),
      ...(details && { details: presentDetails(details.get(one.company.id)) }),
    })),
    page: String(found.page),
    page_size: SEARCH_PAGE_SIZE,
    has_more: found.hasMore,
    next_page: found.hasMore ? String(found.page + 1) : null,
    total: found.total,
    total_is_exact: found.totalIsExact,
  };
}
