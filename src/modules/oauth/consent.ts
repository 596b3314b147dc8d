import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { Problem } from '../../shared/problem.ts';
import { type Accounts, type Caller, signedInOf } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { API_SCOPE, isOnThisComputer, MCP_SCOPE, mcpResource, scopeOf } from './addresses.ts';
import { appName } from './client-metadata.ts';
import type { OauthStore } from './oauth.store.ts';

/** A browser's request during an authorisation. */
export interface InteractionRequest {
  uid: string;
  request: IncomingMessage;
  response: ServerResponse;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the consent page shows about an authorisation request. */
interface ConsentRequest {
  client: { name: string; redirect_host: string; website: string | null };
  /**
   * Whether the app asks to use the agent tools. Without this and `uses_api`, it only learns the account's
   * id.
   */
  uses_tools: boolean;
  /** Whether the app asks to use the API like a program with the account's key. */
  uses_api: boolean;
  expires_at: string;
}

interface ConsentDeps {
  provider: () => Promise<Provider>;
  store: Pick<OauthStore, 'bindGrant'>;
  accounts: Pick<Accounts, 'access'>;
  audit: Pick<Audit, 'record'>;
  baseUrl: string;
}

export async function describeConsent(
  { provider }: Pick<ConsentDeps, 'provider'>,
  browser: InteractionRequest,
): Promise<ConsentRequest> {
  const { open, interaction } = await readInteraction(provider, browser);
  return describe(open, interaction);
}

/** Returns the address to redirect the browser to. */
export async function allowApp(
  deps: ConsentDeps,
  browser: InteractionRequest,
  { caller, address }: { caller: Caller; address: string },
): Promise<string> {
  const { provider, store, accounts, audit, baseUrl } = deps;
  const { account, actor } = caller;
  const { userId, sessionVersion } = signedInOf(caller);
  const { open, interaction } = await readInteraction(provider, browser);
  const { client } = await describe(open, interaction);
  const grant = buildGrant(open, interaction, { accountId: account.id, baseUrl });
  const grantId = await grant.save();
  // The grant keeps the session version of the consent: a later password reset invalidates it.
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

export async function denyApp(
  { provider }: Pick<ConsentDeps, 'provider'>,
  browser: InteractionRequest,
): Promise<string> {
  const { open } = await readInteraction(provider, browser);
  return open.interactionResult(
    browser.request,
    browser.response,
    // RFC 6749 allows only ASCII in descriptions.
    { error: 'access_denied', error_description: 'The owner of the account did not agree.' },
    { mergeWithLastSubmission: false },
  );
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

async function describe(provider: Provider, interaction: Interaction): Promise<ConsentRequest> {
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

/** The address that will receive the code: the only information about an app that it cannot invent. */
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
function buildGrant(
  provider: Provider,
  interaction: Interaction,
  { accountId, baseUrl }: { accountId: string; baseUrl: string },
) {
  const grant = new provider.Grant({ accountId, clientId: String(interaction.params.client_id) });
  const scopes = requestedScopes(interaction);
  // The provider stores scopes twice: all scopes, and the scopes of each resource.
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

function interactionExpired(): Problem {
  return new Problem(
    'invalid_token',
    'This request to connect has expired, or was begun in another browser; connect again from the app.',
  );
}
