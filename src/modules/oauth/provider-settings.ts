import { randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Adapter, Configuration, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import type { Egress } from '../../platform/egress/index.ts';
import {
  API_SCOPE,
  apiResource,
  interactionPath,
  isOnThisComputer,
  MCP_SCOPE,
  mcpResource,
  OAUTH_PATHS,
  scopeOf,
} from './addresses.ts';
import { readClientMetadata } from './client-metadata.ts';
import { fetchThroughEgress } from './egress-fetch.ts';
import { showError } from './error-page.ts';
import { SIGNING_ALGORITHM } from './signing-key.ts';

interface ProviderParts {
  adapter: (kind: string) => Adapter;
  signingKey: JWK;
  cookieKey: string;
  baseUrl: string;
  accountExists(accountId: string): Promise<boolean>;
  errors: typeof ProviderErrors;
  egress: Pick<Egress, 'request'>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Each use issues a new refresh token, so only connections that were idle for this time end. */
const REFRESH_DAYS = 60;
const SCOPES = ['openid', 'offline_access', MCP_SCOPE, API_SCOPE];

const CLIENT_DEFAULTS: Configuration['clientDefaults'] = {
  // Apps are native by default, because custom URL schemes would be refused for web apps.
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
};
/** In seconds. */
const LIFETIMES: Configuration['ttl'] = {
  AuthorizationCode: MINUTE,
  Interaction: 15 * MINUTE,
  AccessToken: HOUR,
  IdToken: HOUR,
  RefreshToken: REFRESH_DAYS * DAY,
  Grant: 365 * DAY,
  Session: 15 * MINUTE,
};

export function providerSettings(parts: ProviderParts): Configuration {
  const { baseUrl } = parts;
  return {
    adapter: parts.adapter,
    // Registrations may no longer contain addresses to fetch; apps that registered earlier may still have
    // some.
    fetch: fetchThroughEgress(parts.egress),
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
    clientDefaults: CLIENT_DEFAULTS,
    features: providerFeatures(parts),
    ttl: LIFETIMES,
    rotateRefreshToken(context) {
      // Called just before the token is consumed: a request for a wrong resource must not end the connection.
      const granted = [context.oidc.entities.RefreshToken?.resource ?? mcpResource(baseUrl)].flat();
      for (const indicator of [context.oidc.params?.resource ?? []].flat().map(String)) {
        requireScope(parts.errors, baseUrl, indicator);
        if (!granted.includes(indicator))
          throw new parts.errors.InvalidTarget('the connection was made for another resource');
      }
      return true;
    },
    // Revoking a token ends the whole connection.
    revokeGrantPolicy: () => true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    // The authorisation server has no sessions of its own.
    expiresWithSession: async () => false,
    interactions: { url: (_context, { uid }) => interactionPath(uid) },
    async findAccount(_context, accountId) {
      if (!(await parts.accountExists(accountId))) return undefined;
      return { accountId, claims: async () => ({ sub: accountId }) };
    },
    // These endpoints use tokens and no cookies, so requests from any origin are safe.
    clientBasedCORS: () => true,
    renderError: showError,
  };
}

function providerFeatures({ errors, baseUrl }: ProviderParts): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    introspection: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: {
      enabled: true,
      issueRegistrationAccessToken: false,
      idFactory: (context) => newClientId(errors, context),
    },
    revocation: { enabled: true },
    resourceIndicators: resourceIndicators(errors, baseUrl),
  };
}

/** The library calls this with the parsed registration, before it reads any field of it. */
function newClientId(errors: typeof ProviderErrors, context: KoaContextWithOIDC): string {
  const { oidc } = context;
  const { used, refused } = readClientMetadata(oidc.body ?? {});
  if (refused !== undefined)
    throw new errors.InvalidClientMetadata(`${refused} is not supported; register without it`);
  Object.assign(oidc, { body: used });
  return randomBytes(32).toString('base64url');
}

/** Tokens are for the agent endpoint (the default) or for the API. */
function resourceIndicators(
  errors: typeof ProviderErrors,
  baseUrl: string,
): NonNullable<NonNullable<Configuration['features']>['resourceIndicators']> {
  return {
    enabled: true,
    defaultResource: async () => mcpResource(baseUrl),
    useGrantedResource: async () => true,
    async getResourceServerInfo(context, indicator, client) {
      const scope = requireScope(errors, baseUrl, indicator);
      // A token for the API can do nearly everything that the key can, so websites do not get one.
      if (scope === API_SCOPE && !(client.redirectUris ?? []).every(isOnThisComputer))
        throw new errors.InvalidTarget('tokens for the API are for programs on the computer of their user');
      // The library drops unknown scopes. Without any scope left, people would agree to nothing.
      const requested = String(context.oidc.params?.scope ?? '')
        .split(' ')
        .filter(Boolean);
      if (requested.length > 0 && !requested.some((one) => SCOPES.includes(one))) {
        throw new errors.InvalidScope(`the scope is ${scope}`, requested.join(' '));
      }
      return {
        scope,
        audience: indicator.replace(/\/$/, ''),
        accessTokenFormat: 'opaque',
        accessTokenTTL: HOUR,
      };
    },
  };
}

function requireScope(errors: typeof ProviderErrors, baseUrl: string, indicator: string): string {
  const scope = scopeOf(indicator, baseUrl);
  if (scope !== undefined) return scope;
  throw new errors.InvalidTarget(
    `tokens are given out for ${mcpResource(baseUrl)} and ${apiResource(baseUrl)} only`,
  );
}
