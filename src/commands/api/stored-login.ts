import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../shared/operator-error.ts';

/** What `domesday login` keeps: the key, and the service that it is for. */
export interface StoredLogin {
  url: string;
  email: string;
  api_key: string;
}

/** In the folder for settings of the person who runs the command. */
// biome-ignore lint/style/noProcessEnv: where a person's settings are is no setting of the service.
export function loginFile(environment: NodeJS.ProcessEnv = process.env): string {
  const folder = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return join(folder, 'domesday', 'login.json');
}

export function readLogin(file = loginFile()): StoredLogin | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredLogin>;
    const { url, email, api_key } = stored;
    if (typeof url === 'string' && typeof email === 'string' && typeof api_key === 'string')
      return { url, email, api_key };
  } catch {
    // Said below.
  }
  throw new OperatorError(`${file} cannot be read; run \`domesday login\` again, or delete it.`);
}

/** Only its owner can read it, from its first byte on. */
export function writeLogin(login: StoredLogin, file = loginFile()): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, file);
  return file;
}

/** False when there was none. */
export function deleteLogin(file = loginFile()): boolean {
  const existed = existsSync(file);
  rmSync(file, { force: true });
  return existed;
}
