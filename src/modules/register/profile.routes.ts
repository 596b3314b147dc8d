import { type AppInstance, errorResponses } from '../../platform/http/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LiveSource } from './live/index.ts';
import { CompanyProfileIn, CompanyProfileOut } from './profile/company.schemas.ts';
import { findCompany } from './profile/find-company.ts';
import { presentProfile } from './profile/present-profile.ts';

export function companyProfileRoutes(
  app: AppInstance,
  { live, clock }: { live: LiveSource; clock: Clock },
): void {
  app.get(
    '/v1/companies/:company_number',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'getCompany',
        summary: 'All that is known of a company',
        description:
          'Costs no credit. Officers, charges and insolvency come from Companies House and are at most a day old; without a Companies House key they are null, as is what follows from them. Everything counted in days is computed for the day of the answer.',
        params: CompanyProfileIn,
        response: { 200: CompanyProfileOut, ...errorResponses(401, 404, 503) },
      },
    },
    async (request) => presentProfile(await findCompany(live, request.params.company_number), clock.now()),
  );
}
