import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../platform/http/index.ts';
import { defineTool, type Question, type Tool, type ToolCall } from '../../platform/mcp.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { PAGE_SIZE, type Review, type Reviews } from './index.ts';
import { presentReview, ReviewOut, ReviewPageOut } from './reviews.routes.ts';

interface Reviewer {
  id: string;
  email: string;
}

/** The value of the choice “none of them”. */
const NONE = 'none';

const ListIn = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
});
const DecideIn = Type.Object({
  domain: Type.String({ maxLength: 253, description: 'The domain whose review is decided.' }),
  company_number: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 64,
        description:
          'The company that the user named; null if they said that it is none of them. Leave it out if the client can ask the user itself.',
      }),
    ),
  ),
});

export function reviewTools(reviews: Pick<Reviews, 'list' | 'decide'>): Tool<Reviewer>[] {
  return [
    defineTool({
      name: 'list_reviews',
      title: 'Domains that a person should look at',
      description:
        'The domains that the account asked for and whose result is needs_review, newest first, with the candidates and what would settle each. Costs nothing.',
      input: ListIn,
      output: ReviewPageOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ page = 1 }, { account }) {
        const open = await reviews.list(account.id, { status: 'open' }, page);
        const { reviews: found, total, contradictions } = open;
        const has_more = page * PAGE_SIZE < total;
        const counts = { page, page_size: PAGE_SIZE, has_more, total, contradictions };
        const data = { reviews: found.map(presentReview), ...counts };
        const domains = found.map(({ domain }) => domain).join(', ');
        return { data, text: total === 0 ? 'No review is open.' : `${total} open: ${domains}.` };
      },
    }),
    defineTool({
      name: 'decide_review',
      title: 'Decide which company is behind a domain',
      description:
        'Stores the decision of the user about a needs_review result, for their account only. The user decides, never you: a client that can ask shows them the candidates; otherwise ask them first and pass what they said. Costs nothing.',
      input: DecideIn,
      output: ReviewOut,
      hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ domain, company_number: named }, call) {
        const filter = { status: 'open' as const, domain: domain.trim().toLowerCase() };
        const { reviews: found } = await reviews.list(call.account.id, filter, 1);
        const [review] = found;
        if (!review)
          throw new Problem('not_found', `No review of ${filter.domain} is open; list_reviews names them.`);
        const companyNumber = decisionOf(review, named, call);
        if (companyNumber === undefined)
          return {
            data: presentReview(review),
            text: `Nothing was decided: ${review.domain} is still open.`,
          };
        const { account, requester, address } = call;
        const by = { accountId: account.id, actor: requester.actor, address };
        const request = { companyNumber, decidedBy: account.email, replace: true };
        const decided = presentReview(await reviews.decide(by, review.id, request));
        return { data: decided, text: describe(decided) };
      },
    }),
  ];
}

/** Null if none of the companies is right; undefined if the person did not want to decide. */
function decisionOf(
  review: Review,
  named: string | null | undefined,
  { askPerson }: Pick<ToolCall<Reviewer>, 'askPerson'>,
): string | null | undefined {
  if (askPerson) {
    const chosen = askPerson(questionAbout(review));
    return chosen === NONE ? null : chosen;
  }
  if (named !== undefined) return named;
  const message =
    'This client cannot ask the user; ask them which of the candidates it is, and call again with company_number.';
  throw invalidRequest(message, { company_number: 'is required' });
}

function questionAbout(review: Review): Question {
  const { domain, review_candidates: candidates } = presentReview(review);
  const choices = candidates.map(({ company_number: value, company_name: name, company_status: status }) => ({
    value,
    title: `${name} (${value}), ${status}`,
  }));
  return {
    message: `Which company is behind ${domain}?`,
    label: 'Company',
    choices: [...choices, { value: NONE, title: 'None of them' }],
  };
}

function describe({ domain, decision }: Static<typeof ReviewOut>): string {
  if (!decision?.company_number) return `Decided: none of the companies is behind ${domain}.`;
  return `Decided: ${decision.company_name ?? 'the company'} (${decision.company_number}) is behind ${domain}.`;
}
