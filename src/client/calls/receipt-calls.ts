import type { Client } from 'openapi-fetch';
import { dataOf } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer } from '../shapes.ts';

/** Signed receipts and reports of results. */
export function receiptCalls(api: Client<paths>) {
  return {
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
  };
}
