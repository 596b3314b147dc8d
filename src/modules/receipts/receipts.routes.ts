import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  apiKeyIn,
  errorResponses,
  Nullable,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import { rateHeaders, rateLimited } from '../../platform/rate-limit/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { Accounts } from '../accounts/index.ts';
import { DisclosuresOut } from '../resolution/index.ts';
import type { Receipts } from './index.ts';

const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the bytes of the page as fetched, in lower-case hex.',
});
const Receipt = Type.String({
  minLength: 1,
  maxLength: 60_000,
  description: 'A compact JWS, signed with EdDSA (Ed25519).',
});

const DomainParams = Type.Object({
  domain: Type.String({
    description: 'A domain, a URL or an e-mail address.',
    examples: ['tarnwickjoinery.test'],
  }),
});

const QuoteOut = Type.Object(
  {
    kind: Type.String(),
    value: Type.String(),
    supports: Nullable(
      Type.String({
        description: 'The company number it supports; null for an operator that is not on the UK register.',
      }),
    ),
    quote: Type.String(),
    page_url: Type.String(),
    page_sha256: Sha256,
    start: Nullable(Type.Integer({ description: 'Offset of the quote in the text of the page.' })),
    end: Nullable(Type.Integer()),
    captured_at: Timestamp(),
  },
  { title: 'ReceiptQuote' },
);

const PayloadOut = Type.Object(
  {
    version: Type.Literal(1),
    iss: Type.String({ description: 'The address of the service that issued the receipt.' }),
    iat: Type.Integer({ description: 'When the receipt was issued, in seconds since 1970.' }),
    domain: Type.String(),
    verdict: Type.Object({
      match_status: Type.String(),
      match_confidence: Nullable(Type.Number()),
      explanation: Type.String(),
    }),
    company: Nullable(
      Type.Object({
        company_number: Type.String(),
        company_name: Type.String(),
        company_status: Type.String(),
        registered_postcode: Nullable(Type.String()),
      }),
    ),
    disclosures: Type.Optional(Nullable(DisclosuresOut)),
    quotes: Type.Array(QuoteOut),
    resolved_at: Timestamp('When the website was read.'),
    register_date: Nullable(
      Type.String({ format: 'date', description: 'The date of the register snapshot.' }),
    ),
    model_version: Type.String(),
  },
  { title: 'ReceiptPayload' },
);

const ReceiptOut = Type.Object(
  { receipt: Receipt, payload: PayloadOut },
  { title: 'Receipt', description: 'A signed result, and its content.' },
);

const VerifyIn = Type.Object(
  {
    receipt: Receipt,
    reread: Type.Optional(
      Type.Boolean({ default: false, description: 'Read the pages again. Needs your API key.' }),
    ),
  },
  { title: 'VerifyReceiptRequest' },
);

const VerificationOut = Type.Object(
  {
    valid: Type.Boolean(),
    reason: Nullable(Type.String({ description: 'Why the receipt is not valid; null if it is.' })),
    issued_at: Nullable(Timestamp()),
    quotes: Type.Array(
      Type.Object({
        page_url: Type.String(),
        quote: Type.String(),
        still_there: Nullable(
          Type.Boolean({
            description: 'Null if the page was not read again, or could not be read.',
          }),
        ),
      }),
    ),
  },
  { title: 'ReceiptVerification' },
);

const KeySetOut = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        kty: Type.String({ examples: ['OKP'] }),
        crv: Type.String({ examples: ['Ed25519'] }),
        x: Type.String(),
        kid: Type.String(),
        alg: Type.String({ examples: ['EdDSA'] }),
        use: Type.String({ examples: ['sig'] }),
      }),
      { description: 'Newest first. The first signs; the others verify older receipts.' },
    ),
  },
  { title: 'KeySet' },
);

const KEY_EXAMPLE = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  alg: 'EdDSA',
  use: 'sig',
};
const QUOTE = {
  page_url: 'https://tarnwickjoinery.test/contact',
  quote: 'Tarnwick Joinery Limited, registered in England and Wales, company number 73816452.',
};
const PAYLOAD_EXAMPLE: Static<typeof PayloadOut> = {
  version: 1,
  iss: 'https://domesday.example.com',
  iat: 1_772_525_742,
  domain: 'tarnwickjoinery.test',
  verdict: {
    match_status: 'matched',
    match_confidence: 0.99,
    explanation: 'The site prints the number of TARNWICK JOINERY LIMITED.',
  },
  company: {
    company_number: '73816452',
    company_name: 'TARNWICK JOINERY LIMITED',
    company_status: 'active',
    registered_postcode: 'LA1 1AA',
  },
  quotes: [
    {
      kind: 'company_number',
      value: '73816452',
      supports: '73816452',
      ...QUOTE,
      page_sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      start: 412,
      end: 495,
      captured_at: '2026-03-03T08:15:40.000Z',
    },
  ],
  resolved_at: '2026-03-03T08:15:41.000Z',
  register_date: '2026-03-01',
  model_version: 'v2',
};
const VERIFICATION_EXAMPLE: Static<typeof VerificationOut> = {
  valid: true,
  reason: null,
  issued_at: '2026-03-03T08:15:42.000Z',
  quotes: [{ ...QUOTE, still_there: true }],
};

const tags = ['Receipts'];
const RECEIPT_EXAMPLE = 'eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl';

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
  app.post(
    '/v1/receipts/verify',
    {
      config: { auth: 'none' },
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
      const { receipt, reread = false } = request.body;
      if (!reread) return receipts.verify(receipt);
      const { account } = await accounts.authenticator.authenticateKey(keyOf(request));
      const state = await receipts.rereadLimit.consume(account.id);
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
