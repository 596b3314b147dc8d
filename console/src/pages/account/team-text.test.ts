import { describe, expect, it } from 'vitest';
import { describeDetail, whatRemovalEnds } from './team-text.ts';

describe('the detail of an audit event', () => {
  it.each([
    [{ name: 'Nightly', scopes: ['read', 'manage'] }, 'Key “Nightly”, read, manage'],
    [{ email: 'g@example.org', role: 'read_only' }, 'g@example.org, as read-only'],
    [{ email: 'g@example.org', from: 'member', to: 'owner' }, 'g@example.org, from member to owner'],
    [{ credits: 25, reason: 'bonus' }, '25 credits, bonus'],
    [{}, '–'],
    [{ unknown: 1 }, '–'],
  ])('%j is "%s"', (detail, text) => {
    expect(describeDetail(detail)).toBe(text);
  });
});

it('a removal says what ends, and more for owners', () => {
  expect(whatRemovalEnds({ email: 'a@example.org', role: 'member' })).not.toContain('default');
  expect(whatRemovalEnds({ email: 'a@example.org', role: 'owner' })).toContain('default API key');
});
