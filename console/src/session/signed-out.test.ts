import { describe, expect, it } from 'vitest';
import { explainSignOut, returnPath, signInPath } from './signed-out.ts';

describe('the way back after the sign-in', () => {
  it('leads the visitor to the page and the query that was asked for', () => {
    const path = signInPath({ pathname: '/companies', search: '?name=acme & co' });
    const next = new URL(path, 'https://console.example').searchParams.get('next');
    expect(returnPath(next)).toBe('/companies?name=acme & co');
  });

  it('tells the sign-in page that a session has ended', () => {
    const path = signInPath({ pathname: '/account', search: '' }, { hasEnded: true });
    const { searchParams } = new URL(path, 'https://console.example');
    expect([searchParams.get('reason'), searchParams.get('next')]).toEqual(['session_ended', '/account']);
  });

  it.each([
    null,
    '',
    'companies',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('leads from %j to the first page', (next) => {
    expect(returnPath(next)).toBe('/');
  });
});

it.each([
  ['expired', 'You were signed out because your session ended after 24 hours.'],
  ['password_reset', 'You were signed out because your password was reset.'],
  ['something new', 'You were signed out because your session is no longer valid.'],
  ['signed_out', undefined],
  [undefined, undefined],
])('%s: %s', (reason, text) => {
  expect(explainSignOut(reason)).toBe(text);
});
