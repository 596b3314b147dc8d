import type { Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { AccountStore } from './account-store.ts';
import { createApiKey, type NewApiKey } from './api-key.ts';

/** Makes, shows and replaces the one key of an account. */
export interface ApiKeyHolder {
  /** The account's key, made now if this is the first time. Undefined text: it was sealed under another secret. */
  obtain(db: Queryable, accountId: string): Promise<{ text: string | undefined; created: boolean }>;
  replace(db: Queryable, accountId: string): Promise<NewApiKey & { createdAt: Date }>;
}

export function createApiKeyHolder(deps: {
  store: Pick<AccountStore, 'findSealedApiKey' | 'insertApiKeyUnlessThere' | 'replaceApiKey'>;
  box: SecretBox;
  clock: Clock;
}): ApiKeyHolder {
  const { store, box, clock } = deps;
  const seal = (key: NewApiKey, accountId: string) => ({
    ...key,
    encrypted: box.seal(key.text, accountId),
    createdAt: clock.now(),
  });

  return {
    async obtain(db, accountId) {
      const sealed = await store.findSealedApiKey(db, accountId);
      if (sealed) return { text: box.open(sealed, accountId), created: false };
      const key = createApiKey();
      if (await store.insertApiKeyUnlessThere(db, accountId, seal(key, accountId))) {
        return { text: key.text, created: true };
      }
      // Another login was first; its key is the account's.
      const theirs = await store.findSealedApiKey(db, accountId);
      return { text: theirs && box.open(theirs, accountId), created: false };
    },
    async replace(db, accountId) {
      const key = seal(createApiKey(), accountId);
      await store.replaceApiKey(db, accountId, key);
      return key;
    },
  };
}
