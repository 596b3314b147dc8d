import type { Client } from 'openapi-fetch';
import { dataOf, numbered } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, BodyOf, QueryOf } from '../shapes.ts';

/** The companies that the account watches, their signals, and the mails about them. */
export function watchlistCalls(api: Client<paths>) {
  return {
    watchlist: (query: QueryOf<'listWatchlist'> = {}) =>
      dataOf<Answer<'listWatchlist'>>(api.GET('/v1/watchlist', { params: { query } })),
    watchlistCsv: async (query: QueryOf<'exportWatchlist'> = {}): Promise<Response> =>
      (await api.GET('/v1/watchlist.csv', { params: { query }, parseAs: 'stream' })).response,
    /** The tags are added to those that the company has. */
    watch: (companyNumber: string, tags: string[] = []) =>
      dataOf<Answer<'watchCompany'>>(
        api.POST('/v1/watchlist', { body: { ...numbered(companyNumber), ...(tags.length > 0 && { tags }) } }),
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
    watchlistTags: () => dataOf<Answer<'listWatchlistTags'>>(api.GET('/v1/watchlist/tags')),
    setWatchlistTags: (companyNumber: string, tags: string[]) =>
      dataOf<Answer<'setWatchlistTags'>>(
        api.PUT('/v1/watchlist/{company_number}/tags', {
          params: { path: numbered(companyNumber) },
          body: { tags },
        }),
      ),
    unwatch: (companyNumber: string) =>
      dataOf<Answer<'unwatchCompany'>>(
        api.DELETE('/v1/watchlist/{company_number}', { params: { path: numbered(companyNumber) } }),
      ),
    signals: (query: QueryOf<'listSignals'> = {}) =>
      dataOf<Answer<'listSignals'>>(api.GET('/v1/signals', { params: { query } })),
    /** CSV files: the responses themselves, so that large ones can be read as a stream. */
    signalsCsv: async (query: QueryOf<'exportSignals'> = {}): Promise<Response> =>
      (await api.GET('/v1/signals.csv', { params: { query }, parseAs: 'stream' })).response,
    signalMailSettings: () => dataOf<Answer<'getSignalMailSettings'>>(api.GET('/v1/signals/mail-settings')),
    setSignalMailSettings: (body: BodyOf<'setSignalMailSettings'>) =>
      dataOf<Answer<'setSignalMailSettings'>>(api.PUT('/v1/signals/mail-settings', { body })),
  };
}
