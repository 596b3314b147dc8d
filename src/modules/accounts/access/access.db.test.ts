import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { sql, type Transaction } from '../../../platform/postgres/index.ts';
import type { Role } from '../../../shared/caller.ts';
import { accountStore } from '../accounts.store.ts';

type Headers = Record<string, string>;
const PASSWORD = 'correct horse';

const { test, api, codeOf, nextEmail } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });
let made = 0;

const call = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

async function makeOwner() {
  const email = nextEmail('owner');
  return { ...(await api.makeSession(email)), ...(await whoIs(email)), email };
}

async function whoIs(email: string) {
  const user = await accountStore.findUserByEmailKey(test.database.db, email);
  return { userId: user?.id ?? '', accountId: user?.account_id ?? '' };
}

/** A further login of the account, without mails. */
async function addMember(of: string, role: Role) {
  const email = nextEmail(role);
  await test.database.db.execute(sql`
    insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, created_at)
    select ${`usr_${email}`}, account_id, ${role}, ${email}, ${email}, password_hash, now(), now()
    from users where email = ${of}`);
  const { session_token: session, api_key: key } = (await api.logIn(email)).json();
  return { email, key, bearer: { authorization: `Bearer ${session}` } as Headers, ...(await whoIs(email)) };
}

const createKey = (bearer: Headers, name = `key ${++made}`, scopes = ['manage']) =>
  api.post('/v1/auth/api-keys', { name, scopes }, bearer);

async function inviteSomebody(bearer: Headers, role: Role = 'member') {
  const email = nextEmail('invited');
  expect((await api.post('/v1/team/invitations', { email, role }, bearer)).statusCode).toBe(201);
  await api.deliverMails();
  return { email, token: api.tokenOf(api.mailsTo(email).at(-1)) };
}

const accept = (token: string) => api.post('/v1/team/invitations/accept', { token, password: PASSWORD });
const auditKinds = async (accountId: string) =>
  (await test.service.audit.list(accountId, { limit: 100 })).map(({ kind }) => kind);

describe('a password reset', () => {
  it('ends the named keys and the invitations of that person, and leaves those of others', async () => {
    const owner = await makeOwner();
    const other = await addMember(owner.email, 'owner');
    const [stolen, kept] = [await createKey(owner.bearer), await createKey(other.bearer)];
    const [stolenInvitation, keptInvitation] = [
      await inviteSomebody(owner.bearer, 'owner'),
      await inviteSomebody(other.bearer),
    ];
    const token = await api.requestReset(owner.email);
    const reset = await api.post('/v1/auth/reset-password', { token, new_password: 'battery staple' });
    expect(reset.statusCode).toBe(200);
    expect((await api.me({ 'x-api-key': stolen.json().api_key })).statusCode).toBe(401);
    expect((await api.me({ 'x-api-key': kept.json().api_key })).statusCode).toBe(200);
    expect(codeOf(await accept(stolenInvitation.token))).toBe('400 invalid_token');
    expect((await accept(keptInvitation.token)).statusCode).toBe(201);
    expect((await api.me(other.bearer)).statusCode).toBe(200);
    expect(await auditKinds(owner.accountId)).toEqual(
      expect.arrayContaining([
        'password_reset',
        'api_key_rotated',
        'api_key_revoked',
        'invitation_withdrawn',
      ]),
    );
  });

  it('leaves the default key of a member, which they never saw', async () => {
    const owner = await makeOwner();
    const member = await addMember(owner.email, 'member');
    const key = await createKey(member.bearer);
    const token = await api.requestReset(member.email);
    await api.post('/v1/auth/reset-password', { token, new_password: 'battery staple' });
    expect((await api.me({ 'x-api-key': key.json().api_key })).statusCode).toBe(401);
    expect((await api.me(owner.withKey)).statusCode).toBe(200);
  });
});

describe('an invitation ends with the right to invite of whoever sent it', () => {
  it.each([
    ['removed', undefined],
    ['made a member', 'member'],
    ['made read-only', 'read_only'],
  ] as const)('ends when they are %s', async (_what, role) => {
    const owner = await makeOwner();
    const second = await addMember(owner.email, 'owner');
    const theirs = await inviteSomebody(second.bearer, 'owner');
    const own = await inviteSomebody(owner.bearer);
    const url = `/v1/team/members/${second.userId}`;
    const answer = role
      ? await call('PATCH', url, owner.bearer, { role })
      : await call('DELETE', url, owner.bearer);
    expect(answer.statusCode).toBe(200);
    expect(codeOf(await accept(theirs.token))).toBe('400 invalid_token');
    const { invitations } = (await call('GET', '/v1/team', owner.bearer)).json();
    expect(invitations.map(({ email }: { email: string }) => email)).toEqual([own.email]);
    expect(await auditKinds(owner.accountId)).toContain('invitation_withdrawn');
    expect((await accept(own.token)).statusCode).toBe(201);
  });
});

describe('what a role no longer allows ends with it', () => {
  it('keys of somebody who becomes read-only end; those of an owner who becomes a member stay', async () => {
    const owner = await makeOwner();
    const second = await addMember(owner.email, 'owner');
    const key = (await createKey(second.bearer)).json().api_key;
    const change = (role: Role) => call('PATCH', `/v1/team/members/${second.userId}`, owner.bearer, { role });
    expect((await change('member')).statusCode).toBe(200);
    expect((await api.me({ 'x-api-key': key })).statusCode).toBe(200);
    expect((await change('read_only')).statusCode).toBe(200);
    expect((await api.me({ 'x-api-key': key })).statusCode).toBe(401);
    // The person stays signed in and may read.
    expect((await api.me(second.bearer)).statusCode).toBe(200);
  });
});

