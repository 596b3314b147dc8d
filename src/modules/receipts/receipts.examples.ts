/** Answers about a fictional company of the sandbox, for the API's description. */
import type { Static } from '@sinclair/typebox';
import type { PayloadOut, VerificationOut } from './receipts.schemas.ts';

export const RECEIPT_EXAMPLE = 'eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl';

export const KEY_EXAMPLE = {
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
