import { Readable } from 'node:stream';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  closeSignal,
  creditHeadersHook,
  errorResponses,
  JSON_CONTENT_TYPE,
  limitCalls,
  requesterOf,
  setCreditHeaders,
  WaitHeaders,
  waitOf,
  withExample,
  withExamples,
} from '../../platform/http/index.ts';
import { ENRICHMENT_CSV, RESOLUTION_CSV } from '../../shared/csv-columns.ts';
import { type AnswerForm, type Ask, type Resolution, TOO_MANY_CALLS, type WrittenAnswer } from './index.ts';
import * as examples from './resolution.examples.ts';
import * as schemas from './resolution.schemas.ts';

const DomainBody = withExample(schemas.DomainIn, examples.DOMAIN_EXAMPLE);
const ResolveBody = withExample(schemas.ResolveIn, examples.DOMAIN_EXAMPLE);
const Pending = withExample(schemas.PendingJobOut, examples.PENDING_EXAMPLE);
const tags = ['Resolution'];
const COSTS =
  'A match costs one credit, once in 30 days per account and domain; everything else is free. While a job runs, one credit is held. The headers `X-Credits-Remaining` and `X-Credits-Charged` contain the credits left and the cost of this call.';
const WAITING =
  'With `Prefer: wait=N`, the call waits up to N seconds for the result instead of answering with a job at once.';
const LIMITS =
  'An account has a limit of calls per minute (see the `RateLimit-*` headers), of unfinished jobs, and of jobs per hour that end without a charge. Beyond a limit the answer is 429, and `Retry-After` says when to call again.';

export function resolutionRoutes(app: AppInstance, resolution: Resolution): void {
  const { limits } = resolution;
  const perAccount = limitCalls(limits.callLimit, TOO_MANY_CALLS);
  questionRoute(app, resolution, {
    path: '/v1/resolve/domain',
    form: 'resolve',
    limit: perAccount,
    csv: RESOLUTION_CSV,
    operationId: 'resolveDomain',
    summary: 'Which company is behind a domain',
    does: 'A known result is answered at once; otherwise the website is read, and `status_url` shows when that is done.',
    body: ResolveBody,
    known: withExamples(schemas.ResolutionOut, examples.RESOLUTION_EXAMPLES),
  });
  questionRoute(app, resolution, {
    path: '/v1/enrich',
    form: 'enrich',
    limit: perAccount,
    csv: ENRICHMENT_CSV,
    operationId: 'enrichDomain',
    summary: 'Which company is behind a domain, with its due dates, charges and officers',
    does: 'Like `/v1/resolve/domain`, with everything known about the company on the day of the answer.',
    body: ResolveBody,
    known: withExamples(schemas.EnrichmentOut, examples.ENRICHMENT_EXAMPLES),
  });
  jobStatusRoute(app, resolution);
  questionRoute(app, resolution, {
    path: '/v1/partner/enrich-company',
    form: 'partner',
    limit: limitCalls(limits.partnerLimit, 'Too many enrichment calls within a minute'),
    operationId: 'partnerEnrichCompany',
    summary: 'The company behind a domain, as one flat object',
    does: 'The same work and price as `/v1/enrich`, in one flat object.',
    body: DomainBody,
    known: withExample(schemas.PartnerOut, examples.PARTNER_EXAMPLE),
  });
  partnerJobRoute(app, resolution);
  progressRoute(app, resolution);
  // A stopping service answers the calls that wait as it would have without waiting.
  app.addHook('preClose', () => resolution.jobs.stopWaiting());
}

interface QuestionRoute {
  path: string;
  form: AnswerForm;
  limit: ReturnType<typeof limitCalls>;
  csv?: typeof RESOLUTION_CSV | typeof ENRICHMENT_CSV;
  operationId: string;
  summary: string;
  /** The beginning of the description. */
  does: string;
  body: typeof ResolveBody | typeof DomainBody;
  /** The answer where a result is known. */
  known: TSchema;
}

