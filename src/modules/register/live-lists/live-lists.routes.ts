import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  errorResponses,
  Nullable,
  OneOf,
  withExample,
} from '../../../platform/http/index.ts';
import type { LiveSource } from '../live/live-source.ts';
import { CompanyProfileIn } from '../profile/company.schemas.ts';
import { readFilingHistory, readOfficerAppointments } from './live-lists.ts';

const Text = (description?: string) =>
  Nullable(Type.String(description === undefined ? {} : { description }));
const Day = (description?: string) =>
  Nullable(Type.String({ format: 'date', ...(description === undefined ? {} : { description }) }));

const LIMIT = 25;
export const PageIn = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: LIMIT })),
});

/** Fields of every page of a live list. */
const PAGE_FIELDS = {
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Nullable(Type.Integer({ description: 'On all pages; null when it is not known.' })),
  has_more: Type.Boolean(),
  complete: Type.Boolean({ description: 'False when Companies House could not be reached.' }),
  incomplete_reason: Nullable(
    OneOf(
      ['no_live_source', 'live_source_unavailable'],
      'Why it is not complete: the service has no Companies House key, or Companies House does not answer now.',
    ),
  ),
};

const FilingOut = Type.Object(
  {
    id: Text('Of the filing at Companies House.'),
    filed_on: Type.String({ format: 'date' }),
    form: Type.String({ examples: ['AA', 'CS01', 'AP01'] }),
    category: Type.String({ description: 'As the Companies House API names it.', examples: ['accounts'] }),
    description: Type.String({ description: 'What was filed, in words.' }),
  },
  { title: 'Filing' },
);
export const FilingHistoryOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    filings: Type.Array(FilingOut, { description: 'Newest first.' }),
    ...PAGE_FIELDS,
  },
  { title: 'FilingHistory' },
);

const AppointmentOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Text(),
    company_status: Text('As the Companies House API names it.'),
    officer_role: Type.String(),
    appointed_on: Day(),
    appointed_before: Day('For appointments from before 1992.'),
    resigned_on: Day(),
    occupation: Text(),
  },
  { title: 'Appointment' },
);
export const AppointmentsOut = Type.Object(
  {
    officer_id: Type.String(),
    name: Text(),
    appointments: Type.Array(AppointmentOut),
    ...PAGE_FIELDS,
  },
  { title: 'OfficerAppointments' },
);

const PAGE_EXAMPLE = {
  page: 1,
  limit: LIMIT,
  total: 1,
  has_more: false,
  complete: true,
  incomplete_reason: null,
};
const FILINGS_EXAMPLE: Static<typeof FilingHistoryOut> = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  filings: [
    {
      id: 'MzA4MTUyNjQ5',
      filed_on: '2026-02-03',
      form: 'CS01',
      category: 'confirmation-statement',
      description: 'Confirmation statement made on 1 February 2026, no updates',
    },
  ],
  ...PAGE_EXAMPLE,
};
const APPOINTMENTS_EXAMPLE: Static<typeof AppointmentsOut> = {
  officer_id: 'kq3Xh7mWz0pVbN2rT5yLc8dFgJs',
  name: 'ASHGILL, Rowan',
  appointments: [
    {
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      officer_role: 'director',
      appointed_on: '2019-06-14',
      appointed_before: null,
      resigned_on: null,
      occupation: 'Joiner',
    },
  ],
  ...PAGE_EXAMPLE,
};

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
