import { DomesdayError } from './retrying-fetch.ts';

/** Tokens for the API, and what is needed to renew them. */
export interface OauthTokens {
  client_id: string;
  token_endpoint: string;
  access_token: string;
  refresh_token: string;
  expires_at: string;
}

/** The parameters that a program needs to send a person to the authorisation server. */
export interface OauthClient {
  client_id: string;
  resource: string;
  authorization_endpoint: string;
  token_endpoint: string;
}

/** The code that the person brought back, and what proves that it is ours. */
export interface GrantedCode {
  code: string;
  redirectUri: string;
  verifier: string;
}

const SCOPE = 'service:api';

/** Finds the authorisation server of a service and registers a program there (RFC 9728, 8414, 7591). */
export async function registerOauthClient(
  baseUrl: string,
  { name, redirectUri }: { name: string; redirectUri: string },
): Promise<OauthClient> {
  const service = baseUrl.replace(/\/$/, '');
  const { resource, authorization_servers: servers } = await callJson<{
    resource: string;
    authorization_servers: string[];
  }>(`${service}/.well-known/oauth-protected-resource/v1`);
  const server = await callJson<{
    authorization_endpoint: string;
    token_endpoint: string;
    registration_endpoint: string;
  }>(`${servers[0]}/.well-known/oauth-authorization-server`);
  const { client_id } = await callJson<{ client_id: string }>(server.registration_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [redirectUri] }),
  });
  const { authorization_endpoint, token_endpoint } = server;
  return { client_id, resource, authorization_endpoint, token_endpoint };
}

/** The address at which the person agrees. */
export function authorizationUrl(
  client: OauthClient,
  { redirectUri, state, challenge }: { redirectUri: string; state: string; challenge: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: SCOPE,
    resource: client.resource,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${client.authorization_endpoint}?${query}`;
}

export function redeemCode(
  client: OauthClient,
  { code, redirectUri, verifier }: GrantedCode,
): Promise<OauthTokens> {
  return requestTokens(client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** The old refresh token is used up by this. */
export function renewTokens(tokens: OauthTokens): Promise<OauthTokens> {
  return requestTokens(tokens, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
}

/** Ends the whole connection. */
export async function revokeTokens({ client_id, token_endpoint, refresh_token }: OauthTokens): Promise<void> {
  await post(token_endpoint.replace(/token$/, 'revoke'), { client_id, token: refresh_token });
}

async function requestTokens(
  { client_id, token_endpoint }: Pick<OauthTokens, 'client_id' | 'token_endpoint'>,
  form: Record<string, string>,
): Promise<OauthTokens> {
  const response = await post(token_endpoint, { client_id, ...form });
  const answer = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    expires_in: number;
  };
  const { access_token, refresh_token, expires_in } = answer;
  const expiresAt = new Date(Date.now() + expires_in * 1000).toISOString();
  return { client_id, token_endpoint, access_token, refresh_token, expires_at: expiresAt };
}

function post(url: string, form: Record<string, string>): Promise<Response> {
  return call(url, { method: 'POST', body: new URLSearchParams(form) });
}

async function callJson<Body>(url: string, init?: RequestInit): Promise<Body> {
  return (await call(url, init)).json() as Promise<Body>;
}

async function call(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause) => {
    throw new DomesdayError(`${new URL(url).origin} does not answer. Is the service running?`, {
      status: 0,
      code: 'no_answer',
      cause,
    });
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: unknown; error_description?: string };
  throw new DomesdayError(body.error_description ?? `The service answered ${response.status}.`, {
    status: response.status,
    code: typeof body.error === 'string' ? body.error : 'login_failed',
  });
}
