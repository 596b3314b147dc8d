import { describe, expect, it } from 'vitest';
import { AUDIT_KINDS } from '../../../../src/shared/audit-kinds.ts';
import { describeDetail, eventName } from './audit-text.ts';

describe('the detail of an audit event', () => {
  it.each([
    [{ name: 'Nightly', scopes: ['read', 'manage'] }, 'Key “Nightly”, read, manage'],
    [{ email: 'g@example.org', role: 'read_only' }, 'g@example.org, as read-only'],
    [{ email: 'g@example.org', from: 'member', to: 'owner' }, 'g@example.org, from member to owner'],
    [{ credits: 25, reason: 'bonus' }, '25 credits, bonus'],
    [{ client_id: 'x1', app: 'Claude' }, 'App “Claude”'],
    [{ client_id: 'x1' }, 'App x1'],
    [{ webhook: 3, host: 'hooks.example.com' }, 'hooks.example.com (3)'],
    [{ domain: 'a.test', company_number: null }, 'a.test, none of the companies'],
    [{ company_number: '01234567', company_name: 'ACME LIMITED' }, 'ACME LIMITED (01234567)'],
    [{ company_number: '01234567', tags: [] }, '01234567, no tags'],
    [{ upload: 'bulk_x', file_name: 'list.csv', rows: 1 }, 'list.csv, 1 row'],
    [{ digest: 'daily', instant_severities: ['critical'] }, 'digest daily, at once critical'],
    [{ what: 'the history' }, 'The history'],
    [{}, ''],
    [{ unknown: 1 }, ''],
  ])('%j is "%s"', (detail, text) => {
    expect(describeDetail(detail)).toBe(text);
  });
});

it('every event has a name without codes', () => {
  for (const kind of AUDIT_KINDS) expect(eventName(kind)).toMatch(/^[A-Z][A-Za-z -]+$/);
  expect(eventName('api_key_revoked')).toBe('API key revoked');
});
