import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type Database, isForeignKeyViolation } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { OauthStore, RecordKey } from './oauth.store.ts';

interface AdapterDeps {
  db: Database;
  store: OauthStore;
  clock: Clock;
  /** Encrypts client secrets. */
  box: SecretBox;
}

/** Records whose id is a secret of the client: only the hash of the id is stored. */
const SECRET_KINDS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);
/** Records that are valid only until the sessions that existed at the consent are ended. */
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
 * The storage adapter of `oidc-provider`. Codes are consumed by one conditional update, so that only one of
 * several concurrent requests succeeds. Ids that the database cannot store are not found; payloads with such
 * text are refused.
 */
export function createProviderAdapter(deps: AdapterDeps, errors: AdapterErrors): (kind: string) => Adapter {
  const { db, store, clock } = deps;
  return (kind) => {
    // The console's session is checked for every request: a second kind of session could outlive it.
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
        // The code was used twice, so one of the two clients is a thief: end the grant, as for a later second
        // use.
        await store.deleteGrantOf(db, key);
        throw errors.alreadyUsed();
      },
      destroy: (id) => store.delete(db, recordKey(kind, id)),
      revokeByGrantId: (grantId) => store.deleteByGrant(db, grantId),
      // Only needed for sessions and devices, which are not stored here.
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
