/**
 * Speaks HTTP with the Companies House API, or with something that speaks like it: one request, with its time limits
 * and its size bound; the pace that all processes share; patience when it is busy, and tries when it fails. It knows
 * nothing of what the answers mean (src/modules/register/live does).
 */
export { type CompaniesHouseClient, createCompaniesHouseClient } from './client.ts';
export type { CompaniesHouseAccess, FoundAnswer } from './exchange.ts';
export type { Urgency } from './request-budget.ts';
export { createStreamClient, type StreamAnswer, type StreamClient } from './stream-client.ts';
export { CompaniesHouseUnavailable } from './unavailable.ts';
