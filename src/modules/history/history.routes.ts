import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  CsvOut,
  errorResponses,
  Nullable,
  newestFirst,
  OneOf,
  PageLimit,
  sendCsv,
  Timestamp,
  TimeWindowIn,
  withExample,
} from '../../platform/http/index.ts';
import { SOURCES } from '../../shared/caller.ts';
import { OUTCOMES } from '../../shared/outcomes.ts';
import { parseTimeWindow } from '../../shared/time-window.ts';
import { DIRECTIONS, type HistoryEntry, type HistoryFilter } from './history-entry.ts';
import type { History } from './index.ts';

export const HistoryFilterIn = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the domain, the company number or the company name.',
    }),
  ),
  outcome: Type.Optional(OneOf(OUTCOMES)),
  direction: Type.Optional(OneOf(DIRECTIONS)),
  source: Type.Optional(OneOf(SOURCES)),
  ...TimeWindowIn,
};
const ListIn = Type.Object({
  ...HistoryFilterIn,
  limit: PageLimit(),
  before: Type.Optional(
    Type.String({
      pattern: '^\\d{1,18}$',
      description: 'The id of the last entry of the previous page.',
    }),
  ),
});
const ExportIn = Type.Object(HistoryFilterIn);

const EntryOut = Type.Object(
  {
    id: Type.String(),
    asked_at: Timestamp(),
    direction: OneOf(DIRECTIONS),
    asked: Type.String({
      description: 'What was looked up: a domain, a company number, or a name that several companies have.',
    }),
    found: Nullable(Type.String({ description: 'The company number or the domain that was found.' })),
    company_name: Nullable(Type.String({ description: 'The current name of the company.' })),
    outcome: OneOf(
      OUTCOMES,
      'The outcome. If the call started a job: the outcome of the job, once it has ended.',
    ),
    credits: Type.Integer({ description: 'The credits that were charged.' }),
    charge_reason: Type.String({ examples: ['matched'] }),
    failure_code: Nullable(
      Type.String({
        description: 'Why the website could not be read; only if the outcome is `scrape_failed`.',
        examples: ['refused'],
      }),
    ),
    source: OneOf(SOURCES),
    actor: Type.String({ description: 'The person, the API key or the upload that made the call.' }),
    job_id: Nullable(Type.String({ description: 'The job that the call started or joined.' })),
  },
  { title: 'HistoryEntry' },
);
export const HistoryOut = Type.Object(
  { entries: Type.Array(EntryOut, { description: 'Newest first.' }), has_more: Type.Boolean() },
  { title: 'HistoryPage' },
);

const ENTRY_EXAMPLE: Static<typeof EntryOut> = {
  id: '5127',
  asked_at: '2026-03-03T08:19:55.000Z',
  direction: 'domain_to_company',
  asked: 'tarnwickjoinery.test',
  found: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  outcome: 'matched',
  credits: 1,
  charge_reason: 'matched',
  failure_code: null,
  source: 'api',
  actor: 'API key …8kQz',
  job_id: null,
};

type FilterInput = Omit<HistoryFilter, 'text' | 'since' | 'until'> & {
  q?: string;
  since?: string;
  until?: string;
};

/** The web framework does not infer the types of the values; the schema has checked them. */
export function filterOf(query: Record<string, unknown>): HistoryFilter {
  const { q, outcome, direction, source, since, until } = query as FilterInput;
  return { text: q, outcome, direction, source, ...parseTimeWindow({ since, until }) };
}

export function presentEntry(entry: HistoryEntry): Static<typeof EntryOut> {
  return { ...entry, asked_at: entry.asked_at.toISOString() };
}

const USAGE_DAYS = 30;

const UsageIn = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: USAGE_DAYS })),
});
const UsageOut = Type.Object(
  {
    days: Type.Integer({ description: 'The number of days, today included.' }),
    calls: Type.Integer({ description: 'All answered calls, including those that cost nothing.' }),
    credits: Type.Integer(),
    usage: Type.Array(
      Type.Object(
        {
          day: Type.String({ format: 'date', description: 'A day in the United Kingdom.' }),
          source: OneOf(SOURCES),
          calls: Type.Integer(),
          credits: Type.Integer(),
        },
        { title: 'UsageOfDay' },
      ),
      { description: 'One row for each day and source with calls, oldest first.' },
    ),
  },
  { title: 'Usage' },
);

const tags = ['Account'];
const config = { auth: 'any' } as const;
const KEPT = 'Entries are kept for 24 months.';

export function historyRoutes(app: AppInstance, history: History): void {
  listHistoryRoute(app, history);
  exportHistoryRoute(app, history);
  getUsageRoute(app, history);
}

function listHistoryRoute(app: AppInstance, history: History): void {
  app.get(
    '/v1/history',
    {
      config,
      schema: {
        tags,
        operationId: 'listHistory',
        summary: 'Every resolution of the account, with its cost',
        description: `Both directions, one entry per answered call, including calls that cost nothing. ${KEPT}`,
        querystring: ListIn,
        response: {
          200: withExample(HistoryOut, { entries: [ENTRY_EXAMPLE], has_more: false }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const filter = filterOf(request.query);
      const entries = newestFirst(history.list);
      const { rows, hasMore } = await entries.readOne(accountIdOf(request), filter, request.query);
      return { entries: rows.map(presentEntry), has_more: hasMore };
    },
  );
}

function exportHistoryRoute(app: AppInstance, history: History): void {
  app.get(
    '/v1/history/export',
    {
      config: { ...config, exports: 'the history' },
      schema: {
        tags,
        operationId: 'exportHistory',
        summary: 'The history as CSV',
        description: `All entries that match the filter, newest first. ${KEPT}`,
        querystring: ExportIn,
        response: { 200: CsvOut('One row per entry, newest first.'), ...errorResponses(400, 401) },
      },
    },
    async (request, reply) => {
      return sendCsv(reply, {
        name: 'domesday-history',
        columns: COLUMNS,
        pages: newestFirst(history.list).readAll(accountIdOf(request), filterOf(request.query)),
        present: presentEntry,
      });
    },
  );
}

function getUsageRoute(app: AppInstance, history: History): void {
  app.get(
    '/v1/usage',
    {
      config,
      schema: {
        tags,
        operationId: 'getUsage',
        summary: 'Calls and credits by day and by source',
        querystring: UsageIn,
        response: {
          200: withExample(UsageOut, {
            days: 30,
            calls: 12,
            credits: 7,
            usage: [{ day: '2026-03-03', source: 'api', calls: 12, credits: 7 }],
          }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const { days = USAGE_DAYS } = request.query;
      const usage = await history.listUsage(accountIdOf(request), days);
      const sum = (field: 'calls' | 'credits') => usage.reduce((total, row) => total + row[field], 0);
      return { days, calls: sum('calls'), credits: sum('credits'), usage };
    },
  );
}

const COLUMNS = [
  'asked_at',
  'direction',
  'asked',
  'found',
  'company_name',
  'outcome',
  'credits',
  'charge_reason',
  'source',
  'actor',
] as const satisfies (keyof HistoryEntry)[];
