import type { FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  CsvOut,
  errorResponses,
  sendCsv,
  withExample,
} from '../../platform/http/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { PROFILE_CSV } from '../../shared/csv-columns.ts';
import type { LiveSource } from './live/live-source.ts';
import {
  CompanyProfileIn,
  CompanyProfileOut,
  CompanyProfileQuery,
  PROFILE_EXAMPLE,
  type Registration,
} from './profile/company.schemas.ts';
import { findCompany, findStoredCompany } from './profile/find-company.ts';
import { presentProfile } from './profile/present-company.ts';
import type { Search } from './search/index.ts';
import {
  FACETS_EXAMPLE,
  FacetsOut,
  presentExported,
  presentFacets,
  presentSearchPage,
  presentSuggestions,
  SEARCH_COLUMNS,
  SEARCH_EXAMPLE,
  SearchExportIn,
  SearchIn,
  SearchOut,
  SUGGEST_EXAMPLE,
  SuggestIn,
  SuggestOut,
} from './search/search.schemas.ts';
import { parseSearchQuery, parseUnpagedQuery, withoutEmptyFilters } from './search/search-query.ts';

export function registerSearchRoutes(app: AppInstance, search: Search): void {
  app.get(
    '/v1/companies/search',
    {
      config: { auth: 'any' },
      preValidation: dropEmptyFilters,
      schema: {
        tags: ['Register'],
        operationId: 'searchCompanies',
        summary: 'Find companies by name, number and filters',
        description:
          'Filters combine with AND; without any, the newest companies come first. With a name the best match comes first: the whole name, then names that begin with its words, then with its letters, then all its words, then similar names; at equal score active companies before others, and companies that have left the register last. Pages neither repeat nor skip a company, even when the register changes while you read them in turn.',
        querystring: SearchIn,
        response: { 200: withExample(SearchOut, SEARCH_EXAMPLE), ...errorResponses(400, 401, 503) },
      },
    },
    async (request) => {
      const found = await search.searchCompanies(parseSearchQuery(request.query), accountIdOf(request));
      return presentSearchPage(found, request.query.details ? await search.readDetails(found) : undefined);
    },
  );

  app.get(
    '/v1/companies/search.csv',
    {
      config: { auth: 'any' },
      preValidation: dropEmptyFilters,
      schema: {
        tags: ['Register'],
        operationId: 'exportCompanySearch',
        summary: 'The companies of a search, as a CSV file',
        description: 'The same filters and order as `/v1/companies/search`; the first 10,000 companies.',
        querystring: SearchExportIn,
        response: { 200: CsvOut('A row a company.'), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const found = search.exportRows(parseUnpagedQuery(request.query));
      return sendCsv(reply, {
        name: 'companies',
        columns: SEARCH_COLUMNS,
        pages: found,
        present: presentExported,
      });
    },
  );
}

export function suggestRoutes(app: AppInstance, search: Search): void {
  app.get(
    '/v1/companies/facets',
    {
      config: { auth: 'any' },
      preValidation: dropEmptyFilters,
      schema: {
        tags: ['Register'],
        operationId: 'countCompanyFacets',
        summary: 'What the companies of a search have in common',
        description:
          'Counts by industry, town, size and age, with the filters that narrow the search to each. Takes the same name and filters as `/v1/companies/search`. At most 5,000 companies are counted: the best matches of a name, or any that meet the filters.',
        querystring: SearchExportIn,
        response: { 200: withExample(FacetsOut, FACETS_EXAMPLE), ...errorResponses(400, 401, 503) },
      },
    },
    async (request) => presentFacets(await search.countFacets(parseUnpagedQuery(request.query))),
  );

  app.get(
    '/v1/companies/suggest',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'suggestCompanies',
        summary: 'Suggest companies while a name is typed',
        description:
          'Up to eight, by their current name or a whole number: names that begin with the words, then with the letters, then names that have the words elsewhere; companies that exist before those that are gone. Up to ten seconds old. Does not correct typing errors: `/v1/companies/search` does.',
        querystring: SuggestIn,
        response: { 200: withExample(SuggestOut, SUGGEST_EXAMPLE), ...errorResponses(400, 401, 503) },
      },
    },
    async (request) => presentSuggestions(await search.suggest(request.query.q ?? '')),
  );
}

async function dropEmptyFilters(request: FastifyRequest): Promise<void> {
  request.query = withoutEmptyFilters(request.query as object);
}

interface ProfileDeps {
  live: LiveSource;
  clock: Clock;
  /** Entries of other public registers about a company. */
  listRegistrations: (companyNumber: string) => Promise<Registration[]>;
}

export function companyProfileRoutes(
  app: AppInstance,
  { live, clock, listRegistrations }: ProfileDeps,
): void {
  app.get(
    '/v1/companies/:company_number',
    {
      config: { auth: 'any', csv: PROFILE_CSV },
      schema: {
        tags: ['Register'],
        operationId: 'getCompany',
        summary: 'Read the full profile of a company',
        description:
          'Costs no credit. Officers, charges and insolvency come from Companies House and are at most a day old; without a Companies House key they are null, as is what follows from them. Everything counted in days is computed for the day of the answer.',
        params: CompanyProfileIn,
        querystring: CompanyProfileQuery,
        response: {
          200: withExample(CompanyProfileOut, PROFILE_EXAMPLE),
          ...errorResponses(400, 401, 404, 503),
        },
      },
    },
    async (request) => {
      const { company_number: number } = request.params;
      const company = await (request.query.stored ? findStoredCompany : findCompany)(live, number);
      const registrations = await listRegistrations(company.record.company_number);
      return { ...presentProfile(company, clock.now()), registrations };
    },
  );
}
