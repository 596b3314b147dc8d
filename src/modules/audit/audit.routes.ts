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
import { AUDIT_KINDS, AUDIT_KINDS_BY_AREA } from '../../shared/audit-kinds.ts';
import { parseTimeWindow } from '../../shared/time-window.ts';
import type { Audit, AuditEvent, AuditFilter } from './index.ts';

const AREAS = Object.entries(AUDIT_KINDS_BY_AREA)
  .map(([area, kinds]) => `${area} (${kinds.map((kind) => `\`${kind}\``).join(', ')})`)
  .join('; ');
const Kind = OneOf(AUDIT_KINDS, { title: 'AuditEventKind' });
const Filter = {
  kind: Type.Optional(Kind),
  actor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the e-mail address of the person or of the name of the key.',
    }),
  ),
  ...TimeWindowIn,
};
const ListIn = Type.Object({
  ...Filter,
  limit: PageLimit(),
  before: Type.Optional(
    Type.String({ maxLength: 64, description: 'The id of the last event of the previous page.' }),
  ),
});
const EventOut = Type.Object(
  {
    id: Type.String(),
    at: Timestamp(),
    kind: Kind,
    actor: Nullable(
      Type.String({
        description: 'The person or the API key that did it; null for the operator and the service itself.',
      }),
    ),
    address: Nullable(Type.String({ description: 'The network address of the request.' })),
    detail: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: 'AuditEvent' },
);
const EventsOut = Type.Object(
  { events: Type.Array(EventOut, { description: 'Newest first.' }), has_more: Type.Boolean() },
  { title: 'AuditEventPage' },
);
const EXAMPLE = {
  id: 'aud_01j9x4zr8m0f3q7w2k5t6v8y9a',
  at: '2026-03-03T08:00:00.000Z',
  kind: 'member_invited' as const,
  actor: 'ada@example.org',
  address: '203.0.113.7',
  detail: { email: 'grace@example.org', role: 'member' },
};

const tags = ['Team'];
/** Not for read-only members: events show network addresses of people. */
const config = { auth: 'any', needs: 'manage' } as const;

export function auditRoutes(app: AppInstance, audit: Pick<Audit, 'list'>): void {
  const events = newestFirst(audit.list);
  app.get(
    '/v1/audit',
    {
      config,
      schema: {
        tags,
        operationId: 'listAuditEvents',
        summary: 'Who did what, and when',
        description: `Events by area: ${AREAS}.`,
        querystring: ListIn,
        response: {
          200: withExample(EventsOut, { events: [EXAMPLE], has_more: false }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const filter = filterOf(request.query);
      const { rows, hasMore } = await events.readOne(accountIdOf(request), filter, request.query);
      return { events: rows.map(present), has_more: hasMore };
    },
  );

  app.get(
    '/v1/audit/export',
    {
      config: { ...config, exports: 'the audit trail' },
      schema: {
        tags,
        operationId: 'exportAuditEvents',
        summary: 'The audit trail as CSV',
        querystring: Type.Object(Filter),
        response: { 200: CsvOut('One row per event, newest first.'), ...errorResponses(400, 401) },
      },
    },
    async (request, reply) => {
      return sendCsv(reply, {
        name: 'domesday-audit',
        columns: COLUMNS,
        pages: events.readAll(accountIdOf(request), filterOf(request.query)),
        present: presentCsvRow,
      });
    },
  );
}

type FilterInput = Pick<AuditFilter, 'kind' | 'actor'> & { since?: string; until?: string };

function filterOf({ kind, actor, ...window }: FilterInput): AuditFilter {
  return { kind, actor, ...parseTimeWindow(window) };
}

function present(event: AuditEvent): Static<typeof EventOut> {
  return { ...event, kind: event.kind as Static<typeof EventOut>['kind'], at: event.at.toISOString() };
}

const COLUMNS = ['at', 'kind', 'actor', 'address', 'detail'] as const;

function presentCsvRow({ id: _, ...event }: AuditEvent) {
  return { ...event, at: event.at.toISOString(), detail: JSON.stringify(event.detail) };
}
