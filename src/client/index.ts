/**
 * The client: the API's calls as functions, with the types of its description, waiting for results, and the check of
 * webhook signatures. It knows nothing of the service's inside and needs only Node's own `fetch`.
 */
export { DomesdayError } from './api-error.ts';
export { createDomesdayClient, type DomesdayClient } from './client.ts';
export type { Pending, Resolution } from './shapes.ts';
export { type Verification, verifyWebhook } from './verify-webhook.ts';
