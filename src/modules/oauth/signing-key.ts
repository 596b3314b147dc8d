import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { OauthStore } from './oauth.store.ts';

/** How ID tokens are signed. */
export const SIGNING_ALGORITHM = 'ES256';
const PURPOSE = 'id-token';

/** One key for all processes, created on first use. After a change of APP_SECRET a new one is created. */
export async function loadSigningKey({
  db,
  store,
  box,
  clock,
  log,
}: {
  db: Database;
  store: OauthStore;
  box: SecretBox;
  clock: Clock;
  log: Logger;
}): Promise<JWK> {
  const stored = await read();
  if (stored.key) return stored.key;
  const created = box.seal(JSON.stringify(await createKey()), PURPOSE);
  const at = clock.now();
  if (stored.sealed) {
    log.warn(
      'APP_SECRET has changed, so there is a new key for ID tokens; apps must fetch /oauth/jwks again',
    );
    await store.replaceKey(db, PURPOSE, { from: stored.sealed, to: created, at });
  } else await store.insertKeyIfAbsent(db, PURPOSE, { sealed: created, at });
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

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // The key id is derived from the public part, so that a new key has a new id.
  return { ...jwk, alg: SIGNING_ALGORITHM, use: 'sig', kid: String(jwk.x).slice(0, 12) };
}
