import { describe, expect, it } from 'vitest';
import { sandboxPath } from './sandbox.ts';

describe('the page of a fictional website', () => {
  it('is shown by the service, with path and query', () => {
    expect(sandboxPath('https://www.acme.test/contact?a=b#c')).toBe('/sandbox/web/www.acme.test/contact?a=b');
  });

  it.each(['https://acme.co.uk/', 'https://acme.test.evil.example/', 'nonsense'])('is not %s', (url) => {
    expect(sandboxPath(url)).toBeUndefined();
  });
});
