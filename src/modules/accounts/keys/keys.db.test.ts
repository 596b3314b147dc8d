import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { sql } from '../../../platform/postgres/index.ts';

type Headers = Record<string, string>;

const { test, api, codeOf } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });

const create = (bearer: Headers, name: string, scopes: unknown = ['read']) =>
  api.post('/v1/auth/api-keys', { name, scopes }, bearer);
const list = async (headers: Headers) =>
  (await test.app.inject({ url: '/v1/auth/api-keys', headers })).json().api_keys as Record<string, unknown>[];
const revoke = (bearer: Headers, id: unknown) =>
  test.app.inject({ method: 'DELETE', url: `/v1/auth/api-keys/${id}`, headers: bearer });

describe('a named key', () => {
  it('is shown once, works, and is listed with its scopes and last use', async () => {
    const { bearer, withKey } = await api.makeSession('ada@example.org');
    const created = (await create(bearer, ' Nightly \u202eimport ', ['manage', 'resolve'])).json();
    expect(created).toMatchObject({ name: 'Nightly import', scopes: ['resolve', 'manage'], default: false });
    const headers = { 'x-api-key': created.api_key };
    expect((await api.me(headers)).json()).toEqual((await api.me(withKey)).json());
    const keys = await list(headers);
    expect(keys.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['Default key', true],
      ['Nightly import', false],
    ]);
    expect(JSON.stringify(keys)).not.toContain(created.api_key);
    expect(keys[1]).toMatchObject({ created_by: 'ada@example.org', last_four: created.api_key.slice(-4) });
    await expect.poll(async () => (await list(headers))[1]?.last_used_at, { timeout: 20_000 }).not.toBeNull();
  });

  it('is stored with a replacement for half a letter in its name', async () => {
    const { bearer } = await api.makeSession('half@example.org');
    const created = await create(bearer, 'half \ud800');
    expect(created.json()).toMatchObject({ name: 'half \ufffd' });
  });

  it('is kept as a hash only, and in no log', async () => {
    const { bearer } = await api.makeSession('hash@example.org');
    const { api_key: text } = (await create(bearer, 'secret')).json();
    const rows = await test.database.db.query(sql`select * from api_keys where not is_default`);
    expect(JSON.stringify(rows.map((row) => Object.values(row as object).map(String)))).not.toContain(
      text.slice(8, 20),
    );
    expect(test.captured.text()).not.toContain(text.slice(8, 20));
  });

  it('may do what its scopes say: 403 for all else', async () => {
    const { bearer } = await api.makeSession('scopes@example.org');
    const keyFor = async (scope: string) => ({
      'x-api-key': (await create(bearer, scope, [scope])).json().api_key,
    });
    const [read, resolve, manage] = [await keyFor('read'), await keyFor('resolve'), await keyFor('manage')];
    const ask = (headers: Headers) => api.post('/v1/resolve/domain', { domain: 'not a domain' }, headers);
    const watch = (headers: Headers) => api.post('/v1/watchlist', { company_number: '99999999' }, headers);
    expect([codeOf(await ask(read)), codeOf(await ask(resolve)), codeOf(await ask(manage))]).toEqual([
      '403 insufficient_scope',
      '400 invalid_domain',
      '403 insufficient_scope',
    ]);
    // Again: recently verified keys take another way.
    expect([codeOf(await ask(read)), codeOf(await ask(resolve))]).toEqual([
      '403 insufficient_scope',
      '400 invalid_domain',
    ]);
    expect([codeOf(await watch(read)), codeOf(await watch(resolve)), codeOf(await watch(manage))]).toEqual([
      '403 insufficient_scope',
      '403 insufficient_scope',
      '404 company_not_found',
    ]);
    expect((await ask(read)).headers['www-authenticate']).toContain('scope="resolve"');
  });

  it('is refused at once after it was revoked, also by the routes that remember keys', async () => {
    const { bearer, withKey } = await api.makeSession('revoke@example.org');
    const created = (await create(bearer, 'short-lived', ['resolve'])).json();
    const headers = { 'x-api-key': created.api_key };
    const ask = () => api.post('/v1/resolve/domain', { domain: 'revoked.co.uk' }, headers);
    expect((await ask()).statusCode).toBe(202);
    expect((await revoke(bearer, created.id)).json()).toEqual({ id: created.id, status: 'revoked' });
    expect(codeOf(await ask())).toBe('401 invalid_credentials');
    expect((await api.me(headers)).statusCode).toBe(401);
    expect((await api.me(withKey)).statusCode).toBe(200);
    expect(codeOf(await revoke(bearer, created.id))).toBe('404 api_key_not_found');
    // Its name is free again.
    expect((await create(bearer, 'short-lived')).statusCode).toBe(201);
  });

  it('gets its own account when keys of several accounts, one of them revoked, call at the same moment', async () => {
    const [first, second] = [
      await api.makeSession('first@example.org'),
      await api.makeSession('second@example.org'),
    ];
    const { id, api_key: revoked } = (await create(first.bearer, 'ended')).json();
    await revoke(first.bearer, id);
    const turns = Array.from({ length: 30 }, (_, index) => index % 3);
    const headers = [first.withKey, { 'x-api-key': revoked }, second.withKey];
    const answers = await Promise.all(turns.map((turn) => api.me(headers[turn] as Headers)));
    const expected = ['first@example.org', 401, 'second@example.org'];
    expect(answers.map((answer) => answer.json().email ?? answer.statusCode)).toEqual(
      turns.map((turn) => expected[turn]),
    );
  });

  it('is another thing than the default key, which is replaced and never revoked', async () => {
    const { bearer } = await api.makeSession('default@example.org');
    const named = (await create(bearer, 'stays')).json();
    const [standard] = await list(bearer);
    expect(codeOf(await revoke(bearer, standard?.id))).toBe('404 api_key_not_found');
    await api.post('/v1/auth/api-key/rotate', undefined, bearer);
    expect((await api.me({ 'x-api-key': named.api_key })).statusCode).toBe(200);
    expect((await list(bearer)).map(({ id }) => id)).toEqual([standard?.id, named.id]);
  });

  it('needs a name of its own, and scopes', async () => {
    const { bearer, withKey } = await api.makeSession('names@example.org');
    expect((await create(bearer, 'one')).statusCode).toBe(201);
    expect(codeOf(await create(bearer, 'ONE'))).toBe('409 api_key_exists');
    expect(codeOf(await create(bearer, 'default key'))).toBe('409 api_key_exists');
    for (const [name, scopes] of [
      ['', ['read']],
      ['   ', ['read']],
      ['x'.repeat(81), ['read']],
      ['ok', []],
      ['ok', ['everything']],
      ['ok', 'read'],
    ] as const)
      expect([name, codeOf(await create(bearer, name, scopes))]).toEqual([name, '400 invalid_request']);
    expect(codeOf(await create(withKey, 'by key'))).toBe('401 missing_credentials');
  });

  it('belongs to its account alone', async () => {
    const [one, two] = [await api.makeSession('one@example.org'), await api.makeSession('two@example.org')];
    const { id } = (await create(one.bearer, 'mine')).json();
    expect(codeOf(await revoke(two.bearer, id))).toBe('404 api_key_not_found');
    expect(await list(two.bearer)).toHaveLength(1);
  });

  it('is one of at most fifty, of calls at the same time too', async () => {
    const { bearer } = await api.makeSession('many@example.org');
    const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => create(bearer, `key ${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
    expect(codeOf(await create(bearer, 'one more'))).toBe('409 api_key_limit_reached');
  });
});
