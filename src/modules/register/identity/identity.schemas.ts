import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../../platform/http/index.ts';
import type { ReportRow } from './identity-report.ts';
import { IDENTITY_STATUSES } from './identity-verification.ts';

const Day = (description: string) => Nullable(Type.String({ format: 'date', description }));

const IdentityCountsOut = Type.Object(
  {
    total: Type.Integer({ description: 'Individuals in office, or with control, today.' }),
    verified: Type.Integer(),
    due: Type.Integer({ description: 'Not verified yet, and still in time.' }),
    overdue: Type.Integer(),
    unknown: Type.Integer({ description: 'The register says nothing about them.' }),
  },
  { title: 'IdentityVerificationCounts' },
);

const COUNTS = {
  directors: Nullable(IdentityCountsOut),
  psc: Nullable(IdentityCountsOut),
};

/** Part of the company's profile. */
export const IdentitySummaryOut = Type.Object(COUNTS, {
  title: 'IdentityVerificationSummary',
  description:
    'How many directors and persons with significant control (PSC) have verified their identity. A list that could not be read is null.',
});

const PersonInRoleOut = Type.Object(
  {
    name: Type.String(),
    role: Type.String({
      description:
        'The role of a director as the Companies House API names it, or `psc`. A person who is both is listed twice: each role has its own due date.',
      examples: ['director'],
    }),
    status: OneOf(
      IDENTITY_STATUSES,
      '`due` is no failure: there is time until `due_on`. `overdue` from the day after it. `unknown`: the register says nothing about this person.',
    ),
    due_on: Day('The last day in time.'),
    verified_on: Day(
      'When the agent verified the person or, with Companies House itself, when the register was notified.',
    ),
    days: Nullable(
      Type.Integer({ description: 'Until `due_on`, on the day of the answer; below zero when overdue.' }),
    ),
    agent: Nullable(
      Type.String({
        description: 'The authorised corporate service provider that verified the person, if one did.',
      }),
    ),
  },
  { title: 'PersonIdentityVerification' },
);

export const IdentityVerificationIn = Type.Object({
  company_number: Type.String({
    description: 'In any spelling: `01234567`, `1234567`, `sc89839`.',
    examples: ['73816452'],
  }),
});

export const IdentityVerificationOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    ...COUNTS,
    people: Type.Array(PersonInRoleOut, {
      description:
        'Overdue first, then by due date. Companies in office and corporate owners are not listed.',
    }),
    as_of: Day('When the people were read from Companies House; null when they are not known.'),
  },
  { title: 'IdentityVerification' },
);

export const IDENTITY_EXAMPLE: Static<typeof IdentityVerificationOut> = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  directors: { total: 2, verified: 1, due: 1, overdue: 0, unknown: 0 },
  psc: { total: 1, verified: 0, due: 0, overdue: 1, unknown: 0 },
  people: [
    {
      name: 'Ms Iris Fellbeck',
      role: 'psc',
      status: 'overdue',
      due_on: '2026-11-10',
      verified_on: null,
      days: -6,
      agent: null,
    },
    {
      name: 'ASHGILL, Rowan',
      role: 'director',
      status: 'due',
      due_on: '2026-11-30',
      verified_on: null,
      days: 14,
      agent: null,
    },
    {
      name: 'FELLBECK, Iris',
      role: 'director',
      status: 'verified',
      due_on: null,
      verified_on: '2026-02-03',
      days: null,
      agent: 'BLAYMIRE & CO ACCOUNTANTS LIMITED',
    },
  ],
  as_of: '2026-11-16',
};

/** One row per person and role. */
export const REPORT_COLUMNS = [
  'company_number',
  'company_name',
  'company_status',
  'name',
  'role',
  'status',
  'due_on',
  'days',
  'verified_on',
  'agent',
  'as_of',
  'note',
] as const satisfies (keyof ReportRow)[];

const Lines = (description: string) => ({ schema: Type.Unsafe<unknown>({ type: 'string', description }) });

/** Used only in the description of the API. */
export const ReportBody = {
  content: {
    'text/csv': Lines('A column named company_number, or the first one. Commas, semicolons or tabs.'),
    'application/json': {
      schema: Type.Object(
        { company_numbers: Type.Array(Type.String()) },
        {
          title: 'IdentityVerificationReportRequest',
          examples: [{ company_numbers: ['73816452', 'SC938142'] }],
        },
      ),
    },
  },
};

const ReportOut = Type.Object(
  {
    companies: Type.Integer({ description: 'How many companies were sent, each counted once.' }),
    unread: Type.Integer({ description: 'How many of them could not be read from Companies House yet.' }),
    complete: Type.Boolean(),
    rows: Type.Array(
      Type.Object(
        {
          company_number: Type.String(),
          company_name: Nullable(Type.String()),
          company_status: Nullable(Type.String()),
          name: Nullable(Type.String()),
          role: Nullable(Type.String()),
          status: Nullable(OneOf(IDENTITY_STATUSES)),
          due_on: Nullable(Type.String({ format: 'date' })),
          days: Nullable(Type.Integer()),
          verified_on: Nullable(Type.String({ format: 'date' })),
          agent: Nullable(Type.String()),
          as_of: Nullable(Type.String({ format: 'date' })),
          note: Nullable(
            Type.String({ description: 'Why there is no person in this row, or what is missing.' }),
          ),
        },
        { title: 'IdentityVerificationReportRow' },
      ),
    ),
  },
  { title: 'IdentityVerificationReport' },
);

const REPORT_EXAMPLE: Static<typeof ReportOut> = {
  companies: 1,
  unread: 0,
  complete: true,
  rows: [
    {
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      name: 'ASHGILL, Rowan',
      role: 'director',
      status: 'due',
      due_on: '2026-11-30',
      days: 14,
      verified_on: null,
      agent: null,
      as_of: '2026-11-16',
      note: null,
    },
  ],
};

export const ReportAnswer = {
  description: 'The report.',
  content: {
    'text/csv': Lines('With a header.'),
    'application/json': { schema: ReportOut, example: REPORT_EXAMPLE },
  },
};
