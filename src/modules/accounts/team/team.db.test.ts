import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { startTestService } from '../../../../test/support/test-service.ts';
import { sql } from '../../../platform/postgres/index.ts';
import type { Role } from '../../../shared/caller.ts';

type Headers = Record<string, string>;
const PASSWORD = 'correct horse';

const { test, api, codeOf, nextEmail } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });

const call = (method: 'GET' | 'DELETE' | 'PATCH', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

/** An account with its owner. */
async function makeOwner() {
  const email = nextEmail('owner');
  const owner = await api.makeSession(email);
  return { ...owner, email };
}

const invite = (bearer: Headers, email: string, role: Role = 'member') =>
  api.post('/v1/team/invitations', { email, role }, bearer);
const accept = (token: string, password = PASSWORD) =>
  api.post('/v1/team/invitations/accept', { token, password });

/** Somebody who was invited and has joined. */
async function join(bearer: Headers, role: Role) {
  const email = nextEmail(role);
  await invite(bearer, email, role);
  await api.deliverMails();
  const token = api.tokenOf(api.mailsTo(email).at(-1));
  expect((await accept(token)).statusCode).toBe(201);
  return { email, token, ...(await logIn(email)) };
}

/** A second owner, without a mail. */
async function addOwner(of: string) {
  const email = nextEmail('second');
  await test.database.db.execute(sql`
    insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, created_at)
    select ${`usr_${email}`}, account_id, 'owner', ${email}, ${email}, password_hash, now(), now()
    from users where email = ${of}`);
  return logIn(email);
}

async function logIn(email: string) {
  const login = (await api.logIn(email, PASSWORD)).json();
  const bearer: Headers = { authorization: `Bearer ${login.session_token}` };
  const { members } = (await call('GET', '/v1/team', bearer)).json();
  const { id } = members.find((member: { email: string }) => member.email === email);
  return { id: id as string, key: login.api_key as string | null, account: login.account, bearer };
}

describe('an invitation', () => {
  it('brings somebody into the account, with the credits and data of the account', async () => {
    const owner = await makeOwner();
    const member = await join(owner.bearer, 'member');
    const [ofOwner, ofMember] = [(await api.me(owner.bearer)).json(), (await api.me(member.bearer)).json()];
    expect(ofMember).toEqual({ ...ofOwner, email: member.email });
    const { members, invitations } = (await call('GET', '/v1/team', owner.withKey)).json();
    // The clock of the test stands still: who joined first cannot be seen.
    const roles = Object.fromEntries(
      members.map(({ email, role }: { email: string; role: Role }) => [email, role]),
    );
    expect(roles).toEqual({ [owner.email]: 'owner', [member.email]: 'member' });
    expect(invitations).toEqual([]);
  });

  it('is a mail that says who sent it, and whose token is stored nowhere', async () => {
    const owner = await makeOwner();
    await invite(owner.bearer, 'mailed@example.org', 'read_only');
    await api.deliverMails();
    const mail = api.mailsTo('mailed@example.org').at(-1) ?? '';
    expect(mail).toContain(owner.email);
    expect(mail).toContain('/join?token=');
    const rows = await test.database.db.query(sql`select * from invitations`);
    expect(JSON.stringify(rows)).not.toContain(api.tokenOf(mail));
  });

  it('is read by who has its link, as often as they like, until it is accepted', async () => {
    const owner = await makeOwner();
    const invited = (await invite(owner.bearer, 'curious@example.org', 'read_only')).json();
    await api.deliverMails();
    const token = api.tokenOf(api.mailsTo('curious@example.org').at(-1));
    const read = () => api.post('/v1/team/invitations/read', { token });
    expect((await read()).json()).toEqual({ ...invited, team: owner.email, members: 1 });
    expect(await read()).toMatchObject({ statusCode: 200 });
    expect(invited).toMatchObject({
      email: 'curious@example.org',
      role: 'read_only',
      invited_by: owner.email,
    });
    expect((await accept(token)).statusCode).toBe(201);
    expect(codeOf(await read())).toBe('400 invalid_token');
    expect(codeOf(await api.post('/v1/team/invitations/read', { token: 'x' }))).toBe('400 invalid_token');
  });

  it('works once, of two calls at the same time too', async () => {
    const owner = await makeOwner();
    await invite(owner.bearer, 'once@example.org');
    await api.deliverMails();
    const token = api.tokenOf(api.mailsTo('once@example.org').at(-1));
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(codeOf).sort()).toEqual(['201', '400 invalid_token']);
    expect(codeOf(await accept(token))).toBe('400 invalid_token');
  });

  it('ends after seven days, and can then be sent again', async () => {
    const owner = await makeOwner();
    await invite(owner.bearer, 'late@example.org');
    await api.deliverMails();
    expect(codeOf(await invite(owner.bearer, 'late@example.org'))).toBe('409 invitation_exists');
    const token = api.tokenOf(api.mailsTo('late@example.org').at(-1));
    test.clock.advance({ days: 7 });
    expect(codeOf(await accept(token))).toBe('400 invalid_token');
    const { bearer } = await logIn(owner.email);
    expect((await call('GET', '/v1/team', bearer)).json().invitations).toEqual([]);
    expect(codeOf(await invite(bearer, 'late@example.org'))).toBe('201');
  });

  it('can be withdrawn', async () => {
    const owner = await makeOwner();
    const { id } = (await invite(owner.bearer, 'withdrawn@example.org')).json();
    await api.deliverMails();
    const withdraw = () => call('DELETE', `/v1/team/invitations/${id}`, owner.bearer);
    expect((await withdraw()).statusCode).toBe(200);
    expect(codeOf(await withdraw())).toBe('404 invitation_not_found');
    const token = api.tokenOf(api.mailsTo('withdrawn@example.org').at(-1));
    expect(codeOf(await accept(token))).toBe('400 invalid_token');
  });

  it('is refused for an address with a login, and when the address got one in the meantime', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    expect(codeOf(await invite(owner.bearer, other.email.toUpperCase()))).toBe('409 account_exists');
    await invite(owner.bearer, 'meanwhile@example.org');
    await api.deliverMails();
    const token = api.tokenOf(api.mailsTo('meanwhile@example.org').at(-1));
    await api.signUpVerifiedByHand('Meanwhile@example.org');
    expect(codeOf(await accept(token))).toBe('409 account_exists');
    // Not used up: nothing has happened.
    expect((await call('GET', '/v1/team', owner.bearer)).json().invitations).toHaveLength(1);
  });

  it.each([
    [{ email: 'no address', role: 'member' }],
    [{ email: 'a@example.org', role: 'king' }],
    [{ email: 'a@example.org' }],
  ])('is refused for %j', async (body) => {
    const owner = await makeOwner();
    expect(codeOf(await api.post('/v1/team/invitations', body, owner.bearer))).toBe('400 invalid_request');
  });

  it('is limited to thirty an hour', async () => {
    const throttled = await startTestService({ sharing: test });
    try {
      const owner = await makeOwner();
      const statuses: number[] = [];
      for (let n = 0; n < 31; n++) {
        const payload = { email: `many${n}@example.org`, role: 'member' };
        const url = '/v1/team/invitations';
        const sent = await throttled.app.inject({ method: 'POST', url, payload, headers: owner.bearer });
        statuses.push(sent.statusCode);
      }
      expect(statuses).toEqual([...Array(30).fill(201), 429]);
    } finally {
      await throttled.stop();
    }
  });
});

