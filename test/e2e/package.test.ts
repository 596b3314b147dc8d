import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { scratchPlace } from '../support/scratch-place.ts';
import { makeTempDir, type TempDir } from '../support/service-process.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));
/** The output of the samples of both clients. */
const ANSWER = /^matched TARNWICK JOINERY LIMITED 73816452\n.+\n$/;
const QUIETLY = ['--no-audit', '--no-fund', '--prefer-offline'];

let scratch: TempDir;
let release: string;

/** The file of the release whose name begins like this. */
const fileOf = (begin: RegExp) => join(release, readdirSync(release).find((name) => begin.test(name)) ?? '');

function makeFolder(name: string): string {
  const folder = join(scratch.path, name);
  mkdirSync(folder);
  return folder;
}

beforeAll(async () => {
  scratch = makeTempDir(scratchPlace());
  release = join(scratch.path, 'release');
  const arguments_ = ['scripts/release.mjs', release, '--allow-unreleased'];
  await run(process.execPath, arguments_, { cwd: project, maxBuffer: 16 * 1024 * 1024 });
}, 300_000);
afterAll(() => scratch.remove());

it('a release has the package, the clients, the integrations, the bill of materials, the licences, the changes and checksums', () => {
  expect(readdirSync(release).sort()).toEqual([
    'CHANGES.md',
    'SHA256SUMS',
    expect.stringMatching(/^domesday-\d+\.\d+\.\d+\.tgz$/),
    expect.stringMatching(/^domesday-browser-\d+\.\d+\.\d+\.zip$/),
    expect.stringMatching(/^domesday-client-\d+\.\d+\.\d+\.tgz$/),
    expect.stringMatching(/^domesday_client-\d+\.\d+\.\d+-py3-none-any\.whl$/),
    'licences.csv',
    expect.stringMatching(/^n8n-nodes-domesday-\d+\.\d+\.\d+\.tgz$/),
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

it('the checksums are those of the files', () => {
  const lines = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(readdirSync(release).length - 1);
  for (const line of lines) {
    const [sum, name = ''] = line.split('  ');
    expect([
      name,
      createHash('sha256')
        .update(readFileSync(join(release, name)))
        .digest('hex'),
    ]).toEqual([name, sum]);
  }
});

describe('the package in an empty folder', () => {
  let empty: string;
  let url: string;
  let child: ChildProcess;
  let ended: Promise<unknown>;
  let apiKey: string;
  const environment = () => ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DOMESDAY_URL: url,
    DOMESDAY_API_KEY: apiKey,
  });

  beforeAll(async () => {
    empty = makeFolder('empty');
    await run('npm', ['install', ...QUIETLY, fileOf(/^domesday-\d/)], { cwd: empty });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
    // In a group of its own, because npx does not pass every signal on.
    child = spawn('npx', ['domesday', 'start'], { cwd: empty, env, detached: true });
    ended = new Promise((resolve) => child.once('close', resolve));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    await vi.waitFor(() => expect(output).toContain('Domesday is running.'), {
      timeout: 110_000,
      interval: 100,
    });
    const made = await run('npx', ['domesday', 'account', 'create', 'script@example.com'], {
      cwd: empty,
      env,
    });
    const login = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'script@example.com',
        password: /Password: (\S+)/.exec(made.stdout)?.[1],
      }),
    });
    apiKey = ((await login.json()) as { api_key: string }).api_key;
  }, 300_000);
  afterAll(async () => {
    if (child?.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  });

  it('runs by npx, and brings few other packages', async () => {
    expect(readdirSync(join(empty, 'node_modules'))).not.toContain('fastify');
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>');
    expect(readdirSync(empty)).toContain('data');
  });

  describe('the client for TypeScript in another folder', () => {
    let folder: string;
    /** The first sample of its README, as a person would copy it. */
    const sample = /```ts\n(.*?)```/s.exec(readFileSync('clients/typescript/README.md', 'utf8'))?.[1] ?? '';

    beforeAll(async () => {
      folder = makeFolder('typescript');
      await run('npm', ['install', ...QUIETLY, fileOf(/^domesday-client-.*tgz$/)], { cwd: folder });
    }, 120_000);

    it('runs a script of ten lines as an ES module', async () => {
      expect(sample.trim().split('\n').length).toBeLessThanOrEqual(10);
      writeFileSync(join(folder, 'script.mjs'), sample);
      const { stdout } = await run(process.execPath, ['script.mjs'], { cwd: folder, env: environment() });
      expect(stdout).toMatch(ANSWER);
    });

    it('runs the same script as CommonJS', async () => {
      const required = sample.replace(/import (\{.*\}) from ('.*');/, 'const $1 = require($2);');
      writeFileSync(join(folder, 'script.cjs'), `(async () => {\n${required}})();\n`);
      const { stdout } = await run(process.execPath, ['script.cjs'], { cwd: folder, env: environment() });
      expect(stdout).toMatch(ANSWER);
    });

    it.each([
      ['an ES module', 'typed.mts', ''],
      ['CommonJS', 'typed.cts', ''],
      ['for a bundler', 'typed.ts', ' --module esnext --moduleResolution bundler'],
    ])('has types for %s, which refuse what the API does not take', async (_, name, options) => {
      const wrong = '// @ts-expect-error: a domain is text\nvoid client.resolveDomain(1);\n';
      const code = sample.replace('await ', '').replace(/^const \{ match_status.*\n.*\n.*\n/m, '');
      const call =
        "export const number = async () => (await client.resolveDomain('a.test')).company?.company_number;\n";
      writeFileSync(join(folder, name), code + call + wrong);
      const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc');
      const types = ['--types', 'node', '--typeRoots', join(project, 'node_modules', '@types')];
      const flags = `--noEmit --strict --target es2023 --module nodenext${options}`.split(' ');
      await expect(
        run(process.execPath, [compiler, ...flags, ...types, name], { cwd: folder }),
      ).resolves.toMatchObject({ stdout: '' });
    });
  });

  describe('the client for Python in another folder', () => {
    const samples = readFileSync('clients/python/README.md', 'utf8');
    const sample = (language: string) =>
      new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(samples)?.[1] ?? '';
    /** A wheel is a package that Python imports from where it lies. */
    const runSample = (code: string) =>
      run('python3', ['-c', code], {
        cwd: makeFolder(`python-${randomUUID()}`),
        env: { ...environment(), PYTHONPATH: fileOf(/\.whl$/) },
      });

    it('runs a script of ten lines', async () => {
      expect(sample('python').trim().split('\n').length).toBeLessThanOrEqual(10);
      expect((await runSample(sample('python'))).stdout).toMatch(ANSWER);
    });

    it('runs a script with asyncio', async () => {
      expect((await runSample(sample('python-async'))).stdout).toBe("['matched']\n");
    });
  });
});
