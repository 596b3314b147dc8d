/**
 * Accounts: sign-up, verification, sessions, API keys, passwords, members and their roles, and plans. An
 * account owns the ledger and all data; people (users) and keys act for it (ADR 0022).
 *
 * It authenticates callers for all other modules, and contains everything that people do to their own
 * account:
 * - `access/` gives and takes away credentials, under the lock of the account
 * - `keys/` API keys: the default key and named ones
 * - `passwords/` hashes passwords; changes and resets them
 * - `plans/` the plan, its credits of each month, and requests for more
 * - `second-factor/` passkeys, codes of authenticator apps, and recovery codes
 * - `sessions/` session tokens, and the list of devices that are signed in
 * - `sign-in/` checks identities, limits attempts, and recognises devices
 * - `team/` members, their roles, and invitations
 *
 * Credits are granted here (sign-up, plan, operator) but counted in `credits`. Mails are sent by
 * jobs, which are queued in the transaction of the change that the mail is about.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter, type RateLimit } from '../../platform/rate-limit/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { emailKey } from '../../shared/internet/email-address.ts';
import { PLANS, type Plans, planNameOf } from '../../shared/plans.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import type { Audit } from '../audit/index.ts';
import type { Credits } from '../credits/index.ts';
import { createAccess } from './access/access.ts';
import type { AccountProfile, Caller, Origin } from './account.ts';
import {
  enqueueResetMail,
  enqueueVerificationMail,
  type Notice,
  noticeMail,
  sendResetMail,
  sendVerificationMail,
} from './account-mails.ts';
import { accountStore as store } from './accounts.store.ts';
import { createAdminAccounts } from './admin-accounts.ts';
import { createAuthenticator } from './authenticate.ts';
import { deleteAccount } from './delete-account.ts';
import { createDefaultKeys } from './keys/api-keys.ts';
import { keyStore } from './keys/keys.store.ts';
import { createNamedKeys } from './keys/named-keys.ts';
import { createPasswordHasher, type PasswordCost } from './passwords/password-hasher.ts';
import { changePassword, resetPassword } from './passwords/passwords.ts';
import { CREDIT_REQUEST_LIMIT, createCreditRequests } from './plans/credit-requests.ts';
import { changePlan, renewSubscriptions } from './plans/plans.ts';
import type { GivenFactor } from './second-factor/check-factor.ts';
import { passkeyStore } from './second-factor/passkeys.store.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { secondFactorStore } from './second-factor/second-factor.store.ts';
import { createSecondFactors } from './second-factor/second-factor.ts';
import { createSecurityMails } from './security-mails.ts';
import { sessionStore } from './sessions/sessions.store.ts';
import { createSessions, createSessionTokens } from './sessions/sessions.ts';
import { checkIdentity } from './sign-in/check-identity.ts';
import { logIn, rotateDefaultKey, showDefaultKey } from './sign-in/log-in.ts';
import { deviceStore } from './sign-in/sign-in-devices.store.ts';
import { DEVICE_KEPT_DAYS } from './sign-in/sign-in-devices.ts';
import { createDatabaseThrottles, noThrottles } from './sign-in/throttles.ts';
import { type SignUpInput, signUp, verifyEmail } from './sign-up.ts';
import { INVITATION_LIMIT } from './team/invitations.ts';
import { teamStore } from './team/team.store.ts';
import { createTeam } from './team/team.ts';

export { type AccountProfile, type Caller, roleDoesNotAllow, signedInOf } from './account.ts';
export type { Notice } from './account-mails.ts';
export type { Authenticator } from './authenticate.ts';
export { DELETE_DATA_TASK } from './delete-account.ts';
export { createDeviceToken } from './sign-in/sign-in-devices.ts';

export interface AccountsOptions {
  db: Database;
  audit: Audit;
  credits: Credits;
  mailer: Mailer;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
  /** The recipient of requests for credits. */
  operatorEmail: string;
  throttle: boolean;
  signupCredits: number;
  watchlistLimit: number;
  /** Lower in tests that are not about passwords. */
  passwordCost?: PasswordCost | undefined;
}

const TOKEN_KEPT_DAYS = 30;

export type Accounts = ReturnType<typeof createAccounts>;
export type AccountMails = ReturnType<typeof createMails>;

export function createAccounts(options: AccountsOptions) {
  const { db } = options;
  const parts = connectParts(options);
  const { plans, throttles, access, sessions, secondFactors, defaultKeys, audit } = parts;

  return {
    plans,
    planOf: ({ plan }: Pick<AccountProfile, 'plan'>) => plans[planNameOf(plan)],
    siteUrl: options.siteUrl,
    throttles,
    access,
    sessions,
    secondFactors,
    namedKeys: createNamedKeys(parts),
    team: createTeam(parts),
    creditRequests: createCreditRequests(parts),
    admin: createAdminAccounts({
      db,
      store,
      access,
      factorStore: secondFactorStore,
      notices: parts.notices,
      credits: parts.credits,
      audit,
      listAudit: options.audit.list,
      defaultKeys,
      signUp: (input) => signUp(parts, input),
      changePlan: (accountId, plan) => changePlan(parts, accountId, plan),
    }),
    authenticator: createAuthenticator(parts),
    passwords: createPasswords(parts),
    defaultKey: createDefaultKey(parts),
    mails: createMails(parts),
    upkeep: createUpkeep(parts),
    findProfile: (accountId: string) => store.findProfileById(db, accountId),
    signUp: (input: SignUpInput) => signUp(parts, input),
    verifyEmail: (input: { token: string; address: string }) => verifyEmail(parts, input),
    logIn: (input: Parameters<typeof logIn>[1]) => logIn(parts, input),
    /** Checks the caller's password and second factor. Throws like a sign-in. */
    async checkIdentity(caller: Caller, given: { password: string } & Origin & GivenFactor): Promise<void> {
      await checkIdentity(parts, { email: caller.account.email, ...given });
    },
    deleteAccount: (input: Parameters<typeof deleteAccount>[1]) => deleteAccount(parts, input),
  };
}

