/**
 * The client: the API's calls as functions with generated types, polling of jobs, retries, and the check of webhook
 * signatures. It depends on nothing else of the service and uses Node's own `fetch`.
 */
export { type BulkFile, type BulkOptions, createDomesdayClient, type DomesdayClient } from './client.ts';
export {
  authorizationUrl,
  type OauthTokens,
  redeemCode,
  registerOauthClient,
  renewTokens,
  revokeTokens,
} from './oauth.ts';
export { DomesdayError } from './retrying-fetch.ts';
export type { CompanyAnswer, Pending, Resolution } from './shapes.ts';
export { type Verification, verifyWebhook } from './verify-webhook.ts';
