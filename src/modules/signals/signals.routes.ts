import { type AppInstance, accountIdOf, errorResponses, withExample } from '../../platform/http/index.ts';
import { findCompany, type LiveSource } from '../register/index.ts';
import { type FeedInput, parseFeedQuery } from './feed-query.ts';
import type { CompanySignals, Signals } from './index.ts';
import * as schemas from './signals.schemas.ts';

const tags = ['Signals'];
const LIMIT = 20;
const FEED_EXAMPLE = { signals: [schemas.SIGNAL_EXAMPLE], page: 1, limit: LIMIT, has_more: false, total: 1 };

export function signalRoutes(
  app: AppInstance,
  {
    signals,
    companySignals,
    live,
  }: { signals: Pick<Signals, 'feed'>; companySignals: CompanySignals; live: LiveSource },
): void {
  app.get(
    '/v1/signals',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listSignals',
        summary: 'List the signals of the companies you watch',
        description:
          'All signals of the companies that the account watches now, whenever they were detected. By page they come newest first; by cursor, beginning with `cursor=start`, oldest first. Either way, signals that are read one after another neither repeat nor skip any, even while new ones arrive.',
        querystring: schemas.FeedIn,
        response: { 200: withExample(schemas.FeedOut, FEED_EXAMPLE), ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      // The web framework does not know the types of enums.
      const query = parseFeedQuery(request.query as FeedInput);
      return signals.feed.read(accountIdOf(request), query);
    },
  );

  app.get(
    '/v1/companies/:company_number/signals',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listCompanySignals',
        summary: 'List the signals of one company',
        description:
          'Newest first, of any company. Signals are recorded while somebody watches the company. For all others, what happened in the last 24 months is derived from the register’s record (filings, officers, owners, charges, insolvency): such signals have the source `history`, keep their id, and are never pushed. `complete_since` says how far back nothing is missing; it is null where Companies House could not be asked.',
        params: schemas.CompanySignalsParams,
        querystring: schemas.CompanySignalsIn,
        response: { 200: schemas.CompanySignalsOut, ...errorResponses(400, 401, 404, 503) },
      },
    },
    async (request) => {
      const { limit = LIMIT } = request.query;
      const company = await findCompany(live, request.params.company_number);
      return {
        company_number: company.record.company_number,
        company_name: company.record.company_name,
        ...(await companySignals.list(company, limit)),
        limit,
      };
    },
  );
}
