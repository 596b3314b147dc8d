import type { AppInstance } from '../platform/http/index.ts';

/**
 * What every answer forbids. The API answers data, never a page, so nothing it sends may load, frame or run
 * anything; pages replace the policy with their own. The headers never vary, so they are set as constants: a
 * plugin that makes them anew for each answer cost an eighth of a request (ADR 0004).
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** On plain http the header would be ignored at best, and lock a developer's localhost at worst. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

export function addSecurityHeaders(app: AppInstance, options: { https: boolean }): void {
  const headers = options.https ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** For pages of our own: scripts only from files we serve, and no other host at all. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
