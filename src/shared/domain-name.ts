import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { Problem } from './problem.ts';

/**
 * A registrable domain: what somebody registered under a public suffix, in lower case and ASCII. `acme.co.uk`, and
 * also `acme.myshopify.com`, because those who rent out such names are suffixes too.
 */
declare const brand: unique symbol;
export type DomainName = string & { readonly [brand]: 'DomainName' };

/** Says whether something stands in for the public web under a name that is reserved for tests. */
export type AllowsReservedTld = (domain: string) => boolean;

const LENGTH_MAX = 253;
/** Far more than any spelling of a domain needs; longer text is not even looked at. */
const TEXT_MAX = 4_096;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** A name that somebody registered has no underscore; a name under it may. */
const REGISTERED = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const RESERVED = new Set(['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'alt']);
const FOR_TESTS = new Set(['test', 'example']);
/** `300.1.1.1` and `1.2.3.4.5` are no addresses either, and no top-level domain is a number. */
const NUMBERED = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/** The same domains are asked for again and again, and reading one takes as long as much of the rest of a request. */
const RECENT_MAX = 2_000;
const RECENT_TEXT_MAX = 100;
const recent = new Map<string, DomainName>();

/** Takes a domain, a URL or an e-mail address. Throws `invalid_domain` with a sentence that says why not. */
export function parseDomainName(
  text: string,
  allowsReservedTld: AllowsReservedTld = () => false,
): DomainName {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const domain = readDomainName(text, allowsReservedTld);
  // What a name for tests is worth may change at any time.
  if (text.length <= RECENT_TEXT_MAX && !FOR_TESTS.has(topLevelOf(domain))) {
    if (recent.size >= RECENT_MAX) recent.clear();
    recent.set(text, domain);
  }
  return domain;
}

function readDomainName(text: string, allowsReservedTld: AllowsReservedTld): DomainName {
  const trimmed = text.trim();
  if (trimmed === '') throw refuse('The domain is empty; send one such as acme.co.uk.');
  if (trimmed.length > TEXT_MAX) throw tooLong();
  const host = toAscii(hostOf(trimmed));
  if (host.length > LENGTH_MAX) throw tooLong();
  return registrable(host.replace(/^www\./, ''), allowsReservedTld) as DomainName;
}

/** Cut out by hand: the parser of URLs would take `acme.co.uk:80/x` for a scheme and refuse much that people paste. */
function hostOf(text: string): string {
  if (isIP(text) !== 0) throw ipAddress();
  const authority = text
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/|^mailto:/i, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '');
  if (authority.startsWith('[') || isIP(authority) !== 0) throw ipAddress();
  return authority.replace(/:\d*$/, '');
}

function toAscii(host: string): string {
  if (host === '' || host === '.') throw refuse('There is no domain in this; send one such as acme.co.uk.');
  // Tabs and line ends would be left out of the middle, which makes another name of it.
  if (/\s/.test(host)) throw notADomain();
  // Knows every notation of an IPv4 address, hexadecimal and shortened ones too, and makes it the usual one.
  // A name may end in one dot, that of the root, and in no more.
  const ascii = domainToASCII(host).replace(/\.$/, '');
  if (isIP(ascii) !== 0 || NUMBERED.test(host)) throw ipAddress();
  if (ascii.length > LENGTH_MAX) throw tooLong();
  if (!ascii.split('.').every((label) => LABEL.test(label))) throw notADomain();
  return ascii;
}

function registrable(host: string, allowsReservedTld: AllowsReservedTld): string {
  const topLevel = topLevelOf(host);
  if (RESERVED.has(topLevel))
    throw refuse(`Names under .${topLevel} are reserved and no public website can have one.`);
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, {
    allowPrivateDomains: true,
    extractHostname: false,
    detectIp: false,
    validateHostname: false,
  });
  const isForTests = FOR_TESTS.has(topLevel);
  if (isForTests && !(domain && allowsReservedTld(domain)))
    throw refuse(`Names under .${topLevel} are reserved for tests and have no public website.`);
  const isSuffix = publicSuffix === host && (isIcann || isPrivate);
  if (isSuffix)
    throw refuse(`${host} is a public suffix, under which others register names; send one of those names.`);
  if (!host.includes('.'))
    throw refuse('This is a single word; send a whole domain with its ending, such as acme.co.uk.');
  if (!isForTests && !isIcann && !isPrivate) throw refuse(`There is no top-level domain .${topLevel}.`);
  if (!domain || !REGISTERED.test(domain) || /(?:^|\.)-|-(?:\.|$)/.test(domain)) throw notADomain();
  return domain;
}

function topLevelOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

function refuse(message: string): Problem {
  return new Problem('invalid_domain', message);
}

function notADomain(): Problem {
  return refuse('This is not a domain: it has a character or a part that no domain can have.');
}

function tooLong(): Problem {
  return refuse('A domain has at most 253 characters, and 63 between its dots.');
}

function ipAddress(): Problem {
  return refuse('This is an IP address; send the domain of the website instead.');
}
