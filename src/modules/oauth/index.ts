/**
 * OAuth: lets programs of others use the agent endpoint for an account whose owner agreed.
 *
 * `oidc-provider` speaks the protocol; this module gives it a memory in PostgreSQL, asks people for their consent by the
 * console's page, says whose an access token is, and shows owners the apps they let in. Tokens are opaque: each use looks
 * whether the token, its grant and the account's sessions still count, so that what is revoked ends at once.
 *
 * It signs nobody in (accounts does, by the console's session) and knows no tool.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey } from '../../shared/derived-keys.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { createSecretBox } from '../../shared/secret-box.ts';
import type { AccountProfile, Accounts } from '../accounts/index.ts';
import { createConnectedApps } from './connected-apps.ts';
import { type ConsentRequest, describeConsent, fillGrant, requestIsOver } from './consent.ts';
import { oauthStore as store } from './oauth.store.ts';
import { openProvider } from './open-provider.ts';
import { recordKey } from './records.ts';

export type { ConnectedApp } from './connected-apps.ts';
export type { ConsentRequest } from './consent.ts';

export interface OauthOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  accounts: Pick<Accounts, 'findProfile' | 'recordAudit'>;
  appSecret: string;
  baseUrl: string;
  siteUrl: string;
  /** Whether registrations are counted. */
  throttle: boolean;
}

/** A request of a browser that has an authorisation under way. */
export interface Browser {
  uid: string;
  request: IncomingMessage;
  response: ServerResponse;
}

export type Oauth = ReturnType<typeof createOauth>;

const UNUSED_CLIENT_DAYS = 90;
const REGISTRATIONS = { name: 'oauth_registration', limit: 60, windowSeconds: 60 * 60 };

export function createOauth(options: OauthOptions) {
  const { db, clock, accounts, baseUrl, siteUrl } = options;
  const box = createSecretBox(deriveKey(options.appSecret, 'oauth'));
  const { noteUse, ...connectedApps } = createConnectedApps({ ...options, store });
  let opening: Promise<Provider> | undefined;

  /** Loaded when somebody first asks for it: most processes never do. */
  function provider(): Promise<Provider> {
    opening ??= openProvider({ ...options, store, box }).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function readInteraction({ uid, request, response }: Browser) {
    const open = await provider();
    const interaction = await open.interactionDetails(request, response).catch(() => undefined);
    if (interaction?.uid !== uid) throw requestIsOver();
    return { open, interaction };
  }

  return {
    baseUrl,
    siteUrl,
    provider,
    ...connectedApps,
    registrationLimit: options.throttle ? createRateLimiter(db, clock, REGISTRATIONS) : undefined,

    /** Undefined: no such token, expired, revoked, or older than the account's last password. */
    async findTokenHolder(token: string) {
      const found = await store.find(db, recordKey('AccessToken', token), clock.now());
      const account = found?.account_id ? await accounts.findProfile(found.account_id) : undefined;
      if (!found || !account) return undefined;
      noteUse(account.id, found);
      const { scope, aud } = found.payload as { scope?: string; aud?: string | string[] };
      return { account, scopes: (scope ?? '').split(' '), audience: [aud ?? []].flat() };
    },

    async describeConsent(browser: Browser): Promise<ConsentRequest> {
      const { open, interaction } = await readInteraction(browser);
      return describeConsent(open, interaction);
    },

    /** The address at which the browser goes on. */
    async allow(browser: Browser, account: AccountProfile, address: string): Promise<string> {
      const { open, interaction } = await readInteraction(browser);
      const grant = fillGrant(open, interaction, { accountId: account.id, baseUrl });
      const grantId = await grant.save();
      // The version of the session that consented: a reset that happened since makes the grant void.
      await db.transaction(async (tx) => {
        await store.bindGrant(tx, account.id, grantId, account.session_version);
        await accounts.recordAudit(tx, account.id, {
          kind: 'app_connected',
          address,
          detail: { client_id: String(interaction.params.client_id) },
        });
      });
      return open.interactionResult(
        browser.request,
        browser.response,
        { login: { accountId: account.id, remember: false }, consent: { grantId } },
        { mergeWithLastSubmission: false },
      );
    },

    async deny(browser: Browser): Promise<string> {
      const { open } = await readInteraction(browser);
      return open.interactionResult(
        browser.request,
        browser.response,
        // RFC 6749 lets descriptions be plain ASCII only.
        { error: 'access_denied', error_description: 'The owner of the account did not agree.' },
        { mergeWithLastSubmission: false },
      );
    },

    purge() {
      const now = clock.now();
      return store.purge(db, now, new Date(now.getTime() - UNUSED_CLIENT_DAYS * DAY_MS));
    },
  };
}
