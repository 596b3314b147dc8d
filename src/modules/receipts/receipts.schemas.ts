import { Type } from '@sinclair/typebox';
import { Nullable, Timestamp } from '../../platform/http/index.ts';
import { DisclosuresOut } from '../resolution/index.ts';

const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the bytes of the page as fetched, in lower-case hex.',
});
const Receipt = Type.String({
  minLength: 1,
  maxLength: 60_000,
  description: 'A compact JWS, signed with EdDSA (Ed25519).',
});

export const DomainParams = Type.Object({
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

export const PayloadOut = Type.Object(
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

export const ReceiptOut = Type.Object(
  { receipt: Receipt, payload: PayloadOut },
  { title: 'Receipt', description: 'A signed result, and its content.' },
);

export const VerifyIn = Type.Object(
  {
    receipt: Receipt,
    reread: Type.Optional(
      Type.Boolean({ default: false, description: 'Read the pages again. Needs your API key.' }),
    ),
  },
  { title: 'VerifyReceiptRequest' },
);

export const VerificationOut = Type.Object(
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

export const KeySetOut = Type.Object(
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
