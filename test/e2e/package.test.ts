import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { scratchPlace } from '../support/scratch-place.ts';
import { makeTempDir, type TempDir } from '../support/service-process.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));

let scratch: TempDir;
let release: string;
let empty: string;

beforeAll(async () => {
  scratch = makeTempDir(scratchPlace());
  release = join(scratch.path, 'release');
  empty = join(scratch.path, 'empty');
  mkdirSync(empty);
  const arguments_ = ['scripts/release.mjs', release, '--allow-unreleased'];
  await run(process.execPath, arguments_, { cwd: project, maxBuffer: 16 * 1024 * 1024 });
}, 300_000);
afterAll(() => scratch.remove());

it('a release has the package, its bill of materials, the licences and the changes', () => {
  expect(readdirSync(release).sort()).toEqual([
    'CHANGES.md',
    expect.stringMatching(/^domesday-\d+\.\d+\.\d+\.tgz$/),
    'licences.csv',
    'sbom.cdx.json',
  ]);
  const { components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  const licences = readFileSync(join(release, 'licences.csv'), 'utf8').trim().split('\n');
  expect(licences).toHaveLength(components.length + 1);
});

it('the package runs by npx in an empty folder', async () => {
  const tarball = readdirSync(release).find((name) => name.endsWith('.tgz')) ?? '';
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...quietly, join(release, tarball)], { cwd: empty });
  expect(readdirSync(join(empty, 'node_modules'))).not.toContain('fastify');
  const port = await freePort();
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
  // In a group of its own, because npx does not pass every signal on.
  const child = spawn('npx', ['domesday', 'start'], { cwd: empty, env: environment, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    await expect.poll(() => output, { timeout: 110_000 }).toContain('Domesday is running.');
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>');
    expect(readdirSync(empty)).toContain('data');
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}, 300_000);
