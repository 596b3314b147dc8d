import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  errorResponses,
  Nullable,
  OneOf,
  readOnePage,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { CreditEntry, Credits } from './index.ts';

const PAGE = 25;

const EntriesIn = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
  before: Type.Optional(
    Type.String({ maxLength: 64, description: 'The id of the last entry of the previous page.' }),
  ),
});

const EntryOut = Type.Object(
  {
    id: Type.String(),
    kind: OneOf<CreditEntry['kind']>(['grant', 'hold', 'charge', 'release']),
    credits: Type.Integer(),
    balance_change: Type.Integer({
      description: 'Change of the balance. The changes of all entries add up to the balance.',
    }),
    balance_after: Type.Integer({ description: 'Balance after this entry.' }),
    held_change: Type.Integer({ description: 'Change of the credits held by running jobs.' }),
    subject: Nullable(Type.String({ examples: ['domain:tarnwickjoinery.test'] })),
    reason: Nullable(Type.String({ examples: ['matched'] })),
    created_at: Timestamp(),
  },
  { title: 'CreditEntry' },
);

const EntriesOut = Type.Object(
  { entries: Type.Array(EntryOut, { description: 'Newest first.' }), has_more: Type.Boolean() },
  { title: 'CreditEntryPage' },
);

const EXAMPLE: Static<typeof EntryOut> = {
  id: 'ce_01kb2x9zr8m0f3q7w2k5t6v8y9',
  kind: 'charge',
  credits: 1,
  balance_change: -1,
  balance_after: 24,
  held_change: -1,
  subject: 'domain:tarnwickjoinery.test',
  reason: 'matched',
  created_at: '2026-03-03T08:20:00.000Z',
};

export function creditRoutes(app: AppInstance, { db, credits }: { db: Database; credits: Credits }): void {
  app.get(
    '/v1/credits/entries',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Account'],
        operationId: 'listCreditEntries',
        summary: 'The ledger: every grant, hold, charge and release',
        querystring: EntriesIn,
        response: {
          200: withExample(EntriesOut, { entries: [EXAMPLE], has_more: false }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const { limit = PAGE, before } = request.query;
      const { rows, hasMore } = await readOnePage(limit, (most) =>
        credits.listEntries(db, accountIdOf(request), {
          limit: most,
          ...(before !== undefined && { before }),
        }),
      );
      return { entries: rows.map(present), has_more: hasMore };
    },
  );
}

function present({ hold_id: _, ...entry }: CreditEntry) {
  return { ...entry, created_at: entry.created_at.toISOString() };
}
