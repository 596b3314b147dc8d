import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../test/support/account-api.ts';
import { sql } from '../../platform/postgres/index.ts';
import { accountDataStore } from './account-data.store.ts';
import { ACCOUNT_TABLES } from './account-tables.ts';

type Headers = Record<string, string>;
const PASSWORD = 'correct horse';

const { test, api, codeOf } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });
let made = 0;

const exportOf = (headers: Headers) => test.app.inject({ url: '/v1/auth/export', headers });
const remove = (headers: Headers, body: object) => api.post('/v1/auth/delete-account', body, headers);

/** An account with something in every part. */
async function makeAccount() {
  const email = `data${++made}@example.org`;
  const { bearer, withKey } = await api.makeSession(email);
  const { account_id: accountId } = (await test.database.db.first<{ account_id: string }>(
    sql`select account_id from users where email = ${email}`,
  )) as { account_id: string };
  const key = (await api.post('/v1/auth/api-keys', { name: 'import', scopes: ['manage'] }, bearer)).json();
  await api.post('/v1/team/invitations', { email: `guest${made}@example.org`, role: 'member' }, bearer);
  const hook = { webhook_url: `https://hooks${made}.test/`, signal_type: 'all' };
  const { signing_secret: secret } = (await api.post('/v1/partner/webhooks', hook, bearer)).json();
  await api.post('/v1/resolve/domain', { domain: `asked${made}.co.uk` }, withKey);
  const { db } = test.database;
  await db.execute(sql`
    insert into watched_companies (account_id, company_number, watched_at)
    select ${accountId}, lpad(number::text, 8, '0'), now() from generate_series(1, 2500) number`);
  await db.execute(sql`
    insert into reviews (id, account_id, domain, asked_at) values (${`rev_${made}`}, ${accountId}, 'unsure.test', now())`);
  expect(secret).toMatch(/^whsec_/);
  return {
    email,
    bearer: bearer as Headers,
    withKey: withKey as Headers,
    accountId,
    key,
    secret: String(secret),
  };
}

async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [table, { where = 'account_id = $1' }] of Object.entries(ACCOUNT_TABLES)) {
    const [row] = await test.database.db.query<{ count: number }>({
      text: `select count(*)::int as count from ${table} where ${where}`,
      values: [accountId],
    });
    rows[table] = row?.count ?? 0;
  }
  return rows;
}

async function runDeletion(accountId: string): Promise<void> {
  const task = test.service.jobs.tasks.find(({ name }) => name === 'delete_account_data');
  await task?.run({ account_id: accountId }, {} as never);
}

it('the tables of an account are known, every one, so that no table is forgotten', async () => {
  const tables = await test.database.db.query<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'`);
  const known = Object.keys(ACCOUNT_TABLES).filter((name) => !ACCOUNT_TABLES[name]?.where);
  expect(known.sort()).toEqual(tables.map(({ name }) => name).sort());
});

describe('the export', () => {
  it('has everything of the account and nothing of others, without a secret', async () => {
    const [mine, others] = [await makeAccount(), await makeAccount()];
    const answer = await exportOf(mine.bearer);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="domesday-account.json"',
    });
    const data = answer.json();
    expect(data).toMatchObject({
      account_id: mine.accountId,
      members: [{ email: mine.email, role: 'owner' }],
      invitations: [{ role: 'member' }],
      webhook_destinations: [{ signal_types: ['all'] }],
      reviews: [{ domain: 'unsure.test' }],
      history: [{ outcome: 'pending' }],
    });
    expect(data.api_keys.map(({ name }: { name: string }) => name).sort()).toEqual(['Default key', 'import']);
    // More than one page.
    expect(new Set(data.watchlist.map((row: { company_number: string }) => row.company_number)).size).toBe(
      2_500,
    );
    expect(data.ledger.length).toBeGreaterThan(0);
    expect(data.audit.length).toBeGreaterThan(3);
    expect(answer.body).not.toContain(others.email);
    for (const secret of [mine.key.api_key, mine.secret, 'argon2', 'sealed', 'key_hash', 'token_hash'])
      expect(answer.body).not.toContain(secret);
    const events = await test.service.audit.list(mine.accountId, { limit: 100 });
    expect(events.find(({ kind }) => kind === 'data_exported')?.detail).toEqual({
      what: 'all data of the account',
    });
  });

  it('reads few uploads at once, because the names of their columns can be long', async () => {
    const { bearer, accountId } = await makeAccount();
    const { db } = test.database;
    await db.execute(sql`
      insert into bulk_jobs (id, account_id, direction, columns, column_index, total, created_at)
      select 'blk_' || lpad(number::text, 26, '0'), ${accountId}, 'domain', array_fill('x'::text, array[500]), 0, 1, now()
      from generate_series(1, 45) number`);
    const page = await accountDataStore.readPage(db, accountId, { table: 'bulk_jobs', after: undefined });
    expect(page.rows).toHaveLength(20);
    expect((await exportOf(bearer)).json().uploads).toHaveLength(45);
  });

  it('is for owners who are signed in', async () => {
    const { withKey } = await makeAccount();
    expect(codeOf(await exportOf(withKey))).toBe('401 missing_credentials');
  });
});

