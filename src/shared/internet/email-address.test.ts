import { describe, expect, it } from 'vitest';
import { emailKey, parseEmail } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    'a@example.com',
    "o'brien+tag@sub.example.co.uk",
    'first.middle.last@example.org',
    'Ada@Example.ORG',
    'grüße@exämple.org',
    'x@1.2.3.example',
    '🐑@example.org',
    `${'a'.repeat(242)}@example.org`,
  ])('may be %s', (text) => {
    expect(parseEmail(text)).toBe(text);
  });

  it('is read without the spaces around it', () => {
    expect(parseEmail(' ada@example.org\n')).toBe('ada@example.org');
  });

  it.each([
    '',
    'nobody',
    'a@b',
    '@example.org',
    'a@',
    'a@@example.org',
    'a b@example.org',
    'a@example.org,b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a"@example.org',
    'a\0@example.org',
    `${'a'.repeat(243)}@example.org`,
  ])('cannot be %j', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it.each([
    'a@example..com',
    'a@example.com.',
    'a@.example.com',
    'a@.com',
    'a@.',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    '.@example.com',
  ])('has something between its dots, so it cannot be %s', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it('is refused fast if it is no address, however long it is', () => {
    expect(parseEmail(`${'a.'.repeat(120)}@`)).toBeUndefined();
    expect(parseEmail(`a@${'a.'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

describe('two spellings of one address', () => {
  it.each([
    ['ADA@Example.ORG', ' ada@example.org '],
    ['gru\u0308ße@example.org', 'gr\u00fcße@example.org'],
  ])('%j and %j have the same key', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });
});
