import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { OauthStore } from './oauth-store.ts';

const PURPOSE = 'id-token';
export const SIGNING_ALGORITHM = 'ES256';

/** One key for all processes: the first that needs it makes it. After a change of APP_SECRET it is made anew. */
export async function obtainSigningKey({
  db,
  store,
  box,
  clock,
}: {
  db: Database;
  store: OauthStore;
  box: SecretBox;
  clock: Clock;
}): Promise<JWK> {
  const kept = await read();
  if (kept.key) return kept.key;
  const sealed = box.seal(JSON.stringify(await makeKey()), PURPOSE);
  const at = clock.now();
  if (kept.sealed) await store.replaceKey(db, PURPOSE, { from: kept.sealed, to: sealed, at });
  else await store.insertKeyUnlessThere(db, PURPOSE, { sealed, at });
  const { key } = await read();
  if (!key)
    throw new Error('the signing key cannot be read back; do all processes have the same APP_SECRET?');
  return key;

  async function read(): Promise<{ sealed?: Buffer; key?: JWK }> {
    const sealed = await store.findKey(db, PURPOSE);
    const opened = sealed && box.open(sealed, PURPOSE);
    return { ...(sealed && { sealed }), ...(opened && { key: JSON.parse(opened) as JWK }) };
  }
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // The public part names the key, so that a new one has a new name.
  return { ...jwk, alg: SIGNING_ALGORITHM, use: 'sig', kid: String(jwk.x).slice(0, 12) };
}
