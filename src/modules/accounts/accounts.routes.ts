import { type Static, Type } from '@sinclair/typebox';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, errorResponses, withExample } from '../../platform/http/index.ts';
import { type RateState, rateHeaders } from '../../platform/rate-limit/index.ts';
import { Problem } from '../../shared/problem.ts';
import * as schemas from './accounts.schemas.ts';
import type { Accounts, Caller } from './index.ts';

/**
 * The caller of a route that takes a credential, set by `src/http/authenticate.ts` before the body is read.
 */
declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

export { presentAccount, secondFactorFields } from './accounts.schemas.ts';

const tags = ['Account'];
const ACCOUNT_EXAMPLE: Static<typeof schemas.AccountOut> = {
  id: 'acc_01j9x4zr8m0f3q7w2k5t6v8y9a',
  email: 'ada@example.org',
  email_verified: true,
  created_at: '2026-02-20T10:00:00.000Z',
  credit_balance: 24,
  credits_held: 1,
  subscription: { plan: 'free', status: 'active', monthly_credits: 0, current_period_end: null },
  watchlist_usage: { used: 3, limit: 25 },
  api_key: {
    prefix: 'dk_live_',
    last_four: '8kQz',
    created_at: '2026-02-20T10:05:00.000Z',
    last_used_at: '2026-03-03T08:19:55.000Z',
  },
};

export function accountRoutes(app: AppInstance, accounts: Accounts): void {
  signUpRoute(app, accounts);
  verifyEmailRoute(app, accounts);
  logInRoute(app, accounts);
  getAccountRoute(app, accounts);
  rotateApiKeyRoute(app, accounts);
  logOutAllRoute(app, accounts);
  deleteAccountRoute(app, accounts);
}

function signUpRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/signup',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'signUp',
        summary: 'Create an account',
        description:
          'Sends a verification mail. There is no session until the address is verified and you log in.',
        body: withExample(schemas.SignUpIn, schemas.CREDENTIALS_EXAMPLE),
        response: {
          201: withExample(schemas.SignUpOut, {
            status: 'verification_email_sent',
            email: schemas.CREDENTIALS_EXAMPLE.email,
          }),
          ...errorResponses(400, 409, 429),
        },
      },
      onError: addRateHeaders(accounts.throttles.peekSignUp),
    },
    async (request, reply) => {
      setRateHeaders(reply, await accounts.throttles.signUp(request.ip));
      const { email } = await accounts.signUp({ ...request.body, origin: { address: request.ip } });
      return reply.code(201).send({ status: 'verification_email_sent', email });
    },
  );
}

function verifyEmailRoute(app: AppInstance, accounts: Accounts): void {
  app.get(
    '/v1/auth/verify-email',
    {
      config: { auth: 'none' },
      // Link checkers send HEAD requests first, which must not use the link.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: 'verifyEmail',
        summary: 'Verify the e-mail address with the link of the mail',
        description:
          'Always redirects to the sign-in page, with `verification=success|invalid|expired|already_verified`.',
        querystring: schemas.VerifyEmailQuery,
        response: { 302: { description: 'Redirects to the sign-in page.', type: 'null' } },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      const { token } = request.query;
      const isPlausible = !request.validationError && token !== undefined;
      const result = isPlausible ? await accounts.verifyEmail({ token, address: request.ip }) : 'invalid';
      return reply.redirect(`${accounts.siteUrl}/sign-in?verification=${result}`, 302);
    },
  );
}

function logInRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/login',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'Log in',
        description:
          'Returns a session of 24 hours and the account API key, which is made at the first login. Members of a team who are not owners get no API key here; they create named ones. A login with a second factor is first answered 401 `second_factor_required`, with the methods in `details`; send it again with `code` or `passkey`.',
        body: withExample(schemas.LogInIn, schemas.CREDENTIALS_EXAMPLE),
        response: {
          200: withExample(schemas.LogInOut, {
            ...schemas.SESSION_EXAMPLE,
            token_type: 'Bearer',
            api_key: schemas.API_KEY_EXAMPLE,
            account: ACCOUNT_EXAMPLE,
          }),
          ...errorResponses(400, 401, 429),
        },
      },
      onError: addRateHeaders(accounts.throttles.peekLogin),
    },
    async (request, reply) => {
      const { session, apiKey, account, rate } = await accounts.logIn({
        ...request.body,
        ...originOf(request),
      });
      setSecretHeaders(reply, rate);
      return {
        ...session,
        token_type: 'Bearer' as const,
        api_key: apiKey ?? null,
        account: schemas.presentAccount(account, accounts.plans),
      };
    },
  );
}

