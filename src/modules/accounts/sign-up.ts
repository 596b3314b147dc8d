import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { emailKey, parseEmail } from '../../shared/email-address.ts';
import type { IdSource } from '../../shared/ids.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { Credits } from '../credits/index.ts';
import type { Origin } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { RecordAudit } from './audit.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Plans } from './plans.ts';

export interface SignUpDeps {
  db: Database;
  store: Pick<AccountStore, 'insertAccount' | 'findSecretsByEmailKey'>;
  credits: Credits;
  passwords: PasswordHasher;
  plans: Plans;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
  /** Queues the verification mail in the same transaction. */
  enqueueVerificationMail: (tx: Transaction, accountId: string) => Promise<void>;
}

export interface SignUpInput {
  email: string;
  password: string;
  origin?: Origin;
  /** Operators vouch for the address themselves. */
  verified?: boolean;
}

/** A new account with its ledger and its first credits; the verification mail is queued with it, or none of it is. */
export async function signUp(
  deps: SignUpDeps,
  input: SignUpInput,
): Promise<{ accountId: string; email: string }> {
  const email = parseEmail(input.email);
  if (email === undefined) {
    throw invalidRequest('email must be an e-mail address.', { email: 'must be an e-mail address' });
  }
  const key = emailKey(email);
  // Found before the expensive part. The unique key decides in the end, for those that come at the same time.
  if (await deps.store.findSecretsByEmailKey(deps.db, key)) throw accountExists();
  const passwordHash = await deps.passwords.hash(input.password);
  return deps.db.transaction(async (tx) => {
    const createdAt = deps.clock.now();
    const accountId = deps.ids.sortable('acc', createdAt);
    const verifiedAt = input.verified ? createdAt : null;
    if (
      !(await deps.store.insertAccount(tx, {
        id: accountId,
        email,
        emailKey: key,
        passwordHash,
        verifiedAt,
        createdAt,
      }))
    ) {
      throw accountExists();
    }
    await deps.credits.openAccount(tx, accountId);
    const credits = deps.plans.free.creditsOnce;
    if (credits > 0) await deps.credits.grant(tx, { accountId, credits, reason: 'sign-up', key: 'sign-up' });
    await deps.audit(tx, accountId, { kind: 'signed_up', ...input.origin });
    if (!verifiedAt) await deps.enqueueVerificationMail(tx, accountId);
    return { accountId, email };
  });
}

function accountExists(): Problem {
  return new Problem(
    'account_exists',
    'There is an account with this e-mail address; sign in, or reset the password.',
  );
}
