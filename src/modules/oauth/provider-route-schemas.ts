/** Routes that the authorisation server handles itself; the schemas only describe them. */
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { errorResponses, withExample } from '../../platform/http/index.ts';
import { MCP_SCOPE, METADATA_PATHS, OAUTH_PATHS } from './addresses.ts';

interface ProviderRoute {
  method: 'GET' | 'POST';
  url: string;
  operationId: string;
  summary: string;
  consumes?: string[];
  produces?: string[];
  querystring?: TSchema;
  body?: TSchema;
  response: Record<number, unknown>;
}

const SITE_EXAMPLE = 'http://127.0.0.1:3000';
const FORM = ['application/x-www-form-urlencoded'];
const Text = (description: string) => Type.String({ description });
const Optional = (description: string) => Type.Optional(Text(description));

const Redirected = Type.Null({
  description:
    'Redirects to the page that asks the owner, or back to the app with the error (RFC 6749, 4.1.2.1).',
});
const Page = {
  description:
    'A page with the error, if it is not known where to redirect: the app or its redirect address is unknown.',
  content: { 'text/html': { schema: Type.String() } },
};
const Refusal = Type.Object(
  { error: Text('A stable error code.'), error_description: Optional('The error in words.') },
  { title: 'OAuthError', description: 'The error, in the format of RFC 6749 (5.2) and RFC 7591 (3.2.2).' },
);
const Document = (description: string) => Type.Object({}, { description, additionalProperties: true });

const ClientMetadata = {
  redirect_uris: Type.Array(Type.String(), {
    description:
      'Addresses that begin with `https`, with `http` on the loopback address, or with a scheme of your own.',
  }),
  client_name: Optional('The name shown on the consent page.'),
  client_uri: Optional('Your website.'),
  token_endpoint_auth_method: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: ['none', 'client_secret_basic', 'client_secret_post'],
      default: 'none',
    }),
  ),
  grant_types: Type.Optional(Type.Array(Type.String())),
  response_types: Type.Optional(Type.Array(Type.String())),
  scope: Optional(`The scopes that the app will ask for, such as \`${MCP_SCOPE}\`.`),
};

const Registration = Type.Object(ClientMetadata, {
  title: 'ClientRegistration',
  description:
    'Fields that only describe the app, such as `logo_uri`, are ignored. Fields with keys or addresses to fetch, such as `jwks_uri` and `sector_identifier_uri`, are refused.',
});
const RegisteredApp = Type.Object(
  {
    client_id: Type.String(),
    client_id_issued_at: Type.Integer(),
    client_secret: Optional('The secret of the app, if it asked for one.'),
    client_secret_expires_at: Type.Optional(Type.Integer()),
    ...ClientMetadata,
  },
  {
    title: 'RegisteredClient',
    description: 'The app as registered.',
    additionalProperties: true,
  },
);
const Tokens = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'The lifetime of the access token in seconds.' }),
    refresh_token: Optional('The next refresh token. Each works once.'),
    scope: Type.String(),
    id_token: Optional('An ID token, if `openid` is among the scopes.'),
  },
  { title: 'TokenResponse', description: 'The tokens.' },
);

const APP_EXAMPLE: Static<typeof Registration> = {
  redirect_uris: ['https://orchard.example.com/callback'],
  client_name: 'Orchard Assistant',
  token_endpoint_auth_method: 'none',
};
const REGISTERED_EXAMPLE: Static<typeof RegisteredApp> = {
  client_id: 'Yk2pNfWJ4sQ0aR7uXcB1hTz6mEoL9vD3gKqPi5nUxAw',
  client_id_issued_at: 1_772_524_800,
  ...APP_EXAMPLE,
};
const TOKENS_EXAMPLE: Static<typeof Tokens> = {
  access_token: 'm0Wf7Lr2TzKq9XcVb4NsYh1Jd6Gp3Ue8RaQi5oSxEtA',
  token_type: 'Bearer',
  expires_in: 3_600,
  refresh_token: 'c8Hn3Xe6Pq0Zt5Ly9Vb2Wm7Rk4Jd1Gs_FuAiToSxEaQ',
  scope: MCP_SCOPE,
};
/** A part of the document. */
const SERVER_EXAMPLE = {
  issuer: SITE_EXAMPLE,
  authorization_endpoint: `${SITE_EXAMPLE}${OAUTH_PATHS.authorization}`,
  token_endpoint: `${SITE_EXAMPLE}${OAUTH_PATHS.token}`,
  registration_endpoint: `${SITE_EXAMPLE}${OAUTH_PATHS.registration}`,
  code_challenge_methods_supported: ['S256'],
};

