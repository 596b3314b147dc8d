import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OauthTokens } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';

/** The login that `domesday login` keeps: the key or the tokens, and the service that they are for. */
type StoredLogin = { url: string; email: string } & ({ api_key: string } | { tokens: OauthTokens });

const RENEW_BEFORE_MS = 60_000;
const LOCK_RETRY_MS = 100;
/** A lock of a process that died. Renewing takes far less. */
const LOCK_STALE_MS = 30_000;

/** In the folder for settings of the person who runs the command. */
// biome-ignore lint/style/noProcessEnv: where a person's files are is not a setting of the service.
export function loginFile(environment: NodeJS.ProcessEnv = process.env): string {
  const folder = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return join(folder, 'domesday', 'login.json');
}

export function readLogin(file = loginFile()): StoredLogin | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    const { url, email, api_key, tokens } = stored;
    const isWhole = typeof url === 'string' && typeof email === 'string';
    if (isWhole && typeof api_key === 'string') return { url, email, api_key };
    if (isWhole && hasTokens(tokens)) return { url, email, tokens };
  } catch {
    // Said below.
  }
  throw new OperatorError(`${file} cannot be read; run \`domesday login\` again, or delete it.`);
}

function hasTokens(tokens: unknown): tokens is OauthTokens {
  const names = ['client_id', 'token_endpoint', 'access_token', 'refresh_token', 'expires_at'];
  return names.every((name) => typeof (tokens as Record<string, unknown> | undefined)?.[name] === 'string');
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

/**
 * An access token that is valid for another minute. A refresh token works once, and a second use ends the
 * connection, so only one process at a time renews; the others wait and read what it wrote.
 */
export async function freshAccessToken(
  renew: (tokens: OauthTokens) => Promise<OauthTokens>,
  file = loginFile(),
): Promise<string> {
  const known = readLogin(file);
  if (known && 'tokens' in known && isFresh(known.tokens)) return known.tokens.access_token;
  const unlock = await lock(`${file}.lock`);
  try {
    const login = readLogin(file);
    if (!login || !('tokens' in login))
      throw new OperatorError('The login has changed; run the command again.');
    if (isFresh(login.tokens)) return login.tokens.access_token;
    const tokens = await renew(login.tokens);
    writeLogin({ ...login, tokens }, file);
    return tokens.access_token;
  } finally {
    unlock();
  }
}

function isFresh({ expires_at }: OauthTokens): boolean {
  return Date.parse(expires_at) - Date.now() > RENEW_BEFORE_MS;
}

async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      // Only one process can make a folder.
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (madeAt !== undefined && Date.now() - madeAt > LOCK_STALE_MS)
      rmSync(folder, { recursive: true, force: true });
    await sleep(LOCK_RETRY_MS);
  }
}
