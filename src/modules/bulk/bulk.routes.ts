import { Readable } from 'node:stream';
import type { Static } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  actorOf,
  creditHeadersHook,
  errorResponses,
  withExample,
} from '../../platform/http/index.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import * as schemas from './bulk.schemas.ts';
import type { Bulk, BulkJob, Direction, ResultFormat, Upload, UploadFormat } from './index.ts';

const UPLOAD_BYTES_MAX = 16 * 1024 * 1024;
const FORM = 'multipart/form-data';
/** Tables are recognised by their bytes, because browsers send different types for CSV files. */
const FORMATS: Record<string, UploadFormat> = {
  'text/csv': 'table',
  'text/tab-separated-values': 'table',
  'application/vnd.ms-excel': 'table',
  [schemas.MEDIA.xlsx]: 'table',
  'application/octet-stream': 'table',
  'application/x-ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
  'application/json': 'json',
};

const Running = withExample(schemas.BulkOut, schemas.RUNNING_EXAMPLE);
const Cancelled = withExample(schemas.BulkOut, schemas.CANCELLED_EXAMPLE);
const tags = ['Bulk'];
const config = { auth: 'any' } as const;

export function bulkRoutes(app: AppInstance, { bulk, baseUrl }: { bulk: Bulk; baseUrl: string }): void {
  const present = (job: BulkJob): Static<typeof schemas.BulkOut> => ({
    id: job.id,
    status: job.status,
    pause_reason: job.pause_reason,
    direction: job.direction,
    file_name: job.file_name,
    columns: job.columns,
    column: job.columns?.[job.column_index] ?? null,
    total: job.total,
    done: job.done,
    running: job.running,
    charged: job.charged,
    known: job.known,
    already_charged: job.already_charged,
    outcomes: job.outcomes,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
    expires_at: bulk.expiryOf(job)?.toISOString() ?? null,
    results_url: `${baseUrl}/v1/bulk/${job.id}/results`,
  });

  // Its own scope: these routes accept larger bodies and other content types than the rest of the API.
  app.register(async (scope) => {
    const uploads = scope as AppInstance;
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      [...Object.keys(FORMATS), FORM],
      { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    uploads.addContentTypeParser('*', (_request, _payload, done) =>
      done(
        new Problem(
          'unsupported_media_type',
          `Send the upload as text/csv, application/x-ndjson or application/json, as text/tab-separated-values, ${schemas.MEDIA.xlsx} or ${FORM}.`,
        ),
      ),
    );
    const compile = uploads.validatorCompiler;

    uploads.post(
      '/v1/bulk',
      {
        config: { ...config, needs: 'resolve' },
        onSend: creditHeadersHook(bulk.readCreditsRemaining),
        bodyLimit: UPLOAD_BYTES_MAX,
        validatorCompiler: (part) => (part.httpPart === 'body' || !compile ? () => true : compile(part)),
        schema: {
          tags,
          operationId: 'startBulk',
          summary: 'Resolve many domains, or find the websites of many companies',
          description:
            'Takes CSV, TSV or XLSX as other programs export them, JSON lines (`application/x-ndjson`) or `{"domains": […]}`, at most 50,000 rows and 16 MiB. The column with the domains is guessed by its name and its cells, or given as `column`; all columns come back with the results. With `direction=company` the rows are company numbers or names and their websites are wanted. With `preview=true` nothing is started or charged; the answer says what it would do. Each row costs what a single question would. When the credits run out the upload pauses, and resumes by itself when there are new ones.',
          body: schemas.UploadBody,
          querystring: schemas.StartIn,
          response: {
            200: withExample(schemas.PreviewOut, schemas.PREVIEW_EXAMPLE),
            202: Running,
            ...errorResponses(400, 401, 413, 415),
          },
        },
      },
      async (request, reply) => {
        const { upload, preview, sample, fileName } = await readRequest(request, request.query);
        if (preview) return reply.code(200).send(await bulk.preview(upload, sample));
        return reply.code(202).send(present(await bulk.start(actorOf(request), upload, fileName)));
      },
    );
  });

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

  app.get(
    '/v1/bulk/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'getBulk',
        summary: 'How far an upload has come',
        params: schemas.BulkParams,
        response: { 200: Running, ...errorResponses(401, 404) },
      },
    },
    async (request) => present(await bulk.find(accountIdOf(request), request.params.id)),
  );

  for (const action of ['cancel', 'resume'] as const) {
    app.post(
      `/v1/bulk/:id/${action}`,
      {
        config: { ...config, needs: action === 'resume' ? 'resolve' : 'manage' },
        onSend: creditHeadersHook(bulk.readCreditsRemaining),
        schema: {
          tags,
          operationId: `${action}Bulk`,
          summary: action === 'cancel' ? 'Stop an upload' : 'Go on with an upload that was paused',
          description:
            action === 'cancel'
              ? 'Rows that are being worked on are finished; the others end as `cancelled`, free.'
              : 'An upload is paused when there are no credits left for its next row. It also resumes by itself when there are credits again.',
          params: schemas.BulkParams,
          response: { 200: action === 'cancel' ? Cancelled : Running, ...errorResponses(401, 404) },
        },
      },
      async (request) => present(await bulk[action](actorOf(request), request.params.id)),
    );
  }

  app.get(
    '/v1/bulk/:id/rows',
    {
      config,
      schema: {
        tags,
        operationId: 'listBulkRows',
        summary: 'The rows of an upload, page by page and filtered',
        description: 'In their order, also while the upload runs.',
        params: schemas.BulkParams,
        querystring: schemas.RowsIn,
        response: {
          200: withExample(schemas.RowsOut, schemas.ROWS_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { page = 1, limit = 50, outcome, charged, q } = request.query;
      const { rows, total } = await bulk.listRows(accountIdOf(request), request.params.id, {
        filter: { outcome, charged, text: q === undefined ? undefined : storableText(q) },
        offset: (page - 1) * limit,
        limit,
      });
      return { rows, page, limit, has_more: page * limit < total, total };
    },
  );

  app.get(
    '/v1/bulk/:id/results',
    {
      config: { ...config, exports: 'the results of an upload' },
      schema: {
        tags,
        operationId: 'getBulkResults',
        summary: 'Every row of an upload, in its order, with what came of it',
        description:
          'Can be fetched at any time; rows that are not done yet have no outcome. Of an upload with several columns they come first, and a column of the answer whose name is taken is called `domesday_…`.',
        params: schemas.BulkParams,
        querystring: schemas.ResultsIn,
        response: { 200: schemas.Results, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const format = (request.query.format ?? 'csv') as ResultFormat;
      const { id } = request.params;
      const pieces = await bulk.writeResults(accountIdOf(request), id, format);
      return reply
        .type(schemas.MEDIA[format])
        .header('content-disposition', `attachment; filename="domesday-${id}.${format}"`)
        .send(Readable.from(pieces));
    },
  );
}

interface ReadRequest {
  upload: Upload;
  preview: boolean;
  sample: number;
  fileName: string | null;
}

/** The options of a form take precedence over those of the query. */
async function readRequest(
  request: FastifyRequest,
  query: Omit<Static<typeof schemas.StartIn>, 'direction'> & { direction?: unknown },
): Promise<ReadRequest> {
  const contentType = request.headers['content-type'] ?? '';
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const isForm = typeOf(contentType) === FORM;
  const form = isForm ? await readForm(body, contentType) : undefined;
  const fields = form?.fields ?? {};
  const fileName = storableText(form?.file.name ?? query.file_name ?? '').trim();
  return {
    upload: {
      bytes: form?.file.bytes ?? body,
      format: form ? formatOfFile(form.file) : (FORMATS[typeOf(contentType)] ?? 'table'),
      charset: form ? undefined : /charset="?([\w-]+)/i.exec(contentType)?.[1],
      direction:
        fieldOf(fields, 'direction', ['domain', 'company']) ?? (query.direction as Direction) ?? 'domain',
      column: fields.column ?? query.column,
      hasHeader: flagOf(fields, 'header') ?? query.header,
    },
    preview: flagOf(fields, 'preview') ?? query.preview ?? false,
    sample: fields.sample === undefined ? (query.sample ?? 0) : Math.min(50, Number(fields.sample) || 0),
    fileName: fileName === '' ? null : fileName.slice(0, 200),
  };
}

function typeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function formatOfFile({ name, type }: { name: string; type: string }): UploadFormat {
  if (/\.(jsonl|ndjson)$/i.test(name)) return 'jsonl';
  if (/\.json$/i.test(name)) return 'json';
  return FORMATS[typeOf(type)] ?? 'table';
}

function flagOf(fields: Record<string, string>, name: string): boolean | undefined {
  const value = fieldOf(fields, name, ['true', 'false']);
  return value === undefined ? undefined : value === 'true';
}

function fieldOf<Value extends string>(
  fields: Record<string, string>,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = fields[name];
  if (given === undefined || given === '') return undefined;
  const known = values.find((value) => value === given);
  if (known) return known;
  const message = `must be ${values.join(' or ')}`;
  throw invalidRequest(`The field ${name} ${message}.`, { [name]: message });
}

interface UploadForm {
  file: { bytes: Buffer; name: string; type: string };
  /** Every other field, as text. */
  fields: Record<string, string>;
}

/** The file and the fields of a `multipart/form-data` body, as browsers and `curl -F` send it. */
async function readForm(body: Buffer, contentType: string): Promise<UploadForm> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw invalidRequest('The form cannot be read; send it as multipart/form-data with its boundary.');
    });
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw invalidRequest('The form has no file; send one in the field "file".', { file: 'is missing' });
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    file: { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, type: file.type },
    fields: Object.fromEntries(fields),
  };
}