export const PROVIDER_ROUTES: ProviderRoute[] = [
  {
    method: 'GET',
    url: OAUTH_PATHS.authorization,
    operationId: 'authorize',
    summary:
      'Ask an account’s owner to let an app use the agent endpoint (OAuth 2.1 authorization code, PKCE S256 only)',
    querystring: Type.Object({
      response_type: Type.Literal('code'),
      client_id: Text('The client id of the app.'),
      redirect_uri: Text(
        'One of the registered redirect addresses, character for character. On the loopback address the port may differ.',
      ),
      code_challenge: Text('The SHA-256 of the code verifier, in base64url.'),
      code_challenge_method: Type.Literal('S256'),
      scope: Type.Optional(Type.String({ default: MCP_SCOPE })),
      resource: Optional(
        'The resource that the token is for (RFC 8707). Default: the address of the agent endpoint.',
      ),
      state: Optional('Returned unchanged.'),
    }),
    response: { 303: Redirected, 400: Page, ...errorResponses(429) },
  },
  {
    method: 'POST',
    url: OAUTH_PATHS.token,
    operationId: 'exchangeToken',
    summary: 'Exchange a code or a refresh token for tokens; refresh tokens work once',
    consumes: FORM,
    body: Type.Object(
      {
        grant_type: Type.Unsafe<string>({ type: 'string', enum: ['authorization_code', 'refresh_token'] }),
        client_id: Optional('The client id, if the app has no secret or uses `client_secret_post`.'),
        client_secret: Optional('With `client_secret_post`.'),
        code: Optional('The authorisation code, if `grant_type` is `authorization_code`.'),
        redirect_uri: Optional('The redirect address of the request for the code.'),
        code_verifier: Optional('The value from which the code challenge was made.'),
        refresh_token: Optional('The refresh token, if `grant_type` is `refresh_token`.'),
        scope: Optional('A subset of the granted scopes.'),
        resource: Optional('The resource of the authorisation request.'),
      },
      { title: 'TokenRequest' },
    ),
    response: {
      200: withExample(Tokens, TOKENS_EXAMPLE),
      400: Refusal,
      401: Refusal,
    },
  },
  {
    method: 'POST',
    url: OAUTH_PATHS.registration,
    operationId: 'registerClient',
    summary: 'Register an app (RFC 7591)',
    body: withExample(Registration, APP_EXAMPLE),
    response: {
      201: withExample(RegisteredApp, REGISTERED_EXAMPLE),
      400: Refusal,
      429: Refusal,
    },
  },
  {
    method: 'POST',
    url: OAUTH_PATHS.revocation,
    operationId: 'revokeToken',
    summary: 'Revoke a token and the connection that it belongs to (RFC 7009)',
    consumes: FORM,
    body: Type.Object(
      {
        token: Text('An access token or a refresh token.'),
        token_type_hint: Optional('`access_token` or `refresh_token`.'),
        client_id: Optional('The client id of the app that got the token.'),
        client_secret: Optional('With `client_secret_post`.'),
      },
      { title: 'RevocationRequest' },
    ),
    response: {
      200: Type.Null({ description: 'The token has ended, or never existed.' }),
      400: Refusal,
      401: Refusal,
    },
  },
  {
    method: 'GET',
    url: OAUTH_PATHS.jwks,
    operationId: 'getSigningKeys',
    summary: 'The public keys of ID tokens',
    produces: ['application/jwk-set+json'],
    response: { 200: Document('A JSON Web Key Set (RFC 7517).') },
  },
  {
    method: 'GET',
    url: METADATA_PATHS[0] ?? '',
    operationId: 'getAuthorizationServerMetadata',
    summary: 'What the authorisation server can do (RFC 8414)',
    response: {
      200: withExample(
        Document('The endpoints and capabilities of the authorisation server.'),
        SERVER_EXAMPLE,
      ),
    },
  },
];
