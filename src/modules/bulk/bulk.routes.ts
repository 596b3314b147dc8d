import { Readable } from 'node:stream';
import type { Static } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  actorOf,
  creditHeadersHook,
  errorResponses,
  takeRoom,
  withExample,
} from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import { type Direction, FORM_TYPE, UPLOAD_FORMATS } from '../uploads/index.ts';
import * as schemas from './bulk.schemas.ts';
import type { Bulk, ResultFormat, UploadJob } from './index.ts';

const UPLOAD_BYTES_MAX = 16 * 1024 * 1024;

const Running = withExample(schemas.BulkOut, schemas.RUNNING_EXAMPLE);
const Cancelled = withExample(schemas.BulkOut, schemas.CANCELLED_EXAMPLE);
const tags = ['Bulk'];
const config = { auth: 'any' } as const;

interface Deps {
  bulk: Bulk;
  present: (job: UploadJob) => Static<typeof schemas.BulkOut>;
}

export function bulkRoutes(app: AppInstance, { bulk, baseUrl }: { bulk: Bulk; baseUrl: string }): void {
  const deps: Deps = {
    bulk,
    present: (job) => presentBulk(job, { baseUrl, expiresAt: bulk.expiryOf(job) }),
  };
  // Its own scope: this route accepts larger bodies and other content types than the rest of the API.
  app.register(async (scope) => {
    acceptUploads(scope as AppInstance);
    startBulkRoute(scope as AppInstance, deps);
  });
  listBulkRoute(app, deps);
  getBulkRoute(app, deps);
  changeBulkRoute(app, 'cancel', deps);
  changeBulkRoute(app, 'resume', deps);
  listBulkRowsRoute(app, deps);
  getBulkResultsRoute(app, deps);
}

function acceptUploads(scope: AppInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    [...Object.keys(UPLOAD_FORMATS), FORM_TYPE],
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(
      new Problem(
        'unsupported_media_type',
        `Send the upload as text/csv, application/x-ndjson or application/json, as text/tab-separated-values, ${schemas.MEDIA.xlsx} or ${FORM_TYPE}.`,
      ),
    ),
  );
}

function startBulkRoute(scope: AppInstance, { bulk, present }: Deps): void {
  const compile = scope.validatorCompiler;
  scope.post(
    '/v1/bulk',
    {
      config: { ...config, needs: 'resolve' },
      onRequest: takeRoom(bulk.room, UPLOAD_BYTES_MAX),
      onSend: creditHeadersHook(bulk.readCreditsRemaining),
      bodyLimit: UPLOAD_BYTES_MAX,
      validatorCompiler: (part) => (part.httpPart === 'body' || !compile ? () => true : compile(part)),
      schema: {
        tags,
        operationId: 'startBulk',
        summary: 'Resolve many domains, or find the websites of many companies',
        description:
          'Accepts CSV, TSV or XLSX as other programs export them, JSON lines (`application/x-ndjson`) or `{"domains": […]}`, at most 50,000 rows and 16 MiB. The column with the domains is guessed by its name and its cells, or given as `column`; the results contain all columns. With `direction=company` the rows are company numbers or names, and Domesday finds their websites. With `preview=true` nothing is started or charged; the answer describes what the upload would do. Each row costs what a single question would. If the credits run out the upload pauses; it resumes by itself when there are credits again.',
        body: schemas.UploadBody,
        querystring: schemas.StartIn,
        response: {
          200: withExample(schemas.PreviewOut, schemas.PREVIEW_EXAMPLE),
          202: Running,
          ...errorResponses(400, 401, 413, 415, 503),
        },
      },
    },
    async (request, reply) => {
      const upload = await bulk.read({
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        contentType: request.headers['content-type'] ?? '',
        query: request.query as typeof request.query & { direction?: Direction },
      });
      if (upload.preview) return reply.code(200).send(await bulk.preview(accountIdOf(request), upload));
      return reply.code(202).send(present(await bulk.start(actorOf(request), upload)));
    },
  );
}

