import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { scratchPlace } from './scratch-place.ts';
import { startService } from './service-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDataDirs: string;
  }
}

/**
 * The data directory of a first start, made once for the whole run: `makeDataDir` copies it, which takes a
 * moment, for every test that is not about the first start itself.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const place = mkdtempSync(join(scratchPlace(), 'domesday-prepared-'));
  const prepare = async (world: string, environment: Record<string, string>) => {
    const service = await startService('start', { DATA_DIR: join(place, world), ...environment });
    service.child.kill('SIGTERM');
    const { code } = await service.ended;
    if (code !== 0) throw new Error(`the service did not stop as it should:\n${service.output()}`);
  };
  const remove = () => rmSync(place, { recursive: true, force: true });
  try {
    await Promise.all([prepare('sandbox', {}), prepare('empty', { SANDBOX: 'off' })]);
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('preparedDataDirs', place);
  return remove;
}
