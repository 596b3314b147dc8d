import { Readable } from 'node:stream';
import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  creditHeadersHook,
  errorResponses,
  Nullable,
  OneOf,
  Timestamp,
} from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { Bulk, BulkJob, UploadFormat } from './index.ts';

const UPLOAD_BYTES_MAX = 16 * 1024 * 1024;
const FORMATS: Record<string, UploadFormat> = {
  'text/csv': 'csv',
  'application/x-ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
  'application/json': 'json',
};
const MEDIA = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' } as const;

const Lines = (description: string) => ({
  schema: Type.Unsafe<unknown>({ type: 'string', description }),
});
/** Only for the description: `parse-upload.ts` reads the body, so that errors name the line. */
const Upload = {
  content: {
    'text/csv': Lines('A column named domain, website or url, or the first one. Commas, semicolons or tabs.'),
    'application/x-ndjson': Lines('One value a line: a string, or an object with a `domain`.'),
    'application/json': {
      schema: Type.Object(
        { domains: Type.Array(Type.String()) },
        { title: 'BulkRequest', examples: [{ domains: ['tarnwickjoinery.test', 'glenmarrow.test'] }] },
      ),
    },
  },
};
const Results = {
  description: 'The rows, with what came of each.',
  content: {
    'text/csv': Lines('With a header.'),
    'application/x-ndjson': Lines('One JSON object a line.'),
  },
};

const BulkOut = Type.Object(
  {
    id: Type.String(),
    status: OneOf<BulkJob['status']>(['running', 'paused', 'cancelled', 'completed']),
    pause_reason: Nullable(Type.String()),
    total: Type.Integer(),
    done: Type.Integer(),
    running: Type.Integer(),
    charged: Type.Integer({ description: 'Credits that its rows have cost so far.' }),
    outcomes: Type.Record(Type.String(), Type.Integer(), {
      description: 'How many rows ended how: the match statuses, and `invalid`, `failed`, `cancelled`.',
    }),
    created_at: Timestamp(),
    finished_at: Nullable(Timestamp()),
    results_url: Type.String(),
  },
  { title: 'BulkJob' },
);
const PreviewOut = Type.Object(
  {
    rows: Type.Integer(),
    invalid: Type.Integer({ description: 'Rows that are not domains.' }),
    duplicates: Type.Integer({
      description: 'Rows that repeat the domain of an earlier row; they cost nothing more.',
    }),
    known: Type.Integer({ description: 'Domains that will be answered at once.' }),
    new: Type.Integer({ description: 'Domains whose website will be read.' }),
    credits_at_most: Type.Integer({ description: 'What it costs if every domain is matched.' }),
  },
  { title: 'BulkPreview' },
);
const BulkParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const tags = ['Bulk'];
const config = { auth: 'any' } as const;

export function bulkRoutes(app: AppInstance, { bulk, baseUrl }: { bulk: Bulk; baseUrl: string }): void {
  const present = (job: BulkJob): Static<typeof BulkOut> => ({
    id: job.id,
    status: job.status,
    pause_reason: job.pause_reason,
    total: job.total,
    done: job.done,
    running: job.running,
    charged: job.charged,
    outcomes: job.outcomes,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
    results_url: `${baseUrl}/v1/bulk/${job.id}/results`,
  });

  // Its own scope: these routes accept larger bodies and other content types than the rest of the API.
  app.register(async (scope) => {
    const uploads = scope as AppInstance;
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      Object.keys(FORMATS),
      { parseAs: 'string', bodyLimit: UPLOAD_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    uploads.addContentTypeParser('*', (_request, _payload, done) =>
      done(
        new Problem(
          'unsupported_media_type',
          'Send the upload as text/csv, application/x-ndjson or application/json.',
        ),
      ),
    );
    const compile = uploads.validatorCompiler;

    uploads.post(
      '/v1/bulk',
      {
        config,
        onSend: creditHeadersHook(bulk.readCreditsRemaining),
        bodyLimit: UPLOAD_BYTES_MAX,
        validatorCompiler: (part) => (part.httpPart === 'body' || !compile ? () => true : compile(part)),
        schema: {
          tags,
          operationId: 'startBulk',
          summary: 'Resolve many domains',
          description:
            'Takes CSV (`text/csv`, a column named domain, website or url, or the first one), JSON lines (`application/x-ndjson`) or `{"domains": […]}`, at most 50,000 rows. With `preview=true` nothing is started or charged; the answer says what it would do. Each row costs what a single question would.',
          body: Upload,
          querystring: Type.Object({ preview: Type.Optional(Type.Boolean({ default: false })) }),
          response: { 200: PreviewOut, 202: BulkOut, ...errorResponses(400, 401, 413, 415) },
        },
      },
      async (request, reply) => {
        const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
        const format = FORMATS[type] ?? 'csv';
        const text = typeof request.body === 'string' ? request.body : '';
        if (request.query.preview) return reply.code(200).send(await bulk.preview(text, format));
        return reply.code(202).send(present(await bulk.start(accountIdOf(request), text, format)));
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
          200: Type.Object({ bulk: Type.Array(BulkOut) }, { title: 'BulkJobList' }),
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
        params: BulkParams,
        response: { 200: BulkOut, ...errorResponses(401, 404) },
      },
    },
    async (request) => present(await bulk.find(accountIdOf(request), request.params.id)),
  );

  for (const action of ['cancel', 'resume'] as const) {
    app.post(
      `/v1/bulk/:id/${action}`,
      {
        config,
        onSend: creditHeadersHook(bulk.readCreditsRemaining),
        schema: {
          tags,
          operationId: `${action}Bulk`,
          summary: action === 'cancel' ? 'Stop an upload' : 'Go on with an upload that was paused',
          description:
            action === 'cancel'
              ? 'Rows that are being worked on are finished; the others end as `cancelled`, free.'
              : 'An upload is paused when there are no credits left for its next row.',
          params: BulkParams,
          response: { 200: BulkOut, ...errorResponses(401, 404) },
        },
      },
      async (request) => present(await bulk[action](accountIdOf(request), request.params.id)),
    );
  }

  app.get(
    '/v1/bulk/:id/results',
    {
      config,
      schema: {
        tags,
        operationId: 'getBulkResults',
        summary: 'Every row of an upload, in its order, with what came of it',
        description: 'Can be fetched at any time; rows that are not done yet have no outcome.',
        params: BulkParams,
        querystring: Type.Object({
          format: Type.Optional(
            Type.Unsafe<'csv' | 'jsonl'>({ type: 'string', enum: ['csv', 'jsonl'], default: 'csv' }),
          ),
        }),
        response: { 200: Results, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const format = (request.query.format ?? 'csv') as 'csv' | 'jsonl';
      const { id } = request.params;
      const lines = await bulk.writeResults(accountIdOf(request), id, format);
      return reply
        .type(MEDIA[format])
        .header('content-disposition', `attachment; filename="domesday-${id}.${format}"`)
        .send(Readable.from(lines));
    },
  );
}
