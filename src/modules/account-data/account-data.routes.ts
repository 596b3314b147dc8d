import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  errorResponses,
  JSON_CONTENT_TYPE,
} from '../../platform/http/index.ts';
import type { AccountData } from './index.ts';

const Exported = {
  description: 'Every list of the account as stored, without secrets.',
  content: {
    'application/json': {
      schema: Type.Unsafe<unknown>({
        type: 'object',
        title: 'AccountExport',
        properties: { exported_at: { type: 'string', format: 'date-time' }, account_id: { type: 'string' } },
        additionalProperties: { type: 'array', items: { type: 'object' } },
      }),
      example: {
        exported_at: '2026-03-03T08:00:00.000Z',
        account_id: 'acc_01j9x4zr8m0f3q7w2k5t6v8y9a',
        members: [],
      },
    },
  },
};

export function accountDataRoutes(app: AppInstance, data: Pick<AccountData, 'export'>): void {
  app.get(
    '/v1/auth/export',
    {
      config: { auth: 'session', needs: 'own', exports: 'all data of the account' },
      schema: {
        tags: ['Account'],
        operationId: 'exportAccount',
        summary: 'All data of the account in one JSON file',
        description:
          'Takes a session of an owner, never an API key. Contains members, metadata of keys, invitations, watchlist, webhook destinations, reviews, uploads, history, ledger and audit trail; never a secret.',
        response: { 200: Exported, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const accountId = accountIdOf(request);
      return reply
        .type(JSON_CONTENT_TYPE)
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="domesday-account.json"')
        .send(Readable.from(data.export(accountId)));
    },
  );
}
