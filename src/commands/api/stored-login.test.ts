import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../../shared/operator-error.ts';
import { deleteLogin, loginFile, readLogin, writeLogin } from './stored-login.ts';

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

  it.each(['', '{', '{"url":"x"}', 'null', '[]'])('that is damaged is reported: %j', (content) => {
    writeFileSync(file, content);
    expect(() => readLogin(file)).toThrow(OperatorError);
  });
});

it.each([
  [{ XDG_CONFIG_HOME: '/settings', HOME: '/home/ada' }, '/settings/domesday/login.json'],
  [{ HOME: '/home/ada' }, '/home/ada/.config/domesday/login.json'],
])('its place follows the environment', (environment, place) => {
  expect(loginFile(environment)).toBe(place);
});