describe('roles', () => {
  it('read-only sees everything, spends nothing and changes nothing', async () => {
    const owner = await makeOwner();
    const reader = await join(owner.bearer, 'read_only');
    expect((await call('GET', '/v1/watchlist', reader.bearer)).statusCode).toBe(200);
    expect((await call('GET', '/v1/history', reader.bearer)).statusCode).toBe(200);
    const watch = await api.post('/v1/watchlist', { company_number: '07654321' }, reader.bearer);
    expect(codeOf(watch)).toBe('403 insufficient_role');
    expect(watch.json().error.message).toContain('read-only');
    const console = {
      cookie: `domesday_session=${reader.bearer.authorization?.slice(7)}`,
      'x-domesday-console': '1',
    };
    const resolve = await api.post('/v1/resolve/domain', { domain: 'example.com' }, console);
    expect(codeOf(resolve)).toBe('403 insufficient_role');
    const makeKey = await api.post('/v1/auth/api-keys', { name: 'mine', scopes: ['read'] }, reader.bearer);
    expect(codeOf(makeKey)).toBe('403 insufficient_role');
    const changed = { current_password: PASSWORD, new_password: 'another horse' };
    expect((await api.post('/v1/auth/change-password', changed, reader.bearer)).statusCode).toBe(200);
  });

  it('login shows the default key to owners only', async () => {
    const owner = await makeOwner();
    const [second, member] = [await join(owner.bearer, 'owner'), await join(owner.bearer, 'member')];
    expect([second.key, member.key]).toEqual([owner.key, null]);
  });

  it('can be changed by owners, at once', async () => {
    const owner = await makeOwner();
    const member = await join(owner.bearer, 'member');
    const change = (headers: Headers, id: string, role: string) =>
      call('PATCH', `/v1/team/members/${id}`, headers, { role });
    expect(codeOf(await change(member.bearer, member.id, 'owner'))).toBe('403 insufficient_role');
    expect((await change(owner.bearer, member.id, 'read_only')).json()).toMatchObject({ role: 'read_only' });
    const watch = await api.post('/v1/watchlist', { company_number: '07654321' }, member.bearer);
    expect(codeOf(watch)).toBe('403 insufficient_role');
    expect(codeOf(await change(owner.bearer, 'usr_unknown', 'owner'))).toBe('404 member_not_found');
    const stranger = await makeOwner();
    expect(codeOf(await change(stranger.bearer, member.id, 'owner'))).toBe('404 member_not_found');
  });

  it('hold for apps that a member has connected, and end with the member', async () => {
    // The agent endpoint asks the same question as the hook; src/mcp has the tools.
    const owner = await makeOwner();
    const created = await api.post('/v1/auth/api-keys', { name: 'agent', scopes: ['read'] }, owner.bearer);
    const tool = (name: string, args: object) =>
      api.post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
        { 'x-api-key': created.json().api_key, accept: 'application/json, text/event-stream' },
      );
    const refused = (await tool('resolve_domain', { domain: 'example.com' })).json().result;
    expect(refused).toMatchObject({ isError: true });
    expect(refused.content[0].text).toContain('insufficient_scope');
    expect((await tool('watch_company', { company_number: '07654321' })).json().result.isError).toBe(true);
    expect((await tool('get_account', {})).json().result.isError).toBeUndefined();
  });
});

