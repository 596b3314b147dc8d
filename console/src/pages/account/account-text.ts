import type { Role } from '../../../../src/shared/caller.ts';
import { formatCount, formatNumber, words } from '../../lib/format.ts';

const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', member: 'Member', read_only: 'Read-only' };

export function roleName(role: string): string {
  return ROLE_NAMES[role as Role] ?? role;
}

/** The credits of a plan: each month, once at the start, or none. */
export function creditsOf(plan: { monthly_credits: number; credits_once: number }): string {
  if (plan.monthly_credits > 0) return `${formatNumber(plan.monthly_credits)} a month`;
  return plan.credits_once > 0 ? `${formatNumber(plan.credits_once)} once` : 'none';
}

/** Says what removing a member does, for the confirmation. */
export function describeRemoval({ email, role }: { email: string; role: string }): string {
  const all = `${email} is signed out everywhere. The keys that they created and the apps that they connected stop working at once.`;
  return role === 'owner' ? `${all} The default API key, which they could see, is replaced.` : all;
}

/** The kind of an audit event in words. */
export function eventName(kind: string): string {
  return words(kind)
    .replace(/^Api\b/, 'API')
    .replace(/^Email\b/, 'E-mail');
}

/** Ids that say nothing to a person. */
const HIDDEN_FIELDS = ['upload'];

/**
 * Says what an audit event is about, in a few words: `Key “Nightly import”, resolve`,
 * `grace@example.org, as member`. Fields that have no wording here follow with their names: `factor totp`.
 */
export function describeDetail(detail: Record<string, unknown>): string {
  const described = new Set(HIDDEN_FIELDS);
  const field = (name: string): unknown => {
    described.add(name);
    return detail[name];
  };
  const text = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : undefined;
  };
  const count = (name: string, one: string, many: string) => {
    const value = field(name);
    return typeof value === 'number' && formatCount(value, one, many);
  };
  const list = (name: string) => {
    const value = field(name);
    return Array.isArray(value) && value.length > 0 && value.join(', ');
  };
  const role = (name: string) => roleName(text(name) ?? '').toLowerCase();
  const quoted = (what: string, name: string) => text(name) && `${what} “${text(name)}”`;
  const [from, to, client, webhook] = [role('from'), role('to'), text('client_id'), field('webhook')];
  const types = list('instant_types');
  const parts = [
    quoted('Key', 'name'),
    list('scopes'),
    text('email'),
    text('role') && `as ${role('role')}`,
    from && to && `from ${from} to ${to}`,
    text('plan') && `Plan ${text('plan')}`,
    count('credits', 'credit', 'credits'),
    text('reason'),
    count('ended', 'session', 'sessions'),
    quoted('App', 'app') ?? (client && `App ${client}`),
    text('host') && `${text('host')} (${webhook})`,
    text('domain'),
    field('company_number') === null && 'none of the companies',
    text('company_name') ? `${text('company_name')} (${text('company_number')})` : text('company_number'),
    Array.isArray(field('tags')) && (list('tags') ? `tags ${list('tags')}` : 'no tags'),
    text('file_name'),
    count('rows', 'row', 'rows'),
    text('digest') && `digest ${text('digest')}`,
    Array.isArray(field('instant_severities')) &&
      `at once ${[list('instant_severities'), types].filter(Boolean).join(', ').replaceAll('_', ' ') || 'none'}`,
    text('what') && capitalised(text('what') ?? ''),
    ...Object.keys(detail)
      .filter((name) => !described.has(name))
      .map((name) => describeField(name, detail[name])),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A field by its name: `factor totp`. Nothing for one without a value. */
function describeField(name: string, value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join(', ') : value;
  const isShown =
    typeof text === 'string' ? text !== '' : typeof text === 'number' || typeof text === 'boolean';
  return isShown ? `${name.replaceAll('_', ' ')} ${text}` : undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Record<string, string> = {
  grant: 'Added',
  hold: 'Reserved',
  charge: 'Charged',
  release: 'Returned',
};

const REASONS: Record<string, string> = {
  'sign-up': 'Welcome credits',
  matched: 'Company matched',
  verified: 'Website verified',
  already_charged: 'Paid for in the last 30 days',
  needs_review_free: 'Needs review, so it is free',
  no_match_free: 'No match, so it is free',
  non_uk_entity_free: 'Not a UK company, so it is free',
  scrape_failed_free: 'The website could not be read, so it is free',
  not_verified_free: 'No website verified, so it is free',
  job_failed_free: 'Failed, so it is free',
};

export function entryName(kind: string): string {
  return KINDS[kind] ?? words(kind);
}

/**
 * The ledger, newest first, without the holds that a later charge or return has settled: one line for each
 * charge.
 */
export function foldHolds<Entry extends { kind: string; held_change: number; subject: string | null }>(
  entries: readonly Entry[],
): Entry[] {
  const settled = new Map<string | null, number>();
  return entries.filter(({ kind, held_change: held, subject }) => {
    const count = settled.get(subject) ?? 0;
    if (kind !== 'hold') {
      if (held < 0) settled.set(subject, count + 1);
      return true;
    }
    settled.set(subject, Math.max(0, count - 1));
    return count === 0;
  });
}

/** Why an entry was made. Reasons of an operator are shown as they were written. */
export function reasonText(reason: string): string {
  const plan = /^plan (\w+)$/.exec(reason)?.[1];
  return plan ? `${words(plan)} plan` : (REASONS[reason] ?? reason);
}

const NAMES: Record<string, string> = {
  api: 'API',
  console: 'Console',
  cli: 'Command line',
  mcp: 'Agents (MCP)',
  bulk: 'Bulk',
};

export function sourceName(source: string): string {
  return NAMES[source] ?? source;
}

/** For programs on the user's machine, whose address says nothing. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Where an app receives its access: unlike its name, it cannot be faked. */
export function describeRedirectTargets(redirectUris: string[]): string {
  const places = new Set(redirectUris.filter((uri) => URL.canParse(uri)).map(placeOf));
  return [...places].join(', ') || 'An unknown address';
}

function placeOf(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri);
  if (LOOPBACK.test(hostname)) return 'A program on a computer';
  return /^https?:$/.test(protocol) ? hostname : `The program that opens ${protocol}// addresses`;
}