type Parts = ReturnType<typeof connectParts>;

/** Creates the parts of the module once, in the order of their dependencies. */
function connectParts(options: AccountsOptions) {
  const { db, credits, mailer, clock, ids, log, appSecret, baseUrl, siteUrl, operatorEmail } = options;
  const limitOf = (limit: RateLimit) => (options.throttle ? createRateLimiter(db, clock, limit) : undefined);
  const audit = options.audit.record;
  const free = { credits_once: options.signupCredits, watchlist_limit: options.watchlistLimit };
  const plans: Plans = { ...PLANS, free: { ...PLANS.free, ...free } };
  const passwords = createPasswordHasher(options.passwordCost);
  const tokens = createSessionTokens({ key: deriveKey(appSecret, 'session'), clock });
  const box = createSecretBox(deriveKey(appSecret, 'api-key'));
  const defaultKeys = createDefaultKeys({ store: keyStore, box, clock, ids });
  const access = createAccess({ db, store, sessionStore, keyStore, teamStore, defaultKeys, audit, clock });
  const sessions = createSessions({ db, sessionStore, access, tokens, audit, clock, ids });
  const { notices, send: sendSecurityMail } = createSecurityMails({ db, store, mailer, siteUrl });
  const passkeys = createPasskeys({ db, passkeyStore, clock, ids, siteUrl });
  const totpBox = createSecretBox(deriveKey(appSecret, 'totp'));
  const secondFactors = createSecondFactors({
    db,
    factorStore: secondFactorStore,
    passkeys,
    access,
    totpBox,
    notices,
    audit,
    clock,
  });
  return {
    db,
    credits,
    mailer,
    clock,
    ids,
    log,
    baseUrl,
    siteUrl,
    operatorEmail,
    store,
    audit,
    plans,
    passwords,
    tokens,
    sessionStore,
    sessions,
    access,
    deviceStore,
    secondFactors,
    notices,
    sendSecurityMail,
    startSession: sessions.start,
    keyStore,
    defaultKeys,
    teamStore,
    throttles: options.throttle ? createDatabaseThrottles(db, clock) : noThrottles,
    invitationLimit: limitOf(INVITATION_LIMIT),
    creditRequestLimit: limitOf(CREDIT_REQUEST_LIMIT),
    enqueueVerificationMail,
  };
}

function createPasswords(parts: Parts) {
  return {
    /** Does the same work whether the address has an account or not, so that timing reveals nothing. */
    async forgot({ email, address }: { email: string; address: string }): Promise<void> {
      const position = await parts.throttles.countResetMail(email, address);
      if (position !== undefined) await enqueueResetMail(parts.db, emailKey(email), position);
    },
    reset: (input: Parameters<typeof resetPassword>[1]) => resetPassword(parts, input),
    change: (input: Parameters<typeof changePassword>[1]) => changePassword(parts, input),
  };
}

/** The API key that every account has from the start. */
function createDefaultKey(parts: Parts) {
  return {
    show: (input: Parameters<typeof showDefaultKey>[1]) => showDefaultKey(parts, input),
    rotate: (caller: Caller, address: string) => rotateDefaultKey(parts, caller, address),
    /** The number of default keys that were encrypted with another APP_SECRET, among the oldest. */
    countUnreadable: () => parts.defaultKeys.countUnreadable(parts.db),
  };
}

/** Scheduled work, run by jobs. */
function createUpkeep(parts: Parts) {
  const { db, clock } = parts;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return {
    renewSubscriptions: () => renewSubscriptions(parts),
    purgeDevices: () => deviceStore.purge(db, before(DEVICE_KEPT_DAYS)),
    purgeTokens: () => store.purgeTokens(db, before(TOKEN_KEPT_DAYS)),
  };
}

/** Mails, sent by jobs. */
function createMails(parts: Parts) {
  const { db, mailer } = parts;
  const listOwnerEmails = (accountId: string) => store.listOwnerEmails(db, accountId);
  return {
    /** Only the addresses that are verified. */
    listOwnerEmails,
    sendSecurity: parts.sendSecurityMail,
    sendVerification: (userId: string) => sendVerificationMail(parts, userId),
    sendReset: (key: string) => sendResetMail(parts, key),
    /**
     * Sends a mail of another module, in the common layout, to every owner. Call it from a job. A mail that
     * is sent twice has the same message id, so that mail programs show it once.
     */
    async sendNotice(accountId: string, notice: Notice, { id }: { id?: string } = {}): Promise<void> {
      const { unsubscribeUrl } = notice;
      for (const to of await listOwnerEmails(accountId))
        await mailer.send({ to, id, unsubscribeUrl, ...noticeMail(notice) });
    },
  };
}
