import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isExecutable } from './platform/browser/index.ts';

/**
 * How the text of one environment variable becomes a typed value. A parser throws an Error whose message
 * completes the sentence "PORT must be …", so that every wrong setting can be listed in one go.
 */
export type Parser<T> = (text: string) => T;

export function wholeNumber(min: number, max: number): Parser<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new Error(`a whole number from ${min} to ${max}`);
    }
    return value;
  };
}

/** A number of days, also a part of one. */
export function daysOf(max: number): Parser<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+(?:\.\d+)?$/.test(text) || value > max) throw new Error(`a number of days from 0 to ${max}`);
    return value;
  };
}

export function oneOf<const T extends string>(...allowed: T[]): Parser<T> {
  return (text) => {
    const found = allowed.find((value) => value === text.toLowerCase());
    if (found === undefined) throw new Error(`one of ${allowed.join(', ')}`);
    return found;
  };
}

/** Off and on, as people write them. */
export const onOff: Parser<boolean> = (text) => {
  const value = text.toLowerCase();
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new Error('on or off');
};

/** An address we publish and append paths to, so it comes back without a slash at its end. */
export const webAddress: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !/[?#]/.test(text) && !url.username && !url.password;
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('an http or https address without a query or a user, such as https://api.example.org');
  }
  return url.href.replace(/\/+$/, '');
};

export function addressWithScheme(...schemes: string[]): Parser<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !schemes.includes(url.protocol.slice(0, -1))) {
      throw new Error(`an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
    }
    return text;
  };
}

/** Checked at the start, because it is used only when the first website needs it. */
export const chromiumPath: Parser<string> = (text) => {
  if (text.toLowerCase() === 'off') return 'off';
  if (!isExecutable(text)) throw new Error('off, or the path of Chromium or Chrome that can be started');
  return text;
};

/** Without a host, mails would go to whatever listens on this machine. */
export const mailServer: Parser<string> = (text) => {
  const address = addressWithScheme('smtp', 'smtps')(text);
  if (new URL(address).hostname === '') {
    throw new Error('an address with a host, such as smtp://mail.example.org:587');
  }
  return address;
};

export function textOf(minLength: number, what: string): Parser<string> {
  return (text) => {
    if (text.length < minLength) throw new Error(what);
    return text;
  };
}

const isOrigin = (text: string) => /^[a-z][a-z\d+.-]*:\/\/[a-z\d.:[\]-]+$/.test(text) && URL.canParse(text);

/** Origins as browsers send them: `https://tools.example.org`, `chrome-extension://…`. */
export const originList: Parser<string[]> = (text) => {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  if (!origins.every(isOrigin)) {
    throw new Error('a comma-separated list of origins in lower case, such as https://tools.example.org');
  }
  return origins;
};

const isAddressOrRange = (text: string) => ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Network addresses, ranges in CIDR notation, or the names the web framework has for the usual private ones.
 */
export const addressList: Parser<string[]> = (text) => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const isKnown = (entry: string) =>
    PROXY_NAMES.includes(entry) || (isIP(entry.split('/')[0] ?? '') !== 0 && isAddressOrRange(entry));
  if (!entries.every(isKnown)) {
    throw new Error(
      `a comma-separated list of IP addresses, ranges such as 10.0.0.0/8, or ${PROXY_NAMES.join(', ')}`,
    );
  }
  return entries;
};

/** An address, or a name and an address in angle brackets. */
const MAIL_ADDRESS = /^(?:[^\r\n<>@]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/;

export const mailAddress: Parser<string> = (text) => {
  if (!MAIL_ADDRESS.test(text)) {
    throw new Error('an e-mail address, with or without a name, such as Domesday <no-reply@example.org>');
  }
  return text;
};
