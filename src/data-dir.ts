import { randomBytes } from 'node:crypto';
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './shared/operator-error.ts';

export interface DataDir {
  postgresDir: string;
  outboxDir: string;
  appSecretFile: string;
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
  return {
    postgresDir: join(directory, 'postgres'),
    outboxDir: join(directory, 'outbox'),
    appSecretFile: join(directory, 'app-secret'),
  };
}

/**
 * The secret that is used where `APP_SECRET` is unset. It is linked into place, so that processes starting
 * together end with the same one and none ever reads half of it.
 */
export function readOrCreateAppSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new OperatorError(
        `The secret in ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
