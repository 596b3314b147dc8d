import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../src/client/index.ts';
import { createSigningSecret, sign, signStandard } from '../../src/modules/webhooks/signing-secrets.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

/** Not on every machine. */
const hasPhp = spawnSync('php', ['--version']).status === 0;
const GUIDES = readdirSync('docs/guides').filter((name) => name.endsWith('.md'));
/** The guides run the program by npx; here it is the current build. */
const PRELUDE = 'npx() { shift; node dist/main.js "$@"; }\n';

let dir: PreparedDir;
let service: ServiceProcess;
let apiKey: string;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  service = await startService('start', { DATA_DIR: dir.data });
  const made = runCommand(['account', 'create', 'reader@example.com'], { DATA_DIR: dir.data });
  const password = /Password: (\S+)/.exec((await made.ended).stdout)?.[1];
  const login = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', password }),
  });
  apiKey = ((await login.json()) as { api_key: string }).api_key;
});
afterAll(async () => {
  await stopService(service);
  dir?.remove();
});

/** The blocks of one language in a guide. */
function samples(guide: string, language: string): string[] {
  const markdown = readFileSync(join('docs/guides', guide), 'utf8');
  return [...markdown.matchAll(/^```([\w-]*)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code);
}

async function run(
  command: string,
  args: string[],
  options: { input?: string; env?: Record<string, string> } = {},
) {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dir.data,
      DOMESDAY_URL: service.url,
      DOMESDAY_API_KEY: apiKey,
      ...options.env,
    },
  });
  child.stdin.end(options.input ?? '');
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}

describe('the commands of the guide', () => {
  async function runCommands(guide: string) {
    const script = `set -euo pipefail\n${PRELUDE}${samples(guide, 'sh').join('\necho\n')}`;
    const { code, stdout, stderr } = await run('bash', ['--norc', '-c', script]);
    expect(code, `${stdout}\n${stderr}`).toBe(0);
  }
  // It compares a website with the register, while no company is watched yet: the sandbox changes watched
  // ones first.
  const first = 'trading-disclosures.md';
  const others = GUIDES.filter((guide) => guide !== first && samples(guide, 'sh').length > 0);

  it(`${first} work as they are written`, () => runCommands(first));
  // Most of their time is waiting for the service: no guide depends on another one.
  it.concurrent.each(others)('%s work as they are written', runCommands);
});

it('each guide is a page, and what they link to on the service is there', async () => {
  const pages = await Promise.all(
    GUIDES.map(async (guide) => {
      const page = await fetch(`${service.url}/docs/guides/${guide.replace('.md', '')}`);
      expect([guide, page.status]).toEqual([guide, 200]);
      return page.text();
    }),
  );
  // Every page has the list of all: each address is asked for once.
  const paths = new Set(
    pages.flatMap((page) => [...page.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, path]) => path)),
  );
  const answers = await Promise.all(
    [...paths].map(async (path) => [path, (await fetch(service.url + path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

describe('the checks of a signature in the guide', () => {
  const secret = 'whsec_of_the_guide';
  const body = '{"id":"sig_1","name":"Café & Söhne"}';
  const headers = (signed = body, at = Math.floor(Date.now() / 1000)) => ({
    'x-webhook-timestamp': String(at),
    'x-webhook-signature': sign(secret, at, signed),
  });
  /** Signed when they are asked for: a genuine one is too old after five minutes. */
  const makeCases = () => [
    { name: 'a genuine delivery', given: headers(), genuine: true },
    { name: 'a delivery whose body was changed', given: headers(`${body} `), genuine: false },
    { name: 'an old delivery', given: headers(body, Math.floor(Date.now() / 1000) - 400), genuine: false },
  ];

  it('verify the genuine delivery in TypeScript, and its types are right', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'domesday-guide-'));
    writeFileSync(join(folder, 'check.ts'), samples('webhooks.md', 'ts')[0] ?? '');
    const calls = makeCases().map(({ given }) => `isGenuine(${q(secret)}, ${q(given)}, ${q(body)})`);
    const program = `import { isGenuine } from './check.ts';\nconsole.log(JSON.stringify([${calls.join(', ')}]));\n`;
    writeFileSync(join(folder, 'main.ts'), program);
    const file = join(folder, 'main.ts');
    const flags =
      '--ignoreConfig --noEmit --strict --target es2023 --module nodenext --allowImportingTsExtensions --types node';
    const types = ['--typeRoots', resolve('node_modules/@types'), file];
    const checked = await run('node_modules/.bin/tsc', [...flags.split(' '), ...types]);
    expect(checked).toMatchObject({ code: 0, stdout: '' });
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', file]);
    rmSync(folder, { recursive: true });
    expect(stderr + stdout.trim()).toBe('[true,false,false]');
  });

  it('verify the genuine delivery in Python', async () => {
    const calls = makeCases().map(
      ({ given }) => `is_genuine(${q(secret)}, ${q(given)}, ${q(body)}.encode())`,
    );
    const input = `${samples('webhooks.md', 'python')[0]}\nprint([${calls.join(', ')}])\n`;
    const { stdout, stderr } = await run('python3', ['-'], { input });
    expect(stderr + stdout.trim()).toBe('[True, False, False]');
  });

  it('verify the genuine delivery with the library of Standard Webhooks', async () => {
    const standardSecret = createSigningSecret();
    // Beside our own packages, so that the import finds the library.
    const file = join('node_modules', '.guide-check.mjs');
    writeFileSync(file, samples('webhooks.md', 'js-standard')[0] ?? '');
    const { readSignal } = (await import(pathToFileURL(file).href)) as {
      readSignal: (secret: string, headers: object, body: string) => unknown;
    };
    rmSync(file);
    const timestamp = Math.floor(Date.now() / 1000);
    const given = {
      'webhook-id': 'whd_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signStandard(standardSecret, { id: 'whd_1', timestamp, body })}`,
    };
    expect(readSignal(standardSecret, given, body)).toEqual(JSON.parse(body));
    expect(() => readSignal(standardSecret, given, `${body} `)).toThrow();
  });

  it.runIf(hasPhp)('verify the genuine delivery in PHP', async () => {
    const calls = makeCases().map(
      ({ given }) => `isGenuine(${q(secret)}, json_decode(${q(q(given))}, true), ${q(body)})`,
    );
    const input = `<?php\n${samples('webhooks.md', 'php')[0]}\necho json_encode([${calls.join(', ')}]);\n`;
    const { stdout, stderr } = await run('php', [], { input });
    expect(stderr + stdout.trim()).toBe('[true,false,false]');
  });

  it('sign in a shell a delivery that a receiver accepts', async () => {
    const verdicts: unknown[] = [];
    const receiver = createServer(async (request, response) => {
      verdicts.push(await verifyWebhook({ secret, headers: request.headers, body: await text(request) }));
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const script = `set -euo pipefail\n${samples('webhooks.md', 'sh-signed')[0]}`;
    const env = { SIGNING_SECRET: secret, RECEIVER: address };
    const { code, stderr } = await run('bash', ['--norc', '-c', script], { env });
    receiver.close();
    expect({ code, stderr, verdicts }).toEqual({ code: 0, stderr: '', verdicts: [{ valid: true }] });
  });
});

/** JSON is also how Python writes strings and dictionaries. */
const q = (value: unknown) => JSON.stringify(value);
