import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { emailKey, parseEmail } from '../../shared/internet/email-address.ts';
import type { Plans } from '../../shared/plans.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { RecordAudit } from '../audit/index.ts';
import type { Credits } from '../credits/index.ts';
import type { Origin } from './account.ts';
import { hashEmailToken } from './account-mails.ts';
import type { AccountStore } from './accounts.store.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

interface SignUpDeps {
  db: Database;
  store: Pick<AccountStore, 'insertAccount' | 'insertUser' | 'findUserByEmailKey'>;
  credits: Credits;
  passwords: PasswordHasher;
  plans: Plans;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
  /** Queues the mail in the same transaction. */
  enqueueVerificationMail: (tx: Transaction, userId: string) => Promise<void>;
}

export interface SignUpInput {
  email: string;
  password: string;
  origin?: Origin;
  /** For accounts made by the operator, whose address needs no verification. */
  verified?: boolean;
}

/**
 * Creates an account with its owner, its ledger and its first credits, and queues the verification mail, in
 * one transaction.
 */
export async function signUp(
  deps: SignUpDeps,
  input: SignUpInput,
): Promise<{ accountId: string; email: string }> {
  const email = parseEmail(input.email);
  if (email === undefined) {
    throw invalidRequest('email must be an e-mail address.', { email: 'must be an e-mail address' });
  }
  const key = emailKey(email);
  // Checked before the expensive part. For concurrent sign-ups the unique key decides.
  if (await deps.store.findUserByEmailKey(deps.db, key)) throw accountExists();
  const passwordHash = await deps.passwords.hash(input.password);
  return deps.db.transaction(async (tx) => {
    const createdAt = deps.clock.now();
    const accountId = deps.ids.sortable('acc', createdAt);
    const verifiedAt = input.verified ? createdAt : null;
    await deps.store.insertAccount(tx, accountId, createdAt);
    const userId = deps.ids.sortable('usr', createdAt);
    const owner = { role: 'owner', email, emailKey: key, passwordHash, verifiedAt, createdAt } as const;
    if (!(await deps.store.insertUser(tx, { id: userId, accountId, ...owner }))) throw accountExists();
    await deps.credits.openAccount(tx, accountId);
    const credits = deps.plans.free.credits_once;
    if (credits > 0) await deps.credits.grant(tx, { accountId, credits, reason: 'sign-up', key: 'sign-up' });
    const { address } = input.origin ?? {};
    await deps.audit(tx, accountId, { kind: 'signed_up', actor: email, address });
    if (!verifiedAt) await deps.enqueueVerificationMail(tx, userId);
    return { accountId, email };
  });
}

export function accountExists(): Problem {
  return new Problem(
    'account_exists',
    'There is an account with this e-mail address; sign in, or reset the password.',
  );
}

type VerificationResult = 'success' | 'invalid' | 'expired' | 'already_verified';

interface VerifyEmailDeps {
  db: Database;
  store: Pick<AccountStore, 'useEmailToken' | 'findEmailToken' | 'markVerified' | 'findUserById'>;
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
    const userId = await deps.store.useEmailToken(tx, hash, { purpose, at });
    const user = userId === undefined ? undefined : await deps.store.findUserById(tx, userId);
    if (user) {
      if (!(await deps.store.markVerified(tx, user.id, at))) return 'already_verified';
      const { account_id: accountId, email: actor } = user;
      await deps.audit(tx, accountId, { kind: 'email_verified', actor, address: input.address });
      return 'success';
    }
    const token = await deps.store.findEmailToken(tx, hash, purpose);
    if (!token) return 'invalid';
    // Only a verification uses a link, so a used link means that the address is verified.
    return token.used_at ? 'already_verified' : 'expired';
  });
}
