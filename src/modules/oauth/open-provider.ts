import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload, Provider } from 'oidc-provider';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Database, isForeignKeyViolation } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey, type SecretBox } from '../../shared/secret-box.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { Accounts } from '../accounts/index.ts';
import type { OauthStore, RecordKey } from './oauth.store.ts';
import { loadSigningKey, providerSettings } from './provider-settings.ts';

interface OpenProviderOptions {
  db: Database;
  store: OauthStore;
  clock: Clock;
  log: Logger;
  box: SecretBox;
  accounts: Pick<Accounts, 'findProfile'>;
  egress: Pick<Egress, 'request'>;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
}

export async function openProvider(options: OpenProviderOptions): Promise<Provider> {
  const { errors, Provider } = await loadLibrary(options.log);
  const provider = new Provider(
    options.siteUrl,
    providerSettings({
      errors,
      egress: options.egress,
      adapter: createProviderAdapter(options, {
        alreadyUsed: () => new errors.InvalidGrant('already used'),
        ended: () => new errors.InvalidGrant('the person who agreed has left'),
        unstorable: () => new errors.InvalidRequest('it contains a NUL or half a character; remove it'),
      }),
      signingKey: await loadSigningKey(options),
      cookieKey: Buffer.from(deriveKey(options.appSecret, 'oauth-cookie')).toString('base64url'),
      baseUrl: options.baseUrl,
      accountExists: async (id) => (await options.accounts.findProfile(id)) !== undefined,
    }),
  );
  issueSecretsOnlyOnRequest(provider);
  // Our routes set the forwarded headers to the public address, independent of proxies.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => {
    options.log.error({ err: error }, 'the authorisation server failed');
  });
  return provider;
}

/**
 * The library decides whether a client needs a secret before it applies our defaults. A client without an authentication
 * method would be registered as `none` and still get a secret, which would then be refused.
 */
function issueSecretsOnlyOnRequest({ Client }: Provider): void {
  const models = Client as unknown as { needsSecret(metadata: Record<string, unknown>): boolean };
  const needsSecret = models.needsSecret.bind(models);
  models.needsSecret = (metadata) => needsSecret({ token_endpoint_auth_method: 'none', ...metadata });
}

/** The library prints a warning that it wants a newer Node. We test it on this version, so the warning goes to our log. */
async function loadLibrary(log: Logger) {
  const { warn } = console;
  console.warn = (warning: unknown) => log.debug({ warning }, 'oidc-provider');
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

interface AdapterDeps {
  db: Database;
  store: OauthStore;
  clock: Clock;
  /** Encrypts client secrets. */
  box: SecretBox;
}

/** Their ids are secrets of the client; only the hash is stored. */
const SECRET_KINDS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);
/** These are valid only as long as the sessions that existed at the consent. */
const GRANTED_KINDS = new Set([...SECRET_KINDS, 'Grant']);

export function recordKey(kind: string, id: string): RecordKey {
  return { kind, id: SECRET_KINDS.has(kind) ? createHash('sha256').update(id).digest('base64url') : id };
}

/** Errors that the authorisation server can report to clients. */
interface AdapterErrors {
  alreadyUsed(): Error;
  /** The login or the account was deleted while the request ran. */
  ended(): Error;
  unstorable(): Error;
}

/**
 * The storage adapter of `oidc-provider`. Codes are consumed by one conditional update, so that only one of many concurrent
 * requests succeeds. Ids that the database cannot store are not found, and payloads with such text are refused.
 */
function createProviderAdapter(deps: AdapterDeps, errors: AdapterErrors): (kind: string) => Adapter {
  const { db, store, clock } = deps;
  return (kind) => {
    // The console's session counts, every time: a second kind of session would outlive it.
    if (kind === 'Session') return NO_STORAGE;
    const isGranted = GRANTED_KINDS.has(kind);
    return {
      async upsert(id, payload, expiresIn) {
        if (!isStorable(payload)) throw errors.unstorable();
        const at = clock.now();
        const record = {
          ...recordKey(kind, id),
          payload: encodePayload(deps, kind, id, payload),
          grantId: (isGranted && payload.grantId) || null,
          accountId: (isGranted && payload.accountId) || null,
          at,
          expiresAt: expiresIn === undefined ? null : new Date(at.getTime() + expiresIn * 1000),
        };
        await store.upsert(db, record).catch((error) => {
          throw isForeignKeyViolation(error) ? errors.ended() : error;
        });
      },
      async find(id) {
        if (!isStorableText(id)) return undefined;
        const record = await store.find(db, recordKey(kind, id), clock.now());
        return record && decodePayload(deps, kind, id, record);
      },
      async consume(id) {
        const key = recordKey(kind, id);
        if (await store.consume(db, key, clock.now())) return;
        // Used twice at the same time: one of the two is a thief, as when it is used again later.
        await store.deleteGrantOf(db, key);
        throw errors.alreadyUsed();
      },
      destroy: (id) => store.delete(db, recordKey(kind, id)),
      revokeByGrantId: (grantId) => store.deleteByGrant(db, grantId),
      // Only used for sessions and devices, which we do not have.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };
}

const NO_STORAGE: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};

function isStorable(payload: object): boolean {
  let storable = true;
  JSON.stringify(payload, (name, value) => {
    storable &&= isStorableText(name) && (typeof value !== 'string' || isStorableText(value));
    return value;
  });
  return storable;
}

function encodePayload({ box }: AdapterDeps, kind: string, id: string, payload: AdapterPayload) {
  const { jti, client_secret: secret, ...rest } = payload as AdapterPayload & Record<string, unknown>;
  return {
    ...rest,
    ...(SECRET_KINDS.has(kind) || jti === undefined ? {} : { jti }),
    ...(typeof secret === 'string' ? { client_secret: box.seal(secret, id).toString('base64') } : {}),
  };
}

function decodePayload(
  { box }: AdapterDeps,
  kind: string,
  id: string,
  { payload, consumed_at: consumedAt }: { payload: Record<string, unknown>; consumed_at: Date | null },
): AdapterPayload {
  const { client_secret: sealed } = payload;
  return {
    ...payload,
    ...(SECRET_KINDS.has(kind) ? { jti: id } : {}),
    ...(typeof sealed === 'string' ? { client_secret: box.open(Buffer.from(sealed, 'base64'), id) } : {}),
    ...(consumedAt ? { consumed: Math.floor(consumedAt.getTime() / 1000) } : {}),
  };
}
