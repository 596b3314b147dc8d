import { type Static, Type } from '@sinclair/typebox';
import { Nullable, Timestamp } from '../../platform/http/index.ts';

const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the page’s bytes as they were fetched, in lower-case hex.',
});
const Receipt = Type.String({
  minLength: 1,
  maxLength: 60_000,
  description: 'A compact JWS, signed with EdDSA (Ed25519).',
});

export const DomainParams = Type.Object({
  domain: Type.String({ description: 'In any spelling.', examples: ['tarnwickjoinery.test'] }),
});

const QuoteOut = Type.Object(
  {
    kind: Type.String(),
    value: Type.String(),
    supports: Type.String({ description: 'The company number it speaks for.' }),
    quote: Type.String(),
    page_url: Type.String(),
    page_sha256: Sha256,
    start: Nullable(Type.Integer({ description: 'Where the quote begins in the text of the page.' })),
    end: Nullable(Type.Integer()),
    captured_at: Timestamp(),
  },
  { title: 'ReceiptQuote' },
);

export const PayloadOut = Type.Object(
  {
    version: Type.Literal(1),
    iss: Type.String({ description: 'The service that issued it.' }),
    iat: Type.Integer({ description: 'When, in seconds since 1970.' }),
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
    quotes: Type.Array(QuoteOut),
    resolved_at: Timestamp('When the website was read.'),
    register_date: Nullable(Type.String({ format: 'date', description: 'The day of the register.' })),
    model_version: Type.String(),
  },
  { title: 'ReceiptPayload' },
);

export const ReceiptOut = Type.Object(
  { receipt: Receipt, payload: PayloadOut },
  { title: 'Receipt', description: 'A signed result, and what it says.' },
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
    reason: Nullable(Type.String({ description: 'Why it is not valid.' })),
    issued_at: Nullable(Timestamp()),
    quotes: Type.Array(
      Type.Object({
        page_url: Type.String(),
        quote: Type.String(),
        still_there: Nullable(
          Type.Boolean({
            description: 'Null: the page was not read again, or could not be read at the moment.',
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

const QUOTE = {
  page_url: 'https://tarnwickjoinery.test/contact',
  quote: 'Tarnwick Joinery Limited, registered in England and Wales, company number 73816452.',
};
export const PAYLOAD_EXAMPLE: Static<typeof PayloadOut> = {
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
export const VERIFICATION_EXAMPLE: Static<typeof VerificationOut> = {
  valid: true,
  reason: null,
  issued_at: '2026-03-03T08:15:42.000Z',
  quotes: [{ ...QUOTE, still_there: true }],
};
