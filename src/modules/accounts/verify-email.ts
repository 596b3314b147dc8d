import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountStore } from './account-store.ts';
import type { RecordAudit } from './audit.ts';
import { hashEmailToken } from './email-token.ts';

export type VerificationResult = 'success' | 'invalid' | 'expired' | 'already_verified';

export interface VerifyEmailDeps {
  db: Database;
  store: Pick<AccountStore, 'useEmailToken' | 'findEmailToken' | 'markVerified'>;
  audit: RecordAudit;
  clock: Clock;
}

export async function verifyEmail(
  deps: VerifyEmailDeps,
  input: { token: string; address: string },
): Promise<VerificationResult> {
  const hash = hashEmailToken(input.token);
  const at = deps.clock.now();
  const purpose = 'verify_email';
  return deps.db.transaction(async (tx) => {
    const accountId = await deps.store.useEmailToken(tx, hash, { purpose, at });
    if (accountId !== undefined) {
      if (!(await deps.store.markVerified(tx, accountId, at))) return 'already_verified';
      await deps.audit(tx, accountId, { kind: 'email_verified', address: input.address });
      return 'success';
    }
    const token = await deps.store.findEmailToken(tx, hash, purpose);
    if (!token) return 'invalid';
    // A link is used up only by a verification, so a used one means there is nothing left to do.
    return token.used_at ? 'already_verified' : 'expired';
  });
}
