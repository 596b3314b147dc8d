import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The console's session is a cookie that scripts cannot read. Browsers send cookies also with requests that other sites
 * cause, so it is accepted only for requests that no other site can make.
 */
const COOKIE = 'domesday_session';
const CONSOLE_HEADER = 'x-domesday-console';
/** Longer than a session, so that an expired one is still sent and the sign-in page can say what happened. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** The console's session, if only our own pages can have made this request. */
export function consoleSession(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined || !isFromOurPages(request)) return undefined;
  return cookieNamed(cookie, COOKIE);
}

/** Whoever made the request: enough to choose a page to show, never to act or to read data. */
export function sessionForDisplay({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie === undefined ? undefined : cookieNamed(cookie, COOKIE);
}

/**
 * Another site cannot add a custom header without a preflight request, which we never allow. Download links cannot add one
 * either; for those the browser's `Sec-Fetch-Site` header decides.
 */
function isFromOurPages({ headers, method }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers[CONSOLE_HEADER] === '1' || (method === 'GET' && site === 'same-origin');
}

export function setConsoleSession(reply: FastifyReply, token: string, options: { secure: boolean }): void {
  reply.header('set-cookie', cookieLine(token, LIFETIME_SECONDS, options));
}

export function clearConsoleSession(reply: FastifyReply, options: { secure: boolean }): void {
  reply.header('set-cookie', cookieLine('', 0, options));
}

function cookieLine(value: string, maxAge: number, { secure }: { secure: boolean }): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function cookieNamed(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return undefined;
}
