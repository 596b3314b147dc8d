import type { FastifyRequest } from 'fastify';
import type { AccountProfile, Accounts } from '../modules/accounts/index.ts';
import { MCP_SCOPE } from '../modules/oauth/index.ts';
import { apiKeyIn, bearerTokenIn } from '../platform/http/index.ts';
import type { Permission } from '../shared/caller.ts';
import { isLoopbackHost, LOOPBACK_HOSTS } from '../shared/internet/loopback-host.ts';
import { Problem, type ProblemCode } from '../shared/problem.ts';

/** The account and the rights of a valid access token. */
interface TokenHolder {
  account: AccountProfile;
  /** The permissions of the person who agreed. */
  permissions: readonly Permission[];
  scopes: string[];
  audience: string[];
}

/** The account of a request, and the kind of credential. */
export interface CallerIdentity {
  account: AccountProfile;
  byKey: boolean;
  /** The name that people know. */
  actor: string;
  permissions: readonly Permission[];
}

export interface IdentifyOptions {
  accounts: Pick<Accounts, 'authenticator'>;
  /** Undefined: expired, revoked, or never issued. */
  findTokenHolder(token: string): Promise<TokenHolder | undefined>;
  /** The endpoint's own address. Tokens for another audience are refused. */
  resource: string;
  metadataUrl: string;
}

/** Accepts an API key, or an OAuth token with our scope and audience. Session tokens are refused. */
export function createIdentify(options: IdentifyOptions) {
  const { accounts, resource } = options;

  function refuse(code: ProblemCode, message: string, error?: string): Problem {
    const parts = [
      'realm="domesday"',
      ...(error === undefined ? [] : [`error="${error}"`]),
      `resource_metadata="${options.metadataUrl}"`,
      `scope="${MCP_SCOPE}"`,
    ];
    return new Problem(code, message, { headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` } });
  }

  return async function identify(request: FastifyRequest): Promise<CallerIdentity> {
    const key = apiKeyIn(request.headers);
    if (key !== undefined) {
      try {
        const { account, actor, permissions } = await accounts.authenticator.authenticateKey(key);
        return { account, byKey: true, actor, permissions };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        throw refuse(error.code, error.message, 'invalid_token');
      }
    }
    const token = bearerTokenIn(request.headers);
    if (token === undefined) {
      throw refuse(
        'missing_credentials',
        'Send your API key as X-API-Key, or sign in by OAuth and send the access token as a bearer token.',
      );
    }
    const holder = await options.findTokenHolder(token);
    if (!holder) {
      throw refuse(
        'invalid_credentials',
        'This access token is not valid or has ended; sign in again. A session token does not open this endpoint.',
        'invalid_token',
      );
    }
    if (!holder.audience.includes(resource)) {
      throw refuse('invalid_credentials', `This access token was not made for ${resource}.`, 'invalid_token');
    }
    if (!holder.scopes.includes(MCP_SCOPE)) {
      throw refuse(
        'insufficient_scope',
        `This access token lacks the scope ${MCP_SCOPE}.`,
        'insufficient_scope',
      );
    }
    const { account, permissions } = holder;
    return { account, byKey: false, actor: account.email, permissions };
  };
}

/**
 * Checks the Origin header, which only browsers send. Only our own pages may use the agent endpoint;
 * otherwise a foreign page could reach a service on its reader's machine.
 */
export function createOriginCheck(publicUrls: string[]): (origin: string | undefined) => boolean {
  const own = new Set(publicUrls.flatMap(originsOf));
  return (origin) => origin === undefined || own.has(origin.toLowerCase());
}

function originsOf(url: string): string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (!isLoopbackHost(hostname)) return [origin];
  return LOOPBACK_HOSTS.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
