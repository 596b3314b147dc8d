import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OauthApp, type OauthService, startOauthService } from '../../../../test/support/oauth-app.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { ROLES } from '../../../shared/caller.ts';
import { Problem } from '../../../shared/problem.ts';
import { accountStore } from '../accounts.store.ts';
import { teamStore } from '../team/team.store.ts';
import {
  aim,
  apply,
  expectedAccess,
  FIRST_MODEL,
  FIRST_OWNER,
  type Model,
  type Outcome,
  type Step,
} from './test-support/access-model.ts';

let service: OauthService;
let oauthApp: OauthApp;
let made = 0;

beforeAll(async () => {
  service = await startOauthService({ AUTH_THROTTLE: 'off' });
  oauthApp = await service.oauthApp();
});
afterAll(() => service?.stop());

/** Replaced by the number of something that there is when the step is taken. */
const number = fc.nat({ max: 1_000 });
const role = fc.constantFrom(...ROLES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sign in' as const), person: number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('make a key' as const),
      session: number,
      scope: fc.constantFrom('read' as const, 'manage' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('revoke a key' as const), session: number, key: number }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('replace the default key' as const), session: number }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('invite' as const), session: number, role }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('withdraw an invitation' as const),
      session: number,
      invitation: number,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('accept an invitation' as const), invitation: number }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change a role' as const),
      session: number,
      person: number,
      role,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('remove a person' as const), session: number, person: number }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reset the password' as const), person: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change the password' as const), session: number }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('end a session' as const), session: number, other: number }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out everywhere' as const), session: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect an app' as const), session: number }) },
);

/** Somebody in a team of three, each signed in, where something can happen. */
const OPENING: Step[] = [
  { do: 'sign in', person: FIRST_OWNER },
  { do: 'invite', session: 1, role: 'owner' },
  { do: 'accept an invitation', invitation: 2 },
  { do: 'sign in', person: 3 },
  { do: 'invite', session: 1, role: 'member' },
  { do: 'accept an invitation', invitation: 5 },
  { do: 'sign in', person: 6 },
];

describe('who may do what', () => {
  it('is what the model says, after any steps', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        const world = await createWorld();
        let model = FIRST_MODEL;
        for (const [index, drawn] of [...OPENING, ...steps].entries()) {
          const each = index < OPENING.length ? drawn : aim(model, drawn);
          const expected = apply(model, index + 1, each);
          model = expected.model;
          expect([each, await world.take(index + 1, each)]).toEqual([each, expected.outcome]);
        }
        expect(await world.observe()).toEqual(expectedAccess(model));
      }),
      { numRuns: 10, seed: 1086 },
    );
  });

  it('is what the model says in some order, after steps at the same time', { timeout: 120_000 }, async () => {
    const together = fc.array(step, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(together, { minLength: 2, maxLength: 5 }), async (batches) => {
        const world = await createWorld();
        let models = [FIRST_MODEL];
        let next = 1;
        for (const [index, batch] of [...OPENING.map((one) => [one]), ...batches].entries()) {
          const before = models[0] ?? FIRST_MODEL;
          const numbered = batch.map((drawn) => ({
            number: next++,
            each: index < OPENING.length ? drawn : aim(before, drawn),
          }));
          const outcomes = await Promise.all(numbered.map(({ number: n, each }) => world.take(n, each)));
          const seen = await world.observe();
          models = models.flatMap((model) => explanationsOf(model, numbered, outcomes, seen));
          if (models.length === 0)
            throw new Error(`no order explains ${JSON.stringify({ numbered, outcomes, seen })}`);
        }
      }),
      { numRuns: 10, seed: 1086, endOnFailure: true },
    );
  });
});

type Numbered = { number: number; each: Step };

/**
 * Steps of several requests, with something of another step in between: a reset ends the link of another reset, and a new
 * password comes between two that are tried. Then such a step may be refused, and has changed nothing.
 */
const SEVERAL_REQUESTS = new Set<Step['do']>([
  'connect an app',
  'reset the password',
  'change the password',
  'sign in',
]);

/** The models of all orders of the steps that lead to these outcomes and to this access; equal ones once. */
function explanationsOf(
  model: Model,
  steps: Numbered[],
  outcomes: Outcome[],
  seen: Record<string, string | null>,
): Model[] {
  const found = new Map<string, Model>();
  for (const order of permutations(steps.map((_, index) => index))) {
    let after = model;
    const fits = order.every((index) => {
      const { number: n, each } = steps[index] as Numbered;
      if (outcomes[index] === 'refused' && SEVERAL_REQUESTS.has(each.do)) return true;
      const expected = apply(after, n, each);
      after = expected.model;
      return expected.outcome === outcomes[index];
    });
    if (fits && isSameAccess(expectedAccess(after), seen)) found.set(JSON.stringify(after), after);
  }
  return [...found.values()];
}

function isSameAccess(expected: Record<string, string | null>, seen: Record<string, string | null>): boolean {
  const names = new Set([...Object.keys(expected), ...Object.keys(seen)]);
  return [...names].every((name) => (expected[name] ?? null) === (seen[name] ?? null));
}

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((first) =>
    permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

/** One account with one owner, and everything that was ever given out. */
async function createWorld() {
  const { db } = service.database;
  const { accounts, oauth } = service.service;
  const world = ++made;
  const emailOf = (person: number) => `p${person}.w${world}@example.org`;
  /** All that a person ever had, the newest first: of several that are set at once, nobody knows which one stayed. */
  const passwords: Record<number, string[]> = { [FIRST_OWNER]: ['correct horse'] };
  const sessions: Record<number, { text: string; of: number }> = {};
  const keys: Record<number, { text: string; id: string }> = {};
  const defaultKeys: Record<number, string> = {};
  const invitations: Record<number, { id: string; token: string; email: string }> = {};
  const apps: Record<number, string> = {};
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

  async function signIn(n: number, person: number) {
    const email = await currentEmailOf(person);
    let login: Record<string, string> | undefined;
    for (const password of passwords[person] ?? [])
      login ??= await send('POST', '/v1/auth/login', { email, password });
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

  async function perform(n: number, each: Step): Promise<unknown> {
    switch (each.do) {
      case 'sign in':
        return signIn(n, each.person);
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

    /** What every credential that was ever given out allows now. */
    async observe(): Promise<Record<string, string | null>> {
      const seen: Record<string, string | null> = {};
      for (const [n, { text }] of Object.entries(sessions))
        seen[`session ${n}`] = await allowedBy(() => accounts.authenticateSession(text));
      for (const [n, { text }] of Object.entries(keys))
        seen[`key ${n}`] = await allowedBy(() => accounts.authenticateKey(text));
      for (const [n, text] of Object.entries(defaultKeys))
        seen[`default key ${n}`] = await allowedBy(() => accounts.authenticateKey(text));
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