describe('removing a member', () => {
  it('ends their sessions and keys; the default key too if they were an owner', async () => {
    const owner = await makeOwner();
    const [second, member] = [await join(owner.bearer, 'owner'), await join(owner.bearer, 'member')];
    const created = await api.post(
      '/v1/auth/api-keys',
      { name: 'theirs', scopes: ['manage'] },
      member.bearer,
    );
    const theirKey = { 'x-api-key': created.json().api_key };
    expect((await api.me(theirKey)).statusCode).toBe(200);
    const remove = (id: string) => call('DELETE', `/v1/team/members/${id}`, owner.bearer);

    expect((await remove(member.id)).statusCode).toBe(200);
    expect((await api.me(member.bearer)).statusCode).toBe(401);
    expect((await api.me(theirKey)).statusCode).toBe(401);
    expect((await api.me(owner.withKey)).statusCode).toBe(200);
    expect((await api.logIn(member.email)).statusCode).toBe(401);
    expect(codeOf(await remove(member.id))).toBe('404 member_not_found');

    expect((await remove(second.id)).statusCode).toBe(200);
    expect((await api.me(owner.withKey)).statusCode).toBe(401);
    expect((await api.me({ 'x-api-key': (await logIn(owner.email)).key ?? '' })).statusCode).toBe(200);
  });
});

