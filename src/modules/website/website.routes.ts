import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  creditHeadersHook,
  errorResponses,
  JSON_CONTENT_TYPE,
  limitCalls,
  Nullable,
  OneOf,
  requesterOf,
  setCreditHeaders,
  Timestamp,
  WaitHeaders,
  waitOf,
  withExample,
} from '../../platform/http/index.ts';
import { COMPANY_ANSWER_CSV } from '../../shared/csv-columns.ts';
import { COMPANY_EXAMPLE, CompanyOut } from '../register/index.ts';
import { EvidenceOut, ReviewCandidateOut, TOO_MANY_CALLS } from '../resolution/index.ts';
import { SIGNAL_EXAMPLE, SignalOut } from '../signals/index.ts';
import type { WebsiteSearch } from './index.ts';

/** No name on the register is longer. */
const NAME_MAX = 200;

export const CompanyIn = Type.Object(
  {
    company_number: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'The company number in any spelling: `01234567`, `1234567`, `sc89839`. Takes precedence over a name.',
        examples: ['73816452'],
      }),
    ),
    company_name: Type.Optional(
      Type.String({
        maxLength: NAME_MAX,
        description:
          'The name, with or without its legal form. If it fits several companies they are listed, and no website is searched for.',
        examples: ['Tarnwick Joinery Limited'],
      }),
    ),
    refresh: Type.Optional(
      Type.Boolean({ default: false, description: 'Search again, even if a website is known.' }),
    ),
  },
  { title: 'CompanyRequest' },
);

const SearchJobIn = Type.Object({ job_id: Type.String({ description: 'The last part of `status_url`.' }) });

const ReverseDomainOut = Type.Object(
  {
    status: OneOf(
      ['verified', 'pending', 'processing', 'not_found', 'failed'],
      '`verified`: the site itself names the company. `pending`, `processing`: ask again, or poll `status_url`. `not_found`: no website names the company, or no company was chosen yet. `failed`: the search could not be made.',
    ),
    domain: Nullable(Type.String({ examples: ['tarnwickjoinery.test'] })),
    url: Nullable(Type.String()),
    match_confidence: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
    evidence: Type.Array(EvidenceOut),
    candidates_tried: Type.Integer({
      description: 'The number of domains that this search has looked up so far.',
    }),
    candidates: Type.Array(
      Type.Object(
        {
          domain: Type.String(),
          url: Type.String(),
          match_confidence: Type.Number(),
          verified_at: Timestamp(),
        },
        { title: 'VerifiedDomain' },
      ),
      {
        description:
          'Further verified domains that your account has paid for in the last 30 days. The credit pays for the link of `domain` alone; `/v1/companies/{company_number}/websites` lists the others as locked.',
      },
    ),
    verified_at: Nullable(Timestamp()),
    status_url: Nullable(
      Type.String({ description: 'Poll this address; null if the answer needed no search of your account.' }),
    ),
  },
  { title: 'ReverseDomain' },
);

export const CompanyAnswerOut = Type.Object(
  {
    company: Nullable(CompanyOut),
    signals: Type.Array(SignalOut, { maxItems: 20, description: 'Newest first.' }),
    reverse_domain: ReverseDomainOut,
    review_candidates: Type.Array(ReviewCandidateOut, {
      maxItems: 5,
      description: 'The companies, if the name fits several; best first.',
    }),
    charged: Type.Boolean({ description: 'Whether this cost the account a credit.' }),
    charge_reason: OneOf(
      ['verified', 'already_charged', 'not_verified_free', 'needs_review_free', 'job_failed_free', 'pending'],
      {
        title: 'CompanyChargeReason',
        description:
          '`already_charged`: this account paid for this website of the company in the last 30 days, or the call joined a job that another call pays for.',
      },
    ),
    note: Nullable(
      Type.String({
        description: 'Remarks: the number and the name disagree, or the company is dissolved.',
      }),
    ),
  },
  { title: 'CompanyResolution' },
);

const COMPANY_ANSWER_EXAMPLE: Static<typeof CompanyAnswerOut> = {
  company: COMPANY_EXAMPLE,
  signals: [SIGNAL_EXAMPLE],
  reverse_domain: {
    status: 'verified',
    domain: 'tarnwickjoinery.test',
    url: 'https://tarnwickjoinery.test/',
    match_confidence: 0.99,
    evidence: [],
    candidates_tried: 4,
    candidates: [],
    verified_at: '2026-03-03T08:20:00.000Z',
    status_url: null,
  },
  review_candidates: [],
  charged: true,
  charge_reason: 'verified',
  note: null,
};

const tags = ['Resolution'];

export function websiteRoutes(app: AppInstance, search: WebsiteSearch): void {
  resolveCompanyRoute(app, search);
  getCompanySearchStatusRoute(app, search);
}

function resolveCompanyRoute(app: AppInstance, search: WebsiteSearch): void {
  app.post(
    '/v1/resolve/company',
    {
      config: {
        auth: 'key',
        needs: 'resolve',
        mayRunTwice: true,
        hasOwnLimit: true,
        csv: COMPANY_ANSWER_CSV,
      },
      onRequest: limitCalls(search.callLimit, TOO_MANY_CALLS),
      onSend: creditHeadersHook(search.readCreditsRemaining),
      schema: {
        tags,
        operationId: 'resolveCompany',
        summary: 'A company, its current signals and its website',
        description:
          'By number, or by a name that only one company has. The first call queues the search for the website and returns `pending`; calling again, or polling `status_url`, returns the outcome. With `Prefer: wait=N`, the call waits up to N seconds for it. A verified website costs one credit, once in 30 days per account and link of a company and a domain; everything else is free. A search again (`refresh`) shows the website that you paid for. If that is gone, another one costs a credit; without a credit the job fails and says so. While a search runs, one credit is held. The first answer that shows a verified website, here or at `status_url`, has `charged: true`; later calls have `already_charged`. The headers `X-Credits-Remaining` and `X-Credits-Charged` contain the credits left and the credits that this answer reports as charged. The limits of `/v1/resolve/domain` apply to both routes together.',
        headers: WaitHeaders,
        body: withExample(CompanyIn, { company_number: '73816452' }),
        response: {
          200: withExample(CompanyAnswerOut, COMPANY_ANSWER_EXAMPLE),
          ...errorResponses(400, 401, 402, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { company_number: companyNumber, company_name: companyName, refresh } = request.body;
      const { answer, creditsRemaining, creditsCharged } = await search.answer(
        {
          accountId: accountIdOf(request),
          companyNumber,
          companyName,
          refresh,
          requester: requesterOf(request),
        },
        waitOf(request, reply),
      );
      setCreditHeaders(reply, creditsRemaining, creditsCharged);
      return sendJson(reply, answer);
    },
  );
}

function getCompanySearchStatusRoute(app: AppInstance, search: WebsiteSearch): void {
  app.get(
    '/v1/resolve/company/status/:job_id',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'getCompanySearchStatus',
        summary: 'The status of a website search, and its result',
        description: 'Needs no credential: the id cannot be guessed.',
        headers: WaitHeaders,
        params: SearchJobIn,
        response: {
          200: withExample(CompanyAnswerOut, COMPANY_ANSWER_EXAMPLE),
          ...errorResponses(404, 503),
        },
      },
    },
    async (request, reply) =>
      sendJson(reply, await search.readJob(request.params.job_id, waitOf(request, reply))),
  );
}

/** Serialised here: the core builds exactly what the schema describes, and a test compares them. */
function sendJson(reply: FastifyReply, body: object) {
  return reply.code(200).type(JSON_CONTENT_TYPE).send(JSON.stringify(body));
}
