import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain, parse } from 'tldts';
import { Problem } from '../problem.ts';

declare const brand: unique symbol;
/**
 * A registrable domain: one label below a public suffix, in lower case and ASCII. `acme.co.uk`, and also
 * `acme.myshopify.com`, because such hosting domains are public suffixes too.
 */
export type DomainName = string & { readonly [brand]: 'DomainName' };

/**
 * Whether a domain under a reserved TLD (`.test`, `.example`) is allowed, because the sandbox or the operator
 * serves it.
 */
export type AllowsReservedTld = (domain: string) => boolean;

const LENGTH_MAX = 253;
/**
 * The longest host there can be, with room for a scheme, user info and a port. Text without an end of the
 * host in it is refused.
 */
const AUTHORITY_MAX = 4_096;
const SCHEME = /^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/|^mailto:/i;
/** Of an e-mail address with a character that would end the host of a URL, which has a dot before it. */
const LOCAL_PART = /^[^\s.@/?#\\]{1,64}[/?#][^\s@\\]{0,64}@/;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** A registered name has no underscore; a subdomain may have one. */
const REGISTERED = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** A part in Punycode, which encodes letters beyond ASCII. */
const ENCODED = /(?:^|\.)xn--/;
const RESERVED = new Set(['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'alt']);
const FOR_TESTS = new Set(['test', 'example']);
/** No top-level domain is a number, so `300.1.1.1` and `1.2.3.4.5` are not domains. */
const NUMBERED = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/** Whether a domain is under a reserved TLD that the sandbox or the operator may serve. */
export function isReservedName(domain: string): boolean {
  return FOR_TESTS.has(topLevelOf(domain));
}

/** A cache: parsing a domain takes a large part of the time of a request, and the same domains repeat. */
const RECENT_MAX = 2_000;
const RECENT_TEXT_MAX = 100;
const recent = new Map<string, DomainName>();

/** Takes a domain, a URL or an e-mail address. Throws `invalid_domain` with a sentence that says why not. */
export function parseDomainName(
  text: string,
  allowsReservedTld: AllowsReservedTld = () => false,
): DomainName {
  const known = recent.get(text);
  // Reserved names may become valid or invalid at any time.
  if (known !== undefined && (!FOR_TESTS.has(topLevelOf(known)) || allowsReservedTld(known))) return known;
  const domain = readDomainName(text, allowsReservedTld);
  if (text.length <= RECENT_TEXT_MAX) {
    if (recent.size >= RECENT_MAX) recent.clear();
    recent.set(text, domain);
  }
  return domain;
}

function readDomainName(text: string, allowsReservedTld: AllowsReservedTld): DomainName {
  const trimmed = text.trim();
  if (trimmed === '') throw refuse('The domain is empty; send one such as acme.co.uk.');
  const host = toAscii(hostOf(trimmed));
  if (host.length > LENGTH_MAX) throw tooLong();
  return registrable(host.replace(/^www\./, ''), allowsReservedTld) as DomainName;
}

/** Not by `new URL`, which reads `acme.co.uk:80/x` as a scheme and refuses much that people paste. */
function hostOf(text: string): string {
  if (isIP(text) !== 0) throw ipAddress();
  const start = SCHEME.exec(text)?.[0].length ?? LOCAL_PART.exec(text)?.[0].length ?? 0;
  // The path may have any length; only what comes before it is read.
  const end = text.slice(start, start + AUTHORITY_MAX + 1).search(/[/?#\\]/);
  if (end === -1 && text.length - start > AUTHORITY_MAX) throw tooLong();
  const authority = text.slice(start, end === -1 ? undefined : start + end).replace(/^.*@/s, '');
  if (authority.startsWith('[') || isIP(authority) !== 0) throw ipAddress();
  return authority.replace(/:\d*$/, '');
}

function toAscii(host: string): string {
  if (host === '' || host === '.') throw refuse('There is no domain in this; send one such as acme.co.uk.');
  // `domainToASCII` removes tabs and line breaks, which would make another name.
  if (/\s/.test(host)) throw notADomain();
  // Converts every notation of an IPv4 address, also hexadecimal and short ones. One trailing dot is allowed.
  const ascii = domainToASCII(host).replace(/\.$/, '');
  if (isIP(ascii) !== 0 || NUMBERED.test(host)) throw ipAddress();
  // From Node 24 on, a part that encodes no letters is left as it is.
  if (ENCODED.test(ascii) && ENCODED.test(domainToUnicode(ascii))) throw notADomain();
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

/**
 * The registrable domain of a host: `acme.co.uk` for `shop.acme.co.uk`. Suffixes under which a company lets
 * its customers have names (`myshopify.com`) count as suffixes, because each name is another customer's site.
 */
export function registrableDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
