import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  actorOf,
  CsvOut,
  errorResponses,
  Nullable,
  sendCsv,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import { presentExported, SEARCH_COLUMNS, SearchExportIn } from '../register/index.ts';
import { type NewMatch, SAVED_SEARCHES_MAX, type SavedSearch, type SavedSearches } from './index.ts';
import { typedQuery } from './typed-query.ts';

const PAGE_SIZE = 50;
const PAGE_MAX = 200;

const NameIn = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  description: 'Unique within the account, case-insensitive.',
});

const SavedSearchOut = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    query: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Name, filters and sort: the parameters of `/v1/companies/search`.',
    }),
    watched: Type.Boolean(),
    new_matches: Type.Integer({
      description: 'Companies found for the first time since the watch began.',
    }),
    created_at: Timestamp(),
    checked_at: Nullable(Timestamp('When the search last ran to find new matches.')),
  },
  { title: 'SavedSearch' },
);

const EXAMPLE: Static<typeof SavedSearchOut> = {
  id: 'search_01jd3k5m7p9r1t3v5x7z9b1d3f',
  name: 'Joiners in Kendal',
  query: { sic_code: ['16230', '43320'], town: 'Kendal' },
  watched: true,
  new_matches: 1,
  created_at: '2026-03-03T08:19:55.000Z',
  checked_at: '2026-03-04T02:00:00.000Z',
};

const ListOut = Type.Object(
  { saved_searches: Type.Array(SavedSearchOut), limit: Type.Integer() },
  { title: 'SavedSearchList' },
);

const CreateIn = Type.Object(
  {
    name: NameIn,
    query: Type.Object(SearchExportIn.properties, {
      title: 'SavedSearchQuery',
      description:
        'The parameters of `/v1/companies/search`, without `page`. Numbers, `true`, `false` and a single SIC code may also be text, as in the `filters` of a facet.',
    }),
    watch: Type.Optional(
      Type.Boolean({ description: 'Whether to watch for companies that newly match. Default: false.' }),
    ),
  },
  { title: 'NewSavedSearch' },
);

const ChangeIn = Type.Object(
  { name: Type.Optional(NameIn), watched: Type.Optional(Type.Boolean()) },
  { title: 'SavedSearchChange' },
);

const MatchesOut = Type.Object(
  {
    matches: Type.Array(
      Type.Object(
        {
          company_number: Type.String(),
          company_name: Nullable(Type.String()),
          company_status: Nullable(Type.String()),
          matched_at: Timestamp('When the search first found the company.'),
        },
        { title: 'SavedSearchMatch' },
      ),
    ),
    page: Type.Integer(),
    has_more: Type.Boolean(),
  },
  { title: 'SavedSearchMatches' },
);

const IdIn = Type.Object({ id: Type.String() });
const DeletedOut = Type.Object(
  { id: Type.String(), deleted: Type.Literal(true) },
  { title: 'DeletedSavedSearch' },
);

const tags = ['Saved searches'];
const config = { auth: 'any' } as const;

export function savedSearchRoutes(app: AppInstance, saved: SavedSearches): void {
  listSavedSearchesRoute(app, saved);
  createSavedSearchRoute(app, saved);
  changeSavedSearchRoute(app, saved);
  deleteSavedSearchRoute(app, saved);
  listSavedSearchMatchesRoute(app, saved);
  exportSavedSearchRoute(app, saved);
}

