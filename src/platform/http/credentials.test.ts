import { describe, expect, it } from 'vitest';
import { apiKeyIn, bearerTokenIn } from './credentials.ts';

describe('the API key of a request', () => {
  it.each([
    ['X-API-Key', { 'x-api-key': 'dk_live_a' }, 'dk_live_a'],
    ['a bearer token that begins like a key', { authorization: 'Bearer dk_live_b' }, 'dk_live_b'],
    [
      'a bearer token, whose scheme is case-insensitive',
      { authorization: 'bearer   dk_live_b' },
      'dk_live_b',
    ],
    ['X-API-Key before the bearer token', { 'x-api-key': 'a', authorization: 'Bearer dk_live_b' }, 'a'],
    [
      'the bearer token beside an empty X-API-Key',
      { 'x-api-key': '', authorization: 'Bearer dk_live_b' },
      'dk_live_b',
    ],
    ['no key: a session', { authorization: 'Bearer eyJ.eyJ.sig' }, undefined],
    ['no key: another scheme', { authorization: 'Basic dk_live_b' }, undefined],
    ['no key: nothing', {}, undefined],
  ])('is %s', (_name, headers, key) => {
    expect(apiKeyIn(headers)).toBe(key);
  });

  it('is one word: a header with several is no bearer token', () => {
    expect(bearerTokenIn({ authorization: 'Bearer a b' })).toBeUndefined();
  });
});
