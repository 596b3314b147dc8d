import type { Role } from '../../../../src/shared/caller.ts';
import { isLoopbackHost } from '../../../../src/shared/internet/loopback-host.ts';
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

type Detail = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const roleOf = (value: unknown) => roleName(textOf(value) ?? '').toLowerCase();
const listOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : undefined);
const quoted = (what: string, value: unknown) => textOf(value) && `${what} “${value}”`;
const counted = (value: unknown, one: string, many: string) =>
  typeof value === 'number' ? formatCount(value, one, many) : undefined;
/** For a field that another one includes, and for ids that say nothing to a person. */
const hidden = () => undefined;

/** The words for the fields of audit events, in the order in which they are shown. */
const DETAIL_WORDS: Record<string, (value: unknown, detail: Detail) => string | undefined> = {
  name: (name) => quoted('Key', name),
  scopes: listOf,
  email: textOf,
  role: (role) => textOf(role) && `as ${roleOf(role)}`,
  from: (from, { to }) => textOf(from) && textOf(to) && `from ${roleOf(from)} to ${roleOf(to)}`,
  to: hidden,
  plan: (plan) => textOf(plan) && `Plan ${plan}`,
  credits: (credits) => counted(credits, 'credit', 'credits'),
  reason: textOf,
  ended: (sessions) => counted(sessions, 'session', 'sessions'),
  app: (app, { client_id: client }) => quoted('App', app) ?? (textOf(client) && `App ${client}`),
  client_id: hidden,
  host: (host, { webhook }) => textOf(host) && `${host} (${webhook})`,
  webhook: hidden,
  domain: textOf,
  company_number: (number, { company_name: name }) => {
    if (number === null) return 'none of the companies';
    return textOf(name) ? `${name} (${number})` : textOf(number);
  },
  company_name: hidden,
  tags: (tags) => {
    if (!Array.isArray(tags)) return undefined;
    return tags.length > 0 ? `tags ${listOf(tags)}` : 'no tags';
  },
  file_name: textOf,
  rows: (rows) => counted(rows, 'row', 'rows'),
  upload: hidden,
  digest: (digest) => textOf(digest) && `digest ${digest}`,
  instant_severities: (severities, { instant_types: types }) => {
    if (!Array.isArray(severities)) return undefined;
    const chosen = [listOf(severities), listOf(types)].filter(Boolean).join(', ');
    return `at once ${chosen.replaceAll('_', ' ') || 'none'}`;
  },
  instant_types: hidden,
  what: (what) => capitalised(textOf(what) ?? ''),
};

/**
 * Says what an audit event is about, in a few words: `Key “Nightly import”, resolve`,
 * `grace@example.org, as member`. Fields that have no words in the table follow with their names: `factor totp`.
 */
export function describeDetail(detail: Detail): string {
  const parts = [
    ...Object.entries(DETAIL_WORDS).map(([name, describe]) => describe(detail[name], detail)),
    ...Object.entries(detail)
      .filter(([name]) => !Object.hasOwn(DETAIL_WORDS, name))
      .map(([name, value]) => describeField(name, value)),
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

/** Where an app receives its access: unlike its name, it cannot be faked. */
export function describeRedirectTargets(redirectUris: string[]): string {
  const places = new Set(redirectUris.filter((uri) => URL.canParse(uri)).map(placeOf));
  return [...places].join(', ') || 'An unknown address';
}

function placeOf(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri);
  // The address of such a program says nothing.
  if (isLoopbackHost(hostname)) return 'A program on a computer';
  return /^https?:$/.test(protocol) ? hostname : `The program that opens ${protocol}// addresses`;
}
