/** The permissions that an API key may have. */
export const SCOPES = ['read', 'resolve', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

export const ROLES = ['owner', 'member', 'read_only'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The permissions of a caller. `read`: see everything of the account. `resolve`: spend credits. `manage`:
 * change what the account keeps, such as its watchlist, webhooks and reviews. `own`: members and the default
 * key. Every permission includes reading.
 */
export type Permission = Scope | 'own';

/** The permission that a route requires. `self` is what people do to their own login, whatever their role. */
export type Need = Permission | 'self';

export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ['read', 'resolve', 'manage', 'own'],
  member: ['read', 'resolve', 'manage'],
  read_only: ['read'],
};

export function isAllowed(permissions: readonly Permission[], need: Need): boolean {
  return need === 'self' || need === 'read' || permissions.includes(need);
}

/**
 * How a request reached the service. The command line sends a header; without it, a request counts as one of
 * the API.
 */
export const SOURCES = ['api', 'console', 'cli', 'mcp', 'bulk'] as const;

export type Source = (typeof SOURCES)[number];

/** Who made a request, for the history of an account. */
export interface Requester {
  source: Source;
  /** The name of the person, the key or the upload. */
  actor: string;
}

/** The header in which a client names itself. */
export const CLIENT_HEADER = 'x-domesday-client';
