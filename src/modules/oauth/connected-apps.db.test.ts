import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeSession,
  type OauthApp,
  REDIRECT_URI,
  register,
  type Tokens,
  useOauthService,
} from '../../../test/support/oauth-app.ts';
import { sql, type Transaction } from '../../platform/postgres/index.ts';
import { oauthStore } from './oauth.store.ts';
import { recordKey } from './provider-storage.ts';

const { service, owner, mcpStatus } = useOauthService({ AUTH_THROTTLE: 'off' });
let neighbour: typeof owner;

beforeAll(async () => {
  neighbour = await makeSession(service, 'neighbour@example.com');
});

const list = async (headers: Record<string, string> = owner.withKey) => {
  const answer = await service.app.inject({ url: '/v1/auth/connected-apps', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ connected_apps: Record<string, unknown>[] }>().connected_apps;
};
const idsOf = async (headers?: Record<string, string>) =>
  (await list(headers)).map(({ client_id: id }) => id);
const disconnect = (clientId: string, headers: Record<string, string> = owner.withKey) =>
  service.app.inject({
    method: 'DELETE',
    url: `/v1/auth/connected-apps/${encodeURIComponent(clientId)}`,
    headers,
  });
const wasConnected = async (clientId: string, headers?: Record<string, string>) =>
  (await disconnect(clientId, headers)).json().was_connected;
const refreshStatus = async (app: OauthApp, { refresh_token: token }: Tokens) =>
  (await app.refresh(token)).status;
const codeOf = async (app: OauthApp) => (await app.consent(owner.session)).searchParams.get('code') ?? '';

describe('the list of connected apps', () => {
  it('is empty for an account without connected apps', async () => {
    expect(await list(neighbour.bearer)).toEqual([]);
  });

  it('shows each app once, with its name, scope and time, newest first', async () => {
    const { session, withKey, bearer } = neighbour;
    const plain = await service.oauthApp();
    const connectedAt = service.clock.now().toISOString();
    await plain.connect(session);
    service.clock.advance({ minutes: 5 });
    const metadata = { client_name: ' Orchard Assistant ', client_uri: 'https://orchard.example.com/about' };
    const { client_id: named } = (await (await register(service.url, metadata)).json()) as Record<
      string,
      string
    >;
    const back = await plain.consent(session, { client_id: named ?? '', scope: 'openid service:mcp' });
    await plain.redeem(back.searchParams.get('code') ?? '', { client_id: named ?? '' });
    service.clock.advance({ minutes: 5 });
    await plain.connect(session);

    const orchard = {
      client_id: named,
      client_name: 'Orchard Assistant',
      client_uri: 'https://orchard.example.com/about',
      redirect_uris: [REDIRECT_URI],
      scope: 'openid service:mcp',
      connected_at: new Date(Date.parse(connectedAt) + 5 * 60_000).toISOString(),
      last_used_at: null,
    };
    const kite = {
      client_id: plain.clientId,
      client_name: 'Kite Ledger',
      client_uri: null,
      redirect_uris: [REDIRECT_URI],
      scope: 'service:mcp',
      connected_at: connectedAt,
      last_used_at: null,
    };
    expect(await list(withKey)).toEqual([orchard, kite]);
    expect(await list(bearer)).toEqual([orchard, kite]);
    expect(await list(owner.bearer)).toEqual([]);
  });

  it('holds an app that has yet to redeem its code, and not one that let it run out', async () => {
    const app = await service.oauthApp();
    await codeOf(app);
    expect(await idsOf()).toContain(app.clientId);
    service.clock.advance({ seconds: 61 });
    expect(await idsOf()).not.toContain(app.clientId);
  });

  it('holds an app as long as it can refresh, and not after sixty idle days', async () => {
    const app = await service.oauthApp();
    await app.connect(owner.session);
    service.clock.advance({ days: 59 });
    expect(await idsOf()).toContain(app.clientId);
    service.clock.advance({ days: 2 });
    expect(await idsOf()).not.toContain(app.clientId);
    for (const [who, email] of [
      [owner, 'owner@example.com'],
      [neighbour, 'neighbour@example.com'],
    ] as const) {
      const session: string = (await service.api.logIn(email)).json().session_token;
      Object.assign(who, { session, bearer: { authorization: `Bearer ${session}` } });
    }
  });

  it('leaves out an app that ended the connection itself', async () => {
    const app = await service.oauthApp();
    const tokens = await app.connect(owner.session);
    expect(await idsOf()).toContain(app.clientId);
    await app.revoke(tokens.refresh_token);
    expect(await idsOf()).not.toContain(app.clientId);
  });

  it('is not emptied by a new API key, which is another way in', async () => {
    const app = await service.oauthApp();
    const { access_token: token } = await app.connect(owner.session);
    const rotated = await service.api.post('/v1/auth/api-key/rotate', {}, owner.bearer);
    owner.withKey = { 'x-api-key': rotated.json().api_key };
    expect(await idsOf()).toContain(app.clientId);
    expect(await mcpStatus(token)).toBe(200);
  });
});

describe('the last use', () => {
  it('is noted with a call to the agent endpoint, at most once a minute', async () => {
    const app = await service.oauthApp();
    const { access_token: token } = await app.connect(owner.session);
    const lastUse = async () => (await list()).find(({ client_id: id }) => id === app.clientId)?.last_used_at;
    expect(await lastUse()).toBeNull();
    const first = service.clock.now();
    expect(await mcpStatus(token)).toBe(200);
    await expect.poll(lastUse, { timeout: 10_000 }).toBe(first.toISOString());

    // Were this one noted, the next would not be.
    service.clock.advance({ seconds: 30 });
    expect(await mcpStatus(token)).toBe(200);
    service.clock.advance({ seconds: 31 });
    const third = service.clock.now();
    expect(await mcpStatus(token)).toBe(200);
    await expect.poll(lastUse, { timeout: 10_000 }).toBe(third.toISOString());
  });
});

describe('an app that is disconnected', () => {
  it('is refused at its next call; its refresh tokens and codes are void, and it has left the list', async () => {
    const app = await service.oauthApp();
    const [first, second] = [await app.connect(owner.session), await app.connect(owner.session)];
    const code = await codeOf(app);
    expect([await mcpStatus(first.access_token), await mcpStatus(second.access_token)]).toEqual([200, 200]);

    const answer = await disconnect(app.clientId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ client_id: app.clientId, connected: false, was_connected: true });

    expect([await mcpStatus(first.access_token), await mcpStatus(second.access_token)]).toEqual([401, 401]);
    expect([await refreshStatus(app, first), await refreshStatus(app, second)]).toEqual([400, 400]);
    const redeemed = await app.redeem(code);
    expect({ status: redeemed.status, body: await redeemed.json() }).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await idsOf()).not.toContain(app.clientId);
    const left = await service.database.db.query(sql`
      select kind from oauth_records where account_id is not null and payload ->> 'clientId' = ${app.clientId}`);
    expect(left).toEqual([]);
  });

  it('can be let in again', async () => {
    const app = await service.oauthApp();
    await app.connect(owner.session);
    await disconnect(app.clientId);
    const { access_token: token } = await app.connect(owner.session);
    expect(await mcpStatus(token)).toBe(200);
    expect(await idsOf()).toContain(app.clientId);
  });

  it('stays connected to others, and other apps stay connected', async () => {
    const [app, bystander] = [await service.oauthApp(), await service.oauthApp()];
    const ended = await app.connect(owner.session);
    const theirs = await app.connect(neighbour.session);
    const others = await bystander.connect(owner.session);
    expect(await wasConnected(app.clientId)).toBe(true);
    expect(await mcpStatus(ended.access_token)).toBe(401);
    expect([await mcpStatus(theirs.access_token), await mcpStatus(others.access_token)]).toEqual([200, 200]);
    expect(await refreshStatus(app, theirs)).toBe(200);
    expect(await idsOf(neighbour.withKey)).toContain(app.clientId);
    expect(await idsOf()).toContain(bystander.clientId);
  });

  it('cannot be disconnected by another account, whose answer says only that it has no such app', async () => {
    const app = await service.oauthApp();
    const { access_token: token } = await app.connect(owner.session);
    const answer = await disconnect(app.clientId, neighbour.bearer);
    expect(answer.json()).toEqual({ client_id: app.clientId, connected: false, was_connected: false });
    expect(await idsOf(neighbour.bearer)).not.toContain(app.clientId);
    expect(await mcpStatus(token)).toBe(200);
  });

  it.each([
    ['was never registered', 'nothing-of-the-kind'],
    ['holds signs that have a meaning in addresses', "a/b?c#d%'"],
  ])('may have an id that %s: it is not connected', async (_, clientId) => {
    const answer = await disconnect(clientId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ client_id: clientId, connected: false, was_connected: false });
  });

  it('may have an id that no database can hold: its NUL is shown as a replacement character', async () => {
    const answer = await disconnect('a\u0000b');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ client_id: 'a\ufffdb', connected: false, was_connected: false });
  });

  it('is in the audit trail, with its connection, once', async () => {
    const app = await service.oauthApp();
    service.clock.advance({ seconds: 1 });
    await app.connect(owner.session);
    service.clock.advance({ seconds: 1 });
    await disconnect(app.clientId);
    await disconnect(app.clientId);
    const { audit } = await service.service.accounts.admin.show('owner@example.com');
    const detail = { client_id: app.clientId };
    expect(audit.filter((event) => event.detail.client_id === app.clientId)).toMatchObject([
      { kind: 'app_disconnected', address: '127.0.0.1', detail },
      { kind: 'app_connected', address: '127.0.0.1', detail },
    ]);
  });
});

