/** The addresses of the authorisation server, and the scopes of its tokens. */
import { isLoopbackHost } from '../../shared/internet/loopback-host.ts';

export const MCP_SCOPE = 'service:mcp';
/**
 * Access to the API like the account's key, for programs on the person's own computer such as the command
 * line.
 */
export const API_SCOPE = 'service:api';

export const OAUTH_PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
} as const;

export const METADATA_PATHS = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
];
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** The cookie of an authorisation request is limited to this path. */
export function interactionPath(uid: string): string {
  return `/oauth/interaction/${uid}`;
}

/** The page of the console that asks for consent. */
export function consentPage(uid: string): string {
  return `/connect/${uid}`;
}

export function mcpResource(baseUrl: string): string {
  return `${baseUrl}/mcp`;
}

export function apiResource(baseUrl: string): string {
  return `${baseUrl}/v1`;
}

/** The scope of a resource's tokens. Undefined if no tokens are issued for it. */
export function scopeOf(resource: string, baseUrl: string): string | undefined {
  const scopes = { [mcpResource(baseUrl)]: MCP_SCOPE, [apiResource(baseUrl)]: API_SCOPE };
  return scopes[resource.replace(/\/$/, '')];
}

/** Whether a redirect address is that of a program on the person's own computer. */
export function isOnThisComputer(redirectUri: string): boolean {
  return URL.canParse(redirectUri) && isLoopbackHost(new URL(redirectUri).hostname);
}

/** RFC 9728: which authorisation server issues tokens for a resource. */
export function resourceMetadata(
  { baseUrl, siteUrl }: { baseUrl: string; siteUrl: string },
  resource = mcpResource(baseUrl),
) {
  return {
    resource,
    authorization_servers: [siteUrl],
    scopes_supported: [scopeOf(resource, baseUrl) ?? MCP_SCOPE],
    bearer_methods_supported: ['header'],
    resource_name: 'Domesday',
    resource_documentation: `${baseUrl}/docs`,
  };
}