/** A question about a domain, which costs credits; the routes differ in the form of the answer. */
function questionRoute(app: AppInstance, { questions }: Resolution, route: QuestionRoute): void {
  const { path, form, limit, csv, operationId, summary, does, body, known } = route;
  app.post(
    path,
    {
      config: {
        auth: 'key',
        needs: 'resolve',
        confirmsKey: true,
        mayRunTwice: true,
        hasOwnLimit: true,
        ...(csv && { csv }),
      },
      onRequest: limit,
      onSend: creditHeadersHook(questions.readCreditsRemaining),
      schema: {
        tags,
        operationId,
        summary,
        description: `${does} ${WAITING} ${COSTS} ${LIMITS}`,
        headers: WaitHeaders,
        body,
        response: { 200: known, 202: Pending, ...errorResponses(400, 401, 402, 429, 503) },
      },
    },
    async (request, reply) =>
      send(reply, await questions.resolve(question(request, form), waitOf(request, reply))),
  );
}

function jobStatusRoute(app: AppInstance, resolution: Resolution): void {
  app.get(
    '/v1/enrich/status/:job_id',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'getJobStatus',
        summary: 'The status of a job, and its result when it has ended',
        description: 'Needs no credential: the id cannot be guessed.',
        headers: WaitHeaders,
        params: schemas.JobIn,
        response: {
          200: withExamples(schemas.JobOut, examples.ENRICHMENT_EXAMPLES),
          ...errorResponses(404, 503),
        },
      },
    },
    async (request, reply) =>
      sendJson(reply, 200, await resolution.jobs.readJob(request.params.job_id, waitOf(request, reply))),
  );
}

function partnerJobRoute(app: AppInstance, resolution: Resolution): void {
  app.get(
    '/v1/partner/enrich-company/:job_id',
    {
      config: { auth: 'key' },
      schema: {
        tags,
        operationId: 'getPartnerJob',
        summary: 'The status of a job of the account, and its flat result when it has ended',
        description: 'Jobs belong to the account that made them; to all others they do not exist.',
        headers: WaitHeaders,
        params: schemas.JobIn,
        response: {
          200: withExample(schemas.PartnerJobOut, examples.PARTNER_EXAMPLE),
          ...errorResponses(401, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const wait = waitOf(request, reply);
      return sendJson(
        reply,
        200,
        await resolution.jobs.readPartnerJob(accountIdOf(request), request.params.job_id, wait),
      );
    },
  );
}

function progressRoute(app: AppInstance, resolution: Resolution): void {
  app.get(
    '/v1/resolutions/:job_id/progress',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getJobProgress',
        summary: 'The current stage of a job',
        description:
          'The stage of a job of your account and the number of pages read so far. With `Accept: text/event-stream` the answer is a stream of server-sent events: a `progress` event with this object at once and after every change, until the job has ended.',
        params: schemas.JobIn,
        response: {
          200: withExample(schemas.ProgressOut, examples.PROGRESS_EXAMPLE),
          ...errorResponses(401, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const [accountId, jobId] = [accountIdOf(request), request.params.job_id] as const;
      const progress = await resolution.jobs.readProgress(accountId, jobId);
      if (!wantsEvents(request)) return progress;
      return sendEvents(reply, resolution.jobs.streamProgress(accountId, jobId, closeSignal(reply)));
    },
  );
}

function wantsEvents({ headers }: FastifyRequest): boolean {
  const accept = (headers.accept ?? '').toLowerCase();
  return accept.includes('text/event-stream') && !accept.includes('application/json');
}

/** Untyped: the schema of the route describes its JSON. */
function sendEvents(reply: FastifyReply, events: AsyncIterable<string>): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    .send(Readable.from(events));
}

function send(reply: FastifyReply, { status, body, creditsRemaining, creditsCharged }: WrittenAnswer) {
  return setCreditHeaders(reply, creditsRemaining, creditsCharged)
    .code(status)
    .type(JSON_CONTENT_TYPE)
    .send(body);
}

/** Serialised here: the framework would have to try each form of the result. */
function sendJson(reply: FastifyReply, status: number, body: object) {
  return reply.code(status).type(JSON_CONTENT_TYPE).send(JSON.stringify(body));
}

function question(
  request: FastifyRequest<{ Body: { domain: string; refresh?: boolean } }>,
  form: AnswerForm,
): Ask {
  return {
    accountId: accountIdOf(request),
    keyHash: request.keyToConfirm,
    domain: request.body.domain,
    refresh: request.body.refresh,
    form,
    requester: requesterOf(request),
  };
}
