import type { Role } from '../../../../src/shared/caller.ts';
import { words } from '../../lib/format.ts';

const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', member: 'Member', read_only: 'Read-only' };

export function roleName(role: string): string {
  return ROLE_NAMES[role as Role] ?? role;
}

/** What happens when somebody is removed, before it happens. */
export function whatRemovalEnds({ email, role }: { email: string; role: string }): string {
  const all = `${email} is signed out everywhere. The keys that they created and the apps that they connected stop working at once.`;
  return role === 'owner' ? `${all} The default API key, which they could see, is replaced.` : all;
}

/** The kind of an audit event in words. */
export function eventName(kind: string): string {
  return words(kind).replace(/^Api\b/, 'API');
}

/** An audit event in a few words: `key “Nightly import”`, `grace@example.org as member`. */
export function describeDetail(detail: Record<string, unknown>): string {
  const text = (name: string) => (typeof detail[name] === 'string' ? (detail[name] as string) : undefined);
  const [name, email, role, from, to] = [text('name'), text('email'), text('role'), text('from'), text('to')];
  const parts = [
    name && `Key “${name}”`,
    Array.isArray(detail.scopes) && detail.scopes.join(', '),
    email,
    role && `as ${roleName(role).toLowerCase()}`,
    from && to && `from ${roleName(from).toLowerCase()} to ${roleName(to).toLowerCase()}`,
    text('plan') && `Plan ${text('plan')}`,
    typeof detail.credits === 'number' && `${detail.credits} credits`,
    text('reason'),
    typeof detail.ended === 'number' && `${detail.ended} sessions`,
    text('client_id') && `App ${text('client_id')}`,
  ];
  return parts.filter(Boolean).join(', ') || '–';
}
