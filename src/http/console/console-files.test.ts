import { describe, expect, it } from 'vitest';
import { isForPerson, prefersHtml } from './console-files.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a caller that prefers HTML', () => {
  it.each([BROWSER, 'text/html', 'text/*', 'application/json;q=0.5, text/html;q=0.9', 'TEXT/HTML ; Q=1'])(
    'is recognised by %s',
    (accept) => expect(prefersHtml(accept)).toBe(true),
  );
  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html;q=0.5, application/json',
    'text/html;q=0',
    'x',
  ])('is not recognised by %s', (accept) => expect(prefersHtml(accept)).toBe(false));
});

describe('an answer for a person', () => {
  const request = (url: string, method = 'GET') => ({ url, method, headers: { accept: BROWSER } });
  it.each(['/nope', '/companies/1/2', '/v10', '/?x'])('is given for %s', (url) =>
    expect(isForPerson(request(url))).toBe(true),
  );
  it.each(['/v1', '/v1/nope', '/oauth/nope', '/assets/nope.js', '/.well-known/nope', '/mcp?x'])(
    'is not given for %s',
    (url) => expect(isForPerson(request(url))).toBe(false),
  );
  it('is not given for other methods', () => expect(isForPerson(request('/nope', 'POST'))).toBe(false));
});
