import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { OauthApp, OauthService } from '../../../../../test/support/oauth-app.ts';
import { accountStore } from '../../accounts.store.ts';
import { totpCode } from '../../second-factor/totp.ts';
import { teamStore } from '../../team/team.store.ts';
import type { Step } from './access-model.ts';
import type { WorldState } from './world-state.ts';

const SECOND_FACTOR_URL = '/v1/auth/second-factor';

/** Takes steps as clients do, and notes in the state what they were given. */
export class WorldRequests {
  private readonly service: OauthService;
  private readonly oauthApp: OauthApp;
  private readonly state: WorldState;

  constructor(service: OauthService, oauthApp: OauthApp, state: WorldState) {
    this.service = service;
    this.oauthApp = oauthApp;
    this.state = state;
  }

  /** Step `n`. The result is truthy if it was done. */
  async perform(n: number, step: Step): Promise<unknown> {
    const { state } = this;
    switch (step.do) {
      case 'sign in':
        return this.signIn(n, step.person, step.by);
      case 'make a key': {
        const body = { name: `key ${n}`, scopes: [step.scope] };
        const key = await this.send('POST', '/v1/auth/api-keys', body, step.session);
        if (key) state.keys[n] = { text: key.api_key, id: key.id };
        return key;
      }
      case 'revoke a key': {
        const id = state.keys[step.key]?.id ?? 'none';
        return this.send('DELETE', `/v1/auth/api-keys/${id}`, undefined, step.session);
      }
      case 'replace the default key': {
        const key = await this.send('POST', '/v1/auth/api-key/rotate', undefined, step.session);
        if (key) state.defaultKeys[n] = key.api_key;
        return key;
      }
      case 'invite':
        return this.invite(n, step.session, step.role);
      case 'withdraw an invitation': {
        const id = state.invitations[step.invitation]?.id ?? 'none';
        return this.send('DELETE', `/v1/team/invitations/${id}`, undefined, step.session);
      }
      case 'accept an invitation':
        return this.accept(n, step.invitation);
      case 'change a role': {
        const url = `/v1/team/members/${await this.userIdOf(step.person)}`;
        return this.send('PATCH', url, { role: step.role }, step.session);
      }
      case 'remove a person': {
        const url = `/v1/team/members/${await this.userIdOf(step.person)}`;
        return this.send('DELETE', url, undefined, step.session);
      }
      case 'reset the password':
        return this.reset(n, step.person);
      case 'change the password':
        return this.changePassword(n, step.session);
      case 'end a session':
        return this.endSession(step.session, step.other);
      case 'sign out everywhere':
        return this.send('POST', '/v1/auth/logout-all', undefined, step.session);
      case 'connect an app':
        return this.connect(n, step.session);
      case 'turn codes on':
        return this.turnCodesOn(step.session);
      case 'turn codes off':
        return this.turnCodesOff(step.session);
      case 'delete the account':
        return this.deleteAccount(step.session);
    }
  }