function listBulkRoute(app: AppInstance, { bulk, present }: Deps): void {
  app.get(
    '/v1/bulk',
    {
      config,
      schema: {
        tags,
        operationId: 'listBulk',
        summary: 'Your uploads, newest first',
        response: {
          200: withExample(schemas.BulkListOut, { bulk: [schemas.RUNNING_EXAMPLE] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => ({ bulk: (await bulk.list(accountIdOf(request))).map(present) }),
  );
}

function getBulkRoute(app: AppInstance, { bulk, present }: Deps): void {
  app.get(
    '/v1/bulk/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'getBulk',
        summary: 'The progress of an upload',
        params: schemas.BulkParams,
        response: { 200: Running, ...errorResponses(401, 404) },
      },
    },
    async (request) => present(await bulk.find(accountIdOf(request), request.params.id)),
  );
}

/** The two changes of an upload differ in words and permissions only. */
function changeBulkRoute(app: AppInstance, action: 'cancel' | 'resume', { bulk, present }: Deps): void {
  app.post(
    `/v1/bulk/:id/${action}`,
    {
      config: { ...config, needs: action === 'resume' ? 'resolve' : 'manage' },
      onSend: creditHeadersHook(bulk.readCreditsRemaining),
      schema: {
        tags,
        operationId: `${action}Bulk`,
        summary: action === 'cancel' ? 'Stop an upload' : 'Resume a paused upload',
        description:
          action === 'cancel'
            ? 'Rows in progress are finished; the others end as `cancelled`, free of charge.'
            : 'An upload is paused when there are no credits left and only rows remain that may cost one. It also resumes by itself when there are credits again.',
        params: schemas.BulkParams,
        response: { 200: action === 'cancel' ? Cancelled : Running, ...errorResponses(401, 404) },
      },
    },
    async (request) => present(await bulk[action](actorOf(request), request.params.id)),
  );
}

function listBulkRowsRoute(app: AppInstance, { bulk }: Deps): void {
  app.get(
    '/v1/bulk/:id/rows',
    {
      config,
      schema: {
        tags,
        operationId: 'listBulkRows',
        summary: 'The rows of an upload, page by page and filtered',
        description:
          'Rows in the order of the upload. Also available while the upload runs. The cells of very long rows are cut; the results have them whole.',
        params: schemas.BulkParams,
        querystring: schemas.RowsIn,
        response: {
          200: withExample(schemas.RowsOut, schemas.ROWS_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { page = 1, limit = 50, outcome, charged, company_status: companyStatus, q } = request.query;
      const { rows, total } = await bulk.listRows(accountIdOf(request), request.params.id, {
        filter: {
          outcome: given(outcome),
          charged,
          companyStatus: given(companyStatus),
          text: q === undefined ? undefined : storableText(q),
        },
        offset: (page - 1) * limit,
        limit,
      });
      const shown = rows.map((row) => ({ ...row, cells: row.cells?.map(String) ?? null }));
      return { rows: shown, page, limit, has_more: page * limit < total, total };
    },
  );
}

/** A case-insensitive choice; an empty one, as forms send it, is none. */
function given(choice: string | undefined): string | undefined {
  return choice?.trim().toLowerCase() || undefined;
}

function getBulkResultsRoute(app: AppInstance, { bulk }: Deps): void {
  app.get(
    '/v1/bulk/:id/results',
    {
      config: { ...config, exports: 'the results of an upload' },
      schema: {
        tags,
        operationId: 'getBulkResults',
        summary: 'Every row of an upload in order, with its outcome',
        description:
          'Can be fetched at any time; unfinished rows have no outcome. The uploaded columns come first, except for JSON and for a list of one column without a header; a column of the answer whose name is taken is called `domesday_…`, such as `domesday_domain`. The company’s record and figures are current. A company that you confirmed under reviews replaces the website’s answer; if you rejected all, the row has none.',
        params: schemas.BulkParams,
        querystring: schemas.ResultsIn,
        response: { 200: schemas.Results, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const format = (request.query.format ?? 'csv') as ResultFormat;
      const { id } = request.params;
      const { columns } = request.query;
      const pieces = await bulk.writeResults(accountIdOf(request), id, { format, columns });
      return reply
        .type(schemas.MEDIA[format])
        .header('content-disposition', `attachment; filename="domesday-${id}.${format}"`)
        .send(Readable.from(pieces));
    },
  );
}

function presentBulk(
  job: UploadJob,
  { baseUrl, expiresAt }: { baseUrl: string; expiresAt: Date | null },
): Static<typeof schemas.BulkOut> {
  return {
    id: job.id,
    status: job.status,
    pause_reason: job.pause_reason,
    direction: job.direction,
    file_name: job.file_name,
    columns: job.columns,
    column: job.column,
    total: job.total,
    done: job.done,
    running: job.running,
    charged: job.charged,
    known: job.known,
    already_charged: job.already_charged,
    outcomes: job.outcomes,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
    results_url: `${baseUrl}/v1/bulk/${job.id}/results`,
  };
}
