import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { parseDomainName } from './domain-name.ts';

function refusal(text: string, serves?: (domain: string) => boolean): string {
  try {
    return `accepted as ${parseDomainName(text, serves)}`;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_domain') throw error;
    return error.message;
  }
}

describe('a domain name is read from', () => {
  it.each([
    ['a bare domain', 'acme.co.uk', 'acme.co.uk'],
    ['capitals and spaces around it', '  ACME.Co.UK\n', 'acme.co.uk'],
    ['a final dot', 'acme.co.uk.', 'acme.co.uk'],
    ['a final dot before a port', 'https://acme.co.uk.:443/', 'acme.co.uk'],
    ['a final ideographic full stop', 'acme.co.uk。', 'acme.co.uk'],
    ['www.', 'www.acme.co.uk', 'acme.co.uk'],
    ['any name under it', 'shop.north.acme.co.uk', 'acme.co.uk'],
    ['a name with an underscore under it', '_dmarc.acme.com', 'acme.com'],
    ['a URL', 'https://www.acme.co.uk/about?x=1#top', 'acme.co.uk'],
    ['a URL with port and user', 'http://user:secret@acme.co.uk:8080/', 'acme.co.uk'],
    ['a URL without scheme', '//acme.co.uk/contact', 'acme.co.uk'],
    ['a domain with path', 'acme.co.uk/contact', 'acme.co.uk'],
    ['a URL with a very long path', `https://www.acme.co.uk/${'x'.repeat(60_000)}`, 'acme.co.uk'],
    ['a domain with a very long query', `acme.co.uk?q=${'x/'.repeat(30_000)}`, 'acme.co.uk'],
    ['a domain with port', 'acme.co.uk:443', 'acme.co.uk'],
    ['a URL with backslashes', 'https://acme.co.uk\\@other.com', 'acme.co.uk'],
    ['an e-mail address', 'Sales.Team+uk@mail.acme.co.uk', 'acme.co.uk'],
    ['an e-mail address with a character of URLs', 'accounts/uk#2@acme.co.uk', 'acme.co.uk'],
    ['a URL with an e-mail address in its path', 'acme.co.uk/contact/info@other.com', 'acme.co.uk'],
    ['a mailto address', 'mailto:info@acme.com?subject=x', 'acme.com'],
    ['an international domain', 'Bücher.de', 'xn--bcher-kva.de'],
    ['an international domain in ASCII', 'xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['ideographic full stops', 'acme。co。uk', 'acme.co.uk'],
    ['a soft hyphen', 'ac\u00adme.co.uk', 'acme.co.uk'],
    ['a shop under a private suffix', 'shop.myshopify.com', 'shop.myshopify.com'],
    ['a name under such a shop', 'www.shop.myshopify.com', 'shop.myshopify.com'],
    ['a name under a private suffix of the UK', 'acme.uk.com', 'acme.uk.com'],
    ['a second level that is no suffix', 'acme.parliament.uk', 'parliament.uk'],
  ])('%s', (_, text, domain) => {
    expect(parseDomainName(text)).toBe(domain);
  });
});

describe('a text that is not a domain', () => {
  const label = 'a'.repeat(63);
  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['https://', 'no domain in this'],
    ['https:///path', 'no domain in this'],
    ['info@', 'no domain in this'],
    ['.', 'no domain in this'],
    [`${label}.${label}.${label}.${label}.co.uk`, 'at most 253'],
    [`${'a'.repeat(5_000)}.co.uk`, 'at most 253'],
    ['192.0.2.1', 'an IP address'],
    ['http://192.0.2.1/x', 'an IP address'],
    ['192.0.2.1:80', 'an IP address'],
    ['2130706433', 'an IP address'],
    ['0x7f000001', 'an IP address'],
    ['0x7f.1', 'an IP address'],
    ['0177.0.0.1', 'an IP address'],
    ['127.1', 'an IP address'],
    ['１２７.0.0.1', 'an IP address'],
    ['300.1.1.1', 'an IP address'],
    ['::1', 'an IP address'],
    ['[2001:db8::1]:443', 'an IP address'],
    ['http://[::ffff:127.0.0.1]/', 'an IP address'],
    ['root@192.0.2.1', 'an IP address'],
    ['acme', 'a single word'],
    ['http://intranet/', 'a single word'],
    ['acme.nosuchtld', 'no top-level domain .nosuchtld'],
    ['co.uk', 'co.uk is a public suffix'],
    ['www.co.uk', 'co.uk is a public suffix'],
    ['com', 'com is a public suffix'],
    ['myshopify.com', 'myshopify.com is a public suffix'],
    ['localhost', '.localhost are reserved'],
    ['http://localhost:3000', '.localhost are reserved'],
    ['app.localhost', '.localhost are reserved'],
    ['printer.local', '.local are reserved'],
    ['metadata.google.internal', '.internal are reserved'],
    ['acme.invalid', '.invalid are reserved'],
    ['abcdefgh.onion', '.onion are reserved'],
    ['1.0.0.127.in-addr.arpa', '.arpa are reserved'],
    ['acme.test', '.test are reserved for tests'],
    ['acme.example', '.example are reserved for tests'],
    ['test', '.test are reserved for tests'],
    ['acme widgets.co.uk', 'has a character or a part'],
    ['acme..co.uk', 'has a character or a part'],
    ['acme.co.uk..', 'has a character or a part'],
    ['acme.co.uk.。', 'has a character or a part'],
    ['192.0.2.1.', 'an IP address'],
    ['-acme.co.uk', 'has a character or a part'],
    ['acme-.co.uk', 'has a character or a part'],
    ['ac_me.co.uk', 'has a character or a part'],
    [`${'a'.repeat(64)}.co.uk`, 'has a character or a part'],
    ['acme\u0000.co.uk', 'has a character or a part'],
    ['ac\tme.co.uk', 'has a character or a part'],
    ['acme\nwidgets.co.uk', 'has a character or a part'],
    ['<script>.co.uk', 'has a character or a part'],
    ['xn--a.co.uk', 'has a character or a part'],
    ["acme.co.uk'--", 'has a character or a part'],
  ])('is refused with its reason: %j', (text, reason) => {
    expect(refusal(text)).toContain(reason);
  });
});

describe('names for tests', () => {
  it('are refused as soon as nothing serves them any more', () => {
    expect(parseDomainName('gone.test', () => true)).toBe('gone.test');
    expect(refusal('gone.test', () => false)).toContain('reserved for tests');
  });

  const served = (domain: string) => domain.endsWith('.test');
  it('are accepted where something serves them', () => {
    expect(parseDomainName('https://www.acme.test/', served)).toBe('acme.test');
  });
  it('are refused where nothing does, the ending itself included', () => {
    expect(refusal('acme.example', served)).toContain('reserved for tests');
    expect(refusal('test', served)).toContain('reserved for tests');
  });
});

it('any text is read or refused, and what was read is read as itself', { timeout: 30_000 }, () => {
  const written = fc.tuple(
    fc.constantFrom('', 'https://', 'mailto:a@', '//'),
    fc.domain(),
    fc.constantFrom('', '/x', ':80', '.'),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    written.map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (input) => {
      const outcome = refusal(input);
      if (!outcome.startsWith('accepted as ')) return;
      const domain = outcome.slice('accepted as '.length);
      expect(parseDomainName(domain)).toBe(domain);
    }),
    { numRuns: 200 },
  );
});
