import type { Client } from 'openapi-fetch';
import { dataOf, numbered } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, QueryOf } from '../shapes.ts';

/** Searching the register, and the parts of a company’s record. */
export function companyCalls(api: Client<paths>) {
  return {
    searchCompanies: (query: QueryOf<'searchCompanies'>) =>
      dataOf<Answer<'searchCompanies'>>(api.GET('/v1/companies/search', { params: { query } })),
    searchCsv: async (query: QueryOf<'exportCompanySearch'> = {}): Promise<Response> =>
      (await api.GET('/v1/companies/search.csv', { params: { query }, parseAs: 'stream' })).response,
    getCompany: (companyNumber: string) =>
      dataOf<Answer<'getCompany'>>(
        api.GET('/v1/companies/{company_number}', { params: { path: numbered(companyNumber) } }),
      ),
    identityVerification: (companyNumber: string) =>
      dataOf<Answer<'getIdentityVerification'>>(
        api.GET('/v1/companies/{company_number}/identity-verification', {
          params: { path: numbered(companyNumber) },
        }),
      ),
    /**
     * One row per person, of the companies in a CSV file. `retryAfterSeconds`: not all were read; ask again
     * then.
     */
    identityReport: (numbersCsv: string, format: 'csv' | 'json' = 'csv') =>
      sendIdentityReport(api, numbersCsv, format),
    companyGroup: (companyNumber: string, query: QueryOf<'getCompanyGroup'> = {}) =>
      dataOf<Answer<'getCompanyGroup'>>(
        api.GET('/v1/companies/{company_number}/group', { params: { path: numbered(companyNumber), query } }),
      ),
    /** Newest first. */
    companyFilings: (companyNumber: string, query: QueryOf<'listFilings'> = {}) =>
      dataOf<Answer<'listFilings'>>(
        api.GET('/v1/companies/{company_number}/filing-history', {
          params: { path: numbered(companyNumber), query },
        }),
      ),
    /** Current and former ones. Those that the account did not pay for are locked. */
    companyWebsites: (companyNumber: string) =>
      dataOf<Answer<'listCompanyWebsites'>>(
        api.GET('/v1/companies/{company_number}/websites', { params: { path: numbered(companyNumber) } }),
      ),
    companyFinancials: (companyNumber: string) =>
      dataOf<Answer<'getCompanyFinancials'>>(
        api.GET('/v1/companies/{company_number}/financials', { params: { path: numbered(companyNumber) } }),
      ),
    companyFinancialsCsv: async (companyNumber: string): Promise<Response> =>
      (
        await api.GET('/v1/companies/{company_number}/financials.csv', {
          params: { path: numbered(companyNumber) },
          parseAs: 'stream',
        })
      ).response,
    companySignals: (companyNumber: string, query: QueryOf<'listCompanySignals'> = {}) =>
      dataOf<Answer<'listCompanySignals'>>(
        api.GET('/v1/companies/{company_number}/signals', {
          params: { path: numbered(companyNumber), query },
        }),
      ),
    companySignalsCsv: async (companyNumber: string): Promise<Response> => {
      const params = { path: numbered(companyNumber) };
      return (await api.GET('/v1/companies/{company_number}/signals.csv', { params, parseAs: 'stream' }))
        .response;
    },
  };
}

async function sendIdentityReport(api: Client<paths>, numbersCsv: string, format: 'csv' | 'json') {
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
}
