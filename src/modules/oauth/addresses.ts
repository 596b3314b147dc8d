/** The addresses of the authorisation server, and the scope of its tokens. */
export const MCP_SCOPE = 'service:mcp';

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

/** RFC 9728: which authorisation server issues tokens for the agent endpoint. */
export function resourceMetadata({ baseUrl, siteUrl }: { baseUrl: string; siteUrl: string }) {
  return {
    resource: mcpResource(baseUrl),
    authorization_servers: [siteUrl],
    scopes_supported: [MCP_SCOPE],
    bearer_methods_supported: ['header'],
    resource_name: 'Domesday',
    resource_documentation: `${baseUrl}/docs`,
  };
}
