import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALLOWED } from '../../scripts/check-egress.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { createHostileTls, HOSTILE_CERTIFICATES, TRUSTED } from '../support/hostile-certificates.ts';
import { HOSTILE_FILES } from '../support/hostile-files.ts';
import { HOSTILE_SITES } from '../support/hostile-sites.ts';
import { HOSTILE_UPLOADS, type HostileUpload, LARGEST_UPLOADS } from '../support/hostile-uploads.ts';
import { runCommand, stopService } from '../support/service-process.ts';
import { startWatchedService, type WatchedService } from '../support/watched-service.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const EMAIL = 'guard@example.org';
/** The longest that requests of others may wait, and the longest for the largest file that is accepted. */
const STOP_MS_MAX = 100;
const LARGEST_STOP_MS_MAX = 200;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let dir: PreparedDir;
let websites: Server;
/** Nothing may connect to it. */
let trap: Server;
let trapped = 0;
const tls = createHostileTls();
let environment: Record<string, string>;
let service: WatchedService;
let key: string;
let session: string;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  websites = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const [name = ''] = (request.headers.host ?? '').split('.');
    const answer = HOSTILE_SITES[name];
    if (answer) answer(request, response);
    else response.end('<p>We sell lamps.</p>');
  });
  trap = createServer((_, response) => response.end('[]')).on('connection', () => {
    trapped += 1;
  });
  for (const server of [websites, trap, tls.server])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  environment = {
    DATA_DIR: dir.data,
    WORKERS: '4',
    AUTH_THROTTLE: 'false',
    LOG_LEVEL: 'warn',
    EGRESS_CONNECT_TO: ['co.uk', 'me.uk', 'ltd.uk']
      .map((suffix) => `*.${suffix}=http://127.0.0.1:${portOf(websites)}`)
      .join(','),
  };
  const trusted = join(dir.path, 'trusted.pem');
  writeFileSync(trusted, TRUSTED);
  service = await startWatchedService(dir.path, {
    ...environment,
    NODE_EXTRA_CA_CERTS: trusted,
    LOOPBACK_PORT: String(portOf(tls.server)),
  });
  const created = await runCommand(['account', 'create', EMAIL], environment).ended;
  await runCommand(['account', 'grant', EMAIL, '500'], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
  const login = await send('POST', '/v1/auth/login', { email: EMAIL, password }, {});
  ({ api_key: key, session_token: session } = (await login.json()) as {
    api_key: string;
    session_token: string;
  });
});
afterAll(async () => {
  await stopService(service);
  for (const server of [websites, trap, tls.server]) {
    server?.closeAllConnections();
    server?.close();
  }
  dir?.remove();
});

const withKey = () => ({ 'x-api-key': key });

function send(method: string, path: string, body?: unknown, headers: Record<string, string> = withKey()) {
  return fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const ATTEMPTS = 3;

/**
 * The longest stop of the service's main thread while this runs. A stop that is too long is measured again:
 * what the input causes comes each time, what the compiler, the garbage collector and a busy machine cause
 * does not.
 */
async function longestStop(work: (attempt: number) => Promise<unknown>, max: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && shortest > max; attempt += 1)
    shortest = Math.min(shortest, await measureStop(() => work(attempt)));
  return shortest;
}

async function measureStop(work: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await work();
  // A stop is on record once the main thread has had its next turn.
  await (await send('GET', '/healthz')).text();
  return service.longestStopSince(startedAt);
}

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

/** Every route of the description, with its example as the body. */
function allRoutes() {
  const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  // These end the credentials that the others need.
  const ends = /logout|rotate|password|account\/delet|\/v1\/account$/;
  return Object.entries(paths)
    .filter(([path]) => !ends.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        example: requestBody?.content['application/json']?.example as Record<string, unknown> | undefined,
      })),
    );
}