describe('an account', () => {
  it('keeps its last owner', async () => {
    const owner = await makeOwner();
    const { id } = await logIn(owner.email);
    const demote = await call('PATCH', `/v1/team/members/${id}`, owner.bearer, { role: 'member' });
    expect(codeOf(demote)).toBe('409 last_owner');
    expect(codeOf(await call('DELETE', `/v1/team/members/${id}`, owner.bearer))).toBe('409 last_owner');
  });

  it('keeps an owner when two owners remove each other, ten times out of ten', async () => {
    for (let round = 0; round < 10; round++) {
      const first = await makeOwner();
      const second = await addOwner(first.email);
      const { id } = await logIn(first.email);
      const answers = await Promise.all([
        call('DELETE', `/v1/team/members/${second.id}`, first.bearer),
        round % 2 === 0
          ? call('DELETE', `/v1/team/members/${id}`, second.bearer)
          : call('PATCH', `/v1/team/members/${id}`, second.bearer, { role: 'read_only' }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const { owners } = (await test.database.db.first<{ owners: number }>(sql`
        select count(*)::int as owners from users
        where account_id = ${second.account.id} and role = 'owner'`)) ?? { owners: 0 };
      expect(owners).toBe(1);
    }
  }, 120_000);

  it('keeps an owner by the database alone, also when two statements run at the same time', async () => {
    const owner = await makeOwner();
    const second = await addOwner(owner.email);
    const { id } = await logIn(owner.email);
    const { db } = test.database;
    const leave = (userId: string) => db.execute(sql`update users set role = 'member' where id = ${userId}`);
    const outcomes = await Promise.allSettled([leave(id), leave(second.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(
      String((outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason),
    ).toMatch(/without an owner/);
    await expect(db.execute(sql`delete from users where account_id = ${second.account.id}`)).rejects.toThrow(
      /without an owner/,
    );
  });
});

describe('the audit trail', () => {
  it('says who did what, newest first, by kind, person and time, page by page', async () => {
    const owner = await makeOwner();
    const member = await join(owner.bearer, 'member');
    test.clock.advance({ seconds: 1 });
    await call('PATCH', `/v1/team/members/${member.id}`, owner.bearer, { role: 'read_only' });
    const events = async (query = '') =>
      (await call('GET', `/v1/audit${query}`, owner.withKey)).json().events as Record<string, unknown>[];
    const all = await events();
    expect(all[0]).toMatchObject({
      kind: 'member_role_changed',
      actor: owner.email,
      address: expect.any(String),
      detail: { email: member.email, from: 'member', to: 'read_only' },
    });
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'signed_up',
        'api_key_created',
        'member_invited',
        'member_joined',
        'signed_in',
      ]),
    );
    expect((await events(`?kind=signed_in&actor=${member.email.slice(0, 9)}`)).length).toBeGreaterThan(0);
    expect(await events('?until=2000-01-01T00:00:00Z')).toEqual([]);
    const pages: unknown[] = [];
    for (let before = ''; ; ) {
      const page = (await call('GET', `/v1/audit?limit=2${before}`, owner.withKey)).json();
      pages.push(...page.events.map(({ id }: { id: string }) => id));
      if (!page.has_more) break;
      before = `&before=${pages.at(-1)}`;
    }
    expect(pages).toEqual(all.map(({ id }) => id));
    const csv = (await call('GET', '/v1/audit/export?kind=member_invited', owner.withKey)).body;
    expect(csv.split('\r\n')[0]).toBe('at,kind,actor,address,detail');
    expect(csv).toContain(`member_invited,${owner.email},`);
    for (const query of ['kind=nonsense', 'limit=0', 'since=soon'])
      expect((await call('GET', `/v1/audit?${query}`, owner.withKey)).statusCode).toBe(400);
  });
});
