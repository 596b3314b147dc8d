import { type AppInstance, accountIdOf, errorResponses, withExample } from '../../platform/http/index.ts';
import { CompanyProfileIn } from '../register/index.ts';
import type { LinkHistory } from './index.ts';
import * as schemas from './link-history.schemas.ts';

const tags = ['Resolution'];

export function linkHistoryRoutes(app: AppInstance, history: LinkHistory): void {
  app.get(
    '/v1/companies/:company_number/websites',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listCompanyWebsites',
        summary: 'The websites that a company has and had',
        description: 'Free, and starts no search: it lists what earlier readings of websites found.',
        params: CompanyProfileIn,
        response: {
          200: withExample(schemas.CompanyWebsitesOut, schemas.WEBSITES_EXAMPLE),
          ...errorResponses(401, 404, 503),
        },
      },
    },
    async (request) => history.listWebsites(accountIdOf(request), request.params.company_number),
  );

  app.get(
    '/v1/domains/:domain/history',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getDomainHistory',
        summary: 'The companies that were behind a domain',
        description: 'Free, and reads no website: it lists what earlier readings found.',
        params: schemas.DomainHistoryIn,
        response: {
          200: withExample(schemas.DomainHistoryOut, schemas.HISTORY_EXAMPLE),
          ...errorResponses(400, 401, 503),
        },
      },
    },
    async (request) => history.listCompanies(accountIdOf(request), request.params.domain),
  );
}