function getAccountRoute(app: AppInstance, accounts: Accounts): void {
  app.get(
    '/v1/auth/me',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getAccount',
        summary: 'The account: credits, plan, watchlist usage, API key metadata',
        response: { 200: withExample(schemas.AccountOut, ACCOUNT_EXAMPLE), ...errorResponses(401) },
      },
    },
    async (request) => schemas.presentAccount(callerOf(request).account, accounts.plans),
  );
}

function rotateApiKeyRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/api-key/rotate',
    {
      config: { auth: 'session', needs: 'own' },
      schema: {
        tags,
        operationId: 'rotateApiKey',
        summary: 'Replace the API key',
        description:
          'Replaces the default key. Takes a session of an owner, never an API key. The old key stops working at once.',
        response: {
          200: withExample(schemas.RotateKeyOut, {
            api_key: schemas.API_KEY_EXAMPLE,
            prefix: 'dk_live_',
            last_four: '8kQz',
            created_at: '2026-02-20T10:05:00.000Z',
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request, reply) => {
      const key = await accounts.defaultKey.rotate(callerOf(request), request.ip);
      reply.header('cache-control', 'no-store');
      return {
        api_key: key.text,
        prefix: key.prefix,
        last_four: key.lastFour,
        created_at: key.createdAt.toISOString(),
      };
    },
  );
}

function logOutAllRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/logout-all',
    {
      config: { auth: 'session', needs: 'self' },
      schema: {
        tags,
        operationId: 'logOutAll',
        summary: 'End all your sessions',
        description:
          'Takes a session only, never an API key. Also disconnects every app that you connected by OAuth. API keys keep working.',
        response: {
          200: withExample(schemas.LogoutAllOut, { status: 'sessions_ended' }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      await accounts.sessions.endAll(callerOf(request), request.ip);
      return { status: 'sessions_ended' as const };
    },
  );
}

function deleteAccountRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/delete-account',
    {
      config: { auth: 'session', needs: 'own' },
      schema: {
        tags,
        operationId: 'deleteAccount',
        summary: 'Delete the account for good',
        description:
          'Takes a session of the last owner, never an API key; use `export` first to keep a copy of the data. Every session, key, connected app and invitation of all members ends at once, and the data is deleted soon after. The ledger is kept, without names.',
        body: withExample(schemas.DeleteAccountIn, {
          confirmation: schemas.CREDENTIALS_EXAMPLE.email,
          password: schemas.CREDENTIALS_EXAMPLE.password,
        }),
        response: {
          200: withExample(schemas.DeleteAccountOut, { status: 'account_deleted' }),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request) => {
      const { confirmation, ...given } = request.body;
      const caller = callerOf(request);
      await accounts.checkIdentity(caller, { ...given, ...originOf(request) });
      await accounts.deleteAccount({ caller, confirmation, address: request.ip });
      return { status: 'account_deleted' as const };
    },
  );
}

export function originOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

/** The schema and the handler of a route that ends something of the caller by its id. */
export function endById<Status extends string>(
  { status, title, exampleId }: { status: Status; title: string; exampleId: string },
  end: (caller: Caller, id: string, address: string) => Promise<void>,
) {
  return {
    schema: {
      params: Type.Object({ id: Type.String() }),
      response: {
        200: withExample(Type.Object({ id: Type.String(), status: Type.Literal(status) }, { title }), {
          id: exampleId,
          status,
        }),
        ...errorResponses(401, 404),
      },
    },
    async handler(request: FastifyRequest): Promise<{ id: string; status: Status }> {
      const { id } = request.params as { id: string };
      await end(callerOf(request), id, request.ip);
      return { id, status };
    },
  };
}

/** For answers with a session or a key: adds the rate limit headers and forbids caching. */
export function setSecretHeaders(reply: FastifyReply, rate: RateState | undefined): void {
  setRateHeaders(reply, rate);
  reply.header('cache-control', 'no-store');
}

/** The caller. Throws on a route that takes no credential, which is a bug. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller)
    throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return request.caller;
}

/**
 * The `onError` hook of a route with a rate limit. Such routes send the headers of the limit in every answer,
 * also if the body cannot be read or is invalid and nothing was counted.
 */
export function addRateHeaders(peek: (address: string) => Promise<RateState | undefined>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    error: FastifyError | Problem,
  ): Promise<void> => {
    const status = error instanceof Problem ? error.status : (error.statusCode ?? 500);
    const isKnown = error instanceof Problem && 'ratelimit-limit' in error.headers;
    if (status < 500 && !isKnown) setRateHeaders(reply, await peek(request.ip));
  };
}

function setRateHeaders(reply: FastifyReply, state: RateState | undefined): void {
  if (state) reply.headers(rateHeaders(state));
}
