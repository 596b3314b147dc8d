import { describe, expect, it } from 'vitest';
import { AUDIT_KINDS } from '../../../../src/shared/audit-kinds.ts';
import {
  creditsOf,
  describeDetail,
  describeRedirectTargets,
  describeRemoval,
  entryName,
  eventName,
  foldHolds,
  reasonText,
} from './account-text.ts';

it('a removal says what ends, and more for owners', () => {
  expect(describeRemoval({ email: 'a@example.org', role: 'member' })).not.toContain('default');
  expect(describeRemoval({ email: 'a@example.org', role: 'owner' })).toContain('default API key');
});

it.each([
  [{ monthly_credits: 5_000, credits_once: 0 }, '5,000 a month'],
  [{ monthly_credits: 0, credits_once: 25 }, '25 once'],
  [{ monthly_credits: 0, credits_once: 0 }, 'none'],
])('a plan with %j has %s', (plan, text) => expect(creditsOf(plan)).toBe(text));

describe('the ledger', () => {
  const entry = (id: number, kind: string, held_change: number, subject: string | null) => ({
    ...{ id, kind, held_change, subject },
  });
  const shown = (...entries: ReturnType<typeof entry>[]) => foldHolds(entries).map(({ id }) => id);

  it('has one line for a charge or a return, without the hold before it', () => {
    expect(
      shown(
        entry(6, 'release', -1, 'b'),
        entry(5, 'charge', -1, 'a'),
        entry(4, 'hold', 1, 'b'),
        entry(3, 'hold', 1, 'a'),
        entry(2, 'charge', -1, 'a'),
        entry(1, 'hold', 1, 'a'),
        entry(0, 'grant', 0, null),
      ),
    ).toEqual([6, 5, 2, 0]);
  });

  it('shows a hold that is still open, also after an earlier charge for the same', () => {
    expect(shown(entry(3, 'hold', 1, 'a'), entry(2, 'charge', -1, 'a'), entry(1, 'hold', 1, 'a'))).toEqual([
      3, 2,
    ]);
  });

  it('keeps the hold of another job when a charge had none of its own', () => {
    expect(shown(entry(2, 'charge', 0, 'a'), entry(1, 'hold', 1, 'a'))).toEqual([2, 1]);
  });
});

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
    [
      { digest: 'off', instant_severities: [], instant_types: ['director_resigned'] },
      'digest off, at once director resigned',
    ],
    [{ what: 'the history' }, 'The history'],
    [{}, ''],
    [{ factor: 'totp', email: 'g@example.org' }, 'g@example.org, factor totp'],
    [{ link_kinds: ['a', 'b'], is_new: false, nothing: null, empty: '' }, 'link kinds a, b, is new false'],
  ])('%j is "%s"', (detail, text) => {
    expect(describeDetail(detail)).toBe(text);
  });
});

it('every event has a name without codes', () => {
  for (const kind of AUDIT_KINDS) expect(eventName(kind)).toMatch(/^[A-Z][A-Za-z -]+$/);
  expect(eventName('api_key_revoked')).toBe('API key revoked');
});

it.each([
  ['matched', 'Company matched'],
  ['non_uk_entity_free', 'Not a UK company, so it is free'],
  ['sign-up', 'Welcome credits'],
  ['plan growth', 'Growth plan'],
  ['Refund for a wrong match', 'Refund for a wrong match'],
])('the reason “%s” is shown as “%s”', (reason, text) => {
  expect(reasonText(reason)).toBe(text);
});

it('entries are named for people', () => {
  expect(['grant', 'hold', 'charge', 'release'].map(entryName)).toEqual([
    'Added',
    'Reserved',
    'Charged',
    'Returned',
  ]);
});

describe('the place where a connected app lives', () => {
  it.each([
    [['https://app.example/callback', 'https://app.example/other'], 'app.example'],
    [['http://127.0.0.1:4000/cb', 'http://localhost/cb', 'http://[::1]/cb'], 'A program on a computer'],
    [['cursor://callback'], 'The program that opens cursor:// addresses'],
    [['https://a.example/cb', 'http://localhost/cb'], 'a.example, A program on a computer'],
    [['not an address'], 'An unknown address'],
    [[], 'An unknown address'],
  ])('%j: %s', (redirectUris, place) => {
    expect(describeRedirectTargets(redirectUris)).toBe(place);
  });

  it('is not fooled by a host that begins like this computer', () => {
    expect(describeRedirectTargets(['https://localhost.evil.example/cb'])).toBe('localhost.evil.example');
  });
});
