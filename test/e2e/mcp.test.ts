import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers, launchBrowser, observePages } from '../support/browser.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { type KeyProxy, startKeyProxy } from '../support/key-proxy.ts';
import { startMcpApp } from '../support/mcp-app.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

const EMAIL = 'owner@example.com';
const PACKAGES = 'node_modules/@modelcontextprotocol';

let dir: PreparedDir;
let service: ServiceProcess;
let proxy: KeyProxy;
let browser: Browser;
let password: string;
let apiKey: string;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  const environment = { DATA_DIR: dir.data };
  service = await startService('start', environment);
  const made = await runCommand(['account', 'create', EMAIL], environment).ended;
  password = /Password: (\S+)/.exec(made.stdout)?.[1] ?? '';
  apiKey = (await logIn(EMAIL, password)).api_key;
  proxy = await startKeyProxy(service.url, apiKey);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  proxy?.close();
  await stopService(service);
  dir?.remove();
});

async function logIn(email: string, secret: string | undefined): Promise<{ api_key: string }> {
  const answer = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  return (await answer.json()) as { api_key: string };
}
/** Each with its own cookies. */
async function newPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(60_000);
  return page;
}
const readBalance = async () => {
  const me = await fetch(`${service.url}/v1/auth/me`, { headers: { 'x-api-key': apiKey } });
  return ((await me.json()) as { credit_balance: number }).credit_balance;
};

/** The outcome of a call. On a busy machine a job may take longer than a tool waits for it. */
async function endOf(
  client: Client,
  { structuredContent }: { structuredContent?: unknown },
): Promise<unknown> {
  const { status, job_id } = structuredContent as { status: string; job_id?: string };
  if (status === 'completed' || status === 'failed') return structuredContent;
  const read = async () =>
    (await client.callTool({ name: 'get_job', arguments: { job_id } })).structuredContent;
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ status: 'completed' });
  return read();
}

