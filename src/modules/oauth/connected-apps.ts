import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { Accounts } from '../accounts/index.ts';
import { appName } from './app-name.ts';
import type { OauthStore, StoredRecord } from './oauth-store.ts';

export interface ConnectedAppsDeps {
  db: Database;
  store: Pick<OauthStore, 'listConnected' | 'disconnect' | 'noteUse'>;
  clock: Clock;
  log: Logger;
  accounts: Pick<Accounts, 'recordAudit'>;
}

/** An app that can act for the account, or could with the next refresh. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  website: string | null;
  redirectUris: string[];
  scope: string;
  connectedAt: Date;
  lastUsedAt: Date | null;
}

/** `lastUsedAt` is for people; a write a minute is exact enough and keeps calls from becoming writes. */
const NOTE_EVERY_MS = MINUTE_MS;

/** What an account's owner sees of the apps that were let in, and how one is shown out. */
export function createConnectedApps({ db, store, clock, log, accounts }: ConnectedAppsDeps) {
  return {
    /** Newest first. One app is one entry, however often it was let in. */
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

    /** Ends tokens, refresh tokens and codes at once, in every process. True: it was connected until now. */
    async disconnectApp({ accountId, clientId, address }: Disconnection): Promise<boolean> {
      if (!isStorableText(clientId)) return false;
      return db.transaction(async (tx) => {
        const wasConnected = await store.disconnect(tx, accountId, clientId, clock.now());
        if (wasConnected) {
          await accounts.recordAudit(tx, accountId, {
            kind: 'app_disconnected',
            address,
            detail: { client_id: clientId },
          });
        }
        return wasConnected;
      });
    },

    /** Nobody waits for it, and no call fails for it. */
    noteUse(accountId: string, token: Pick<StoredRecord, 'grant_id' | 'grant_last_used_at'>): void {
      const now = clock.now();
      const { grant_id: grantId, grant_last_used_at: last } = token;
      if (grantId === null || (last && now.getTime() - last.getTime() < NOTE_EVERY_MS)) return;
      store
        .noteUse(db, accountId, grantId, now)
        .catch((error) => log.warn({ err: error }, 'the last use of a connected app was not noted'));
    },
  };
}

interface Disconnection {
  accountId: string;
  clientId: string;
  address: string;
}
