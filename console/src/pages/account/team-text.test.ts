import { expect, it } from 'vitest';
import { whatRemovalEnds } from './team-text.ts';

it('a removal says what ends, and more for owners', () => {
  expect(whatRemovalEnds({ email: 'a@example.org', role: 'member' })).not.toContain('default');
  expect(whatRemovalEnds({ email: 'a@example.org', role: 'owner' })).toContain('default API key');
});
