/** What an API key may be allowed to do. */
export const SCOPES = ['read', 'resolve', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

export const ROLES = ['owner', 'member', 'read_only'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a caller may do. `read`: see everything of the account. `resolve`: spend credits. `manage`: change what the account
 * keeps, such as its watchlist, webhooks and reviews. `own`: members and the default key. Who may do anything may read.
 */
export type Permission = Scope | 'own';

/** What a route asks for. `self` is what people do to their own login, whatever their role. */
export type Need = Permission | 'self';

export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ['read', 'resolve', 'manage', 'own'],
  member: ['read', 'resolve', 'manage'],
  read_only: ['read'],
};

export function isAllowed(permissions: readonly Permission[], need: Need): boolean {
  return need === 'self' || need === 'read' || permissions.includes(need);
}
