import type { Client } from 'openapi-fetch';
import { dataOf, withId } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, QueryOf } from '../shapes.ts';

/** A file of domains or companies: CSV, TSV or XLSX, which the service recognises, or JSON lines. */
export interface BulkFile {
  content: string | Uint8Array<ArrayBuffer>;
  format: 'csv' | 'jsonl';
}

export type BulkOptions = Omit<QueryOf<'startBulk'>, 'preview'>;

/** Uploads of many domains or companies. */
export function bulkCalls(api: Client<paths>) {
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
  };
}
