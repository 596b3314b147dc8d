/**
 * OAuth: lets third-party apps use the agent endpoint, and the command line the API, for an account whose owner agreed.
 *
 * `oidc-provider` implements the protocol; this module stores its records in PostgreSQL, asks for consent on a page of the
 * console, finds the account of an access token, and lists and disconnects apps. Tokens are opaque: each use checks that
 * the token, its grant and the account's sessions are still valid, so that a revocation takes effect immediately.
 *
 * It does not sign people in (accounts does, by the console's session) and has no tools.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import { ROLE_PERMISSIONS } from '../../shared/caller.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import { type Accounts, type Caller, signedInOf } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { API_SCOPE, apiResource } from './addresses.ts';
import {
  buildGrant,
  type ConsentRequest,
  createConnectedApps,
  describeConsent,
  interactionExpired,
} from './connected-apps.ts';
import { oauthStore as store } from './oauth.store.ts';
import { openProvider, recordKey } from './open-provider.ts';

export type { ConnectedApp, ConsentRequest } from './connected-apps.ts';

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

/** A browser's request that belongs to a running authorisation. */
interface InteractionRequest {
  uid: string;
  request: IncomingMessage;
  response: ServerResponse;
}

export type Oauth = ReturnType<typeof createOauth>;

const UNUSED_CLIENT_DAYS = 90;
const REGISTRATIONS = { name: 'oauth_registration', limit: 60, windowSeconds: 60 * 60 };
/** Each writes a record that waits for the owner's answer. */
const AUTHORIZATIONS = { name: 'oauth_authorization', limit: 100, windowSeconds: 3_600 };

type ConsentParts = Pick<OauthOptions, 'accounts' | 'audit' | 'baseUrl'> & {
  provider: () => Promise<Provider>;
};

type HolderDeps = Pick<OauthOptions, 'db' | 'clock' | 'accounts'> & {
  recordUse: ReturnType<typeof createConnectedApps>['recordUse'];
};

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

  const findTokenHolder = (token: string) =>
    findHolder({ db, clock, accounts, recordUse: apps.recordUse }, token);

  const parts: ConsentParts = { provider, accounts, audit, baseUrl };

  return {
    baseUrl,
    siteUrl,
    provider,
    listConnectedApps: apps.listConnectedApps,
    disconnectApp: apps.disconnectApp,
    registrationLimit: options.throttle ? createRateLimiter(db, clock, REGISTRATIONS) : undefined,
    authorizationLimit: options.throttle ? createRateLimiter(db, clock, AUTHORIZATIONS) : undefined,

    findTokenHolder,

    /** The caller with a token for the API. Undefined for any other token. */
    async findApiCaller(token: string): Promise<Caller | undefined> {
      const holder = await findTokenHolder(token);
      if (!holder?.audience.includes(apiResource(baseUrl)) || !holder.scopes.includes(API_SCOPE))
        return undefined;
      const { account, permissions } = holder;
      return { account, permissions, via: 'token', actor: account.email };
    },

    async describeConsent(browser: InteractionRequest): Promise<ConsentRequest> {
      const { open, interaction } = await readInteraction(provider, browser);
      return describeConsent(open, interaction);
    },

    allow: (browser: InteractionRequest, caller: Caller, address: string) =>
      allowApp(parts, browser, { caller, address }),

    deny: (browser: InteractionRequest) => denyApp(provider, browser),

    purge() {
      const now = clock.now();
      return store.purge(db, now, new Date(now.getTime() - UNUSED_CLIENT_DAYS * DAY_MS));
    },
  };
}

/** Undefined: no such token, expired, revoked, or older than the account's last password. */
async function findHolder({ db, clock, accounts, recordUse }: HolderDeps, token: string) {
  const found = await store.find(db, recordKey('AccessToken', token), clock.now());
  const account = found?.account_id ? await accounts.findProfile(found.account_id) : undefined;
  if (!found?.role || !account) return undefined;
  recordUse(account.id, found);
  const { scope, aud } = found.payload as { scope?: string; aud?: string | string[] };
  return {
    account: { ...account, email: found.email ?? account.email },
    permissions: ROLE_PERMISSIONS[found.role],
    scopes: (scope ?? '').split(' '),
    audience: [aud ?? []].flat(),
  };
}

async function readInteraction(
  provider: () => Promise<Provider>,
  { uid, request, response }: InteractionRequest,
) {
  const open = await provider();
  const interaction = await open.interactionDetails(request, response).catch(() => undefined);
  if (interaction?.uid !== uid) throw interactionExpired();
  return { open, interaction };
}

/** Returns the address to redirect the browser to. */
async function allowApp(
  parts: ConsentParts,
  browser: InteractionRequest,
  { caller, address }: { caller: Caller; address: string },
): Promise<string> {
  const { provider, accounts, audit, baseUrl } = parts;
  const { account, actor } = caller;
  const { userId, sessionVersion } = signedInOf(caller);
  const { open, interaction } = await readInteraction(provider, browser);
  const { client } = await describeConsent(open, interaction);
  const grant = buildGrant(open, interaction, { accountId: account.id, baseUrl });
  const grantId = await grant.save();
  // The session version at the consent: a password reset since then invalidates the grant.
  await accounts.access.changeBy(caller, 'self', async (tx) => {
    await store.bindGrant(tx, account.id, { grantId, userId, sessionVersion });
    await audit.record(tx, account.id, {
      kind: 'app_connected',
      actor,
      address,
      detail: { client_id: String(interaction.params.client_id), app: client.name },
    });
  });
  return open.interactionResult(
    browser.request,
    browser.response,
    { login: { accountId: account.id, remember: false }, consent: { grantId } },
    { mergeWithLastSubmission: false },
  );
}

async function denyApp(provider: () => Promise<Provider>, browser: InteractionRequest): Promise<string> {
  const { open } = await readInteraction(provider, browser);
  return open.interactionResult(
    browser.request,
    browser.response,
    // RFC 6749 allows only ASCII in descriptions.
    { error: 'access_denied', error_description: 'The owner of the account did not agree.' },
    { mergeWithLastSubmission: false },
  );
}
