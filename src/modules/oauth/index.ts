/**
 * OAuth: lets third-party apps use the agent endpoint, and the command line the API, for an account whose
 * owner agreed.
 *
 * `oidc-provider` implements the protocol. This module stores its records in PostgreSQL, asks for consent on
 * a page of the console, finds the account of an access token, and lists and disconnects apps. Tokens are
 * opaque: each use checks that the token, its grant and the person's sessions are still valid, so that a
 * revocation takes effect immediately.
 *
 * It does not sign people in (accounts does, by the console's session) and has no tools.
 */
import type { Provider } from 'oidc-provider';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import type { Accounts, Caller } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { createConnectedApps } from './connected-apps.ts';
import { allowApp, denyApp, describeConsent, type InteractionRequest } from './consent.ts';
import { findApiCaller, findTokenHolder } from './find-token-holder.ts';
import { oauthStore as store } from './oauth.store.ts';
import { openProvider } from './open-provider.ts';

export { MCP_SCOPE } from './addresses.ts';
export type { ConnectedApp } from './connected-apps.ts';

interface OauthOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  accounts: Pick<Accounts, 'findProfile' | 'access'>;
  audit: Pick<Audit, 'record'>;
  egress: Pick<Egress, 'request'>;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
  /** Whether registrations are rate-limited. */
  throttle: boolean;
}

export type Oauth = ReturnType<typeof createOauth>;

const UNUSED_CLIENT_DAYS = 90;
const REGISTRATIONS = { name: 'oauth_registration', limit: 60, windowSeconds: 60 * 60 };
/** Each authorisation request writes a record that waits for the owner's answer. */
const AUTHORIZATIONS = { name: 'oauth_authorization', limit: 100, windowSeconds: 3_600 };

export function createOauth(options: OauthOptions) {
  const { db, clock, log, accounts, audit, egress, appSecret, baseUrl, siteUrl } = options;
  const box = createSecretBox(deriveKey(appSecret, 'oauth'));
  const apps = createConnectedApps({ db, accounts, store, clock, log, audit });
  let loading: Promise<Provider> | undefined;

  /** Loaded on first use: most processes never need it. */
  function provider(): Promise<Provider> {
    loading ??= openProvider({
      db,
      store,
      clock,
      log,
      box,
      accounts,
      egress,
      appSecret,
      baseUrl,
      siteUrl,
    }).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const holderDeps = { db, store, clock, accounts, recordUse: apps.recordUse, baseUrl };
  const consentDeps = { provider, store, accounts, audit, baseUrl };

  return {
    baseUrl,
    siteUrl,
    provider,
    listConnectedApps: apps.listConnectedApps,
    disconnectApp: apps.disconnectApp,
    registrationLimit: options.throttle ? createRateLimiter(db, clock, REGISTRATIONS) : undefined,
    authorizationLimit: options.throttle ? createRateLimiter(db, clock, AUTHORIZATIONS) : undefined,

    /**
     * Undefined if the token does not exist, has expired, was revoked, or is older than the person's last
     * password.
     */
    findTokenHolder: (token: string) => findTokenHolder(holderDeps, token),

    /** The caller with a token for the API. Undefined for any other token. */
    findApiCaller: (token: string): Promise<Caller | undefined> => findApiCaller(holderDeps, token),

    describeConsent: (browser: InteractionRequest) => describeConsent(consentDeps, browser),

    /** Returns the address to redirect the browser to. */
    allow: (browser: InteractionRequest, caller: Caller, address: string) =>
      allowApp(consentDeps, browser, { caller, address }),

    /** Returns the address to redirect the browser to. */
    deny: (browser: InteractionRequest) => denyApp(consentDeps, browser),

    purge() {
      const now = clock.now();
      return store.purge(db, now, new Date(now.getTime() - UNUSED_CLIENT_DAYS * DAY_MS));
    },
  };
}
