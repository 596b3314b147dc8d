import type { Role } from '../../../../src/shared/caller.ts';
import { formatCount, words } from '../../lib/format.ts';
import { roleName } from './team-text.ts';

/** The kind of an audit event in words. */
export function eventName(kind: string): string {
  return words(kind)
    .replace(/^Api\b/, 'API')
    .replace(/^Email\b/, 'E-mail');
}

/** What an audit event is about, in a few words: `Key “Nightly import”, resolve`, `grace@example.org, as member`. */
export function describeDetail(detail: Record<string, unknown>): string {
  const text = (name: string) => (typeof detail[name] === 'string' ? detail[name] : undefined);
  const count = (name: string, one: string, many: string) =>
    typeof detail[name] === 'number' && formatCount(detail[name], one, many);
  const list = (name: string) =>
    Array.isArray(detail[name]) && detail[name].length > 0 && detail[name].join(', ');
  const role = (name: string) => roleName((text(name) ?? '') as Role).toLowerCase();
  const quoted = (what: string, name: string) => text(name) && `${what} “${text(name)}”`;
  const parts = [
    quoted('Key', 'name'),
    list('scopes'),
    text('email'),
    text('role') && `as ${role('role')}`,
    text('from') && text('to') && `from ${role('from')} to ${role('to')}`,
    text('plan') && `Plan ${text('plan')}`,
    count('credits', 'credit', 'credits'),
    text('reason'),
    count('ended', 'session', 'sessions'),
    quoted('App', 'app') ?? (text('client_id') && `App ${text('client_id')}`),
    text('host') && `${text('host')} (${detail.webhook})`,
    text('domain'),
    detail.company_number === null && 'none of the companies',
    text('company_name') ? `${text('company_name')} (${text('company_number')})` : text('company_number'),
    Array.isArray(detail.tags) && (list('tags') ? `tags ${list('tags')}` : 'no tags'),
    text('file_name'),
    count('rows', 'row', 'rows'),
    text('digest') && `digest ${text('digest')}`,
    Array.isArray(detail.instant_severities) && `at once ${list('instant_severities') || 'none'}`,
    text('what') && capitalised(text('what') ?? ''),
  ];
  return parts.filter(Boolean).join(', ');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
