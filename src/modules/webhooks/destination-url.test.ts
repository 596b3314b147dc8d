import { describe, expect, it } from 'vitest';
import { parseDestinationUrl } from './destination-url.ts';

describe('a destination', () => {
  it.each([
    ['https://hooks.example.com/in', 'https://hooks.example.com/in'],
    ['https://hooks.example.com', 'https://hooks.example.com/'],
    ['https://HOOKS.example.com:443/in?a=1#top', 'https://hooks.example.com/in?a=1'],
    ['https://receiver.test/x', 'https://receiver.test/x'],
    ['https://8.8.8.8/in', 'https://8.8.8.8/in'],
  ])('%s is taken', (text, url) => expect(parseDestinationUrl(text)).toBe(url));

  it.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    '',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://localhost/',
    'https://api.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    `https://hooks.example.com/${'x'.repeat(2_100)}`,
  ])('%s is refused with the reason', (text) => {
    expect(() => parseDestinationUrl(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });
});
