import {
  type AppInstance,
  accountIdOf,
  actorOf,
  CsvOut,
  errorResponses,
  planOf,
  readPages,
  sendCsv,
  takeRoom,
  withExample,
} from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { IMPORT_ROWS_MAX } from '../../shared/watchlist.ts';
import type { Watchlist } from './index.ts';
import * as schemas from './watchlist.schemas.ts';
import type { WatchedCompany } from './watchlist.store.ts';

const tags = ['Watchlist'];
const UPLOAD_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain', schemas.XLSX_TYPE];
const UPLOAD_BYTES_MAX = 1024 * 1024;
const CSV_PAGE = 1_000;

export function watchlistRoutes(app: AppInstance, watchlist: Watchlist): void {
  listWatchlistRoute(app, watchlist);
  exportWatchlistRoute(app, watchlist);
  watchCompanyRoute(app, watchlist);
  unwatchCompanyRoute(app, watchlist);
  listWatchlistTagsRoute(app, watchlist);
  setWatchlistTagsRoute(app, watchlist);
  importRoute(app, watchlist);
}

function listWatchlistRoute(app: AppInstance, watchlist: Watchlist): void {
  app.get(
    '/v1/watchlist',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listWatchlist',
        summary: 'List the companies you watch',
        description: 'With `tag`, only companies that have it; `used` still counts all watched companies.',
        querystring: schemas.WatchlistIn,
        response: {
          200: withExample(schemas.WatchlistOut, { watchlist: [schemas.ENTRY_EXAMPLE], used: 1, limit: 25 }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const accountId = accountIdOf(request);
      const { tag } = request.query;
      const companies = await watchlist.list(accountId, { tag });
      return {
        watchlist: companies.map(schemas.presentEntry),
        used: tag === undefined ? companies.length : await watchlist.countUsed(accountId),
        limit: planOf(request).watchlist_limit,
      };
    },
  );
}

function exportWatchlistRoute(app: AppInstance, watchlist: Watchlist): void {
  app.get(
    '/v1/watchlist.csv',
    {
      config: { auth: 'any', exports: 'the watchlist' },
      schema: {
        tags,
        operationId: 'exportWatchlist',
        summary: 'The companies you watch, as a CSV file',
        querystring: schemas.WatchlistIn,
        response: {
          200: CsvOut('One row per company, most recently watched first.'),
          ...errorResponses(401),
        },
      },
    },
    async (request, reply) => {
      const accountId = accountIdOf(request);
      const { tag } = request.query;
      const parts = readPages<WatchedCompany>(CSV_PAGE, (after) =>
        watchlist.list(accountId, { tag, after, limit: CSV_PAGE }),
      );
      return sendCsv(reply, {
        name: 'watchlist',
        columns: schemas.CSV_COLUMNS,
        pages: parts,
        present: schemas.presentCsvRow,
      });
    },
  );
}

function watchCompanyRoute(app: AppInstance, watchlist: Watchlist): void {
  app.post(
    '/v1/watchlist',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'watchCompany',
        summary: 'Watch a company',
        description:
          'From now on every change to its record becomes a signal. Costs no credit. Answers 200 instead of 201 if you watch it already.',
        body: withExample(schemas.WatchIn, { company_number: '73816452' }),
        response: {
          200: withExample(schemas.WatchOut, { ...schemas.ENTRY_EXAMPLE, already_watched: true }),
          201: withExample(schemas.WatchOut, { ...schemas.ENTRY_EXAMPLE, already_watched: false }),
          ...errorResponses(400, 401, 402, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const watcher = { ...actorOf(request), limit: planOf(request).watchlist_limit };
      const { company, alreadyWatched } = await watchlist.watch(
        watcher,
        request.body.company_number,
        request.body.tags,
      );
      return reply
        .code(alreadyWatched ? 200 : 201)
        .send({ ...schemas.presentEntry(company), already_watched: alreadyWatched });
    },
  );
}

function unwatchCompanyRoute(app: AppInstance, watchlist: Watchlist): void {
  app.delete(
    '/v1/watchlist/:company_number',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'unwatchCompany',
        summary: 'Stop watching a company',
        description:
          'Answers 200 even if the company was not watched. Webhook deliveries of signals that were already detected are still sent.',
        params: schemas.UnwatchIn,
        response: {
          200: withExample(schemas.UnwatchOut, {
            company_number: '73816452',
            watched: false,
            was_watched: true,
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { company_number: number } = request.params;
      const { companyNumber, wasWatched } = await watchlist.unwatch(actorOf(request), number);
      return { company_number: companyNumber, watched: false as const, was_watched: wasWatched };
    },
  );
}

function listWatchlistTagsRoute(app: AppInstance, watchlist: Watchlist): void {
  app.get(
    '/v1/watchlist/tags',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listWatchlistTags',
        summary: 'List the tags of the companies you watch',
        response: {
          200: withExample(schemas.TagListOut, { tags: [{ tag: 'Suppliers', companies: 1 }] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => ({ tags: await watchlist.listTags(accountIdOf(request)) }),
  );
}

function setWatchlistTagsRoute(app: AppInstance, watchlist: Watchlist): void {
  app.put(
    '/v1/watchlist/:company_number/tags',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'setWatchlistTags',
        summary: 'Set the tags of a company you watch',
        description: 'Only your account sees them. They end when you stop watching the company.',
        params: schemas.UnwatchIn,
        body: withExample(schemas.SetTagsIn, { tags: ['Suppliers'] }),
        response: {
          200: withExample(schemas.EntryOut, schemas.ENTRY_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) =>
      schemas.presentEntry(
        await watchlist.setTags(
          actorOf(request),
          request.params.company_number,
          request.body.tags as string[],
        ),
      ),
  );
}

/**
 * In its own Fastify scope: the route accepts larger bodies and other content types than the rest of the API.
 */
function importRoute(app: AppInstance, watchlist: Watchlist): void {
  app.register(async (scope) => {
    const uploads = scope as AppInstance;
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      UPLOAD_TYPES,
      { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    uploads.addContentTypeParser('*', (_request, _payload, done) =>
      done(
        new Problem(
          'unsupported_media_type',
          `Send the list as text/csv, text/tab-separated-values or ${schemas.XLSX_TYPE}.`,
        ),
      ),
    );
    const compile = uploads.validatorCompiler;

    uploads.post(
      '/v1/watchlist/import',
      {
        config: { auth: 'any' },
        onRequest: takeRoom(watchlist.room, UPLOAD_BYTES_MAX),
        bodyLimit: UPLOAD_BYTES_MAX,
        schema: {
          tags,
          operationId: 'importWatchlist',
          summary: 'Watch the companies of a list',
          description: `Takes CSV, tab-separated text or an XLSX workbook: the column with numbers or names is found by its header or its content; at most ${IMPORT_ROWS_MAX} rows and 1 MiB. A name is accepted if exactly one company has it. Rows that cannot be watched are in the answer, with the reason; the other rows are watched all the same. Costs no credit. Sending the same list again changes nothing. With \`check=true\` nothing is watched: the answer has the company and status of each row, even if the watchlist is full.`,
          querystring: schemas.ImportIn,
          body: schemas.ImportBody,
          response: {
            200: withExample(schemas.ImportOut, schemas.IMPORT_EXAMPLE),
            ...errorResponses(400, 401, 413, 415, 503),
          },
        },
        // `readCompanyList` reads the body, so that errors say what is wrong with the upload.
        validatorCompiler: (part) => (part.httpPart === 'body' || !compile ? () => true : compile(part)),
      },
      async (request) => {
        const limit = planOf(request).watchlist_limit;
        const { tag, check: isCheck = false } = request.query;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const contentType = request.headers['content-type'] ?? '';
        const imported = await watchlist.importCompanies(
          { ...actorOf(request), limit },
          { body, contentType },
          { tags: tag === undefined ? [] : [tag], isCheck },
        );
        return schemas.presentImport(imported, limit);
      },
    );
  });
}
