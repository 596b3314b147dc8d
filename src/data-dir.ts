import { randomBytes } from 'node:crypto';
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './shared/problem.ts';

export interface DataDir {
  postgresDir: string;
  outboxDir: string;
  appSecretFile: string;
  listenersDir: string;
}

/** Makes sure that `DATA_DIR` is there and can be written, before anything relies on it. */
export function prepareDataDir(directory: string): DataDir {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `DATA_DIR ${directory} cannot be written (${code}). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
  return pathsIn(directory);
}

export function pathsIn(directory: string): DataDir {
  return {
    postgresDir: join(directory, 'postgres'),
    outboxDir: join(directory, 'outbox'),
    appSecretFile: join(directory, 'app-secret'),
    listenersDir: join(directory, 'webhook-listeners'),
  };
}

/** Half of what is generated here: a file with less was cut off, emptied, or never had enough randomness. */
const SECRET_LENGTH_MIN = 32;

/**
 * The secret that is used where `APP_SECRET` is unset. It is linked into place, so that processes starting
 * together end with the same one and none ever reads half of it; and it is on the disk by then, so that a
 * power cut leaves the complete secret or none.
 */
export function readOrCreateAppSecret(file: string): string {
  const existing = readSecret(file);
  if (existing !== undefined) return existing;
  // The name is also random, because processes in different containers may have the same id.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const created = readSecret(file);
  if (created === undefined) throw new OperatorError(`The secret in ${file} vanished while it was made.`);
  return created;
}

/** Undefined when there is no such file yet. */
function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new OperatorError(`The secret in ${file} cannot be read (${code}).`);
  }
  if (secret.length < SECRET_LENGTH_MIN) {
    throw new OperatorError(
      `The secret in ${file} has fewer than ${SECRET_LENGTH_MIN} characters, so it was cut off or emptied. ` +
        'Put it back from a backup; without one, delete the file, and a new secret is made: ' +
        'sessions end, and API keys and webhook secrets have to be rotated.',
    );
  }
  return secret;
}
