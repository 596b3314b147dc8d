import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { appName } from './client-metadata.ts';
import type { OauthStore, StoredRecord } from './oauth.store.ts';

interface ConnectedAppsDeps {
  db: Database;
  accounts: Pick<Accounts, 'access'>;
  store: Pick<OauthStore, 'listConnected' | 'disconnect' | 'recordUse'>;
  clock: Clock;
  log: Logger;
  audit: Pick<Audit, 'record'>;
}

/** An app that has access to the account, or can get it with a refresh token. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  website: string | null;
  redirectUris: string[];
  scope: string;
  connectedAt: Date;
  lastUsedAt: Date | null;
}

/** `lastUsedAt` is for display; one write per minute at most, so that calls rarely cause writes. */
const RECORD_EVERY_MS = MINUTE_MS;

export type ConnectedApps = ReturnType<typeof createConnectedApps>;

/** Lists and disconnects the apps that an account's owner has connected. */
export function createConnectedApps({ db, accounts, store, clock, log, audit }: ConnectedAppsDeps) {
  return {
    /** Newest first. One entry per app, however often it was connected. */
    async listConnectedApps(accountId: string): Promise<ConnectedApp[]> {
      const clients = await store.listConnected(db, accountId, clock.now());
      return clients.map((client) => ({
        clientId: client.client_id,
        name: appName(client.client_name),
        website: client.client_uri,
        redirectUris: client.redirect_uris ?? [],
        scope: [...new Set(client.scopes.flatMap((scope) => scope.split(' ')))].filter(Boolean).join(' '),
        connectedAt: client.connected_at,
        lastUsedAt: client.last_used_at,
      }));
    },

    /**
     * Ends tokens, refresh tokens and codes immediately, in every process. Returns true if the app was
     * connected.
     */
    async disconnectApp({ accountId, clientId, actor, address }: Disconnection): Promise<boolean> {
      if (!isStorableText(clientId)) return false;
      return accounts.access.change(accountId, async (tx) => {
        const connected = await store.listConnected(tx, accountId, clock.now());
        const app = connected.find((client) => client.client_id === clientId);
        const wasConnected = await store.disconnect(tx, accountId, clientId, clock.now());
        if (wasConnected) {
          await audit.record(tx, accountId, {
            kind: 'app_disconnected',
            actor,
            address,
            detail: { client_id: clientId, ...(app && { app: appName(app.client_name) }) },
          });
        }
        return wasConnected;
      });
    },

    /** Does not wait for the write, and never throws: a failure is logged. */
    recordUse(accountId: string, token: Pick<StoredRecord, 'grant_id' | 'grant_last_used_at'>): void {
      const now = clock.now();
      const { grant_id: grantId, grant_last_used_at: last } = token;
      if (grantId === null || (last && now.getTime() - last.getTime() < RECORD_EVERY_MS)) return;
      store
        .recordUse(db, accountId, grantId, now)
        .catch((error) => log.warn({ err: error }, 'the last use of a connected app was not recorded'));
    },
  };
}

interface Disconnection {
  accountId: string;
  clientId: string;
  actor: string;
  address: string;
}
