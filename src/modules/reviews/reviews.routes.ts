import { Readable } from 'node:stream';
import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  actorOf,
  callerEmailOf,
  errorResponses,
  Nullable,
  OneOf,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { EvidenceOut, ReviewCandidateOut } from '../resolution/index.ts';
import { PAGE_SIZE, type Review, type ReviewFilter, type ReviewStatus, type Reviews } from './index.ts';

const PAGES_MAX = 500;

const ListIn = Type.Object({
  status: Type.Optional(
    Type.Unsafe<ReviewFilter['status']>({
      type: 'string',
      enum: ['open', 'decided', 'all'],
      default: 'open',
      description: '`all` includes reviews that a newer result has settled.',
    }),
  ),
  domain: Type.Optional(Type.String({ maxLength: 253, description: 'Only the review of this domain.' })),
  company_number: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only decisions for this company.', examples: ['73816452'] }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGES_MAX, default: 1 })),
});
const ReviewParams = Type.Object({ id: Type.String() });
const DecideIn = Type.Object(
  {
    company_number: Nullable(
      Type.String({
        maxLength: 64,
        description: 'The right company, one of the candidates or any other; null if no company is right.',
        examples: ['73816452'],
      }),
    ),
    replace: Type.Optional(
      Type.Boolean({
        description:
          'Whether to replace a decision that somebody else made in the meantime. Default: true. If false, that decision stays, and the answer is 409 `review_decided` with it in `details`.',
      }),
    ),
  },
  { title: 'DecideReviewRequest' },
);

export const ReviewOut = Type.Object(
  {
    id: Type.String({ examples: ['review_01jd3k5m7p9r1t3v5x7z9b1d3f'] }),
    domain: Type.String(),
    status: OneOf<ReviewStatus>(['open', 'decided']),
    asked_at: Timestamp(),
    resolved_at: Nullable(Timestamp('When the website was read.')),
    explanation: Nullable(Type.String()),
    review_candidates: Type.Array(ReviewCandidateOut, { description: 'Best first.' }),
    evidence: Type.Array(EvidenceOut),
    registered_for: Type.Array(
      Type.Object(
        {
          source: Type.String({
            description: 'The name of the register.',
            examples: ['Care Quality Commission'],
          }),
          identifier: Type.String({ description: 'The id of the entry in that register.' }),
          name: Nullable(Type.String({ description: 'The name in that register.' })),
          company_number: Type.String(),
          is_candidate: Type.Boolean({
            description: 'False: the register contradicts the candidates. One of the two is wrong.',
          }),
          url: Type.String({ description: 'The address of the entry, or of the file that it is from.' }),
          attribution: Type.String({ description: 'The attribution to show with the entry.' }),
        },
        { title: 'RegisteredWebsite' },
      ),
      {
        description:
          'The companies that other public registers list this website for. Empty if there are none, or if several companies share the website.',
      },
    ),
    decision: Nullable(
      Type.Object(
        {
          company_number: Nullable(Type.String({ description: 'Null: none of the companies is right.' })),
          company_name: Nullable(Type.String()),
          decided_at: Timestamp(),
          decided_by: Nullable(
            Type.String({
              description: 'The e-mail address of the person who decided. Null in older decisions.',
            }),
          ),
        },
        { title: 'ReviewDecision' },
      ),
    ),
  },
  { title: 'Review' },
);

export const ReviewPageOut = Type.Object(
  {
    reviews: Type.Array(ReviewOut),
    page: Type.Integer(),
    page_size: Type.Integer(),
    has_more: Type.Boolean(),
    total: Type.Integer(),
    contradictions: Type.Integer({
      description:
        'The number of open reviews of the account whose website a public register lists for a company that is not a candidate.',
    }),
  },
  { title: 'ReviewPage' },
);

const COMPANY = { company_number: '79461830', company_name: 'KESTRELBY CONSULTING LTD' };
const OPEN_EXAMPLE: Static<typeof ReviewOut> = {
  id: 'review_01jd3k5m7p9r1t3v5x7z9b1d3f',
  domain: 'kestrelbyconsulting.test',
  status: 'open',
  asked_at: '2026-03-03T08:19:55.000Z',
  resolved_at: '2026-03-03T08:20:00.000Z',
  explanation:
    'The site names KESTRELBY CONSULTING LTD, and more than one company on the register has that name. Nothing on the site tells which of them it is.',
  review_candidates: [
    {
      ...COMPANY,
      company_status: 'active',
      registered_postcode: 'RG1 4XX',
      incorporated_on: '2020-05-11',
      match_confidence: 0.41,
      reasons: ['The pages print its name without its legal form.'],
      would_settle:
        'The company number 79461830 on the site, or an address at RG1 4XX: several companies are called KESTRELBY CONSULTING LTD.',
    },
  ],
  evidence: [],
  registered_for: [],
  decision: null,
};
const DECIDED_EXAMPLE: Static<typeof ReviewOut> = {
  ...OPEN_EXAMPLE,
  status: 'decided',
  decision: { ...COMPANY, decided_at: '2026-03-03T09:00:00.000Z', decided_by: 'ada@example.org' },
};

