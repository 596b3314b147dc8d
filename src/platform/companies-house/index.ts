/**
 * HTTP client of the Companies House API, or of a server that imitates it: requests with time and size
 * limits, a request budget that all processes share, waiting when it is spent, and retries. It does not
 * interpret the answers (src/modules/register/live does).
 */
export type { CompaniesHouseAccess, FoundAnswer } from './api-request.ts';
export {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  createCompaniesHouseClient,
} from './client.ts';
export type { Urgency } from './request-budget.ts';
export { createStreamClient, type StreamAnswer, type StreamClient } from './stream-client.ts';
