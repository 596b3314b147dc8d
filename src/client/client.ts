import createClient from 'openapi-fetch';
import type { paths } from './api-types.ts';
import { accountCalls } from './calls/account-calls.ts';
import { bulkCalls } from './calls/bulk-calls.ts';
import { companyCalls } from './calls/company-calls.ts';
import { receiptCalls } from './calls/receipt-calls.ts';
import { reviewCalls } from './calls/review-calls.ts';
import { savedSearchCalls } from './calls/saved-search-calls.ts';
import { watchlistCalls } from './calls/watchlist-calls.ts';
import { webhookCalls } from './calls/webhook-calls.ts';
import { createPages } from './pages.ts';
import { createRetryingFetch, type FetchOptions } from './retrying-fetch.ts';
import type { Enrichment, Resolution } from './shapes.ts';
import { createWaitingCalls, type ResolveOptions } from './waiting-calls.ts';

export type DomesdayClient = ReturnType<typeof createDomesdayClient>;

export function createDomesdayClient(options: FetchOptions) {
  const { apiKey, accessToken, clientName } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const api = createClient<paths>({
    baseUrl,
    fetch: createRetryingFetch({ ...options, baseUrl }),
    headers: {
      ...(apiKey && { 'x-api-key': apiKey }),
      ...(clientName && { 'x-domesday-client': clientName }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
  });

  const { resolve, resolveCompany } = createWaitingCalls(api);
  return {
    /** Every route of the API by its path, typed; errors are thrown as by the functions below. */
    api,
    ...createPages(api),
    /** Which company is behind a domain. Waits for the result. */
    resolveDomain: (domain: string, wait: ResolveOptions = {}) =>
      resolve<Resolution>('/v1/resolve/domain', domain, wait),
    /** Like `resolveDomain`, with the company's due dates, charges and officers. */
    enrichDomain: (domain: string, wait: ResolveOptions = {}) =>
      resolve<Enrichment>('/v1/enrich', domain, wait),
    /** A company by its number or name, its signals and its website. Waits until the search ends. */
    resolveCompany,
    ...companyCalls(api),
    ...accountCalls(api),
    ...watchlistCalls(api),
    ...savedSearchCalls(api),
    ...bulkCalls(api),
    ...reviewCalls(api),
    ...receiptCalls(api),
    ...webhookCalls(api),
  };
}
