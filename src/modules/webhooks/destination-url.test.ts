import { describe, expect, it } from 'vitest';
import { checkDestinationUrl } from './destination-url.ts';

describe('a destination', () => {
  it.each([
    'https://hooks.example.com/in',
    'https://hooks.example.com',
    'https://HOOKS.example.com:443/in/../%7e?a=1#top',
    'https://hooks.example.com:8443/x',
    'https://hooks.example.com/in?to=ops@example.com',
    'https://receiver.test/x',
    'https://8.8.8.8/in',
    'https://8.8.8.8:8443/in',
    'https://hooks.example.com./in',
    `https://${'a'.repeat(63)}.example.com/`,
    `https://${'abc.'.repeat(60)}0.example.com/`,
  ])('%s is taken as it was written', (text) => expect(checkDestinationUrl(text)).toBe(text));

  it.each([
    ['https://bücher.de/x', 'https://xn--bcher-kva.de/x'],
    ['https://例え.テスト.jp/', 'https://xn--r8jz45g.xn--zckzah.jp/'],
    ['https://hooks.example.com/ein gang?ü=1', 'https://hooks.example.com/ein%20gang?%C3%BC=1'],
    ['https:\\\\hooks.example.com\\in', 'https://hooks.example.com/in'],
    ['https:hooks.example.com/in', 'https://hooks.example.com/in'],
    ['https:/hooks.example.com', 'https://hooks.example.com/'],
  ])('%s is taken in its ASCII form', (text, stored) => expect(checkDestinationUrl(text)).toBe(stored));

  it('is taken without the space around it', () =>
    expect(checkDestinationUrl(' https://hooks.example.com\n')).toBe('https://hooks.example.com'));

  it.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    '',
    'https://user:pass@hooks.example.com/',
    'https://@hooks.example.com/',
    'https://:@hooks.example.com/',
    'https://hooks.example.com:0/',
    'https://localhost/',
    'https://api.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.8/',
    'https://10.0.0.8:8443/',
    'https://hooks.example.com:99999/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[::]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[2002:a00:1::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://0/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://100.64.0.1/',
    'https://172.16.0.1/',
    'https://localhost./',
    'https://LOCALHOST/',
    'https://user@hooks.example.com/',
    'https://:pass@hooks.example.com/',
    'javascript:alert(1)',
    'https://',
    'https://ⓛocalhost/',
    'https://１２７.0.0.1/',
    'https://a..b.com/',
    'https://.hooks.example.com/',
    'https://hooks.example.com../',
    `https://${'a'.repeat(64)}.example.com/`,
    `https://${'abc.'.repeat(61)}example.com/`,
    `https://hooks.example.com/${'x'.repeat(2_100)}`,
    `https://hooks.example.com/${'ü'.repeat(1_000)}`,
  ])('%s is refused with the reason', (text) => {
    expect(() => checkDestinationUrl(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });
});
