/**
 * `npm run check`: runs every check, as many at a time as there are processors. The output of each is printed
 * when it is done. All of them run even if some fail, so that one run shows everything to fix.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

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
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'], env });
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
