import type { OauthApp, OauthService } from '../../../../../test/support/oauth-app.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { Problem } from '../../../../shared/problem.ts';
import { FIRST_OWNER, type Outcome, type Step } from './access-model.ts';
import { WorldRequests } from './world-requests.ts';
import { WorldState } from './world-state.ts';

/** One account of the real service, on which steps are taken, and whose credentials are tried. */
export async function createWorld(service: OauthService, oauthApp: OauthApp) {
  const state = new WorldState();
  const requests = new WorldRequests(service, oauthApp, state);
  await service.service.accounts.admin.create(state.emailOf(FIRST_OWNER), 'correct horse');
  return {
    take: async (n: number, step: Step): Promise<Outcome> =>
      (await requests.perform(n, step)) ? 'done' : 'refused',
    observe: () => observe(service, state),
  };
}

/** The permissions that every credential that was ever given out has now. */
async function observe(service: OauthService, state: WorldState): Promise<Record<string, string | null>> {
  const { accounts, oauth } = service.service;
  const seen: Record<string, string | null> = {};
  for (const [n, { text }] of Object.entries(state.sessions))
    seen[`session ${n}`] = await allowedBy(() => accounts.authenticator.authenticateSession(text));
  for (const [n, { text }] of Object.entries(state.keys))
    seen[`key ${n}`] = await allowedBy(() => accounts.authenticator.authenticateKey(text));
  for (const [n, text] of Object.entries(state.defaultKeys))
    seen[`default key ${n}`] = await allowedBy(() => accounts.authenticator.authenticateKey(text));
  for (const [n, token] of Object.entries(state.apps))
    seen[`app ${n}`] = await allowedBy(() => oauth.findTokenHolder(token));
  for (const [n, { id }] of Object.entries(state.invitations)) {
    const row = await service.database.db.first<{ role: string }>(
      sql`select role from invitations where id = ${id}`,
    );
    seen[`invitation ${n}`] = row?.role ?? null;
  }
  return seen;
}

/** The permissions, or null when the credential is refused. */
async function allowedBy(ask: () => Promise<{ permissions: readonly string[] } | undefined>) {
  try {
    return (await ask())?.permissions.join(' ') ?? null;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}
