import type { FastifyReply } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  askerOf,
  creditHeadersHook,
  errorResponses,
  JSON_TYPE,
  limitCalls,
  setCreditHeaders,
  withExample,
} from '../../platform/http/index.ts';
import { TOO_MANY_CALLS } from '../resolution/index.ts';
import type { WebsiteSearch } from './index.ts';
import * as schemas from './website.schemas.ts';

const tags = ['Resolution'];

export function websiteRoutes(app: AppInstance, search: WebsiteSearch): void {
  app.post(
    '/v1/resolve/company',
    {
      config: { auth: 'key', needs: 'resolve' },
      onRequest: limitCalls(search.callLimit, TOO_MANY_CALLS),
      onSend: creditHeadersHook(search.readCreditsRemaining),
      schema: {
        tags,
        operationId: 'resolveCompany',
        summary: 'A company, its current signals and its website',
        description:
          'By number, or by a name that is one company’s alone. The first call queues the search for the website and says `pending`; calling again, or polling `status_url`, shows the outcome. A verified website costs one credit, once in 30 days per account and company; everything else is free. While a search runs, one credit is held. The first answer that shows a verified website, here or at `status_url`, says `charged: true`; later calls say `already_charged`. The headers `X-Credits-Remaining` and `X-Credits-Charged` say what is left and what this answer tells of as charged. The limits of `/v1/resolve/domain` hold for both together.',
        body: withExample(schemas.CompanyIn, { company_number: '73816452' }),
        response: {
          200: withExample(schemas.CompanyAnswerOut, schemas.COMPANY_ANSWER_EXAMPLE),
          ...errorResponses(400, 401, 402, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { company_number: companyNumber, company_name: companyName, refresh } = request.body;
      const { answer, creditsRemaining, creditsCharged } = await search.answer({
        accountId: accountIdOf(request),
        companyNumber,
        companyName,
        refresh,
        asker: askerOf(request),
      });
      setCreditHeaders(reply, creditsRemaining, creditsCharged);
      return sendJson(reply, answer);
    },
  );

  app.get(
    '/v1/resolve/company/status/:job_id',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'getCompanySearchStatus',
        summary: 'How the search for a company’s website stands, and what it found',
        description: 'Takes no credential: the id cannot be guessed.',
        params: schemas.SearchJobIn,
        response: { 200: schemas.CompanyAnswerOut, ...errorResponses(404, 503) },
      },
    },
    async (request, reply) => sendJson(reply, await search.readJob(request.params.job_id)),
  );
}

/** Serialised here: the core builds exactly what the schema describes, and a test compares them. */
function sendJson(reply: FastifyReply, body: object) {
  return reply.code(200).type(JSON_TYPE).send(JSON.stringify(body));
}
