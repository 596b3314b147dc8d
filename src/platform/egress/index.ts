/**
 * The one guarded HTTP client for addresses that other people chose: websites we read, webhooks we call.
 *
 * What it does: speaks http and https to public addresses only, on ports 80 and 443 unless the caller takes any
 * (webhooks do, crawls do not); checks what a name resolves to and connects to exactly that address, so that a second
 * look-up can change nothing; checks every redirect from zero; bounds time, headers and decoded body; reports the
 * certificate a site showed.
 *
 * What it does not do: retry (but for a GET on a kept-alive connection that had gone stale), keep cookies,
 * cache, obey robots.txt or limit the rate. Those are decisions of its callers.
 *
 * Addresses the operator set (Companies House, SMTP, the database) do not come through here. `EGRESS_CONNECT_TO`
 * (see connect-to.ts) is the only way past the guard, but for the sandbox's own websites while there is a sandbox.
 */
import { createGuardedEgress } from './create-egress.ts';
import type { Egress, EgressOptions } from './egress-types.ts';

export {
  type ConnectToRule,
  type FindStandIn,
  hasRule,
  hasRuleOfItsOwn,
  parseConnectToRules,
} from './connect-to.ts';
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
export { createHostFinder } from './find-host.ts';
export { isPublicAddress } from './public-address.ts';
export { redirectLocation } from './redirect.ts';

/** Make one for the process and share it: connections are kept alive and reused per origin. */
export function createEgress(options: EgressOptions): Egress {
  return createGuardedEgress(options);
}
