import type { FastifyRequest } from 'fastify';
import { type AppInstance, accountIdOf, errorResponses, withExample } from '../../platform/http/index.ts';
import { rateHeaders, rateLimited } from '../../platform/rate-limit/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Receipts } from './index.ts';
import * as schemas from './receipts.schemas.ts';

const tags = ['Receipts'];
const RECEIPT_EXAMPLE = 'eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl';

export function receiptRoutes(
  app: AppInstance,
  { receipts, accounts }: { receipts: Receipts; accounts: Pick<Accounts, 'authenticateKey'> },
): void {
  app.get(
    '/.well-known/jwks.json',
    {
      schema: {
        tags,
        operationId: 'getReceiptKeys',
        summary: 'The public keys of receipts',
        description: 'Keep a copy: with it, receipts are verified offline. Keys are added and never removed.',
        response: { 200: schemas.KeySetOut },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return receipts.keySet() as Promise<never>;
    },
  );

  app.get(
    '/v1/domains/:domain/receipt',
    {
      config: { auth: 'key' },
      schema: {
        tags,
        operationId: 'getReceipt',
        summary: 'The signed receipt of a result',
        description:
          'Of the result that your account was last given of this domain, up to 30 days ago. Costs nothing.',
        params: schemas.DomainParams,
        response: {
          200: withExample(schemas.ReceiptOut, {
            receipt: RECEIPT_EXAMPLE,
            payload: schemas.PAYLOAD_EXAMPLE,
          }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => receipts.issue(accountIdOf(request), request.params.domain),
  );

  app.post(
    '/v1/receipts/verify',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'verifyReceipt',
        summary: 'Verify a receipt',
        description:
          'Whether this service signed it as it is. With `reread`, which needs your API key, its pages are read again and each quote is looked for; at most 30 times a minute.',
        body: withExample(schemas.VerifyIn, { receipt: RECEIPT_EXAMPLE, reread: true }),
        response: {
          200: withExample(schemas.VerificationOut, schemas.VERIFICATION_EXAMPLE),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      const { receipt, reread = false } = request.body;
      if (!reread) return receipts.verify(receipt);
      const { account } = await accounts.authenticateKey(keyOf(request));
      const state = await receipts.rereadLimit.consume(account.id);
      reply.headers(rateHeaders(state));
      if (!state.allowed) throw rateLimited(state, 'Too many receipts with reread within a minute');
      return receipts.verifyAndReread(receipt);
    },
  );
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['x-api-key'];
  if (typeof key === 'string' && key !== '') return key;
  throw new Problem('missing_credentials', 'Send your API key as X-API-Key: reading pages again needs it.');
}
