import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  errorResponses,
  Nullable,
  OneOf,
  withExample,
} from '../../../platform/http/index.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../live/live-source.ts';
import { type Appointment, type FilingEntry, type Page, unavailabilityOf } from '../live/read-pages.ts';
import { CompanyProfileIn } from '../profile/company.schemas.ts';
import { findHeldCompany, readCompanyNumber } from '../profile/find-company.ts';
import { describeFiling } from './describe-filing.ts';

const Text = (description?: string) =>
  Nullable(Type.String(description === undefined ? {} : { description }));
const Day = (description?: string) =>
  Nullable(Type.String({ format: 'date', ...(description === undefined ? {} : { description }) }));

const LIMIT = 25;
const PageIn = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: LIMIT })),
});

/** What every page of a live list says about itself. */
const PAGE_FIELDS = {
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Nullable(Type.Integer({ description: 'On all pages; null when it is not known.' })),
  has_more: Type.Boolean(),
  complete: Type.Boolean({ description: 'False when Companies House could not be asked.' }),
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
const FilingHistoryOut = Type.Object(
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
const AppointmentsOut = Type.Object(
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
/** As Companies House writes them; anything else is no officer. */
const OFFICER_ID = /^[A-Za-z0-9_-]{1,64}$/;

interface PageQuery {
  page?: number;
  limit?: number;
}

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
    async (request) => {
      const { record } = await findHeldCompany(live, request.params.company_number);
      const { company_number, company_name } = record;
      const number = readCompanyNumber(company_number);
      const read = await readPage(request.query, async (page) => number && live.readFilings(number, page));
      const filings = read.found?.items.map(presentFiling) ?? [];
      return { company_number, company_name, filings, ...read.fields };
    },
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
    async (request) => {
      const { officer_id: officerId } = request.params;
      if (!OFFICER_ID.test(officerId)) throw officerNotFound();
      const read = await readPage(request.query, (page) => live.readAppointments(officerId, page));
      if (read.fields.complete && !read.found) throw officerNotFound();
      const appointments: Appointment[] = read.found?.items ?? [];
      return { officer_id: officerId, name: read.found?.name ?? null, appointments, ...read.fields };
    },
  );
}

/** Reads a page; when the live source cannot be asked, the page is empty and says so. */
async function readPage<Found extends Page<unknown>>(
  { page = 1, limit = LIMIT }: PageQuery,
  read: (page: { start: number; limit: number }) => Promise<Found | undefined>,
) {
  const start = (page - 1) * limit;
  const known = { page, limit };
  try {
    const found = await read({ start, limit });
    const total = found?.total ?? 0;
    const fields = {
      ...known,
      total,
      has_more: start + limit < total,
      complete: true,
      incomplete_reason: null,
    };
    return { found, fields };
  } catch (error) {
    const reason = unavailabilityOf(error);
    const fields = { ...known, total: null, has_more: false, complete: false, incomplete_reason: reason };
    return { found: undefined, fields };
  }
}

function presentFiling(entry: FilingEntry): Static<typeof FilingOut> {
  const { id, filed_on, form, category } = entry;
  return { id, filed_on, form, category, description: describeFiling(entry) };
}

function officerNotFound(): Problem {
  return new Problem('not_found', 'There is no officer with this id.');
}
