/**
 * The guarded HTTP client for addresses that other people chose: websites we read, webhooks we call.
 *
 * It connects by http and https to public addresses only, on ports 80 and 443 unless the caller allows any
 * port (webhooks do, crawls do not). It checks what a name resolves to and connects to exactly that address,
 * so that a second look-up cannot change the result. It checks every redirect the same way, limits time,
 * headers and decoded body, and reports the certificate of the site.
 *
 * It does not retry (except a GET on a stale kept-alive connection), keep cookies, cache, obey robots.txt or
 * limit the request rate. Its callers decide about those.
 *
 * Addresses set by the operator (Companies House, SMTP, the database) do not use it. `EGRESS_CONNECT_TO` (see
 * connect-to.ts) is the only way around the guard, except for the sandbox's websites while there is a
 * sandbox.
 */
import { createGuardedEgress } from './create-egress.ts';
import type { Egress, EgressOptions } from './egress-types.ts';

export {
  type FindFakeServer,
  hasRule,
  hasSpecificRule,
  parseConnectToRules,
} from './connect-to.ts';
export { redirectLocation } from './create-egress.ts';
export { EgressError } from './egress-error.ts';
export type {
  Egress,
  EgressHead,
  EgressMethod,
  EgressOptions,
  EgressRedirect,
  EgressRequest,
  EgressResponse,
  EgressTls,
} from './egress-types.ts';
export { isPublicAddress } from './guard.ts';
export {
  createAddressFinder,
  createHostFinder,
  createNameResolver,
  rememberLookups,
} from './resolve-name.ts';

/** Create one per process and share it: connections are kept alive and reused per origin. */
export function createEgress(options: EgressOptions): Egress {
  return createGuardedEgress(options);
}