  private async send(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, session?: number) {
    const text = session === undefined ? undefined : this.state.sessionText(session);
    const answer = await this.service.app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(text !== undefined && { headers: { authorization: `Bearer ${text}` } }),
    });
    // Whatever happens at the same time, nobody is told that the service failed.
    expect([url, answer.statusCode < 500]).toEqual([url, true]);
    return answer.statusCode < 300 ? answer.json() : undefined;
  }

  private async userIdOf(person: number): Promise<string> {
    const user = await accountStore.findUserByEmailKey(this.service.database.db, this.state.emailOf(person));
    return user?.id ?? 'usr_unknown';
  }

  /** With each password that the person ever had, until one is taken. A wrong one uses no code up. */
  private async proveBy<T>(
    person: number,
    attempt: (proof: object) => Promise<T | undefined>,
    useCode = true,
  ): Promise<T | undefined> {
    const { codes, passwords } = this.state;
    const code = useCode ? codes[person]?.shift() : undefined;
    let done: T | undefined;
    for (const password of passwords[person] ?? [])
      done ??= await attempt({ password, ...(code && { code }) });
    // One that was not taken is tried again, after the others.
    if (!done && code) codes[person]?.push(code);
    return done;
  }

  private async signIn(n: number, person: number, by: 'password' | 'password and code'): Promise<boolean> {
    const email = this.state.emailOf(person);
    const login: Record<string, string> | undefined = await this.proveBy(
      person,
      (proof) => this.send('POST', '/v1/auth/login', { email, ...proof }),
      by === 'password and code',
    );
    if (!login?.session_token) return false;
    this.state.sessions[n] = { text: login.session_token, of: person };
    if (login.api_key) this.state.defaultKeys[n] = login.api_key;
    return true;
  }

  private async reset(n: number, person: number): Promise<boolean> {
    const { token, hash } = newToken();
    const userId = await this.userIdOf(person);
    const now = this.service.clock.now();
    await this.service.database.db.transaction(async (tx) => {
      if (!(await accountStore.lockUser(tx, userId))) return;
      await accountStore.insertEmailToken(tx, userId, {
        hash,
        purpose: 'reset_password',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      });
    });
    const password = `reset by ${n}`;
    if (!(await this.send('POST', '/v1/auth/reset-password', { token, new_password: password })))
      return false;
    this.state.passwords[person]?.unshift(password);
    return true;
  }

  private async connect(n: number, session: number): Promise<boolean> {
    const request = await this.oauthApp.begin();
    const allowed = await request.allow(this.state.sessionText(session));
    expect(allowed.status).toBeLessThan(500);
    if (allowed.status !== 200) return false;
    const { redirect_to: next } = (await allowed.json()) as { redirect_to: string };
    const location = (await request.browser.go(next)).headers.get('location') ?? '';
    const code = URL.canParse(location) ? new URL(location).searchParams.get('code') : null;
    const redeemed = await this.oauthApp.redeem(code ?? 'none');
    expect(redeemed.status).toBeLessThan(500);
    if (redeemed.status !== 200) return false;
    this.state.apps[n] = ((await redeemed.json()) as { access_token: string }).access_token;
    return true;
  }

  private async invite(n: number, session: number, role: string): Promise<boolean> {
    const email = this.state.emailToInvite(n);
    const sent = await this.send('POST', '/v1/team/invitations', { email, role }, session);
    if (!sent) return false;
    const { token, hash } = newToken();
    await teamStore.setToken(this.service.database.db, sent.id, hash, this.service.clock.now());
    this.state.invitations[n] = { id: sent.id, token, email };
    return true;
  }

  private async accept(n: number, invitation: number): Promise<boolean> {
    const { token = 'none', email = '' } = this.state.invitations[invitation] ?? {};
    const body = { token, password: 'correct horse' };
    if (!(await this.send('POST', '/v1/team/invitations/accept', body))) return false;
    this.state.joined[n] = email;
    this.state.passwords[n] = ['correct horse'];
    return true;
  }

  private async changePassword(n: number, session: number): Promise<boolean> {
    const person = this.state.personOf(session);
    const password = `changed by ${n}`;
    let changed: Record<string, string> | undefined;
    for (const current of this.state.passwords[person] ?? []) {
      const body = { current_password: current, new_password: password };
      changed ??= await this.send('POST', '/v1/auth/change-password', body, session);
    }
    if (!changed?.session_token) return false;
    this.state.passwords[person]?.unshift(password);
    this.state.sessions[n] = { text: changed.session_token, of: person };
    return true;
  }

  private endSession(session: number, other: number) {
    const text = this.state.sessions[other]?.text.split('.')[1] ?? '';
    const { sid = 'none' } = text ? JSON.parse(Buffer.from(text, 'base64url').toString()) : {};
    return this.send('DELETE', `/v1/auth/sessions/${sid}`, undefined, session);
  }

  private async turnCodesOn(session: number): Promise<boolean> {
    const person = this.state.personOf(session);
    const url = `${SECOND_FACTOR_URL}/totp`;
    // No code is given: whoever has a second factor already is refused.
    const started = await this.proveBy(person, (proof) => this.send('POST', url, proof, session), false);
    if (!started) return false;
    const { clock } = this.service;
    const code = totpCode(started.secret, Math.floor(clock.now().getTime() / 30_000));
    const confirmed = await this.send('POST', `${url}/confirm`, { code }, session);
    // The code of this half minute is used up, whoever else needs one now.
    clock.advance({ seconds: 30 });
    if (!confirmed) return false;
    this.state.codes[person] = confirmed.recovery_codes;
    return true;
  }

  private async turnCodesOff(session: number): Promise<boolean> {
    const person = this.state.personOf(session);
    const url = `${SECOND_FACTOR_URL}/disable`;
    if (!(await this.proveBy(person, (proof) => this.send('POST', url, proof, session)))) return false;
    this.state.codes[person] = [];
    return true;
  }

  private deleteAccount(session: number) {
    const person = this.state.personOf(session);
    const confirmation = this.state.emailOf(person);
    const url = '/v1/auth/delete-account';
    return this.proveBy(person, (proof) => this.send('POST', url, { confirmation, ...proof }, session));
  }
}

function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest() };
}
