/**
 * `npm run check`: runs every check, as many at a time as there are processors. The output of each is printed
 * when it is done. All of them run even if some fail, so that one run shows everything to fix.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const path = [join(project, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** The longest first, so that none is left to run alone at the end. */
const waiting = [
  'check:types',
  'gen:check',
  'check:format',
  'check:unused',
  'check:boundaries',
  'check:sizes',
  'check:wording',
  'check:stores',
  'check:api',
  'check:egress',
];
const failed = [];

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { code, output } = await run(name);
    if (code !== 0) failed.push(name);
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n${output}`);
  }
}

function run(name) {
  // Colours as for the terminal that this is shown in.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // Without npm, which takes half a second of the processor for each.
  const child = spawn(scripts[name], {
    shell: true,
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, PATH: path },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
if (failed.length > 0) {
  console.error(`\nThese checks failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
