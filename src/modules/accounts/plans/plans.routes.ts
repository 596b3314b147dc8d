import { type Static, type TInteger, Type } from '@sinclair/typebox';
import { type AppInstance, errorResponses, OneOf, withExample } from '../../../platform/http/index.ts';
import {
  PLAN_NAMES,
  PLAN_VALUES,
  PLANS,
  type PlanName,
  type PlanValueName,
  planNameOf,
} from '../../../shared/plans.ts';
import { invalidRequest } from '../../../shared/problem.ts';
import { callerOf } from '../accounts.routes.ts';
import type { Accounts } from '../index.ts';

const CREDITS_MAX = 1_000_000;
const MESSAGE_MAX = 1_000;
const tags = ['Account'];

const PLAN_VALUE_SCHEMAS = Object.fromEntries(
  Object.entries(PLAN_VALUES).map(([name, { meaning }]) => [name, Type.Integer({ description: meaning })]),
) as Record<PlanValueName, TInteger>;
const PlanOut = Type.Object(
  { plan: OneOf(PLAN_NAMES), ...PLAN_VALUE_SCHEMAS, is_current: Type.Boolean() },
  { title: 'Plan' },
);
const PlansOut = Type.Object({ plans: Type.Array(PlanOut) }, { title: 'PlanList' });
const PLAN_EXAMPLE: Static<typeof PlanOut> = { plan: 'free', ...PLANS.free, is_current: true };

const CreditRequestIn = Type.Object(
  {
    credits: Type.Optional(Type.Integer({ minimum: 1, maximum: CREDITS_MAX })),
    plan: Type.Optional(OneOf(PLAN_NAMES)),
    message: Type.Optional(
      Type.String({ maxLength: MESSAGE_MAX, description: 'A message to the operator.' }),
    ),
  },
  { title: 'CreditRequest', description: '`credits`, `plan` or both.' },
);
const CreditRequestOut = Type.Object({ status: Type.Literal('sent') }, { title: 'CreditRequestResult' });

export function planRoutes(app: AppInstance, accounts: Accounts): void {
  app.get(
    '/v1/plans',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listPlans',
        summary: 'The plans, and which one the account has',
        response: { 200: withExample(PlansOut, { plans: [PLAN_EXAMPLE] }), ...errorResponses(401) },
      },
    },
    async (request) => {
      const current = planNameOf(callerOf(request).account.plan);
      return { plans: PLAN_NAMES.map((plan) => presentPlan(accounts, plan, current)) };
    },
  );

  app.post(
    '/v1/credits/requests',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'requestCredits',
        summary: 'Ask the operator of the service for credits or another plan',
        description:
          'Sends a mail to the operator, who decides and answers by e-mail. At most five times a day per account.',
        body: withExample(CreditRequestIn, { credits: 500, message: 'We have 480 suppliers to check.' }),
        response: {
          202: withExample(CreditRequestOut, { status: 'sent' }),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      const { credits = null, plan = null, message } = request.body;
      if (credits === null && plan === null)
        throw invalidRequest('Say how many credits or which plan you want.', {
          credits: 'is needed unless there is a plan',
        });
      const asked = { credits, plan, message: message?.trim() || null };
      await accounts.creditRequests.request(callerOf(request), asked, request.ip);
      return reply.code(202).send({ status: 'sent' });
    },
  );
}

function presentPlan({ plans }: Accounts, plan: PlanName, current: PlanName): Static<typeof PlanOut> {
  return { plan, ...plans[plan], is_current: plan === current };
}
