import type { JWK } from 'jose';
import type { Adapter, Configuration, errors as ProviderErrors } from 'oidc-provider';
import { interactionPath, MCP_SCOPE, mcpResource, OAUTH_PATHS } from './addresses.ts';
import { showError } from './error-page.ts';
import { SIGNING_ALGORITHM } from './signing-key.ts';

export interface ProviderParts {
  records: (kind: string) => Adapter;
  signingKey: JWK;
  cookieKey: string;
  baseUrl: string;
  accountExists(accountId: string): Promise<boolean>;
  errors: typeof ProviderErrors;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A new refresh token comes with each use, so this ends connections that were idle for so long. */
const REFRESH_DAYS = 60;
const SCOPES = ['openid', 'offline_access', MCP_SCOPE];

export function providerSettings(parts: ProviderParts): Configuration {
  const resource = mcpResource(parts.baseUrl);
  const refuseOthers = (indicator: string) => {
    if (indicator !== resource && indicator !== `${resource}/`) {
      throw new parts.errors.InvalidTarget(`tokens are given out for ${resource} only`);
    }
  };
  return {
    adapter: parts.records,
    jwks: { keys: [parts.signingKey] } as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: [parts.cookieKey],
      names: {
        session: 'domesday_oauth',
        interaction: 'domesday_oauth_request',
        resume: 'domesday_oauth_resume',
      },
    },
    routes: OAUTH_PATHS,
    scopes: SCOPES,
    claims: { openid: ['sub'] },
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    pkce: { required: () => true },
    clientDefaults: {
      // Programs on people's machines, unless they say otherwise: else their own address schemes would be refused.
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: SIGNING_ALGORITHM,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      introspection: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resource,
        useGrantedResource: async () => true,
        async getResourceServerInfo(context, indicator) {
          refuseOthers(indicator);
          // The library drops scopes that it does not know. When none is left, a person would agree to nothing.
          const asked = String(context.oidc.params?.scope ?? '')
            .split(' ')
            .filter(Boolean);
          if (asked.length > 0 && !asked.some((scope) => SCOPES.includes(scope))) {
            throw new parts.errors.InvalidScope(`the scope is ${MCP_SCOPE}`, asked.join(' '));
          }
          return {
            scope: MCP_SCOPE,
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: HOUR,
          };
        },
      },
    },
    ttl: {
      AuthorizationCode: MINUTE,
      Interaction: 15 * MINUTE,
      AccessToken: HOUR,
      IdToken: HOUR,
      RefreshToken: REFRESH_DAYS * DAY,
      Grant: 365 * DAY,
      Session: 15 * MINUTE,
    },
    rotateRefreshToken(context) {
      // Asked just before the token is used up: a request for another address must not cost the app its connection.
      for (const indicator of [context.oidc.params?.resource ?? []].flat()) refuseOthers(String(indicator));
      return true;
    },
    // Whoever ends a token means to end the connection.
    revokeGrantPolicy: () => true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    // There are no sessions of the authorisation server that anything could end with.
    expiresWithSession: async () => false,
    interactions: { url: (_context, { uid }) => interactionPath(uid) },
    async findAccount(_context, accountId) {
      if (!(await parts.accountExists(accountId))) return undefined;
      return { accountId, claims: async () => ({ sub: accountId }) };
    },
    // Tokens are sent by programs and prove themselves; no cookie of ours counts at these endpoints.
    clientBasedCORS: () => true,
    renderError: showError,
  };
}
