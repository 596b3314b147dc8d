import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  errorResponses,
  Nullable,
  OneOf,
  Timestamp,
  withExample,
} from '../../../platform/http/index.ts';
import { SCOPES } from '../../../shared/caller.ts';
import { callerOf, endById } from '../accounts.routes.ts';
import { API_KEY_EXAMPLE } from '../accounts.schemas.ts';
import type { Accounts } from '../index.ts';
import type { StoredKey } from './keys.store.ts';

const ScopeName = OneOf(SCOPES, {
  title: 'Scope',
  description:
    '`read`: see everything of the account. `resolve`: resolve domains and companies, which spends credits. `manage`: change the watchlist, webhooks, reviews and uploads. Every key may read.',
});
const keyFields = {
  id: Type.String({ examples: ['key_01j9x4zr8m0f3q7w2k5t6v8y9a'] }),
  name: Type.String(),
  default: Type.Boolean({ description: 'Whether it is the account’s default key, which login returns.' }),
  scopes: Type.Array(ScopeName),
  prefix: Type.String(),
  last_four: Type.String(),
  created_at: Timestamp(),
  created_by: Nullable(
    Type.String({ description: 'The person who made the key; null for the default key.' }),
  ),
  last_used_at: Nullable(Timestamp('Rounded to the minute; null if never used.')),
};
const KeyOut = Type.Object(keyFields, { title: 'ApiKey' });
const KeysOut = Type.Object(
  { api_keys: Type.Array(KeyOut, { description: 'The default key first, then oldest first.' }) },
  { title: 'ApiKeyList' },
);
const CreatedOut = Type.Object(
  {
    ...keyFields,
    api_key: Type.String({ description: 'The key itself. It is shown only this once.' }),
  },
  { title: 'CreatedApiKey' },
);
const CreateIn = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, examples: ['Nightly import'] }),
    scopes: Type.Array(ScopeName, { minItems: 1, maxItems: SCOPES.length }),
  },
  { title: 'CreateApiKeyRequest' },
);
const EXAMPLE: Static<typeof KeyOut> = {
  id: 'key_01j9x4zr8m0f3q7w2k5t6v8y9a',
  name: 'Nightly import',
  default: false,
  scopes: ['resolve'],
  prefix: 'dk_live_',
  last_four: '8kQz',
  created_at: '2026-03-03T08:00:00.000Z',
  created_by: 'ada@example.org',
  last_used_at: null,
};

const tags = ['Account'];

export function keyRoutes(app: AppInstance, { namedKeys }: Pick<Accounts, 'namedKeys'>): void {
  listApiKeysRoute(app, namedKeys);
  createApiKeyRoute(app, namedKeys);
  revokeApiKeyRoute(app, namedKeys);
}

function listApiKeysRoute(app: AppInstance, namedKeys: Accounts['namedKeys']): void {
  app.get(
    '/v1/auth/api-keys',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listApiKeys',
        summary: 'The API keys of the account',
        description: 'Their names, scopes and last use, never the keys themselves.',
        response: { 200: withExample(KeysOut, { api_keys: [EXAMPLE] }), ...errorResponses(401) },
      },
    },
    async (request) => ({ api_keys: (await namedKeys.list(accountIdOf(request))).map(present) }),
  );
}

function createApiKeyRoute(app: AppInstance, namedKeys: Accounts['namedKeys']): void {
  app.post(
    '/v1/auth/api-keys',
    {
      config: { auth: 'session', needs: 'manage' },
      schema: {
        tags,
        operationId: 'createApiKey',
        summary: 'Create a named API key',
        description:
          'Takes a session only, never an API key. The key is shown only in this answer. It ends when you revoke it, when you reset your password, and when you leave the account or become read-only.',
        body: withExample(CreateIn, { name: 'Nightly import', scopes: ['resolve'] }),
        response: {
          201: withExample(CreatedOut, {
            ...EXAMPLE,
            api_key: API_KEY_EXAMPLE,
          }),
          ...errorResponses(400, 401, 409),
        },
      },
    },
    async (request, reply) => {
      // The web framework does not infer the types of enums.
      const input = request.body as Static<typeof CreateIn>;
      const { key, text } = await namedKeys.create(callerOf(request), input, request.ip);
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ ...present(key), api_key: text });
    },
  );
}

function revokeApiKeyRoute(app: AppInstance, namedKeys: Accounts['namedKeys']): void {
  const revocation = endById(
    { status: 'revoked', title: 'RevokeApiKeyResult', exampleId: EXAMPLE.id },
    namedKeys.revoke,
  );
  app.delete(
    '/v1/auth/api-keys/:id',
    {
      config: { auth: 'session', needs: 'manage' },
      schema: {
        tags,
        operationId: 'revokeApiKey',
        summary: 'Revoke a named API key',
        description:
          'Takes a session only, never an API key. The key is refused from the next request on. The default key cannot be revoked, only replaced with `api-key/rotate`.',
        ...revocation.schema,
      },
    },
    revocation.handler,
  );
}

function present({ is_default: isDefault, ...key }: StoredKey): Static<typeof KeyOut> {
  return {
    ...key,
    default: isDefault,
    created_at: key.created_at.toISOString(),
    last_used_at: key.last_used_at?.toISOString() ?? null,
  };
}
