/**
 * Accounts: sign-up, verification, sessions, the account's API key, passwords, plans and the audit trail.
 *
 * It authenticates callers for every other part, and owns everything a person does to their own account. Credits are
 * granted here (sign-up, plan, operator) but counted in `credits`. Mails are sent by jobs, queued in the transaction of the
 * change they are about.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mailer/index.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey } from '../../shared/derived-keys.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { emailKey } from '../../shared/email-address.ts';
import type { IdSource } from '../../shared/ids.ts';
import { createSecretBox } from '../../shared/secret-box.ts';
import type { Credits } from '../credits/index.ts';
import type { AccountProfile } from './account.ts';
import {
  enqueueResetMail,
  enqueueVerificationMail,
  sendResetMail,
  sendVerificationMail,
} from './account-mails.ts';
import { accountStore as store } from './accounts.store.ts';
import { createAdminAccounts } from './admin-accounts.ts';
import { createApiKeys } from './api-key.ts';
import { createAudit } from './audit.ts';
import { createAuthenticator } from './authenticate.ts';
import { logIn } from './log-in.ts';
import { type Notice, noticeMail } from './mail-templates.ts';
import { createPasswordHasher, type PasswordCost } from './password-hasher.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { createPlans, planNameOf } from './plans.ts';
import { createSessionTokens } from './session-token.ts';
import { type SignUpInput, signUp, verifyEmail } from './sign-up.ts';
import { changePlan, renewSubscriptions } from './subscriptions.ts';
import { createThrottles, noThrottles, THROTTLE_LIMITS } from './throttles.ts';

export type { AccountProfile, Caller } from './account.ts';
export type { Notice } from './mail-templates.ts';
export { isPlanName, PLAN_NAMES, PLAN_WEIGHTS } from './plans.ts';

export interface AccountsOptions {
  db: Database;
  credits: Credits;
  mailer: Mailer;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
  throttle: boolean;
  signupCredits: number;
  watchlistLimit: number;
  /** Lower in tests that are not about passwords. */
  passwordCost?: PasswordCost | undefined;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(options: AccountsOptions) {
  const { db, clock, ids, appSecret } = options;
  const audit = createAudit({ store, clock, ids });
  const plans = createPlans({ creditsOnce: options.signupCredits, watchlistLimit: options.watchlistLimit });
  const passwords = createPasswordHasher(options.passwordCost);
  const sessions = createSessionTokens({ key: deriveKey(appSecret, 'session'), clock });
  const apiKeys = createApiKeys({ store, box: createSecretBox(deriveKey(appSecret, 'api-key')), clock });
  const throttles = options.throttle
    ? createThrottles({
        signUpByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.signUpByAddress),
        loginByEmail: createRateLimiter(db, clock, THROTTLE_LIMITS.loginByEmail),
        loginByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.loginByAddress),
        resetMailByEmail: createRateLimiter(db, clock, THROTTLE_LIMITS.resetMailByEmail),
        resetMailByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.resetMailByAddress),
      })
    : noThrottles;
  const deps = {
    ...options,
    store,
    audit,
    plans,
    passwords,
    sessions,
    apiKeys,
    throttles,
    enqueueVerificationMail,
  };

  return {
    plans,
    watchlistLimitOf: ({ plan }: Pick<AccountProfile, 'plan'>) => plans[planNameOf(plan)].watchlistLimit,
    siteUrl: options.siteUrl,
    throttles,
    ...createAuthenticator(deps),
    findProfile: (accountId: string) => store.findProfileById(db, accountId),
    signUp: (input: SignUpInput) => signUp(deps, input),
    verifyEmail: (input: { token: string; address: string }) => verifyEmail(deps, input),
    logIn: (input: { email: string; password: string; address: string }) => logIn(deps, input),
    /** Does the same work whether the address has an account or not, so that timing reveals nothing. */
    async forgotPassword({ email, address }: { email: string; address: string }): Promise<void> {
      const slot = await throttles.countResetMail(email, address);
      if (slot !== undefined) await enqueueResetMail(db, emailKey(email), slot);
    },
    countUnreadableKeys: () => apiKeys.countUnreadable(db),
    resetPassword: (input: Parameters<typeof resetPassword>[1]) => resetPassword(deps, input),
    changePassword: (input: Parameters<typeof changePassword>[1]) => changePassword(deps, input),
    async endSessions(accountId: string, address: string): Promise<void> {
      await db.transaction(async (tx) => {
        await store.endSessions(tx, accountId);
        await audit(tx, accountId, { kind: 'sessions_ended', address });
      });
    },
    async rotateApiKey(accountId: string, address: string) {
      return db.transaction(async (tx) => {
        const key = await apiKeys.replace(tx, accountId);
        await audit(tx, accountId, { kind: 'api_key_rotated', address });
        return key;
      });
    },
    sendVerificationMail: (accountId: string) => sendVerificationMail(deps, accountId),
    sendResetMail: (key: string) => sendResetMail(deps, key),
    /**
     * Sends a mail of another module in our layout. Call it from a job. Mails with the same id are one mail to its reader,
     * should it be sent twice.
     */
    async sendNotice(accountId: string, notice: Notice, { id }: { id?: string } = {}): Promise<void> {
      const account = await store.findSecretsById(db, accountId);
      if (!account) return;
      const { unsubscribeUrl } = notice;
      await options.mailer.send({ to: account.email, id, unsubscribeUrl, ...noticeMail(notice) });
    },
    /** Records what other modules do to an account, in the same transaction. */
    recordAudit: audit,
    renewSubscriptions: () => renewSubscriptions(deps),
    purgeTokens: () => store.purgeTokens(db, new Date(clock.now().getTime() - 30 * DAY_MS)),
    admin: createAdminAccounts({
      ...deps,
      signUp: (input) => signUp(deps, input),
      changePlan: (accountId, plan) => changePlan(deps, accountId, plan),
    }),
  };
}
