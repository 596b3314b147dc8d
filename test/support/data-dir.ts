import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { scratchPlace } from './scratch-place.ts';
import { makeTempDir, type TempDir } from './service-process.ts';

export interface PreparedDir extends TempDir {
  /** For `DATA_DIR`; a file beside it belongs to the test. */
  data: string;
}

/**
 * A folder as a service leaves it that was started and stopped once: with the world of the sandbox, or with
 * none.
 */
export async function makeDataDir(world: 'sandbox' | 'empty'): Promise<PreparedDir> {
  const dir = makeTempDir(scratchPlace());
  const data = join(dir.path, 'data');
  // Not by Node, which would make PostgreSQL's files ours.
  execFileSync('cp', ['-a', join(inject('preparedDataDirs'), world), data]);
  // Each with its own port, or services that start at once would all want the same.
  writeFileSync(join(data, 'postgres', 'port'), String(await freePort()));
  return { ...dir, data };
}