describe('the allowed credentials', () => {
  const ask = async (headers: Record<string, string>) => {
    const url = '/v1/auth/connected-apps';
    const answers = [
      await service.app.inject({ url, headers }),
      await service.app.inject({ method: 'DELETE', url: `${url}/some-app`, headers }),
    ];
    return answers.map((answer) => `${answer.statusCode} ${answer.json().error.code}`);
  };

  it('a missing or wrong credential is refused', async () => {
    expect(await ask({})).toEqual(Array(2).fill('401 missing_credentials'));
    const wrong = [{ 'x-api-key': 'dk_live_wrong' }, { authorization: 'Bearer wrong' }];
    for (const headers of wrong) expect(await ask(headers)).toEqual(Array(2).fill('401 invalid_credentials'));
  });

  it('is not a connected app: its token opens the agent endpoint only', async () => {
    const app = await service.oauthApp();
    const { access_token: token } = await app.connect(owner.session);
    expect(await ask({ authorization: `Bearer ${token}` })).toEqual(Array(2).fill('401 invalid_credentials'));
  });

  it('must use a method that there is', async () => {
    const answer = await service.api.post('/v1/auth/connected-apps', {}, owner.withKey);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
});

describe('concurrent disconnects', () => {
  it('answer once, out of ten, that the app was connected', async () => {
    const app = await service.oauthApp();
    await app.connect(owner.session);
    const answers = await Promise.all(Array.from({ length: 10 }, () => wasConnected(app.clientId)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('leave no tokens of a concurrent refresh that work, whichever comes first', async () => {
    const app = await service.oauthApp();
    const connections = await Promise.all(Array.from({ length: 5 }, () => app.connect(owner.session)));
    const [refreshed] = await Promise.all([
      Promise.all(connections.map(({ refresh_token: token }) => app.refresh(token))),
      wasConnected(app.clientId),
    ]);
    for (const answer of refreshed) {
      if (answer.status !== 200) continue;
      const tokens = (await answer.json()) as Tokens;
      expect(await mcpStatus(tokens.access_token)).toBe(401);
      expect(await refreshStatus(app, tokens)).toBe(400);
    }
    for (const tokens of connections) expect(await mcpStatus(tokens.access_token)).toBe(401);
    expect(await idsOf()).not.toContain(app.clientId);
  });

  it('take effect on a token that is being written while its grant is taken back', async () => {
    const app = await service.oauthApp();
    const { access_token: model } = await app.connect(owner.session);
    // As the authorisation server writes it in the course of a refresh.
    const write = async (tx: Transaction, token: string) => {
      const key = recordKey('AccessToken', model);
      const row = await tx.first<{ payload: Record<string, unknown>; grant_id: string; account_id: string }>(
        sql`select payload, grant_id, account_id from oauth_records where kind = ${key.kind} and id = ${key.id}`,
      );
      if (!row) throw new Error('the model is gone');
      const at = service.clock.now();
      await oauthStore.upsert(tx, {
        ...recordKey('AccessToken', token),
        payload: row.payload,
        grantId: row.grant_id,
        accountId: row.account_id,
        at,
        expiresAt: new Date(at.getTime() + 3_600_000),
      });
    };
    const [before, during] = ['before'.padEnd(43, '0'), 'during'.padEnd(43, '0')];
    await service.database.db.transaction((tx) => write(tx, before));
    expect(await mcpStatus(before)).toBe(200);
    await service.database.db.transaction(async (tx) => {
      await write(tx, during);
      expect(await wasConnected(app.clientId)).toBe(true);
    });
    expect([await mcpStatus(before), await mcpStatus(during)]).toEqual([401, 401]);
    expect(await idsOf()).not.toContain(app.clientId);
  });
});
