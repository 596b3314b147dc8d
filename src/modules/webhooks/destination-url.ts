import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/egress/index.ts';
import { invalidRequest, type Problem } from '../../shared/problem.ts';

const URL_LENGTH_MAX = 2_048;
/** Names that only resolve on the local machine or network. */
const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'lan',
  'home.arpa',
  'localdomain',
];

const NAME_LENGTH_MAX = 253;
/** Two or more labels, each within the length that the domain name system allows. */
const FULL_NAME = /^[^.]{1,63}(?:\.[^.]{1,63})+$/;

/** The characters of a URI (RFC 3986). */
const URI = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;

const BEGINNING = /^https:\/\//i;

/** What stands before the path; empty user info is lost in a parsed URL. */
const AUTHORITY = /^https:[/\\]*[^/\\?#]*/i;

/**
 * Returns the address of a destination as its owner wrote it, which is how it is stored and shown; one with
 * other characters than those of a URI, such as an international name, in its ASCII form; one without its two
 * slashes with them. The addresses that its name resolves to can change, so they are checked at every
 * delivery instead.
 */
export function checkDestinationUrl(text: string): string {
  const given = text.trim();
  if (given.length > URL_LENGTH_MAX) throw refused(`is longer than ${URL_LENGTH_MAX} characters`);
  if (!URL.canParse(given)) {
    throw refused('is not an address; it should look like https://hooks.example.com/domesday');
  }
  const url = new URL(given);
  if (url.protocol !== 'https:') throw refused('must begin with https://');
  if (AUTHORITY.exec(given)?.[0].includes('@')) throw refused('must not hold a user name or password');
  if (url.port === '0') throw refused('has a port that nothing can listen on');
  const problem = hostProblem(url.hostname);
  if (problem) throw refused(problem);
  const stored = URI.test(given) && BEGINNING.test(given) ? given : url.href;
  if (stored.length > URL_LENGTH_MAX) throw refused(`is longer than ${URL_LENGTH_MAX} characters`);
  return stored;
}

function hostProblem(hostname: string): string | undefined {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return isPublicAddress(literal) ? undefined : 'is not a public address';
  const name = hostname.replace(/\.$/, '').toLowerCase();
  if (!FULL_NAME.test(name) || name.length > NAME_LENGTH_MAX)
    return 'must be a full domain name, such as hooks.example.com';
  const isLocal = LOCAL_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
  return isLocal ? 'names a machine that cannot be reached from here' : undefined;
}

function refused(why: string): Problem {
  return invalidRequest(`The webhook_url ${why}.`, { webhook_url: why });
}
