import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/postgres/index.ts';
import { emailKey } from '../../shared/internet/email-address.ts';
import type { PlanName } from '../../shared/plans.ts';
import { OperatorError, Problem } from '../../shared/problem.ts';
import type { Audit, AuditEvent, RecordAudit } from '../audit/index.ts';
import type { Credits } from '../credits/index.ts';
import type { Access } from './access/access.ts';
import type { AccountProfile } from './account.ts';
import type { AccountStore } from './accounts.store.ts';
import type { DefaultKeys } from './keys/api-keys.ts';
import { hasPasswordLength, PASSWORD_LENGTH } from './passwords/passwords.ts';
import type { SecondFactorStore } from './second-factor/second-factor.store.ts';
import type { SecurityNotices } from './security-mails.ts';
import type { SignUpInput } from './sign-up.ts';

interface CreatedAccount {
  account: AccountProfile;
  password: string;
  apiKey: string | undefined;
}

/** The operator's commands for accounts. */
interface AdminAccounts {
  create(email: string, password?: string): Promise<CreatedAccount>;
  grant(email: string, credits: number, reason: string): Promise<{ balance: number }>;
  changePlan(email: string, plan: PlanName): Promise<AccountProfile>;
  show(email: string): Promise<{ account: AccountProfile; audit: AuditEvent[] }>;
  /** For a person who lost their second factor; afterwards the password is enough. */
  removeSecondFactor(email: string): Promise<void>;
}

interface AdminAccountsDeps {
  db: Database;
  store: Pick<AccountStore, 'findProfileByEmailKey' | 'findUserByEmailKey'>;
  access: Pick<Access, 'change'>;
  factorStore: Pick<SecondFactorStore, 'deleteAll'>;
  notices: SecurityNotices;
  credits: Credits;
  audit: RecordAudit;
  listAudit: Audit['list'];
  defaultKeys: Pick<DefaultKeys, 'getOrCreate'>;
  signUp: (input: SignUpInput) => Promise<{ accountId: string; email: string }>;
  changePlan: (accountId: string, plan: PlanName) => Promise<void>;
}

const AUDIT_SHOWN = 10;

export function createAdminAccounts(deps: AdminAccountsDeps): AdminAccounts {
  const find = (email: string) => findAccount(deps, email);
  return {
    create: (email, password) => createVerifiedAccount(deps, email, password),
    async grant(email, credits, reason) {
      const account = await find(email);
      return deps.db.transaction(async (tx) => {
        const { balance } = await deps.credits.grant(tx, { accountId: account.id, credits, reason });
        await deps.audit(tx, account.id, { kind: 'credits_granted', detail: { credits, reason } });
        return { balance };
      });
    },
    async changePlan(email, plan) {
      const account = await find(email);
      await deps.changePlan(account.id, plan);
      return find(email);
    },
    async removeSecondFactor(email) {
      const user = await deps.store.findUserByEmailKey(deps.db, emailKey(email));
      if (!user) throw new OperatorError(`There is no account with the e-mail address ${email}.`);
      await deps.access.change(user.account_id, async (tx) => {
        await deps.factorStore.deleteAll(tx, user.id);
        await deps.audit(tx, user.account_id, {
          kind: 'second_factor_removed',
          detail: { factor: 'all', email: user.email },
        });
        await deps.notices.enqueue(tx, user.id, { kind: 'second_factor_removed', factor: 'all' });
      });
    },
    async show(email) {
      const account = await find(email);
      return {
        account,
        audit: await deps.listAudit(account.id, { limit: AUDIT_SHOWN }),
      };
    },
  };
}

async function findAccount({ db, store }: AdminAccountsDeps, email: string): Promise<AccountProfile> {
  const account = await store.findProfileByEmailKey(db, emailKey(email));
  if (!account) throw new OperatorError(`There is no account with the e-mail address ${email}.`);
  return account;
}

async function createVerifiedAccount(
  deps: AdminAccountsDeps,
  email: string,
  password = randomBytes(12).toString('base64url'),
): Promise<CreatedAccount> {
  if (!hasPasswordLength(password)) {
    throw new OperatorError(
      `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max.toLocaleString('en')} characters.`,
    );
  }
  try {
    await deps.signUp({ email, password, verified: true });
  } catch (error) {
    throw error instanceof Problem ? new OperatorError(error.message) : error;
  }
  const { id } = await findAccount(deps, email);
  const { text: apiKey } = await deps.db.transaction(async (tx) => {
    const key = await deps.defaultKeys.getOrCreate(tx, id);
    if (key.created) await deps.audit(tx, id, { kind: 'api_key_created' });
    return key;
  });
  return { account: await findAccount(deps, email), password, apiKey };
}
