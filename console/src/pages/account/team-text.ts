import type { Role } from '../../../../src/shared/caller.ts';

const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', member: 'Member', read_only: 'Read-only' };

export function roleName(role: string): string {
  return ROLE_NAMES[role as Role] ?? role;
}

/** What happens when somebody is removed, before it happens. */
export function whatRemovalEnds({ email, role }: { email: string; role: string }): string {
  const all = `${email} is signed out everywhere. The keys that they created and the apps that they connected stop working at once.`;
  return role === 'owner' ? `${all} The default API key, which they could see, is replaced.` : all;
}
