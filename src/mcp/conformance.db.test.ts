import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { freePort } from '../../test/support/free-port.ts';
import { type KeyProxy, startKeyProxy } from '../../test/support/key-proxy.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { createHealthProbe } from '../http/health.ts';
import { createServer } from '../http/server.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { consoleDir, docsDir } from '../project-files.ts';
import { addMcpEndpoint } from './mcp-endpoint.ts';
import { DEMONSTRATION } from './test-support/demonstration-capabilities.ts';

const BASELINE = 'test/conformance/demonstration-failures.yml';
let test: TestService;
let health: ReturnType<typeof createHealthProbe>;
let app: AppInstance;
let proxy: KeyProxy;
let results: string;

/** The endpoint as it is, with keys as they are, offering what the suite asks for instead of our tools. */
beforeAll(async () => {
  results = mkdtempSync(join(tmpdir(), 'domesday-conformance-'));
  test = await startTestService();
  const { key } = await accountApi(test).makeSession('suite@example.com');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { accounts, metrics } = test.service;
  health = createHealthProbe({ url: test.database.url, log: test.captured.log });
  const addresses = { baseUrl: url, siteUrl: url };
  app = await createServer({
    ...addresses,
    trustProxy: [],
    version: '0',
    consoleDir,
    docsDir,
    log: test.captured.log,
    health,
    metrics,
    routes: (routed) =>
      addMcpEndpoint(routed, {
        ...addresses,
        accounts,
        findTokenHolder: async () => undefined,
        capabilities: DEMONSTRATION,
        readCreditsRemaining: test.service.resolution.questions.readCreditsRemaining,
        version: '0',
      }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  proxy = await startKeyProxy(url, key);
});
afterAll(async () => {
  proxy.close();
  await app.close();
  await health.close();
  await test.stop();
  // The suite may still be writing when it took too long.
  rmSync(results, { recursive: true, force: true, maxRetries: 10 });
});

it(`the public conformance suite fails only where ${BASELINE} says why`, { timeout: 120_000 }, async () => {
  const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
  const options = ['--url', `${proxy.url}/mcp`, '--expected-failures', BASELINE, '-o', results];
  const child = spawn(process.execPath, [suite, 'server', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  expect({ code, output: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, output: '' });
});
