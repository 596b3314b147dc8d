import type { JWK } from 'jose';
import { ADVISORY_LOCKS, type Database, sql } from '../../platform/postgres/index.ts';

export interface StoredKey {
  kid: string;
  public_key: JWK;
  /** Null if the key no longer signs. */
  private_sealed: Buffer | null;
  created_at: Date;
}

export type ReceiptKeyStore = ReturnType<typeof createReceiptKeyStore>;

export function createReceiptKeyStore(db: Database) {
  return {
    /** Newest first. */
    list: () =>
      db.query<StoredKey>(sql`
        select kid, public_key, private_sealed, created_at from receipt_keys order by created_at desc, kid`),

    /**
     * Adds a key and deletes the private parts of all others, unless another process has done so in the
     * meantime: then the newest key is no longer `replaced`.
     */
    async replace(replaced: string | undefined, key: StoredKey): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.receiptKeys})`);
        const newest = await tx.first<{ kid: string }>(sql`
          select kid from receipt_keys order by created_at desc, kid limit 1`);
        if (newest?.kid !== replaced) return;
        await tx.execute(sql`update receipt_keys set private_sealed = null where private_sealed is not null`);
        await tx.execute(sql`
          insert into receipt_keys (kid, public_key, private_sealed, created_at)
          values (${key.kid}, ${JSON.stringify(key.public_key)}::jsonb, ${key.private_sealed}, ${key.created_at})`);
      });
    },
  };
}
