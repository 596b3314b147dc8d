import { expect, it } from 'vitest';
import { explainSignOut } from './sign-out-reasons.ts';

it.each([
  ['expired', 'You were signed out because your session ended after 24 hours.'],
  ['password_reset', 'You were signed out because your password was reset.'],
  ['something new', 'You were signed out because your session is no longer valid.'],
  ['signed_out', undefined],
  [undefined, undefined],
])('%s: %s', (reason, text) => {
  expect(explainSignOut(reason)).toBe(text);
});
