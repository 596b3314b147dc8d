import { Type } from '@sinclair/typebox';
import { type AppInstance, errorResponses, withExample } from '../../../platform/http/index.ts';
import type { LiveSource } from '../live/live-source.ts';
import { CompanyProfileIn } from '../profile/company.schemas.ts';
import {
  APPOINTMENTS_EXAMPLE,
  AppointmentsOut,
  FILINGS_EXAMPLE,
  FilingHistoryOut,
  PageIn,
} from './live-lists.schemas.ts';
import { readFilingHistory, readOfficerAppointments } from './live-lists.ts';

const LIVE = 'Costs no credit. It comes from Companies House when you ask; without it, `complete` is false.';

/** Lists of the register that only the live source has, page by page. */
export function liveListRoutes(app: AppInstance, live: LiveSource): void {
  app.get(
    '/v1/companies/:company_number/filing-history',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'listFilings',
        summary: 'List what a company has filed',
        description: LIVE,
        params: CompanyProfileIn,
        querystring: PageIn,
        response: {
          200: withExample(FilingHistoryOut, FILINGS_EXAMPLE),
          ...errorResponses(400, 401, 404, 503),
        },
      },
    },
    async (request) => readFilingHistory(live, request.params.company_number, request.query),
  );

  app.get(
    '/v1/officers/:officer_id/appointments',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'listOfficerAppointments',
        summary: 'List the appointments of an officer, at all companies',
        description: `${LIVE} The \`officer_id\` is with the officers of a company.`,
        params: Type.Object({ officer_id: Type.String() }),
        querystring: PageIn,
        response: {
          200: withExample(AppointmentsOut, APPOINTMENTS_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => readOfficerAppointments(live, request.params.officer_id, request.query),
  );
}
