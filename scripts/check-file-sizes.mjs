/** A file that grows past this is usually two ideas. Generated files and data do not count. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LINES_MAX = 400;
const GENERATED = ['src/client/api-types.ts'];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  // One that was deleted is listed until that is committed.
  .filter((file) => file && !GENERATED.includes(file) && existsSync(file));
const long = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > LINES_MAX);

for (const { file, lines } of long)
  console.error(`${file} has ${lines} lines; split it (at most ${LINES_MAX}).`);
process.exit(long.length > 0 ? 1 : 0);
