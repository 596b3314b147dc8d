import { DomesdayError } from './api-error.ts';
import type { Answer, Enrichment, Pending, QueryOf, Resolution } from './shapes.ts';
import { createTransport, pause, type TransportOptions } from './transport.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called with the pending job, each time it was looked at. */
  onPending?: (pending: Pending) => void;
  /** Seconds to wait for the result; 60 unless told. */
  timeoutSeconds?: number;
}

/** Domains, one a row: CSV, or JSON lines. */
export interface BulkFile {
  content: string;
  format: 'csv' | 'jsonl';
}

export type DomesdayClient = ReturnType<typeof createDomesdayClient>;

const WAIT_SECONDS = 60;
const LOOK_EVERY_SECONDS = 0.4;

export function createDomesdayClient(options: TransportOptions) {
  const call = createTransport(options);

  /** Asks, and where the answer is a job, looks at it until it is done. */
  async function resolved<Done extends { status: string }>(
    path: string,
    domain: string,
    { signal, onPending, timeoutSeconds = WAIT_SECONDS }: WaitOptions,
  ): Promise<Done> {
    let answer = await call<Done | Pending>(path, { method: 'POST', body: { domain }, signal });
    const deadline = Date.now() + timeoutSeconds * 1000;
    while (answer.status !== 'completed') {
      const pending = answer as Pending;
      if (pending.status === 'failed') {
        throw new DomesdayError(pending.error_message ?? 'The resolution failed.', {
          status: 200,
          code: 'job_failed',
        });
      }
      onPending?.(pending);
      if (Date.now() > deadline) {
        throw new DomesdayError(
          `There is no result after ${timeoutSeconds} seconds; the job ${pending.job_id} goes on.`,
          {
            status: 202,
            code: 'still_pending',
          },
        );
      }
      await pause(LOOK_EVERY_SECONDS, signal);
      answer = await call<Done | Pending>(`/v1/enrich/status/${encodeURIComponent(pending.job_id)}`, {
        signal,
      });
    }
    return answer as Done;
  }

  const numbered = (companyNumber: string) => `/v1/companies/${encodeURIComponent(companyNumber)}`;
  const bulk = (id: string) => `/v1/bulk/${encodeURIComponent(id)}`;
  const webhook = (id: number) => `/v1/partner/webhooks/${id}`;

  return {
    /** Which company is behind a domain. Waits for the result. */
    resolveDomain: (domain: string, wait: WaitOptions = {}) =>
      resolved<Resolution>('/v1/resolve/domain', domain, wait),
    /** The same, with the company's due dates, charges and officers. */
    enrichDomain: (domain: string, wait: WaitOptions = {}) =>
      resolved<Enrichment>('/v1/enrich', domain, wait),
    account: () => call<Answer<'getAccount'>>('/v1/auth/me'),
    searchCompanies: (query: QueryOf<'searchCompanies'>) =>
      call<Answer<'searchCompanies'>>('/v1/companies/search', { query }),
    getCompany: (companyNumber: string) => call<Answer<'getCompany'>>(numbered(companyNumber)),
    companySignals: (companyNumber: string, query?: QueryOf<'listCompanySignals'>) =>
      call<Answer<'listCompanySignals'>>(`${numbered(companyNumber)}/signals`, { query }),
    signals: (query?: QueryOf<'listSignals'>) => call<Answer<'listSignals'>>('/v1/signals', { query }),
    watchlist: () => call<Answer<'listWatchlist'>>('/v1/watchlist'),
    watch: (companyNumber: string) =>
      call<Answer<'watchCompany'>>('/v1/watchlist', {
        method: 'POST',
        body: { company_number: companyNumber },
      }),
    unwatch: (companyNumber: string) =>
      call<Answer<'unwatchCompany'>>(`/v1/watchlist/${encodeURIComponent(companyNumber)}`, {
        method: 'DELETE',
      }),
    previewBulk: (file: BulkFile) =>
      call<Answer<'startBulk'>>('/v1/bulk', { method: 'POST', query: { preview: true }, raw: upload(file) }),
    startBulk: (file: BulkFile) =>
      call<Answer<'startBulk', 202>>('/v1/bulk', { method: 'POST', raw: upload(file) }),
    getBulk: (id: string) => call<Answer<'getBulk'>>(bulk(id)),
    cancelBulk: (id: string) => call<Answer<'cancelBulk'>>(`${bulk(id)}/cancel`, { method: 'POST' }),
    resumeBulk: (id: string) => call<Answer<'resumeBulk'>>(`${bulk(id)}/resume`, { method: 'POST' }),
    /** The file as it comes; large ones are better read as a stream. */
    bulkResults: (id: string, format: 'csv' | 'jsonl' = 'csv') =>
      call.open(`${bulk(id)}/results`, { query: { format } }),
    webhooks: () => call<Answer<'listWebhooks'>>('/v1/partner/webhooks'),
    createWebhook: (webhookUrl: string, signalType: string) =>
      call<Answer<'createWebhook', 201>>('/v1/partner/webhooks', {
        method: 'POST',
        body: { webhook_url: webhookUrl, signal_type: signalType },
      }),
    deleteWebhook: (id: number) => call<Answer<'deleteWebhook'>>(webhook(id), { method: 'DELETE' }),
    testWebhook: (id: number) => call<Answer<'testWebhook', 202>>(`${webhook(id)}/test`, { method: 'POST' }),
  };
}

function upload({ content, format }: BulkFile) {
  return { body: content, contentType: format === 'csv' ? 'text/csv' : 'application/x-ndjson' };
}
