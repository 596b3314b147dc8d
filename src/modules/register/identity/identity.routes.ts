import type { FastifyReply } from 'fastify';
import { type AppInstance, accountIdOf, errorResponses, withExample } from '../../../platform/http/index.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { createRateLimiter, rateHeaders, rateLimited } from '../../../platform/rate-limit/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { csvRow } from '../../../shared/csv-row.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../live/live-source.ts';
import { findCompany } from '../profile/find-company.ts';
import * as schemas from './identity.schemas.ts';
import { COMPANIES_MAX, type IdentityReport, readNumbers, reportIdentities } from './identity-report.ts';
import { presentIdentityVerification } from './identity-verification.ts';

const tags = ['Register'];
const config = { auth: 'any' } as const;
const UPLOAD_BYTES_MAX = 1024 * 1024;
const REPORTS_AN_HOUR = 60;

interface IdentityRouteDeps {
  live: LiveSource;
  clock: Clock;
  db: Database;
}

export function identityRoutes(app: AppInstance, { live, clock, db }: IdentityRouteDeps): void {
  app.get(
    '/v1/companies/:company_number/identity-verification',
    {
      config,
      schema: {
        tags,
        operationId: 'getIdentityVerification',
        summary: 'Who has verified their identity',
        description:
          'Directors (with members of partnerships) and persons with significant control must verify their identity with Companies House, each by their own date; the transition ends on 18 November 2026. Costs no credit. At most a day old; without a Companies House key the counts are null. Days are computed for the day of the answer, in the UK.',
        params: schemas.IdentityVerificationIn,
        response: {
          200: withExample(schemas.IdentityVerificationOut, schemas.IDENTITY_EXAMPLE),
          ...errorResponses(401, 404, 503),
        },
      },
    },
    async (request) =>
      presentIdentityVerification(await findCompany(live, request.params.company_number), clock.now()),
  );

  reportRoute(app, { live, clock, db });
}

/**
 * A scope of its own, because this route accepts larger bodies and other content types than the rest of the
 * API.
 */
function reportRoute(app: AppInstance, { live, clock, db }: IdentityRouteDeps): void {
  const limit = createRateLimiter(db, clock, {
    name: 'identity_report',
    limit: REPORTS_AN_HOUR,
    windowSeconds: 3_600,
  });

  app.register(async (scope) => {
    const uploads = scope as AppInstance;
    acceptNumbers(uploads);
    uploads.post(
      '/v1/identity-verification/report',
      {
        config: { ...config, needs: 'read', hasOwnLimit: true },
        bodyLimit: UPLOAD_BYTES_MAX,
        // `readNumbers` reads the body, so that errors say what is wrong with the upload.
        validatorCompiler: () => () => true,
        async onRequest(request, reply) {
          const state = await limit.consume(accountIdOf(request));
          reply.headers(rateHeaders(state));
          if (!state.allowed) throw rateLimited(state, 'Too many reports within an hour');
        },
        schema: {
          tags,
          operationId: 'reportIdentityVerification',
          summary: 'Who has verified their identity, for many companies',
          description: `Takes CSV (a column named company_number, or the first one) or \`{"company_numbers": […]}\`, at most ${COMPANIES_MAX} companies and 1 MiB. Answers one row for each person and role, as CSV, or as JSON where \`Accept\` asks for it. Costs no credit; ${REPORTS_AN_HOUR} reports an hour. Companies that were not read from Companies House in the last day are read now, as far as its request limit allows: \`X-Report-Complete: false\` says that some are missing, and \`Retry-After\` when to send the same report again; it then continues with those.`,
          body: schemas.ReportBody,
          response: { 200: schemas.ReportAnswer, ...errorResponses(400, 401, 413, 415, 429) },
        },
      },
      async (request, reply) => {
        const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
        const text = typeof request.body === 'string' ? request.body : '';
        const report = await reportIdentities(readNumbers(text, isJson ? 'json' : 'csv'), { live, clock });
        return sendReport(reply, report, request.headers.accept);
      },
    );
  });
}

function acceptNumbers(uploads: AppInstance): void {
  uploads.removeAllContentTypeParsers();
  uploads.addContentTypeParser(
    ['text/csv', 'application/json'],
    { parseAs: 'string', bodyLimit: UPLOAD_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
  uploads.addContentTypeParser('*', (_request, _payload, done) =>
    done(new Problem('unsupported_media_type', 'Send the company numbers as text/csv or application/json.')),
  );
}

function sendReport(reply: FastifyReply, report: IdentityReport, accept: string | undefined) {
  const { companies, unread, rows, retryAfterSeconds } = report;
  reply.header('x-report-complete', String(unread === 0));
  // The same call continues an incomplete report.
  if (unread > 0) reply.request.isPassing = true;
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  if (accept?.startsWith('application/json')) {
    const answer = {
      companies,
      unread,
      complete: unread === 0,
      rows: rows.map((row) =>
        Object.fromEntries(schemas.REPORT_COLUMNS.map((column) => [column, row[column] ?? null])),
      ),
    };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  }
  const lines = rows.map((row) => csvRow(schemas.REPORT_COLUMNS.map((column) => row[column] ?? null)));
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="identity-verification.csv"')
    .send([csvRow(schemas.REPORT_COLUMNS), ...lines].join(''));
}
