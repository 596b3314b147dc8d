import type { Provider } from 'oidc-provider';
import { Problem } from '../../shared/problem.ts';
import { MCP_SCOPE, mcpResource } from './addresses.ts';
import { appName } from './app-name.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Who asks, and for what, in the words of the consent page. */
export interface ConsentRequest {
  client: { name: string; redirect_host: string; website: string | null };
  /** Whether the app asks to use the agent tools; without it, it learns only who you are. */
  uses_tools: boolean;
  expires_at: string;
}

/** For programs on the reader's own machine, whose address says nothing. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export async function describeConsent(provider: Provider, interaction: Interaction): Promise<ConsentRequest> {
  const client = await provider.Client.find(String(interaction.params.client_id));
  if (!client) throw requestIsOver();
  return {
    client: {
      name: appName(client.clientName),
      redirect_host: whereTo(String(interaction.params.redirect_uri ?? client.redirectUris?.[0] ?? '')),
      website: websiteOf(client.clientUri),
    },
    uses_tools: requestedScopes(interaction).includes(MCP_SCOPE),
    expires_at: new Date(interaction.exp * 1000).toISOString(),
  };
}

/** Where the answer will go: the one thing about an app that it cannot make up. */
function whereTo(redirectUri: string): string {
  if (!URL.canParse(redirectUri)) return 'an unknown address';
  const { protocol, hostname } = new URL(redirectUri);
  if (LOOPBACK.test(hostname)) return 'a program on this computer';
  return /^https?:$/.test(protocol)
    ? hostname
    : `the program that opens ${protocol}// addresses on this computer`;
}

function websiteOf(uri: string | undefined): string | null {
  return uri !== undefined && URL.canParse(uri) ? new URL(uri).hostname : null;
}

/** All that was asked for, for this account. */
export function fillGrant(
  provider: Provider,
  interaction: Interaction,
  { accountId, baseUrl }: { accountId: string; baseUrl: string },
) {
  const grant = new provider.Grant({ accountId, clientId: String(interaction.params.client_id) });
  const scopes = requestedScopes(interaction);
  // The provider counts scopes twice: all of them, and those of each resource.
  if (scopes.length > 0) grant.addOIDCScope(scopes.join(' '));
  if (scopes.includes(MCP_SCOPE)) {
    const resources = [interaction.params.resource ?? mcpResource(baseUrl)].flat() as string[];
    for (const resource of resources) grant.addResourceScope(resource, MCP_SCOPE);
  }
  return grant;
}

function requestedScopes({ params }: Interaction): string[] {
  return String(params.scope ?? '')
    .split(' ')
    .filter(Boolean);
}

export function requestIsOver(): Problem {
  return new Problem(
    'invalid_token',
    'This request to connect has expired, or was begun in another browser; connect again from the app.',
  );
}