/** The same object with another text in place of every text. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, text)]));
}

describe('the service under hostile input', () => {
  it('connects to nothing but what it is meant to on every route, with addresses in every field', async () => {
    const at = `127.0.0.1:${portOf(trap)}`;
    for (const { method, path, example } of allRoutes()) {
      // A route without a field is called once.
      const takesText = path.includes('{') || example !== undefined;
      const texts = [`https://${at}/`, `http://localhost:${portOf(trap)}/`, at];
      for (const text of [undefined, ...(takesText ? texts : [])]) {
        const address = path.replace(/\{\w+\}/g, encodeURIComponent(text ?? '1'));
        const body = example && (text === undefined ? example : withTexts(example, text));
        const answer = await send(method, address, body);
        await answer.arrayBuffer();
        // Some routes take a session only.
        if (answer.status === 401 || answer.status === 403)
          await (await send(method, address, body, { authorization: `Bearer ${session}` })).arrayBuffer();
      }
    }
    expect(trapped).toBe(0);
  });

  it('connects to nothing by any field that an OAuth client can send', async () => {
    const at = `https://127.0.0.1:${portOf(trap)}/`;
    const redirects = { redirect_uris: ['https://app.example/callback'] };
    for (const field of [
      'sector_identifier_uri',
      'jwks_uri',
      'logo_uri',
      'client_uri',
      'initiate_login_uri',
      'backchannel_logout_uri',
      'software_statement',
      'request_uris',
      'client_id',
    ])
      await (
        await send('POST', '/oauth/register', { ...redirects, [field]: field.endsWith('s') ? [at] : at }, {})
      ).text();
    for (const query of [
      `client_id=${at}`,
      `request_uri=${at}&client_id=x`,
      `redirect_uri=${at}`,
      `resource=${at}`,
    ])
      await (await send('GET', `/oauth/authorize?response_type=code&${query}`, undefined, {})).text();
    for (const form of [
      `client_id=${at}`,
      `client_assertion=a.b.c&client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer&client_id=${at}`,
    ])
      await (
        await fetch(`${service.url}/oauth/token`, {
          method: 'POST',
          body: new URLSearchParams(`grant_type=authorization_code&code=x&${form}`),
        })
      ).text();
    expect(trapped).toBe(0);
  });

  it('opens every connection by code that may', async () => {
    const mayConnect = [
      ...Object.keys(ALLOWED),
      'src/platform/egress/',
      'node_modules/pg/',
      'node_modules/graphile-worker/',
    ];
    const others = service
      .connections()
      .filter(
        ({ sources }) => !sources.some((source) => mayConnect.some((allowed) => source.startsWith(allowed))),
      );
    expect(others).toEqual([]);
    expect(service.connections().length).toBeGreaterThan(10);
  });
});

describe('the main thread', () => {
  const upload = async ({ type, body }: HostileUpload) => {
    const answer = await fetch(`${service.url}/v1/bulk?preview=true&sample=50`, {
      method: 'POST',
      headers: { ...withKey(), 'content-type': type },
      body: body(),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  it.each([
    ['website', Object.keys(HOSTILE_SITES), ['co.uk', 'me.uk', 'ltd.uk']],
    ['certificate', HOSTILE_CERTIFICATES, ['org.uk', 'net.uk', 'plc.uk']],
  ])('is not stopped for long by a %s', async (_, names, suffixes) => {
    const stop = await longestStop(async (attempt) => {
      const jobs: string[] = [];
      for (const name of names) {
        const answer = await send('POST', '/v1/enrich', { domain: `${name}.${suffixes[attempt]}` });
        jobs.push(((await answer.json()) as { job_id: string }).job_id);
      }
      const open = async () => {
        const states = jobs.map(
          async (id) => (await send('GET', `/v1/enrich/status/${id}`)).json() as Promise<{ status: string }>,
        );
        return (await Promise.all(states)).filter(({ status }) => !['completed', 'failed'].includes(status))
          .length;
      };
      await expect.poll(open, { timeout: 200_000, interval: 1_000 }).toBe(0);
    }, STOP_MS_MAX);
    expect(stop).toBeLessThanOrEqual(STOP_MS_MAX);
  });

  it('is tested with each certificate', () => {
    expect([...tls.asked].sort()).toEqual([...HOSTILE_CERTIFICATES].sort());
  });

  it.each(Object.entries(HOSTILE_FILES))(
    'is not stopped for long by a file that a command imports while the service runs: %s',
    async (_, { command, name, content }) => {
      const file = join(dir.path, name);
      writeFileSync(file, content());
      // The command has little memory, and its refusal is a sentence.
      const limited = { ...environment, NODE_OPTIONS: '--max-old-space-size=512' };
      const stop = await longestStop(async () => {
        const { code, stderr } = await runCommand([...command, file], limited).ended;
        expect([0, 1]).toContain(code);
        expect(stderr).not.toMatch(/\n\s+at |heap out of memory/);
      }, STOP_MS_MAX);
      expect(stop).toBeLessThanOrEqual(STOP_MS_MAX);
      rmSync(file);
    },
  );

  it.each(Object.entries(HOSTILE_UPLOADS))('is not stopped for long by an upload: %s', async (_, file) => {
    expect(await longestStop(() => upload(file), STOP_MS_MAX)).toBeLessThanOrEqual(STOP_MS_MAX);
  });

  it.each(Object.entries(LARGEST_UPLOADS))(
    'is not stopped for long by the largest upload: %s',
    async (_, file) => {
      let status = 0;
      const stop = await longestStop(async () => {
        status = await upload(file);
      }, LARGEST_STOP_MS_MAX);
      expect(status).toBe(200);
      expect(stop).toBeLessThanOrEqual(LARGEST_STOP_MS_MAX);
    },
  );

  it('is not stopped for long by the body of any route', async () => {
    const bodies = [
      '['.repeat(65_000),
      '{"a":'.repeat(13_000),
      `{${Array.from({ length: 6_000 }, (_, n) => `"k${n}":0`).join()}}`,
      `"${'a'.repeat(65_000)}"`,
    ];
    const stop = await longestStop(async () => {
      for (const { method, path, example } of allRoutes()) {
        if (!example) continue;
        const long = withTexts(
          example,
          'a.'.repeat(10_000).slice(0, Math.floor(60_000 / JSON.stringify(example).split('"').length)),
        );
        for (const body of [...bodies, long])
          await (await send(method, path.replace(/\{\w+\}/g, 'a'.repeat(5_000)), body)).arrayBuffer();
      }
      for (const body of bodies) await (await send('POST', '/oauth/register', body, {})).arrayBuffer();
    }, STOP_MS_MAX);
    expect(stop).toBeLessThanOrEqual(STOP_MS_MAX);
  });
});
