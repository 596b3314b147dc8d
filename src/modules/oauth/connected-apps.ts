import type { Provider } from 'oidc-provider';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { isStorableText } from '../../shared/storable-text.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { API_SCOPE, isOnThisComputer, MCP_SCOPE, mcpResource, scopeOf } from './addresses.ts';
import type { OauthStore, StoredRecord } from './oauth.store.ts';

interface ConnectedAppsDeps {
  db: Database;
  accounts: Pick<Accounts, 'access'>;
  store: Pick<OauthStore, 'listConnected' | 'disconnect' | 'recordUse'>;
  clock: Clock;
  log: Logger;
  audit: Pick<Audit, 'record'>;
}

/** An app that has access to the account, or can get it by a refresh token. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  website: string | null;
  redirectUris: string[];
  scope: string;
  connectedAt: Date;
  lastUsedAt: Date | null;
}

/** `lastUsedAt` is for display; at most one write a minute keeps calls from causing writes. */
const RECORD_EVERY_MS = MINUTE_MS;

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

    /** Ends tokens, refresh tokens and codes immediately, in every process. True if it was connected. */
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

    /** Not awaited, and its failure does not fail the call. */
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

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The data that the consent page shows about an authorisation request. */
export interface ConsentRequest {
  client: { name: string; redirect_host: string; website: string | null };
  /** Whether the app asks to use the agent tools. Without this and `uses_api`, it only learns the account's id. */
  uses_tools: boolean;
  /** Whether it asks to use the API as with the account's key. */
  uses_api: boolean;
  expires_at: string;
}

export async function describeConsent(provider: Provider, interaction: Interaction): Promise<ConsentRequest> {
  const client = await provider.Client.find(String(interaction.params.client_id));
  if (!client) throw interactionExpired();
  return {
    client: {
      name: appName(client.clientName),
      redirect_host: describeRedirectTarget(
        String(interaction.params.redirect_uri ?? client.redirectUris?.[0] ?? ''),
      ),
      website: websiteOf(client.clientUri),
    },
    uses_tools: requestedScopes(interaction).includes(MCP_SCOPE),
    uses_api: requestedScopes(interaction).includes(API_SCOPE),
    expires_at: new Date(interaction.exp * 1000).toISOString(),
  };
}

/** Where the code will be sent: the only information about an app that it cannot invent. */
function describeRedirectTarget(redirectUri: string): string {
  if (!URL.canParse(redirectUri)) return 'an unknown address';
  const { protocol, hostname } = new URL(redirectUri);
  if (isOnThisComputer(redirectUri)) return 'a program on this computer';
  return /^https?:$/.test(protocol)
    ? hostname
    : `the program that opens ${protocol}// addresses on this computer`;
}

function websiteOf(uri: string | undefined): string | null {
  return uri !== undefined && URL.canParse(uri) ? new URL(uri).hostname : null;
}

/** A grant of all requested scopes, for this account. */
export function buildGrant(
  provider: Provider,
  interaction: Interaction,
  { accountId, baseUrl }: { accountId: string; baseUrl: string },
) {
  const grant = new provider.Grant({ accountId, clientId: String(interaction.params.client_id) });
  const scopes = requestedScopes(interaction);
  // The provider keeps scopes twice: all of them, and those of each resource.
  if (scopes.length > 0) grant.addOIDCScope(scopes.join(' '));
  for (const resource of [interaction.params.resource ?? mcpResource(baseUrl)].flat() as string[]) {
    const scope = scopeOf(resource, baseUrl);
    if (scope !== undefined && scopes.includes(scope)) grant.addResourceScope(resource, scope);
  }
  return grant;
}

function requestedScopes({ params }: Interaction): string[] {
  return String(params.scope ?? '')
    .split(' ')
    .filter(Boolean);
}

export function interactionExpired(): Problem {
  return new Problem(
    'invalid_token',
    'This request to connect has expired, or was begun in another browser; connect again from the app.',
  );
}

const LENGTH_MAX = 80;

/** The name that an app gave itself, as it is shown to people. */
function appName(given: string | null | undefined): string {
  return (given ?? '').trim().slice(0, LENGTH_MAX) || 'An app without a name';
}
