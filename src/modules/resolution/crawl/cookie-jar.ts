import { registrableDomain } from '../../../shared/internet/domain-name.ts';

interface Cookie {
  name: string;
  value: string;
  /** The host that set it, or the domain that it asked for. */
  domain: string;
  isHostOnly: boolean;
  path: string;
  isSecure: boolean;
}

const COOKIES_MAX = 30;
const COOKIE_CHARACTERS_MAX = 4_096;
/** The length of the Cookie header; servers refuse much longer ones. */
const HEADER_CHARACTERS_MAX = 8_192;
/** The number of cookies of one response. */
const SET_COOKIES_MAX = 30;

/**
 * The cookies of one crawl, for sites that show their pages only to visitors who send the cookie back. A
 * cookie is sent only to the host that set it, or to the domain that it names within the same registrable
 * domain.
 */
export class CookieJar {
  #cookies: Cookie[] = [];

  /** Takes in the Set-Cookie headers of a response. */
  store(setCookies: readonly string[], url: URL): void {
    for (const header of setCookies.slice(0, SET_COOKIES_MAX)) {
      const parsed = parseSetCookie(header, url);
      if (!parsed) continue;
      const { cookie, isExpired } = parsed;
      this.#cookies = this.#cookies.filter((known) => !isSameCookie(known, cookie));
      if (!isExpired) this.#cookies.push(cookie);
      // The oldest goes first.
      if (this.#cookies.length > COOKIES_MAX) this.#cookies.shift();
    }
  }

  /** The Cookie header for a request, or undefined when there is nothing to send. */
  headerFor(url: URL): string | undefined {
    let header = '';
    for (const cookie of this.#cookies) {
      if (!isFor(cookie, url)) continue;
      const pair = `${cookie.name}=${cookie.value}`;
      if (header.length + pair.length + 2 > HEADER_CHARACTERS_MAX) break;
      header += header === '' ? pair : `; ${pair}`;
    }
    return header === '' ? undefined : header;
  }
}

function parseSetCookie(header: string, url: URL): { cookie: Cookie; isExpired: boolean } | undefined {
  // Only what can be sent back in a header as it is.
  if (header.length > COOKIE_CHARACTERS_MAX || /[^\x20-\x7e]/.test(header)) return undefined;
  const [pair = '', ...attributes] = header.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, equals)).trim();
  if (name === '') return undefined;
  const cookie: Cookie = {
    name,
    value: pair.slice(equals + 1).trim(),
    domain: url.hostname,
    isHostOnly: true,
    path: '/',
    isSecure: false,
  };
  let maxAge: number | undefined;
  let expiresAt: number | undefined;
  for (const attribute of attributes) {
    const [key = '', value = ''] = attribute.split('=', 2).map((part) => part.trim());
    switch (key.toLowerCase()) {
      case 'domain': {
        const domain = value.toLowerCase().replace(/^\./, '');
        if (domain === '') break;
        if (!mayBeSetFor(domain, url.hostname)) return undefined;
        cookie.domain = domain;
        cookie.isHostOnly = false;
        break;
      }
      case 'path':
        if (value.startsWith('/')) cookie.path = value;
        break;
      case 'secure':
        cookie.isSecure = true;
        break;
      case 'max-age':
        if (/^-?\d+$/.test(value)) maxAge = Number(value);
        break;
      case 'expires':
        expiresAt = Date.parse(value);
        break;
    }
  }
  // A crawl lasts seconds: what has not expired yet does not expire during it.
  const isExpired = maxAge === undefined ? (expiresAt ?? Number.NaN) <= Date.now() : maxAge <= 0;
  return { cookie, isExpired };
}

/** A host may set cookies for its own parents, up to the registrable domain. */
function mayBeSetFor(domain: string, host: string): boolean {
  return isWithin(host, domain) && isWithin(domain, registrableDomain(host));
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function isSameCookie(left: Cookie, right: Cookie): boolean {
  return left.name === right.name && left.domain === right.domain && left.path === right.path;
}

function isFor({ domain, isHostOnly, path, isSecure }: Cookie, url: URL): boolean {
  if (isSecure && url.protocol !== 'https:') return false;
  if (isHostOnly ? url.hostname !== domain : !isWithin(url.hostname, domain)) return false;
  const folder = path.endsWith('/') ? path : `${path}/`;
  return url.pathname === path || url.pathname.startsWith(folder);
}
