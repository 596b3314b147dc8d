import { createAccountData } from '../modules/account-data/index.ts';
import { type AccountsOptions, createAccounts } from '../modules/accounts/index.ts';
import { resumeUploads } from '../modules/bulk/index.ts';
import { createCredits } from '../modules/credits/index.ts';
import { createHistory } from '../modules/history/index.ts';
import { createIdempotency } from '../modules/idempotency/index.ts';
import { createOauth } from '../modules/oauth/index.ts';
import type { Platform } from './platform.ts';

export type AccountModules = ReturnType<typeof createAccountModules>;

/** Who calls and what they pay: accounts, their credits and history, and the apps that act for them. */
export function createAccountModules(
  platform: Platform,
  { passwordCost }: Pick<AccountsOptions, 'passwordCost'>,
) {
  const { config, appSecret, db, audit, egress, mailer, clock, ids, log } = platform;
  const { baseUrl, siteUrl, authThrottle, signupCredits, watchlistLimit } = config;

  const credits = createCredits({
    clock,
    ids,
    onGrant: (tx, accountId) => resumeUploads(tx, accountId, clock.now()),
  });
  const accounts = createAccounts({
    db,
    audit,
    credits,
    mailer,
    clock,
    ids,
    log,
    appSecret,
    baseUrl,
    siteUrl,
    signupCredits,
    watchlistLimit,
    passwordCost,
    operatorEmail: config.operatorEmail,
    throttle: authThrottle,
  });
  const oauth = createOauth({
    db,
    clock,
    log,
    egress,
    accounts,
    audit,
    appSecret,
    baseUrl,
    siteUrl,
    throttle: authThrottle,
  });

  const idempotency = createIdempotency({ db, clock, ids, log, appSecret });

  const history = createHistory({ db, clock, log });

  const accountData = createAccountData({ db, clock });

  return { credits, audit, accounts, accountData, oauth, idempotency, history };
}
