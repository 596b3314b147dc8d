/**
 * The client: the API's calls as functions with generated types, waiting for results, retries, lists as async
 * iterators, and the check of webhook signatures. It depends on nothing else of the service, and runs in Node
 * and in browsers. The command line uses it, and `clients/typescript` publishes it.
 */
export type { components, operations, paths, webhooks } from './api-types.ts';
export type { BulkFile, BulkOptions } from './calls/bulk-calls.ts';
export { createDomesdayClient, type DomesdayClient } from './client.ts';
export {
  authorizationUrl,
  type OauthTokens,
  redeemCode,
  registerOauthClient,
  renewTokens,
  revokeTokens,
} from './oauth.ts';
export { DomesdayError, type FetchOptions } from './retrying-fetch.ts';
export type { Answer, BodyOf, CompanyAnswer, Enrichment, Pending, QueryOf, Resolution } from './shapes.ts';
export { type Verification, verifyWebhook, type WebhookToVerify } from './verify-webhook.ts';
export type { ResolveOptions, WaitOptions } from './waiting-calls.ts';
