import { describe, expect, it } from 'vitest';
import { createOriginCheck } from './identify.ts';

describe('the origin of a request to the agent endpoint', () => {
  const isOwn = createOriginCheck(['https://api.acme.example', 'https://acme.example:8443/']);
  it.each([undefined, 'https://api.acme.example', 'https://acme.example:8443', 'HTTPS://API.acme.example'])(
    'is let in if it is %s',
    (origin) => {
      expect(isOwn(origin)).toBe(true);
    },
  );
  it.each([
    'http://api.acme.example',
    'https://acme.example',
    'https://api.acme.example.evil.example',
    'https://evil.example',
    'https://localhost',
    'null',
    '',
  ])('is kept out if it is %j', (origin) => {
    expect(isOwn(origin)).toBe(false);
  });
  it('may be any name of the loopback address, on its own port only', () => {
    const isLocal = createOriginCheck(['http://127.0.0.1:3000']);
    expect(isLocal('http://localhost:3000')).toBe(true);
    expect(isLocal('http://[::1]:3000')).toBe(true);
    expect(isLocal('http://localhost:3001')).toBe(false);
    expect(isLocal('http://localhost.evil.example:3000')).toBe(false);
  });
});