const Decisions = {
  description: 'One row per decided domain.',
  content: {
    'text/csv': { schema: Type.Unsafe<unknown>({ type: 'string', description: 'CSV with a header row.' }) },
  },
};

const tags = ['Reviews'];
const config = { auth: 'any' } as const;

export function reviewRoutes(app: AppInstance, reviews: Reviews): void {
  listReviewsRoute(app, reviews);
  exportReviewDecisionsRoute(app, reviews);
  decideReviewRoute(app, reviews);
  takeBackReviewDecisionRoute(app, reviews);
}

function listReviewsRoute(app: AppInstance, reviews: Reviews): void {
  app.get(
    '/v1/reviews',
    {
      config,
      schema: {
        tags,
        operationId: 'listReviews',
        summary: 'Domains that a person should look at',
        description:
          'Every domain that the account asked for and whose newest result is `needs_review`, newest first; or the domains that were decided. Free.',
        querystring: ListIn,
        response: {
          200: withExample(ReviewPageOut, {
            reviews: [OPEN_EXAMPLE],
            page: 1,
            page_size: PAGE_SIZE,
            has_more: false,
            total: 1,
            contradictions: 0,
          }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const { status = 'open', domain, company_number: number, page = 1 } = request.query;
      const filter = {
        status: status as ReviewFilter['status'],
        domain: domain?.toLowerCase(),
        companyNumber: number && (parseCompanyNumber(number) ?? number),
      };
      const {
        reviews: found,
        total,
        contradictions,
      } = await reviews.list(accountIdOf(request), filter, page);
      return {
        reviews: found.map(presentReview),
        page,
        page_size: PAGE_SIZE,
        has_more: page * PAGE_SIZE < total,
        total,
        contradictions,
      };
    },
  );
}

function exportReviewDecisionsRoute(app: AppInstance, reviews: Reviews): void {
  app.get(
    '/v1/reviews/export',
    {
      config: { ...config, exports: 'the decisions on reviews' },
      schema: {
        tags,
        operationId: 'exportReviewDecisions',
        summary: 'All decisions as a CSV file',
        description:
          'One row per decided domain: id, domain, decision (confirmed or rejected), company_number, company_name, decided_by, decided_at, asked_at. Free.',
        response: { 200: Decisions, ...errorResponses(401) },
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="domesday-decisions.csv"')
        .send(Readable.from(reviews.writeDecisions(accountIdOf(request)))),
  );
}

function decideReviewRoute(app: AppInstance, reviews: Reviews): void {
  app.post(
    '/v1/reviews/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'decideReview',
        summary: 'Decide which company is behind the domain, or that none is',
        description:
          'The decision is stored for the account; a later one replaces it, unless `replace` is false. Free, and without effect on the answers that other accounts get.',
        params: ReviewParams,
        body: withExample(DecideIn, { company_number: COMPANY.company_number }),
        response: {
          200: withExample(ReviewOut, DECIDED_EXAMPLE),
          ...errorResponses(400, 401, 404, 409, 503),
        },
      },
    },
    async (request) => {
      const { company_number: companyNumber, replace = true } = request.body;
      const decision = { companyNumber, replace, decidedBy: callerEmailOf(request) };
      return presentReview(await reviews.decide(actorOf(request), request.params.id, decision));
    },
  );
}

function takeBackReviewDecisionRoute(app: AppInstance, reviews: Reviews): void {
  app.delete(
    '/v1/reviews/:id/decision',
    {
      config,
      schema: {
        tags,
        operationId: 'takeBackReviewDecision',
        summary: 'Take a decision back',
        description: 'The review is open again. Changes nothing if it was not decided.',
        params: ReviewParams,
        response: { 200: withExample(ReviewOut, OPEN_EXAMPLE), ...errorResponses(401, 404) },
      },
    },
    async (request) => presentReview(await reviews.withdraw(actorOf(request), request.params.id)),
  );
}

export function presentReview(review: Review): Static<typeof ReviewOut> {
  const { verdict, decided_at: decidedAt } = review;
  const candidates = verdict?.review_candidates ?? [];
  const isCandidate = (number: string) => candidates.some(({ company_number: one }) => one === number);
  return {
    id: review.id,
    domain: review.domain,
    status: decidedAt ? 'decided' : 'open',
    asked_at: review.asked_at.toISOString(),
    resolved_at: review.resolved_at?.toISOString() ?? null,
    explanation: verdict?.explanation ?? null,
    review_candidates: candidates,
    evidence: verdict?.evidence ?? [],
    registered_for: review.listings
      .filter((listing) => !listing.is_shared)
      .map(({ source, identifier, name, company_number, page_url: url, attribution }) => ({
        source,
        identifier,
        name,
        company_number,
        url,
        attribution,
        is_candidate: isCandidate(company_number),
      })),
    decision: decidedAt && {
      company_number: review.company_number,
      company_name: review.company_name,
      decided_at: decidedAt.toISOString(),
      decided_by: review.decided_by,
    },
  };
}
