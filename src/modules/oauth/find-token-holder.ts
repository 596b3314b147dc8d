import type { Database } from '../../platform/postgres/index.ts';
import { ROLE_PERMISSIONS } from '../../shared/caller.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Accounts, Caller } from '../accounts/index.ts';
import { API_SCOPE, apiResource } from './addresses.ts';
import type { ConnectedApps } from './connected-apps.ts';
import type { OauthStore } from './oauth.store.ts';
import { recordKey } from './provider-storage.ts';

interface HolderDeps {
  db: Database;
  store: Pick<OauthStore, 'find'>;
  clock: Clock;
  accounts: Pick<Accounts, 'findProfile'>;
  recordUse: ConnectedApps['recordUse'];
}

/**
 * Undefined if the token does not exist, has expired, was revoked, or is older than the person's last
 * password.
 */
export async function findTokenHolder({ db, store, clock, accounts, recordUse }: HolderDeps, token: string) {
  const found = await store.find(db, recordKey('AccessToken', token), clock.now());
  const account = found?.account_id ? await accounts.findProfile(found.account_id) : undefined;
  if (!found?.role || !account) return undefined;
  recordUse(account.id, found);
  const { scope, aud } = found.payload as { scope?: string; aud?: string | string[] };
  return {
    account: { ...account, email: found.email ?? account.email },
    permissions: ROLE_PERMISSIONS[found.role],
    scopes: (scope ?? '').split(' '),
    audience: [aud ?? []].flat(),
  };
}

/** The caller with a token for the API. Undefined for any other token. */
export async function findApiCaller(
  deps: HolderDeps & { baseUrl: string },
  token: string,
): Promise<Caller | undefined> {
  const holder = await findTokenHolder(deps, token);
  if (!holder?.audience.includes(apiResource(deps.baseUrl)) || !holder.scopes.includes(API_SCOPE))
    return undefined;
  const { account, permissions } = holder;
  return { account, permissions, via: 'token', actor: account.email };
}
