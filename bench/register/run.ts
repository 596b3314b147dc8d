/**
 * `npm run bench:register -- <command>`: the register at full size.
 *
 *   generate --rows 570000 --out <file.csv> [--seed 1] [--month 0]   a synthetic snapshot, or the one of a later month
 *   import --rows 57000,570000 [--file <of the largest.csv>]         an import beside a bare COPY of the same rows
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeSnapshot } from '../../test/support/snapshot/index.ts';
import { benchImports } from './import.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '570000' },
    out: { type: 'string', default: '/tmp/register.csv' },
    seed: { type: 'string', default: '1' },
    month: { type: 'string', default: '0' },
    file: { type: 'string' },
  },
});

const [command] = positionals;
if (command === 'generate') await generate();
else if (command === 'import')
  await benchImports({ sizes: values.rows.split(',').map(Number), file: values.file });
else
  throw new Error('usage: npm run bench:register -- generate|import --rows <n> …; see bench/register/run.ts');

async function generate(): Promise<void> {
  const rows = Number(values.rows);
  const startedAt = performance.now();
  await writeSnapshot(values.out, { rows, seed: Number(values.seed), month: Number(values.month) });
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = Math.round(statSync(values.out).size / 1e6);
  console.log(
    `${values.out}: ${rows} rows, ${megabytes} MB in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows/s)`,
  );
}
