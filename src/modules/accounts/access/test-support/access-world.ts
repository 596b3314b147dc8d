import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { OauthApp, OauthService } from '../../../../../test/support/oauth-app.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { Problem } from '../../../../shared/problem.ts';
import { accountStore } from '../../accounts.store.ts';
import { totpCode } from '../../second-factor/totp.ts';
import { teamStore } from '../../team/team.store.ts';
import { FIRST_OWNER, type Outcome, type Step } from './access-model.ts';

let made = 0;

/** One account with one owner, and everything that was ever given out. */
export async function createWorld(service: OauthService, oauthApp: OauthApp) {
  const { db } = service.database;
  const { accounts, oauth } = service.service;
  const world = ++made;
  const emailOf = (person: number) => `p${person}.w${world}@example.org`;
  /**
   * All that a person ever had, the newest first: of several that are set at once, nobody knows which one
   * stayed.
   */
  const passwords: Record<number, string[]> = { [FIRST_OWNER]: ['correct horse'] };
  const sessions: Record<number, { text: string; of: number }> = {};
  const keys: Record<number, { text: string; id: string }> = {};
  const defaultKeys: Record<number, string> = {};
  const invitations: Record<number, { id: string; token: string; email: string }> = {};
  const apps: Record<number, string> = {};
  /**
   * Recovery codes that were not used yet, by person; of all that were given, also those that ended since.
   */
  const codes: Record<number, string[]> = {};
  await accounts.admin.create(emailOf(FIRST_OWNER), 'correct horse');

  const newToken = () => {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: createHash('sha256').update(token).digest() };
  };
  const later = () => new Date(service.clock.now().getTime() + 3_600_000);

  async function send(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, session?: number) {
    const text = session === undefined ? undefined : (sessions[session]?.text ?? 'no.such.session');
    const answer = await service.app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(text !== undefined && { headers: { authorization: `Bearer ${text}` } }),
    });
    // Whatever happens at the same time, nobody is told that the service failed.
    expect([url, answer.statusCode < 500]).toEqual([url, true]);
    return answer.statusCode < 300 ? answer.json() : undefined;
  }

  async function userIdOf(person: number): Promise<string> {
    const user = await accountStore.findUserByEmailKey(db, await currentEmailOf(person));
    return user?.id ?? 'usr_unknown';
  }
  /** People who were invited have the address of their invitation. */
  const joined: Record<number, string> = {};
  const currentEmailOf = async (person: number) => joined[person] ?? emailOf(person);

  /** With each password that the person ever had, until one is taken. A wrong one uses no code up. */
  async function proveBy<T>(
    person: number,
    attempt: (proof: object) => Promise<T | undefined>,
    useCode = true,
  ) {
    const code = useCode ? codes[person]?.shift() : undefined;
    let done: T | undefined;
    for (const password of passwords[person] ?? [])
      done ??= await attempt({ password, ...(code && { code }) });
    // One that was not taken is tried again, after the others.
    if (!done && code) codes[person]?.push(code);
    return done;
  }

  async function signIn(n: number, person: number, by: 'password' | 'password and code') {
    const email = await currentEmailOf(person);
    const login: Record<string, string> | undefined = await proveBy(
      person,
      (proof) => send('POST', '/v1/auth/login', { email, ...proof }),
      by === 'password and code',
    );
    if (!login?.session_token) return false;
    sessions[n] = { text: login.session_token, of: person };
    if (login.api_key) defaultKeys[n] = login.api_key;
    return true;
  }

  async function reset(n: number, person: number) {
    const { token, hash } = newToken();
    const userId = await userIdOf(person);
    const purpose = 'reset_password' as const;
    await db.transaction(async (tx) => {
      if (!(await accountStore.lockUser(tx, userId))) return;
      await accountStore.insertEmailToken(tx, userId, {
        hash,
        purpose,
        createdAt: service.clock.now(),
        expiresAt: later(),
      });
    });
    const password = `reset by ${n}`;
    if (!(await send('POST', '/v1/auth/reset-password', { token, new_password: password }))) return false;
    passwords[person]?.unshift(password);
    return true;
  }

  async function connect(n: number, session: number) {
    const request = await oauthApp.begin();
    const allowed = await request.allow(sessions[session]?.text ?? 'no.such.session');
    expect(allowed.status).toBeLessThan(500);
    if (allowed.status !== 200) return false;
    const { redirect_to: next } = (await allowed.json()) as { redirect_to: string };
    const location = (await request.browser.go(next)).headers.get('location') ?? '';
    const code = URL.canParse(location) ? new URL(location).searchParams.get('code') : null;
    const redeemed = await oauthApp.redeem(code ?? 'none');
    expect(redeemed.status).toBeLessThan(500);
    if (redeemed.status !== 200) return false;
    apps[n] = ((await redeemed.json()) as { access_token: string }).access_token;
    return true;
  }

  async function invite(n: number, session: number, invitedRole: string) {
    const email = `invited${n}.w${world}@example.org`;
    const sent = await send('POST', '/v1/team/invitations', { email, role: invitedRole }, session);
    if (!sent) return false;
    const { token, hash } = newToken();
    await teamStore.setToken(db, sent.id, hash, service.clock.now());
    invitations[n] = { id: sent.id, token, email };
    return true;
  }

  async function accept(n: number, invitation: number) {
    const { token = 'none', email = '' } = invitations[invitation] ?? {};
    const body = { token, password: 'correct horse' };
    if (!(await send('POST', '/v1/team/invitations/accept', body))) return false;
    joined[n] = email;
    passwords[n] = ['correct horse'];
    return true;
  }

  async function changePassword(n: number, session: number) {
    const person = sessions[session]?.of ?? -1;
    const password = `changed by ${n}`;
    let changed: Record<string, string> | undefined;
    for (const current of passwords[person] ?? []) {
      const body = { current_password: current, new_password: password };
      changed ??= await send('POST', '/v1/auth/change-password', body, session);
    }
    if (!changed?.session_token) return false;
    passwords[person]?.unshift(password);
    sessions[n] = { text: changed.session_token, of: person };
    return true;
  }

  async function turnCodesOn(session: number) {
    const person = sessions[session]?.of ?? -1;
    const url = '/v1/auth/second-factor/totp';
    // No code is given: whoever has a second factor already is refused.
    const started = await proveBy(person, (proof) => send('POST', url, proof, session), false);
    if (!started) return false;
    const code = totpCode(started.secret, Math.floor(service.clock.now().getTime() / 30_000));
    const confirmed = await send('POST', `${url}/confirm`, { code }, session);
    // The code of this half minute is used up, whoever else needs one now.
    service.clock.advance({ seconds: 30 });
    if (!confirmed) return false;
    codes[person] = confirmed.recovery_codes;
    return true;
  }

  async function turnCodesOff(session: number) {
    const person = sessions[session]?.of ?? -1;
    const url = '/v1/auth/second-factor/disable';
    if (!(await proveBy(person, (proof) => send('POST', url, proof, session)))) return false;
    codes[person] = [];
    return true;
  }

  async function deleteAccount(session: number) {
    const person = sessions[session]?.of ?? -1;
    const confirmation = await currentEmailOf(person);
    const url = '/v1/auth/delete-account';
    return proveBy(person, (proof) => send('POST', url, { confirmation, ...proof }, session));
  }

  async function perform(n: number, each: Step): Promise<unknown> {
    switch (each.do) {
      case 'sign in':
        return signIn(n, each.person, each.by);
      case 'make a key': {
        const body = { name: `key ${n}`, scopes: [each.scope] };
        const key = await send('POST', '/v1/auth/api-keys', body, each.session);
        if (key) keys[n] = { text: key.api_key, id: key.id };
        return key;
      }
      case 'revoke a key':
        return send('DELETE', `/v1/auth/api-keys/${keys[each.key]?.id ?? 'none'}`, undefined, each.session);
      case 'replace the default key': {
        const key = await send('POST', '/v1/auth/api-key/rotate', undefined, each.session);
        if (key) defaultKeys[n] = key.api_key;
        return key;
      }
      case 'invite':
        return invite(n, each.session, each.role);
      case 'withdraw an invitation': {
        const id = invitations[each.invitation]?.id ?? 'none';
        return send('DELETE', `/v1/team/invitations/${id}`, undefined, each.session);
      }
      case 'accept an invitation':
        return accept(n, each.invitation);
      case 'change a role': {
        const url = `/v1/team/members/${await userIdOf(each.person)}`;
        return send('PATCH', url, { role: each.role }, each.session);
      }
      case 'remove a person':
        return send('DELETE', `/v1/team/members/${await userIdOf(each.person)}`, undefined, each.session);
      case 'reset the password':
        return reset(n, each.person);
      case 'change the password':
        return changePassword(n, each.session);
      case 'end a session': {
        const text = sessions[each.other]?.text.split('.')[1] ?? '';
        const { sid = 'none' } = text ? JSON.parse(Buffer.from(text, 'base64url').toString()) : {};
        return send('DELETE', `/v1/auth/sessions/${sid}`, undefined, each.session);
      }
      case 'sign out everywhere':
        return send('POST', '/v1/auth/logout-all', undefined, each.session);
      case 'connect an app':
        return connect(n, each.session);
      case 'turn codes on':
        return turnCodesOn(each.session);
      case 'turn codes off':
        return turnCodesOff(each.session);
      case 'delete the account':
        return deleteAccount(each.session);
    }
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

  return {
    take: async (n: number, each: Step): Promise<Outcome> => ((await perform(n, each)) ? 'done' : 'refused'),

    /** The permissions that every credential that was ever given out has now. */
    async observe(): Promise<Record<string, string | null>> {
      const seen: Record<string, string | null> = {};
      for (const [n, { text }] of Object.entries(sessions))
        seen[`session ${n}`] = await allowedBy(() => accounts.authenticator.authenticateSession(text));
      for (const [n, { text }] of Object.entries(keys))
        seen[`key ${n}`] = await allowedBy(() => accounts.authenticator.authenticateKey(text));
      for (const [n, text] of Object.entries(defaultKeys))
        seen[`default key ${n}`] = await allowedBy(() => accounts.authenticator.authenticateKey(text));
      for (const [n, token] of Object.entries(apps))
        seen[`app ${n}`] = await allowedBy(() => oauth.findTokenHolder(token));
      for (const [n, { id }] of Object.entries(invitations)) {
        const row = await db.first<{ role: string }>(sql`select role from invitations where id = ${id}`);
        seen[`invitation ${n}`] = row?.role ?? null;
      }
      return seen;
    },
  };
}
