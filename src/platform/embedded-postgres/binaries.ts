import { join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { findNativePackage, linkLibraries, type NativePackage } from './native-package.ts';
import { copyBinaries } from './readable-copy.ts';
import { canRead, type RunAs } from './run-as.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** For example `18`: a cluster belongs to one major version. */
  major: string;
}

export async function findBinaries(runAs: RunAs | undefined): Promise<Binaries> {
  const found = await findNativePackage(process.platform, process.arch);
  const native = await makeUsable(found, runAs);
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    major: found.version.split('.')[0] ?? '',
  };
}

/** When we are root the server runs as another user, who may not be able to read our node_modules; then it gets a copy. */
async function makeUsable(found: NativePackage, runAs: RunAs | undefined): Promise<string> {
  if (runAs && !(await isReadable(found.native, runAs))) return copyBinaries(found);
  try {
    await linkLibraries(found.native);
    return found.native;
  } catch (cause) {
    if (runAs) return copyBinaries(found);
    throw new EmbeddedPostgresError(
      `The links between PostgreSQL's libraries are missing and cannot be made in ${found.native}; install again with install scripts on.`,
      { cause },
    );
  }
}

/** An installation with a strict umask is strict everywhere, so it is enough to check a few paths. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib', 'lib/postgresql', 'share/postgresql/postgres.bki'];

async function isReadable(native: string, who: RunAs): Promise<boolean> {
  for (const sample of SAMPLES) {
    if (!(await canRead(join(native, sample), who))) return false;
  }
  return true;
}