describe('the official client', () => {
  it('finds the way from a refused call to a tool call that spends a credit of the person who agreed', async () => {
    const app = await startMcpApp();
    const connect = async () => {
      const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
        authProvider: app.provider,
      });
      const client = new Client({ name: 'orchard', version: '1.0.0' });
      return { client, transport, connected: client.connect(transport) };
    };
    const first = await connect();
    await expect(first.connected).rejects.toThrow(UnauthorizedError);
    expect(app.kept.goTo?.href).toMatch(`${service.url}/oauth/authorize?`);

    const page = await newPage();
    const observed = await observePages(page.context(), service.url);
    await page.goto(app.kept.goTo?.href ?? '');
    await page.getByRole('heading', { name: 'Sign in to connect Orchard Assistant' }).waitFor();
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.locator('input[name=password]').fill('a wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Connect Orchard Assistant?' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const asked = await page.getByRole('main').innerText();
    expect(asked).toContain(EMAIL);
    expect(asked).toContain('spends your credits');
    expect(asked).toContain('The answer goes to a program on this computer');
    await page.getByRole('button', { name: 'Allow' }).click();
    await first.transport.finishAuth(await app.answered);
    expect(observed.complaints).toEqual([]);
    // The pages asked no other host for anything; only the last step leads to the app.
    expect(
      observed.foreignRequests.filter((url) => !url.startsWith(String(app.provider.redirectUrl))),
    ).toEqual([]);

    const { client, connected } = await connect();
    await connected;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('resolve_domain');
    const before = await readBalance();
    const steps: number[] = [];
    const result = await client.callTool(
      { name: 'resolve_domain', arguments: { domain: 'tarnwickjoinery.test' } },
      { onprogress: ({ progress }) => steps.push(progress) },
    );
    expect(await endOf(client, result)).toMatchObject({
      match_status: 'matched',
      company: { company_number: '73816452' },
      charged: true,
    });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(await readBalance()).toBe(before - 1);

    const again = await client.callTool({
      name: 'resolve_domain',
      arguments: { domain: 'tarnwickjoinery.test' },
    });
    expect(again.structuredContent).toMatchObject({ charged: false, charge_reason: 'already_charged' });
    const known = await client.readResource({ uri: 'resolution://tarnwickjoinery.test' });
    expect(JSON.stringify(known)).toContain('73816452');
    const company = await client.readResource({ uri: 'company://73816452' });
    expect(JSON.stringify(company)).toContain('TARNWICK JOINERY LIMITED');
    expect(await readBalance()).toBe(before - 1);
    await client.close();

    await page.goto(`${service.url}/account`);
    const apps = page.getByRole('region', { name: 'Connected apps' });
    await apps.getByText('A program on a computer').waitFor();
    await apps.getByRole('button', { name: 'Disconnect Orchard Assistant' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect now' }).click();
    await apps.getByText('Orchard Assistant is disconnected').waitFor();
    await apps.getByText('No app is connected').waitFor();
    const headers = { authorization: `Bearer ${app.kept.tokens?.access_token}` };
    expect((await fetch(`${service.url}/mcp`, { method: 'POST', headers })).status).toBe(401);
    app.close();
  });

  it('gets an error when a signed-in person denies', async () => {
    const app = await startMcpApp();
    const page = await newPage();
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();

    const client = new Client({ name: 'orchard', version: '1.0.0' });
    const options = { authProvider: app.provider };
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), options);
    await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError);
    await page.goto(app.kept.goTo?.href ?? '');
    await page.getByRole('button', { name: 'Deny' }).click();
    expect((await app.answered).get('error')).toBe('access_denied');
    app.close();
  });

  it('calls a tool with the API key alone', async () => {
    const client = new Client({ name: 'orchard', version: '1.0.0' });
    const requestInit = { headers: { 'x-api-key': apiKey } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
    const { structuredContent } = await client.callTool({ name: 'get_account', arguments: {} });
    expect(structuredContent).toMatchObject({ email: EMAIL });

    const before = await readBalance();
    const company = await client.callTool({
      name: 'resolve_company',
      arguments: { company_number: '73816452' },
    });
    // The account paid for the same link when it asked about the domain.
    expect(company.structuredContent).toMatchObject({
      company: { company_name: 'TARNWICK JOINERY LIMITED' },
      reverse_domain: { status: 'verified', domain: 'tarnwickjoinery.test' },
      charged: false,
      charge_reason: 'already_charged',
    });
    expect(await readBalance()).toBe(before);
    await client.close();
  });

  it('gets from each tool what its twin of the HTTP API answers', async () => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const client = new Client({ name: 'orchard', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit: { headers } }),
    );
    // Having listed them, the client itself judges every answer by the tool's output schema.
    await client.listTools();
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })).structuredContent;
    const get = async (path: string) => (await fetch(`${service.url}${path}`, { headers })).json();
    const company_number = '73816452';

    expect(await call('watch_company', { company_number: ' 73816452' })).toMatchObject({
      already_watched: false,
    });
    const queued = await fetch(`${service.url}/v1/resolve/domain`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ domain: 'hallowmerebakery.test' }),
    });
    const { job_id } = (await queued.json()) as { job_id: string };
    await expect
      .poll(() => call('get_job', { job_id }), { timeout: 30_000 })
      .toMatchObject({ status: 'completed' });
    const twins: [string, Record<string, unknown>, string][] = [
      ['search_companies', { name: 'tarnwick joinery' }, '/v1/companies/search?name=tarnwick+joinery'],
      ['get_company', { company_number }, `/v1/companies/${company_number}`],
      [
        'list_filings',
        { company_number, limit: 5 },
        `/v1/companies/${company_number}/filing-history?limit=5`,
      ],
      ['get_company_group', { company_number }, `/v1/companies/${company_number}/group`],
      ['get_company_financials', { company_number }, `/v1/companies/${company_number}/financials`],
      [
        'check_identity_verification',
        { company_number },
        `/v1/companies/${company_number}/identity-verification`,
      ],
      [
        'list_company_signals',
        { company_number, limit: 5 },
        `/v1/companies/${company_number}/signals?limit=5`,
      ],
      ['list_signals', { page: 1 }, '/v1/signals?page=1'],
      ['list_watchlist', {}, '/v1/watchlist'],
      ['get_job', { job_id }, `/v1/enrich/status/${job_id}`],
      ['list_history', { limit: 5 }, '/v1/history?limit=5'],
      ['get_account', {}, '/v1/auth/me'],
    ];
    for (const [name, args, path] of twins) {
      // Something happens in the sandbox all the time, now and then between the two.
      await expect
        .poll(async () => ({ name, answer: await call(name, args), equals: await get(path) }))
        .toSatisfy(({ answer, equals }) => isDeepStrictEqual(answer, equals));
    }
    expect(await call('unwatch_company', { company_number })).toEqual({
      company_number,
      watched: false,
      was_watched: true,
    });
    await client.close();
  });

  it('is not shown for nothing what another account paid for', async () => {
    const environment = { DATA_DIR: dir.data };
    const made = await runCommand(['account', 'create', 'other@example.com'], environment).ended;
    const other = await logIn('other@example.com', /Password: (\S+)/.exec(made.stdout)?.[1]);
    const requestInit = { headers: { 'x-api-key': other.api_key } };
    const client = new Client({ name: 'orchard', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
    const uri = 'resolution://tarnwickjoinery.test';
    await expect(client.readResource({ uri })).rejects.toThrow('not found');
    await endOf(
      client,
      await client.callTool({ name: 'resolve_domain', arguments: { domain: 'tarnwickjoinery.test' } }),
    );
    expect(JSON.stringify(await client.readResource({ uri }))).toContain('73816452');
    await client.close();
  });
});

it('a link to a request that was begun elsewhere or is over says what to do', async () => {
  const page = await newPage();
  await page.goto(`${service.url}/connect/nothing`);
  await page.getByRole('alert').getByText('connect again from the app').waitFor();
});

describe('the Inspector’s command line', () => {
  const inspect = async (...args: string[]) => {
    const { code, stdout, stderr } = await run([
      `${PACKAGES}/inspector-cli/build/index.js`,
      `${proxy.url}/mcp`,
      ...args,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return JSON.parse(stdout);
  };

  it('lists the tools and calls one, with the API key', async () => {
    const { tools } = await inspect('--method', 'tools/list');
    expect(tools.map(({ name }: { name: string }) => name)).toContain('resolve_domain');
    const called = [
      '--method',
      'tools/call',
      '--tool-name',
      'search_companies',
      '--tool-arg',
      'name=tarnwick joinery',
    ];
    const { structuredContent } = await inspect(...called);
    expect(structuredContent.companies[0]).toMatchObject({ company_number: '73816452' });
  });
});

it('the public conformance suite fails only where test/conformance/expected-failures.yml says why', async () => {
  const baseline = 'test/conformance/expected-failures.yml';
  expect(existsSync(baseline)).toBe(true);
  const { code, stdout, stderr } = await run([
    `${PACKAGES}/conformance/dist/index.js`,
    'server',
    ...['--url', `${proxy.url}/mcp`, '--expected-failures', baseline, '-o', join(dir.path, 'conformance')],
  ]);
  expect({ code, output: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, output: '' });
});

async function run(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}
