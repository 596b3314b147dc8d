import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../../shared/problem.ts';
import { deleteLogin, freshAccessToken, loginFile, readLogin, writeLogin } from './stored-login.ts';

const folder = mkdtempSync(join(tmpdir(), 'domesday-login-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a stored login', () => {
  const file = join(folder, 'deep', 'login.json');
  const login = { url: 'http://127.0.0.1:3000', email: 'ada@example.org', api_key: 'dk_live_x' };

  it('is read as it was written, by its owner only, and can be deleted', () => {
    expect(readLogin(file)).toBeUndefined();
    expect(writeLogin(login, file)).toBe(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readLogin(file)).toEqual(login);
    expect([deleteLogin(file), deleteLogin(file)]).toEqual([true, false]);
  });

  it('gets its mode back when it is written again', () => {
    writeFileSync(file, '{}', { mode: 0o644 });
    writeLogin(login, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"url":"x"}', '{"url":"x","email":"y","tokens":{}}', 'null', '[]'])(
    'is reported if it is damaged: %j',
    (content) => {
      writeFileSync(file, content);
      expect(() => readLogin(file)).toThrow(OperatorError);
    },
  );
});

describe('stored tokens', () => {
  const file = join(folder, 'tokens', 'login.json');
  const tokens = (access_token: string, minutes: number) => ({
    client_id: 'c',
    token_endpoint: 'http://127.0.0.1:3000/oauth/token',
    refresh_token: `r-${access_token}`,
    access_token,
    expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  const store = (access_token: string, minutes: number) =>
    writeLogin(
      { url: 'http://127.0.0.1:3000', email: 'ada@example.org', tokens: tokens(access_token, minutes) },
      file,
    );

  it('are used as they are while they are valid', async () => {
    store('valid', 30);
    expect(await freshAccessToken(() => Promise.reject(new Error('not needed')), file)).toBe('valid');
  });

  it('are renewed once when they end, however many commands run at the same time', async () => {
    store('old', 0.5);
    const used: string[] = [];
    const renew = async ({ refresh_token }: { refresh_token: string }) => {
      used.push(refresh_token);
      return tokens('new', 60);
    };
    const all = await Promise.all([1, 2, 3].map(() => freshAccessToken(renew, file)));
    expect([all, used]).toEqual([['new', 'new', 'new'], ['r-old']]);
    expect(readLogin(file)).toMatchObject({ email: 'ada@example.org', tokens: { refresh_token: 'r-new' } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('leave no lock behind if they cannot be renewed', async () => {
    store('old', 0);
    await expect(freshAccessToken(() => Promise.reject(new Error('revoked')), file)).rejects.toThrow(
      'revoked',
    );
    expect(await freshAccessToken(async () => tokens('again', 60), file)).toBe('again');
  });
});

it.each([
  [{ XDG_CONFIG_HOME: '/settings', HOME: '/home/ada' }, '/settings/domesday/login.json'],
  [{ HOME: '/home/ada' }, '/home/ada/.config/domesday/login.json'],
])('the place of the stored login follows the environment', (environment, place) => {
  expect(loginFile(environment)).toBe(place);
});