function listSavedSearchesRoute(app: AppInstance, saved: SavedSearches): void {
  app.get(
    '/v1/saved-searches',
    {
      config,
      schema: {
        tags,
        operationId: 'listSavedSearches',
        summary: 'List your saved searches',
        response: {
          200: withExample(ListOut, { saved_searches: [EXAMPLE], limit: SAVED_SEARCHES_MAX }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => ({
      saved_searches: (await saved.list(accountIdOf(request))).map(present),
      limit: SAVED_SEARCHES_MAX,
    }),
  );
}

function createSavedSearchRoute(app: AppInstance, saved: SavedSearches): void {
  app.post(
    '/v1/saved-searches',
    {
      config,
      async preValidation({ body }) {
        // Not checked yet: it may be anything.
        const given = body as { query?: unknown } | null;
        if (given?.query !== undefined) given.query = typedQuery(given.query) as typeof body.query;
      },
      schema: {
        tags,
        operationId: 'createSavedSearch',
        summary: 'Save a search under a name',
        description:
          'With `watch`, the search runs again after every import and once a day, and companies that it finds for the first time are its new matches. Companies that match when the watch begins are not new. Only the first 10,000 companies count.',
        body: withExample(CreateIn, {
          name: 'Joiners in Kendal',
          query: { sic_code: ['16230', '43320'], town: 'Kendal' },
          watch: true,
        }),
        response: { 201: withExample(SavedSearchOut, EXAMPLE), ...errorResponses(400, 401, 409, 503) },
      },
    },
    async (request, reply) => {
      const { name, query, watch = false } = request.body;
      const made = await saved.create(actorOf(request), { name, query, watch });
      return reply.code(201).send(present(made));
    },
  );
}

function changeSavedSearchRoute(app: AppInstance, saved: SavedSearches): void {
  app.patch(
    '/v1/saved-searches/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'changeSavedSearch',
        summary: 'Rename a saved search, or watch it',
        params: IdIn,
        body: withExample(ChangeIn, { watched: true }),
        response: { 200: withExample(SavedSearchOut, EXAMPLE), ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request) => present(await saved.change(actorOf(request), request.params.id, request.body)),
  );
}

function deleteSavedSearchRoute(app: AppInstance, saved: SavedSearches): void {
  app.delete(
    '/v1/saved-searches/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'deleteSavedSearch',
        summary: 'Delete a saved search and its matches',
        params: IdIn,
        response: {
          200: withExample(DeletedOut, { id: EXAMPLE.id, deleted: true }),
          ...errorResponses(401, 404),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      await saved.remove(actorOf(request), id);
      return { id, deleted: true as const };
    },
  );
}

function listSavedSearchMatchesRoute(app: AppInstance, saved: SavedSearches): void {
  app.get(
    '/v1/saved-searches/:id/matches',
    {
      config,
      schema: {
        tags,
        operationId: 'listSavedSearchMatches',
        summary: 'List the companies that newly match',
        description: 'Each company once, newest first, 50 per page.',
        params: IdIn,
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
        }),
        response: {
          200: withExample(MatchesOut, {
            matches: [
              {
                company_number: '73816452',
                company_name: 'TARNWICK JOINERY LIMITED',
                company_status: 'active',
                matched_at: '2026-03-04T02:00:00.000Z',
              },
            ],
            page: 1,
            has_more: false,
          }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { page = 1 } = request.query;
      const found = await saved.listMatches(accountIdOf(request), request.params.id, {
        offset: (page - 1) * PAGE_SIZE,
        limit: PAGE_SIZE + 1,
      });
      return {
        matches: found.slice(0, PAGE_SIZE).map(presentMatch),
        page,
        has_more: found.length > PAGE_SIZE,
      };
    },
  );
}

function exportSavedSearchRoute(app: AppInstance, saved: SavedSearches): void {
  app.get(
    '/v1/saved-searches/:id/companies.csv',
    {
      config,
      schema: {
        tags,
        operationId: 'exportSavedSearch',
        summary: 'The companies of a saved search, as a CSV file',
        description: 'The companies that match now, in the order of the search; at most the first 10,000.',
        params: IdIn,
        response: { 200: CsvOut('One row per company.'), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) =>
      sendCsv(reply, {
        name: 'companies',
        columns: SEARCH_COLUMNS,
        pages: await saved.exportCompanies(accountIdOf(request), request.params.id),
        present: presentExported,
      }),
  );
}

function present({
  account_id: _,
  created_at,
  checked_at,
  query,
  ...saved
}: SavedSearch): Static<typeof SavedSearchOut> {
  return {
    ...saved,
    query: { ...query },
    created_at: created_at.toISOString(),
    checked_at: checked_at?.toISOString() ?? null,
  };
}

function presentMatch({ matched_at: at, ...match }: NewMatch) {
  return { ...match, matched_at: at.toISOString() };
}
