import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { OauthStore, RecordKey } from './oauth-store.ts';

export interface RecordsDeps {
  db: Database;
  store: OauthStore;
  clock: Clock;
  /** Seals the secrets of clients that want one. */
  box: SecretBox;
}

/** Their ids are what the client holds; we keep the hash. */
const SECRET_KINDS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);
/** These count only as long as the account's sessions do that were alive at the consent. */
const GRANTED_KINDS = new Set([...SECRET_KINDS, 'Grant']);

export function recordKey(kind: string, id: string): RecordKey {
  return { kind, id: SECRET_KINDS.has(kind) ? createHash('sha256').update(id).digest('base64url') : id };
}

/** The errors that the authorisation server knows how to tell. */
export interface RecordErrors {
  usedUp(): Error;
  unstorable(): Error;
}

/**
 * The authorisation server's memory, as `oidc-provider` wants it. What is used up is marked by one conditional update, so
 * that of twenty that redeem a code at once one succeeds. Texts that the database cannot hold are nobody's id, and what
 * contains one is refused before it gets there.
 */
export function createRecords(deps: RecordsDeps, errors: RecordErrors): (kind: string) => Adapter {
  const { db, store, clock } = deps;
  return (kind) => {
    // Who signs in is asked of the console, every time: a second kind of session would outlive the first.
    if (kind === 'Session') return FORGETFUL;
    const isGranted = GRANTED_KINDS.has(kind);
    return {
      async upsert(id, payload, expiresIn) {
        if (!isStorable(payload)) throw errors.unstorable();
        const at = clock.now();
        await store.upsert(db, {
          ...recordKey(kind, id),
          payload: conceal(deps, kind, id, payload),
          grantId: (isGranted && payload.grantId) || null,
          accountId: (isGranted && payload.accountId) || null,
          at,
          expiresAt: expiresIn === undefined ? null : new Date(at.getTime() + expiresIn * 1000),
        });
      },
      async find(id) {
        if (!isStorableText(id)) return undefined;
        const record = await store.find(db, recordKey(kind, id), clock.now());
        return record && reveal(deps, kind, id, record);
      },
      async consume(id) {
        if (!(await store.consume(db, recordKey(kind, id), clock.now()))) throw errors.usedUp();
      },
      destroy: (id) => store.delete(db, recordKey(kind, id)),
      revokeByGrantId: (grantId) => store.deleteByGrant(db, grantId),
      // Only sessions and devices are looked for in these ways, and we have neither.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };
}

const FORGETFUL: Adapter = {
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

function conceal({ box }: RecordsDeps, kind: string, id: string, payload: AdapterPayload) {
  const { jti, client_secret: secret, ...rest } = payload as AdapterPayload & Record<string, unknown>;
  return {
    ...rest,
    ...(SECRET_KINDS.has(kind) || jti === undefined ? {} : { jti }),
    ...(typeof secret === 'string' ? { client_secret: box.seal(secret, id).toString('base64') } : {}),
  };
}

function reveal(
  { box }: RecordsDeps,
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