describe('a call that waits while the caller loses the right to make it', () => {
  /** Runs `request` up to the lock of the account, makes the change, and lets it go on. */
  async function whileWaiting(
    accountId: string,
    request: () => Promise<{ statusCode: number; json(): { error?: { code: string } } }>,
    change: (tx: Transaction) => Promise<unknown>,
  ): Promise<string> {
    const held = await test.database.db.transaction(async (tx) => {
      await accountStore.lockAccount(tx, accountId);
      const answer = request();
      await expect.poll(waitingForLocks, { timeout: 15_000 }).toBeGreaterThan(0);
      await change(tx);
      return { answer };
    });
    return codeOf(await held.answer);
  }

  async function waitingForLocks(): Promise<number> {
    const row = await test.database.db.first<{ count: number }>(sql`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return row?.count ?? 0;
  }

  type Person = { bearer: Headers; userId: string; accountId: string };
  const CALLS: [
    string,
    (person: Person, of: { keyId: string; invitationId: string }) => () => ReturnType<typeof call>,
  ][] = [
    [
      'makes a key',
      ({ bearer }) =>
        () =>
          call('POST', '/v1/auth/api-keys', bearer, { name: `late ${++made}`, scopes: ['manage'] }),
    ],
    [
      'revokes a key',
      ({ bearer }, { keyId }) =>
        () =>
          call('DELETE', `/v1/auth/api-keys/${keyId}`, bearer),
    ],
    [
      'invites an owner',
      ({ bearer }) =>
        () =>
          call('POST', '/v1/team/invitations', bearer, { email: nextEmail('late'), role: 'owner' }),
    ],
    [
      'withdraws an invitation',
      ({ bearer }, { invitationId }) =>
        () =>
          call('DELETE', `/v1/team/invitations/${invitationId}`, bearer),
    ],
    [
      'replaces the default key',
      ({ bearer }) =>
        () =>
          call('POST', '/v1/auth/api-key/rotate', bearer),
    ],
    [
      'makes themselves an owner again',
      ({ bearer, userId }) =>
        () =>
          call('PATCH', `/v1/team/members/${userId}`, bearer, { role: 'owner' }),
    ],
    [
      'removes a member',
      ({ bearer }) =>
        () =>
          call('DELETE', '/v1/team/members/usr_unknown', bearer),
    ],
  ];

  async function prepare() {
    const owner = await makeOwner();
    const second = await addMember(owner.email, 'owner');
    const keyId = (await createKey(owner.bearer)).json().id as string;
    await inviteSomebody(owner.bearer);
    const invitationId = (await call('GET', '/v1/team', owner.bearer)).json().invitations[0].id as string;
    return { second, of: { keyId, invitationId } };
  }

  it.each(CALLS)('%s: 403 after a demotion', async (_what, request) => {
    const { second, of } = await prepare();
    const demote = (tx: Transaction) =>
      tx.execute(sql`update users set role = 'read_only' where id = ${second.userId}`);
    expect(await whileWaiting(second.accountId, request(second, of), demote)).toBe('403 insufficient_role');
  });

  it.each(CALLS)('%s: 401 after a removal', async (_what, request) => {
    const { second, of } = await prepare();
    const remove = (tx: Transaction) => tx.execute(sql`delete from users where id = ${second.userId}`);
    expect(await whileWaiting(second.accountId, request(second, of), remove)).toBe('401 invalid_credentials');
  });

  it.each(CALLS)('%s: 401 after the end of all sessions', async (_what, request) => {
    const { second, of } = await prepare();
    const end = (tx: Transaction) => accountStore.raiseSessionVersion(tx, second.userId);
    expect(await whileWaiting(second.accountId, request(second, of), end)).toBe('401 invalid_credentials');
  });
});

describe('ten keys at once while an owner', () => {
  it.each([
    ['makes their maker read-only', 'PATCH'],
    ['removes their maker', 'DELETE'],
  ] as const)('%s leave no key that works, and no answer is a 500', async (_what, method) => {
    for (let round = 0; round < 5; round++) {
      const owner = await makeOwner();
      const member = await addMember(owner.email, 'member');
      const body = method === 'PATCH' ? { role: 'read_only' } : undefined;
      const [change, ...answers] = await Promise.all([
        call(method, `/v1/team/members/${member.userId}`, owner.bearer, body),
        ...Array.from({ length: 10 }, () => createKey(member.bearer)),
      ]);
      expect(change.statusCode).toBe(200);
      expect(answers.filter(({ statusCode }) => ![201, 401, 403].includes(statusCode))).toEqual([]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 201))
        expect((await api.me({ 'x-api-key': answer.json().api_key })).statusCode).toBe(401);
    }
  });
});

describe('a sign-in at the moment of a demotion', () => {
  it('does not show the default key to a former owner', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await makeOwner();
      const second = await addMember(owner.email, 'owner');
      const [change, ...logins] = await Promise.all([
        call('PATCH', `/v1/team/members/${second.userId}`, owner.bearer, { role: 'member' }),
        ...Array.from({ length: 4 }, () => api.logIn(second.email)),
      ]);
      expect(change.statusCode).toBe(200);
      for (const key of logins.map((login) => login.json().api_key).filter((key) => key !== null))
        expect((await api.me({ 'x-api-key': key })).statusCode).toBe(401);
    }
  });
});
