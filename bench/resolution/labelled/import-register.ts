import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { runCommand } from '../../../test/support/service-process.ts';
import { HEADER } from '../../../test/support/snapshot/csv-row.ts';
import { snapshotRow } from '../service/snapshot-row.ts';
import type { FileCompany } from './register-file.ts';

const AS_OF = '2026-11-01';

export interface RegisterSource {
  files: readonly string[];
  /** Imported beside the files. */
  companies: readonly FileCompany[];
}

/** Imports the files as one snapshot with `domesday register import`. Returns what the command printed. */
export async function importRegister(dataDir: string, { files, companies }: RegisterSource): Promise<string> {
  const folder = join(dataDir, 'register');
  mkdirSync(folder);
  // Under plain names: the importer would take a name such as `part1_7` for an incomplete snapshot.
  for (const [index, file] of files.entries()) {
    symlinkSync(resolve(file), join(folder, `register-${index + 1}${extname(file)}`));
  }
  if (companies.length > 0) {
    writeFileSync(join(folder, 'register-more.csv'), HEADER + companies.map(snapshotRow).join(''));
  }
  const environment = { DATA_DIR: dataDir, SANDBOX: 'off', LOG_LEVEL: 'warn' };
  const { code, stdout, stderr } = await runCommand(
    ['register', 'import', folder, '--as-of', AS_OF],
    environment,
  ).ended;
  if (code !== 0) throw new Error(`the register was not imported:\n${stderr}`);
  return stdout.trim();
}
