import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { type KeySet, RECEIPT_ALGORITHM, RECEIPT_TYPE, type ReceiptPayload } from '../../shared/receipt.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { ReceiptKeyStore, StoredKey } from './receipt-keys.store.ts';

interface ReceiptKeysDeps {
  store: ReceiptKeyStore;
  box: SecretBox;
  clock: Clock;
}

/** At this age, a key is replaced by the next receipt. */
const KEY_AGE_MS_MAX = 90 * DAY_MS;

export type ReceiptKeys = ReturnType<typeof createReceiptKeys>;

/**
 * The signing keys, shared by all processes. The first one is made on first use. A key that is too old, or
 * whose private part cannot be decrypted because APP_SECRET has changed, is replaced; its public part stays
 * in the key set.
 */
export function createReceiptKeys({ store, box, clock }: ReceiptKeysDeps) {
  async function newest(): Promise<StoredKey | undefined> {
    return (await store.list())[0];
  }

  function open(key: StoredKey): SigningKey | undefined {
    const opened = key.private_sealed && box.open(key.private_sealed, key.kid);
    return opened ? { ...(JSON.parse(opened) as JWK), kid: key.kid } : undefined;
  }

  function usable(key: StoredKey | undefined): SigningKey | undefined {
    if (!key || clock.now().getTime() - key.created_at.getTime() > KEY_AGE_MS_MAX) return undefined;
    return open(key);
  }

  async function replace(old: StoredKey | undefined): Promise<SigningKey> {
    // The new key sorts after the old one, even if the clock was set back.
    const at = Math.max(clock.now().getTime(), (old?.created_at.getTime() ?? 0) + 1);
    await store.replace(old?.kid, await createKey(box, new Date(at)));
    const stored = await newest();
    const key = stored && open(stored);
    if (!key) {
      throw new Error('the receipt key cannot be read back; do all processes have the same APP_SECRET?');
    }
    return key;
  }

  return {
    async signingKey(): Promise<SigningKey> {
      const stored = await newest();
      return usable(stored) ?? replace(stored);
    },

    async rotate(): Promise<string> {
      return (await replace(await newest())).kid;
    },

    async keySet(): Promise<KeySet> {
      const stored = await store.list();
      if (stored.length === 0) await replace(undefined);
      const keys = stored.length > 0 ? stored : await store.list();
      return { keys: keys.map(({ public_key }) => public_key) };
    },
  };
}

async function createKey(box: SecretBox, at: Date): Promise<StoredKey> {
  const { privateKey, publicKey } = await generateKeyPair(RECEIPT_ALGORITHM, {
    crv: 'Ed25519',
    extractable: true,
  });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    kid,
    public_key: { ...publicJwk, kid, alg: RECEIPT_ALGORITHM, use: 'sig' },
    private_sealed: box.seal(JSON.stringify(await exportJWK(privateKey)), kid),
    created_at: at,
  };
}

/** A private key with the id of its public key. */
type SigningKey = JWK & { kid: string };

export async function signPayload(payload: ReceiptPayload, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: RECEIPT_ALGORITHM, kid: key.kid, typ: RECEIPT_TYPE })
    .sign(await importJWK(key, RECEIPT_ALGORITHM));
}