describe('deleting the account', () => {
  it('needs the typed address and the password, and shuts everybody out at once', async () => {
    const { email, bearer, withKey, key, accountId } = await makeAccount();
    const right = { confirmation: email.toUpperCase(), password: PASSWORD };
    expect(codeOf(await remove(bearer, { ...right, confirmation: 'delete' }))).toBe('400 invalid_request');
    expect(codeOf(await remove(bearer, { ...right, password: 'wrong horse' }))).toBe(
      '401 invalid_credentials',
    );
    expect(codeOf(await remove(withKey, right))).toBe('401 missing_credentials');
    expect((await api.me(bearer)).statusCode).toBe(200);
    expect((await remove(bearer, right)).json()).toEqual({ status: 'account_deleted' });
    for (const headers of [bearer, withKey, { 'x-api-key': key.api_key }])
      expect((await api.me(headers)).statusCode).toBe(401);
    expect((await api.logIn(email)).statusCode).toBe(401);
    await api.deliverMails();
    expect(api.mailsTo(email).at(-1)).toContain('Your account was deleted');
    expect(await rowsOf(accountId)).toMatchObject({ users: 0, api_keys: 0, invitations: 0 });
    // The address is free again.
    expect((await api.signUp(email)).statusCode).toBe(201);
  });

  it('deletes all data soon after, and keeps the ledger, which names nobody', async () => {
    const { email, bearer, accountId } = await makeAccount();
    const before = await rowsOf(accountId);
    const neighbour = await makeAccount();
    await remove(bearer, { confirmation: email, password: PASSWORD });
    await runDeletion(accountId);
    await runDeletion(accountId);
    const after = await rowsOf(accountId);
    for (const [table, { keptBecause }] of Object.entries(ACCOUNT_TABLES))
      expect([table, after[table]]).toEqual([table, keptBecause === undefined ? 0 : before[table]]);
    expect(after.credit_entries).toBeGreaterThan(0);
    const kept = await test.database.db.query(
      sql`select * from credit_entries where account_id = ${accountId}`,
    );
    expect(JSON.stringify(kept)).not.toContain('@');
    // Nothing happens to an account that was not deleted.
    await runDeletion(neighbour.accountId);
    expect(await rowsOf(neighbour.accountId)).toMatchObject({
      users: 1,
      watched_companies: 2_500,
      reviews: 1,
    });
  });

  it('is refused while there are other owners; other members go with it', async () => {
    const { email, bearer, accountId } = await makeAccount();
    await test.database.db.execute(sql`
      insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, created_at)
      select 'usr_second' || ${made}::text, account_id, 'owner', 'second@example.org', 'second@example.org',
        password_hash, now(), now()
      from users where email = ${email}`);
    const body = { confirmation: email, password: PASSWORD };
    expect(codeOf(await remove(bearer, body))).toBe('409 other_owners');
    await test.database.db.execute(sql`update users set role = 'member' where email = 'second@example.org'`);
    const member = (await api.logIn('second@example.org')).json().session_token;
    expect(
      codeOf(
        await remove({ authorization: `Bearer ${member}` }, { ...body, confirmation: 'second@example.org' }),
      ),
    ).toBe('403 insufficient_role');
    expect((await remove(bearer, body)).statusCode).toBe(200);
    expect((await api.me({ authorization: `Bearer ${member}` })).statusCode).toBe(401);
    expect(await rowsOf(accountId)).toMatchObject({ users: 0 });
  });
});
