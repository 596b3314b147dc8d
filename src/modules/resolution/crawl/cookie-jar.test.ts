import { describe, expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

const at = (address: string) => new URL(address);

function sentAfter(setCookies: string[], setBy: string, sentTo: string): string | undefined {
  const jar = new CookieJar();
  jar.store(setCookies, at(setBy));
  return jar.headerFor(at(sentTo));
}

describe('a cookie', () => {
  test.each([
    ['a=1', 'https://a.test/', 'https://a.test/x', 'a=1'],
    ['a=1; Path=/; HttpOnly; SameSite=Lax', 'https://a.test/', 'https://a.test/', 'a=1'],
    ['a=1==; Expires=Wed, 09 Jun 2100 10:18:14 GMT', 'https://a.test/', 'https://a.test/', 'a=1=='],
    ['a=1; Domain=.a.test', 'https://www.a.test/', 'https://shop.a.test/', 'a=1'],
    ['a=1; Domain=a.test', 'https://www.a.test/', 'https://a.test/', 'a=1'],
    ['a=1; Path=/en', 'https://a.test/', 'https://a.test/en/contact', 'a=1'],
    ['a=1; Path=/en', 'https://a.test/', 'https://a.test/en', 'a=1'],
  ])('%s of %s is sent to %s', (setCookie, setBy, sentTo, header) => {
    expect(sentAfter([setCookie], setBy, sentTo)).toBe(header);
  });

  test.each([
    ['a=1', 'https://a.test/', 'https://www.a.test/'],
    ['a=1', 'https://a.test/', 'https://b.test/'],
    ['a=1; Domain=b.test', 'https://a.test/', 'https://b.test/'],
    ['a=1; Domain=test', 'https://a.test/', 'https://b.test/'],
    ['a=1; Domain=co.uk', 'https://a.co.uk/', 'https://b.co.uk/'],
    ['a=1; Domain=myshopify.com', 'https://a.myshopify.com/', 'https://b.myshopify.com/'],
    ['a=1; Domain=www.a.test', 'https://a.test/', 'https://www.a.test/'],
    ['a=1; Path=/en', 'https://a.test/', 'https://a.test/english'],
    ['a=1; Secure', 'https://a.test/', 'http://a.test/'],
    ['a=1; Max-Age=0', 'https://a.test/', 'https://a.test/'],
    ['a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'https://a.test/', 'https://a.test/'],
    ['no-name', 'https://a.test/', 'https://a.test/'],
    ['=1', 'https://a.test/', 'https://a.test/'],
    ['a=\u0007', 'https://a.test/', 'https://a.test/'],
    [`a=${'x'.repeat(5_000)}`, 'https://a.test/', 'https://a.test/'],
  ])('%s of %s is not sent to %s', (setCookie, setBy, sentTo) => {
    expect(sentAfter([setCookie], setBy, sentTo)).toBeUndefined();
  });

  test('replaces the one of the same name, and is deleted by one that has expired', () => {
    const jar = new CookieJar();
    jar.store(['a=1', 'b=2', 'a=3'], at('https://a.test/'));
    expect(jar.headerFor(at('https://a.test/'))).toBe('b=2; a=3');
    jar.store(['b=; Max-Age=0'], at('https://a.test/'));
    expect(jar.headerFor(at('https://a.test/'))).toBe('a=3');
  });

  test('is one of a limited number, within a limited header', () => {
    const jar = new CookieJar();
    for (let round = 0; round < 100; round += 1) {
      jar.store(
        Array.from({ length: 100 }, (_, index) => `c${round}-${index}=${'x'.repeat(1_000)}`),
        at('https://a.test/'),
      );
    }
    expect(jar.headerFor(at('https://a.test/'))?.length).toBeLessThanOrEqual(8_192);
  });
});
