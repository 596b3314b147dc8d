import {
  type AppInstance,
  accountIdOf,
  CsvOut,
  errorResponses,
  readPages,
  sendCsv,
  withExample,
} from '../../platform/http/index.ts';
import { findCompany, type LiveSource } from '../register/index.ts';
import { type FeedFilterInput, type FeedInput, parseFeedFilter, parseFeedQuery } from './feed-query.ts';
import type { CompanySignals, Signal, Signals } from './index.ts';
import * as schemas from './signals.schemas.ts';

const tags = ['Signals'];
const LIMIT = 20;
const CSV_PAGE = 1_000;
/** More than any company has. */
const HISTORY_MAX = 10_000;
const FEED_EXAMPLE = { signals: [schemas.SIGNAL_EXAMPLE], page: 1, limit: LIMIT, has_more: false, total: 1 };
const COMPANY_EXAMPLE = {
  company_number: schemas.SIGNAL_EXAMPLE.company_number,
  company_name: schemas.SIGNAL_EXAMPLE.company_name,
  signals: [schemas.SIGNAL_EXAMPLE],
  complete_since: '2024-03-03',
  limit: LIMIT,
};

const COUNTS_EXAMPLE = {
  interval: 'day' as const,
  from: '2026-03-02',
  to: '2026-03-03',
  counts: [
    { starts_on: '2026-03-02', signals: 0, by_severity: { info: 0, notice: 0, warning: 0, critical: 0 } },
    { starts_on: '2026-03-03', signals: 1, by_severity: { info: 0, notice: 1, warning: 0, critical: 0 } },
  ],
  total: 1,
};

interface CompanySignalDeps {
  companySignals: CompanySignals;
  live: LiveSource;
}

export function signalRoutes(
  app: AppInstance,
  { signals, companySignals, live }: CompanySignalDeps & { signals: Pick<Signals, 'feed'> },
): void {
  listSignalsRoute(app, signals.feed);
  exportSignalsRoute(app, signals.feed);
  countSignalsRoute(app, signals.feed);
  listCompanySignalsRoute(app, { companySignals, live });
  exportCompanySignalsRoute(app, { companySignals, live });
}

function listSignalsRoute(app: AppInstance, feed: Signals['feed']): void {
  app.get(
    '/v1/signals',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listSignals',
        summary: 'List the signals of the companies you watch',
        description:
          'All signals of the companies that the account watches now, whenever they were detected. Pages are newest first; with `cursor`, beginning with `cursor=start`, oldest first. Reading page by page, or cursor by cursor, neither repeats nor skips signals, even while new ones arrive.',
        querystring: schemas.FeedIn,
        response: { 200: withExample(schemas.FeedOut, FEED_EXAMPLE), ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      // The web framework has no types for enums.
      const query = parseFeedQuery(request.query as FeedInput);
      return feed.read(accountIdOf(request), query);
    },
  );
}

function exportSignalsRoute(app: AppInstance, feed: Signals['feed']): void {
  app.get(
    '/v1/signals.csv',
    {
      config: { auth: 'any', exports: 'the signals' },
      schema: {
        tags,
        operationId: 'exportSignals',
        summary: 'The signals of the companies you watch, as a CSV file',
        description: 'All signals that match the filters, which are those of `/v1/signals`.',
        querystring: schemas.FeedFilterIn,
        response: { 200: CsvOut('A row a signal, newest first.'), ...errorResponses(400, 401) },
      },
    },
    async (request, reply) => {
      const filter = parseFeedFilter(request.query as FeedFilterInput);
      const accountId = accountIdOf(request);
      const found = readPages<Signal>(CSV_PAGE, (after) =>
        feed.listBefore(accountId, filter, { before: after?.id, limit: CSV_PAGE }),
      );
      return sendCsv(reply, {
        name: 'signals',
        columns: schemas.SIGNAL_COLUMNS,
        pages: found,
        present: schemas.presentCsvRow,
      });
    },
  );
}

function countSignalsRoute(app: AppInstance, feed: Signals['feed']): void {
  app.get(
    '/v1/signals/counts',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'countSignals',
        summary: 'Count the signals of the companies you watch over time',
        description:
          'Counted by the UK day of detection, or by week or month for long periods. Takes the filters of `/v1/signals`. Without `since`, the period begins with the first signal, and is at least the last 30 days.',
        querystring: schemas.FeedFilterIn,
        response: { 200: withExample(schemas.SignalCountsOut, COUNTS_EXAMPLE), ...errorResponses(400, 401) },
      },
    },
    async (request) => feed.count(accountIdOf(request), parseFeedFilter(request.query as FeedFilterInput)),
  );
}

function listCompanySignalsRoute(app: AppInstance, { companySignals, live }: CompanySignalDeps): void {
  app.get(
    '/v1/companies/:company_number/signals',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listCompanySignals',
        summary: 'List the signals of one company',
        description:
          'Newest first, for any company. Signals are recorded while somebody watches the company. For all other companies, the signals of the last 24 months are derived from the register’s record (filings, officers, owners, charges, insolvency): these have the source `history`, keep their id, and are never pushed. The list is complete from `complete_since` on; it is null if Companies House could not be reached.',
        params: schemas.CompanySignalsParams,
        querystring: schemas.CompanySignalsIn,
        response: {
          200: withExample(schemas.CompanySignalsOut, COMPANY_EXAMPLE),
          ...errorResponses(400, 401, 404, 503),
        },
      },
    },
    async (request) => {
      const { limit = LIMIT } = request.query;
      const company = await findCompany(live, request.params.company_number);
      return {
        company_number: company.record.company_number,
        company_name: company.record.company_name,
        ...(await companySignals.list(accountIdOf(request), company, limit)),
        limit,
      };
    },
  );
}

function exportCompanySignalsRoute(app: AppInstance, { companySignals, live }: CompanySignalDeps): void {
  app.get(
    '/v1/companies/:company_number/signals.csv',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'exportCompanySignals',
        summary: 'The signals of one company, as a CSV file',
        description: 'All signals of `/v1/companies/{company_number}/signals`, newest first.',
        params: schemas.CompanySignalsParams,
        response: { 200: CsvOut('A row a signal, newest first.'), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const company = await findCompany(live, request.params.company_number);
      const { signals: found } = await companySignals.list(accountIdOf(request), company, HISTORY_MAX);
      return sendCsv(reply, {
        name: `signals-${company.record.company_number}`,
        columns: schemas.SIGNAL_COLUMNS,
        pages: [found],
        present: schemas.presentCsvRow,
      });
    },
  );
}
