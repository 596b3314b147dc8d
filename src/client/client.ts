import createClient from 'openapi-fetch';
import type { paths } from './api-types.ts';
import { dataOf } from './data-of.ts';
import { createPages } from './pages.ts';
import { createRetryingFetch, type FetchOptions } from './retrying-fetch.ts';
import type { Answer, BodyOf, Enrichment, QueryOf, Resolution } from './shapes.ts';
import { createWaitingCalls, type ResolveOptions } from './waiting-calls.ts';

/** A file of domains or companies: CSV, TSV or XLSX, which the service recognises, or JSON lines. */
export interface BulkFile {
  content: string | Uint8Array<ArrayBuffer>;
  format: 'csv' | 'jsonl';
}

export type BulkOptions = Omit<QueryOf<'startBulk'>, 'preview'>;

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
  const company = (companyNumber: string) => ({ company_number: companyNumber });
  const withId = <Id>(id: Id) => ({ params: { path: { id } } });
  const uploadBulk = <Started>({ content, format }: BulkFile, query: QueryOf<'startBulk'>) =>
    dataOf<Started>(
      api.POST('/v1/bulk', {
        params: { query },
        headers: { 'content-type': format === 'csv' ? 'text/csv' : 'application/x-ndjson' },
        // The file is sent as it is; the description types the body as JSON.
        body: { domains: [] },
        bodySerializer: () => content,
      }),
    );

  return {
    /** Every route of the API by its path, typed; errors are thrown as by the functions below. */
    api,
    ...createPages(api),
    /** Which company is behind a domain. Waits for the result. */
    resolveDomain: (domain: string, wait: ResolveOptions = {}) =>
      resolve<Resolution>('/v1/resolve/domain', domain, wait),
    /** The same, with the company's due dates, charges and officers. */
    enrichDomain: (domain: string, wait: ResolveOptions = {}) =>
      resolve<Enrichment>('/v1/enrich', domain, wait),
    /** Without an API key: the answer holds it. */
    logIn: (email: string, password: string) =>
      dataOf<Answer<'logIn'>>(api.POST('/v1/auth/login', { body: { email, password } })),
    /** A company by its number or name, its signals and its website. Waits until the search ends. */
    resolveCompany,
    reviews: (query: QueryOf<'listReviews'> = {}) =>
      dataOf<Answer<'listReviews'>>(api.GET('/v1/reviews', { params: { query } })),
    /** Null: none of the companies is right. */
    decideReview: (id: string, companyNumber: string | null) =>
      dataOf<Answer<'decideReview'>>(
        api.POST('/v1/reviews/{id}', { ...withId(id), body: { company_number: companyNumber } }),
      ),
    /** The response itself: CSV, one row per decision. */
    exportReviewDecisions: async (): Promise<Response> =>
      (await api.GET('/v1/reviews/export', { parseAs: 'stream' })).response,
    undoReview: (id: string) =>
      dataOf<Answer<'takeBackReviewDecision'>>(api.DELETE('/v1/reviews/{id}/decision', withId(id))),
    apiKeys: () => dataOf<Answer<'listApiKeys'>>(api.GET('/v1/auth/api-keys')),
    /** With a session only, as `revokeApiKey`. */
    createApiKey: (body: BodyOf<'createApiKey'>) =>
      dataOf<Answer<'createApiKey', 201>>(api.POST('/v1/auth/api-keys', { body })),
    revokeApiKey: (id: string) =>
      dataOf<Answer<'revokeApiKey'>>(api.DELETE('/v1/auth/api-keys/{id}', withId(id))),
    /** Ends the session that the client was made with. */
    endSession: async (): Promise<void> => {
      const { sessions } = await dataOf<Answer<'listSessions'>>(api.GET('/v1/auth/sessions'));
      const own = sessions.find(({ current }) => current);
      if (own) await api.DELETE('/v1/auth/sessions/{id}', withId(own.id));
    },
    account: () => dataOf<Answer<'getAccount'>>(api.GET('/v1/auth/me')),
    searchCompanies: (query: QueryOf<'searchCompanies'>) =>
      dataOf<Answer<'searchCompanies'>>(api.GET('/v1/companies/search', { params: { query } })),
    getCompany: (companyNumber: string) =>
      dataOf<Answer<'getCompany'>>(
        api.GET('/v1/companies/{company_number}', { params: { path: company(companyNumber) } }),
      ),
    identityVerification: (companyNumber: string) =>
      dataOf<Answer<'getIdentityVerification'>>(
        api.GET('/v1/companies/{company_number}/identity-verification', {
          params: { path: company(companyNumber) },
        }),
      ),
    /** One row per person, of the companies in a CSV file. `retryAfterSeconds`: not all were read; ask again then. */
    identityReport: async (numbersCsv: string, format: 'csv' | 'json' = 'csv') => {
      const { response } = await api.POST('/v1/identity-verification/report', {
        headers: {
          'content-type': 'text/csv',
          accept: format === 'csv' ? 'text/csv' : 'application/json',
        },
        // The file is sent as it is; the description types the body as JSON.
        body: { company_numbers: [] },
        bodySerializer: () => numbersCsv,
        parseAs: 'stream',
      });
      const isComplete = response.headers.get('x-report-complete') !== 'false';
      return {
        text: await response.text(),
        retryAfterSeconds: isComplete ? null : Number(response.headers.get('retry-after') ?? 5),
      };
    },
    companyGroup: (companyNumber: string, query: QueryOf<'getCompanyGroup'> = {}) =>
      dataOf<Answer<'getCompanyGroup'>>(
        api.GET('/v1/companies/{company_number}/group', { params: { path: company(companyNumber), query } }),
      ),
    /** Newest first. */
    companyFilings: (companyNumber: string, query: QueryOf<'listFilings'> = {}) =>
      dataOf<Answer<'listFilings'>>(
        api.GET('/v1/companies/{company_number}/filing-history', {
          params: { path: company(companyNumber), query },
        }),
      ),
    /** Current and former ones. Those that the account did not pay for are locked. */
    companyWebsites: (companyNumber: string) =>
      dataOf<Answer<'listCompanyWebsites'>>(
        api.GET('/v1/companies/{company_number}/websites', { params: { path: company(companyNumber) } }),
      ),
    companyFinancials: (companyNumber: string) =>
      dataOf<Answer<'getCompanyFinancials'>>(
        api.GET('/v1/companies/{company_number}/financials', { params: { path: company(companyNumber) } }),
      ),
    companySignals: (companyNumber: string, query: QueryOf<'listCompanySignals'> = {}) =>
      dataOf<Answer<'listCompanySignals'>>(
        api.GET('/v1/companies/{company_number}/signals', {
          params: { path: company(companyNumber), query },
        }),
      ),
    signals: (query: QueryOf<'listSignals'> = {}) =>
      dataOf<Answer<'listSignals'>>(api.GET('/v1/signals', { params: { query } })),
    signalMailSettings: () => dataOf<Answer<'getSignalMailSettings'>>(api.GET('/v1/signals/mail-settings')),
    setSignalMailSettings: (body: BodyOf<'setSignalMailSettings'>) =>
      dataOf<Answer<'setSignalMailSettings'>>(api.PUT('/v1/signals/mail-settings', { body })),
    watchlist: (query: QueryOf<'listWatchlist'> = {}) =>
      dataOf<Answer<'listWatchlist'>>(api.GET('/v1/watchlist', { params: { query } })),
    /** The tags are added to those that the company has. */
    watch: (companyNumber: string, tags: string[] = []) =>
      dataOf<Answer<'watchCompany'>>(
        api.POST('/v1/watchlist', { body: { ...company(companyNumber), ...(tags.length > 0 && { tags }) } }),
      ),
    /** Watches the companies of a CSV, TSV or XLSX file, by number or name. */
    importWatchlist: (file: string | Uint8Array, query: QueryOf<'importWatchlist'> = {}) =>
      dataOf<Answer<'importWatchlist'>>(
        api.POST('/v1/watchlist/import', {
          params: { query },
          // The service sees from the bytes what it is.
          headers: { 'content-type': 'text/csv' },
          body: '',
          bodySerializer: () => file,
        }),
      ),
    savedSearches: () => dataOf<Answer<'listSavedSearches'>>(api.GET('/v1/saved-searches')),
    saveSearch: (body: BodyOf<'createSavedSearch'>) =>
      dataOf<Answer<'createSavedSearch', 201>>(api.POST('/v1/saved-searches', { body })),
    changeSavedSearch: (id: string, body: BodyOf<'changeSavedSearch'>) =>
      dataOf<Answer<'changeSavedSearch'>>(api.PATCH('/v1/saved-searches/{id}', { ...withId(id), body })),
    deleteSavedSearch: (id: string) =>
      dataOf<Answer<'deleteSavedSearch'>>(api.DELETE('/v1/saved-searches/{id}', withId(id))),
    /** The companies that newly match a watched search. */
    savedSearchMatches: (id: string, query: QueryOf<'listSavedSearchMatches'> = {}) =>
      dataOf<Answer<'listSavedSearchMatches'>>(
        api.GET('/v1/saved-searches/{id}/matches', { params: { path: { id }, query } }),
      ),
    watchlistTags: () => dataOf<Answer<'listWatchlistTags'>>(api.GET('/v1/watchlist/tags')),
    setWatchlistTags: (companyNumber: string, tags: string[]) =>
      dataOf<Answer<'setWatchlistTags'>>(
        api.PUT('/v1/watchlist/{company_number}/tags', {
          params: { path: company(companyNumber) },
          body: { tags },
        }),
      ),
    unwatch: (companyNumber: string) =>
      dataOf<Answer<'unwatchCompany'>>(
        api.DELETE('/v1/watchlist/{company_number}', { params: { path: company(companyNumber) } }),
      ),
    /** CSV files: the responses themselves, so that large ones can be read as a stream. */
    signalsCsv: async (query: QueryOf<'exportSignals'> = {}): Promise<Response> =>
      (await api.GET('/v1/signals.csv', { params: { query }, parseAs: 'stream' })).response,
    watchlistCsv: async (query: QueryOf<'exportWatchlist'> = {}): Promise<Response> =>
      (await api.GET('/v1/watchlist.csv', { params: { query }, parseAs: 'stream' })).response,
    savedSearchCsv: async (id: string): Promise<Response> =>
      (await api.GET('/v1/saved-searches/{id}/companies.csv', { ...withId(id), parseAs: 'stream' })).response,
    searchCsv: async (query: QueryOf<'exportCompanySearch'> = {}): Promise<Response> =>
      (await api.GET('/v1/companies/search.csv', { params: { query }, parseAs: 'stream' })).response,
    companyFinancialsCsv: async (companyNumber: string): Promise<Response> =>
      (
        await api.GET('/v1/companies/{company_number}/financials.csv', {
          params: { path: company(companyNumber) },
          parseAs: 'stream',
        })
      ).response,
    companySignalsCsv: async (companyNumber: string): Promise<Response> => {
      const params = { path: company(companyNumber) };
      return (await api.GET('/v1/companies/{company_number}/signals.csv', { params, parseAs: 'stream' }))
        .response;
    },
    previewBulk: (file: BulkFile, bulkOptions: BulkOptions = {}) =>
      uploadBulk<Answer<'startBulk'>>(file, { ...bulkOptions, preview: true }),
    startBulk: (file: BulkFile, bulkOptions: BulkOptions = {}) =>
      uploadBulk<Answer<'startBulk', 202>>(file, bulkOptions),
    getBulk: (id: string) => dataOf<Answer<'getBulk'>>(api.GET('/v1/bulk/{id}', withId(id))),
    cancelBulk: (id: string) => dataOf<Answer<'cancelBulk'>>(api.POST('/v1/bulk/{id}/cancel', withId(id))),
    resumeBulk: (id: string) => dataOf<Answer<'resumeBulk'>>(api.POST('/v1/bulk/{id}/resume', withId(id))),
    bulkRows: (id: string, query: QueryOf<'listBulkRows'> = {}) =>
      dataOf<Answer<'listBulkRows'>>(api.GET('/v1/bulk/{id}/rows', { params: { path: { id }, query } })),
    /** The response itself, so that large files can be read as a stream. */
    bulkResults: async (
      id: string,
      format: 'csv' | 'xlsx' | 'jsonl' = 'csv',
      columns?: string,
    ): Promise<Response> => {
      const params = { path: { id }, query: { format, ...(columns !== undefined && { columns }) } };
      return (await api.GET('/v1/bulk/{id}/results', { params, parseAs: 'stream' })).response;
    },
    /** The signed receipt of the result that the account was given. */
    receipt: (domain: string) =>
      dataOf<Answer<'getReceipt'>>(api.GET('/v1/domains/{domain}/receipt', { params: { path: { domain } } })),
    /** The report of the same result. The response itself: HTML or PDF. */
    report: async (
      domain: string,
      type: 'text/html' | 'application/pdf' = 'text/html',
    ): Promise<Response> => {
      const params = { path: { domain } };
      // Errors are JSON.
      const headers = { accept: `${type}, application/json;q=0.1` };
      return (await api.GET('/v1/domains/{domain}/report', { params, headers, parseAs: 'stream' })).response;
    },
    /** With `reread`, the pages are read again. */
    verifyReceipt: (receipt: string, reread = false) =>
      dataOf<Answer<'verifyReceipt'>>(api.POST('/v1/receipts/verify', { body: { receipt, reread } })),
    receiptKeys: () => dataOf<Answer<'getReceiptKeys'>>(api.GET('/.well-known/jwks.json')),
    webhooks: () => dataOf<Answer<'listWebhooks'>>(api.GET('/v1/partner/webhooks')),
    createWebhook: (
      webhookUrl: string,
      signalType: string,
      options: Omit<BodyOf<'createWebhook'>, 'webhook_url' | 'signal_type'> = {},
    ) =>
      dataOf<Answer<'createWebhook', 201>>(
        api.POST('/v1/partner/webhooks', {
          // The service answers an unknown type with an error that lists the known ones.
          body: { ...options, webhook_url: webhookUrl, signal_type: signalType as 'all' },
        }),
      ),
    /** Changes what is given; the signing secret stays. */
    editWebhook: (id: number, body: BodyOf<'editWebhook'>) =>
      dataOf<Answer<'editWebhook'>>(api.PATCH('/v1/partner/webhooks/{id}', { ...withId(id), body })),
    /** Signals are held back until `enableWebhook`. */
    pauseWebhook: (id: number) =>
      dataOf<Answer<'pauseWebhook'>>(api.POST('/v1/partner/webhooks/{id}/pause', withId(id))),
    enableWebhook: (id: number, sendHeldBack = false) =>
      dataOf<Answer<'enableWebhook'>>(
        api.POST('/v1/partner/webhooks/{id}/enable', {
          ...withId(id),
          body: { send_held_back: sendHeldBack },
        }),
      ),
    deleteWebhook: (id: number) =>
      dataOf<Answer<'deleteWebhook'>>(api.DELETE('/v1/partner/webhooks/{id}', withId(id))),
    testWebhook: (id: number, signalType?: string) =>
      dataOf<Answer<'testWebhook', 202>>(
        api.POST('/v1/partner/webhooks/{id}/test', {
          ...withId(id),
          // The service answers an unknown type with an error that lists the known ones.
          body: signalType === undefined ? {} : { signal_type: signalType as 'company_name_changed' },
        }),
      ),
    webhookDeliveries: (id: number, query: QueryOf<'listWebhookDeliveries'> = {}) =>
      dataOf<Answer<'listWebhookDeliveries'>>(
        api.GET('/v1/partner/webhooks/{id}/deliveries', { params: { path: { id }, query } }),
      ),
    /** Sends the signals of a period again. */
    replayWebhook: (id: number, body: BodyOf<'replayWebhook'>) =>
      dataOf<Answer<'replayWebhook', 202>>(
        api.POST('/v1/partner/webhooks/{id}/replay', { ...withId(id), body }),
      ),
  };
}
