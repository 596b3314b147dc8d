import type { FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  apiKeyIn,
  errorResponses,
  withExample,
} from '../../platform/http/index.ts';
import { rateHeaders, rateLimited } from '../../platform/rate-limit/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Receipts } from './index.ts';
import { KEY_EXAMPLE, PAYLOAD_EXAMPLE, RECEIPT_EXAMPLE, VERIFICATION_EXAMPLE } from './receipts.examples.ts';
import { DomainParams, KeySetOut, ReceiptOut, VerificationOut, VerifyIn } from './receipts.schemas.ts';

const tags = ['Receipts'];

type KeyCheck = Pick<Accounts, 'authenticator'>;

export function receiptRoutes(
  app: AppInstance,
  { receipts, accounts }: { receipts: Receipts; accounts: KeyCheck },
): void {
  getReceiptKeysRoute(app, receipts);
  getReceiptRoute(app, receipts);
  verifyReceiptRoute(app, receipts, accounts);
}

function getReceiptKeysRoute(app: AppInstance, receipts: Receipts): void {
  app.get(
    '/.well-known/jwks.json',
    {
      schema: {
        tags,
        operationId: 'getReceiptKeys',
        summary: 'The public keys of receipts',
        description: 'Keep a copy: with it, receipts are verified offline. Keys are added and never removed.',
        response: { 200: withExample(KeySetOut, { keys: [KEY_EXAMPLE] }) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return receipts.keySet() as Promise<never>;
    },
  );
}

function getReceiptRoute(app: AppInstance, receipts: Receipts): void {
  app.get(
    '/v1/domains/:domain/receipt',
    {
      config: { auth: 'key' },
      schema: {
        tags,
        operationId: 'getReceipt',
        summary: 'The signed receipt of a result',
        description:
          'For the result that your account last received for this domain, up to 30 days ago. Costs nothing.',
        params: DomainParams,
        response: {
          200: withExample(ReceiptOut, {
            receipt: RECEIPT_EXAMPLE,
            payload: PAYLOAD_EXAMPLE,
          }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => receipts.issue(accountIdOf(request), request.params.domain),
  );
}

function verifyReceiptRoute(app: AppInstance, receipts: Receipts, accounts: KeyCheck): void {
  /** Only calls with `reread` need a key. */
  async function findAccountId(request: FastifyRequest): Promise<string | undefined> {
    const { reread } = (request.body ?? {}) as { reread?: unknown };
    if (reread !== true) return undefined;
    return (await accounts.authenticator.authenticateKey(keyOf(request))).account.id;
  }

  app.post(
    '/v1/receipts/verify',
    {
      config: { auth: 'none', mayRunTwice: true, findAccountId },
      schema: {
        tags,
        operationId: 'verifyReceipt',
        summary: 'Verify a receipt',
        description:
          'Says whether this service signed the receipt and nobody changed it since. With `reread`, which needs your API key, its pages are read again and searched for each quote; at most 30 times a minute.',
        body: withExample(VerifyIn, { receipt: RECEIPT_EXAMPLE, reread: true }),
        response: {
          200: withExample(VerificationOut, VERIFICATION_EXAMPLE),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      const { receipt } = request.body;
      const accountId = await findAccountId(request);
      if (accountId === undefined) return receipts.verify(receipt);
      const state = await receipts.rereadLimit.consume(accountId);
      reply.headers(rateHeaders(state));
      if (!state.allowed) throw rateLimited(state, 'Too many receipts with reread within a minute');
      return receipts.verifyAndReread(receipt);
    },
  );
}

function keyOf(request: FastifyRequest): string {
  const key = apiKeyIn(request.headers);
  if (key !== undefined) return key;
  throw new Problem(
    'missing_credentials',
    'Send your API key as X-API-Key or as a bearer token: reading pages again needs it.',
  );
}
