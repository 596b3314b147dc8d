import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDomesdayClient, type DomesdayClient } from '../../src/client/index.ts';
import { findBarriers, launchBrowser, readOverflow } from '../support/browser.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { type ExtensionBrowser, launchWithExtension, type Popup } from '../support/extension-browser.ts';
import { type Delivery, loadNodes, type N8nHost } from '../support/n8n-host.ts';
import {
  makeTempDir,
  runCommand,
  type ServiceProcess,
  startService,
  stopService,
  type TempDir,
} from '../support/service-process.ts';

const [DOMAIN, COMPANY, NAME] = ['tarnwickjoinery.test', '73816452', 'TARNWICK JOINERY LIMITED'];
const HOOK = 'https://n8n-hooks.test/webhook/1';
const EMAIL = 'integrations@example.com';

let dir: PreparedDir;
let service: ServiceProcess;
/** A page of somebody else, whose scripts may call the service, and where deliveries arrive. */
let tool: Server;
let toolUrl: string;
const deliveries: Delivery[] = [];
let apiKey: string;
let client: DomesdayClient;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  tool = createServer(async (request, response) => {
    if (request.method === 'POST')
      deliveries.push({ headers: request.headers, rawBody: await buffer(request) });
    response.end('<title>A tool</title>');
  });
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve));
  toolUrl = `http://127.0.0.1:${(tool.address() as AddressInfo).port}`;
  service = await startService('start', {
    DATA_DIR: dir.data,
    CORS_ORIGINS: toolUrl,
    EGRESS_CONNECT_TO: `${new URL(HOOK).host}=${toolUrl}`,
  });
  const made = runCommand(['account', 'create', EMAIL], { DATA_DIR: dir.data });
  const password = /Password: (\S+)/.exec((await made.ended).stdout)?.[1] ?? '';
  apiKey = (await createDomesdayClient({ baseUrl: service.url }).logIn(EMAIL, password)).api_key ?? '';
  client = createDomesdayClient({ baseUrl: service.url, apiKey });
});
afterAll(async () => {
  await stopService(service);
  tool?.close();
  dir?.remove();
});

describe('the nodes for n8n', () => {
  let folder: TempDir;
  let n8n: N8nHost;
  beforeAll(() => {
    folder = makeTempDir();
    n8n = loadNodes(folder.path, { url: service.url, apiKey });
  });
  afterAll(() => folder?.remove());

  it('resolve domains and companies, one result for each item', async () => {
    const items = await n8n.run([
      { operation: 'resolveDomain', domain: `https://www.${DOMAIN}/about` },
      { operation: 'resolveDomain', domain: DOMAIN, enrich: true },
      { operation: 'resolveCompany', company: NAME },
    ]);
    expect(items).toMatchObject([
      { json: { match_status: 'matched', company: { company_number: COMPANY } }, pairedItem: { item: 0 } },
      { json: { company: { company_number: COMPANY, accounts_overdue: false } }, pairedItem: { item: 1 } },
      { json: { reverse_domain: { domain: DOMAIN } }, pairedItem: { item: 2 } },
    ]);
  });

  it('give the profile of a company, watch it with tags, and stop watching it', async () => {
    const companyNumber = COMPANY;
    expect(await n8n.run([{ operation: 'getCompany', companyNumber }])).toMatchObject([
      { json: { company_name: NAME } },
    ]);
    const watched = await n8n.run([
      { operation: 'watchCompany', companyNumber, tags: ' Suppliers, , Kendal' },
    ]);
    expect(watched).toMatchObject([{ json: { already_watched: false, tags: ['Kendal', 'Suppliers'] } }]);
    await n8n.run([{ operation: 'unwatchCompany', companyNumber }]);
    expect((await client.watchlist()).watchlist).toEqual([]);
  });

  it('search the register across pages, with filters, up to the limit', async () => {
    const filters = { company_status: 'active', incorporated_from: '2000-01-01T00:00:00.000Z', town: '' };
    const found = await n8n.run([{ operation: 'searchCompanies', limit: 60, filters }]);
    expect(found).toHaveLength(60);
    expect(new Set(found.map(({ json }) => (json as { company_number: string }).company_number)).size).toBe(
      60,
    );
    expect(found.every(({ json }) => (json as { company_status: string }).company_status === 'active')).toBe(
      true,
    );
  });

  it('fail with the message of the service, or go on with it where the workflow says so', async () => {
    const wrong = [
      { operation: 'getCompany', companyNumber: '99999998' },
      { operation: 'getCompany', companyNumber: COMPANY },
    ];
    await expect(n8n.run(wrong)).rejects.toThrow(/no company/);
    expect(await n8n.run(wrong, { continueOnFail: true })).toMatchObject([
      {
        json: { error: expect.any(String), code: 'company_not_found', request_id: expect.any(String) },
        pairedItem: { item: 0 },
      },
      { json: { company_name: NAME }, pairedItem: { item: 1 } },
    ]);
  });

  it('start a workflow on a signal, and only on a delivery that the service has signed', async () => {
    const hook = n8n.hookContext({ signalTypes: ['company_name_changed', 'charge_registered'] }, HOOK);
    const { checkExists, create, delete: remove } = n8n.trigger.webhookMethods.default;
    expect(await checkExists.call(hook)).toBe(false);
    await create.call(hook);
    expect(await checkExists.call(hook)).toBe(true);
    const { webhooks } = await client.webhooks();
    expect(webhooks).toMatchObject([
      { webhook_url: HOOK, signal_types: ['company_name_changed', 'charge_registered'] },
    ]);

    await client.testWebhook(webhooks[0]?.id ?? 0, 'company_name_changed');
    await expect.poll(() => deliveries.length).toBeGreaterThan(0);
    const [delivery] = deliveries as [Delivery];
    const started = await n8n.trigger.webhook.call(n8n.webhookContext(delivery));
    expect(started.workflowData).toMatchObject([[{ json: { type: 'company_name_changed', data: {} } }]]);

    for (const forged of [
      { ...delivery, rawBody: Buffer.from('{"type":"company_name_changed"}') },
      { ...delivery, headers: { ...delivery.headers, 'webhook-signature': 'v1,AAAA' } },
      { ...delivery, headers: { ...delivery.headers, 'webhook-timestamp': '1700000000' } },
      { ...delivery, headers: {} },
    ]) {
      const context = n8n.webhookContext(forged);
      expect(await n8n.trigger.webhook.call(context)).toEqual({ noWebhookResponse: true });
      expect(context.answered).toEqual([401]);
    }

    await remove.call(hook);
    expect((await client.webhooks()).webhooks).toEqual([]);
    expect(n8n.kept).toEqual({});
    // Nothing is left to accept a delivery with.
    const late = n8n.webhookContext(delivery);
    expect(await n8n.trigger.webhook.call(late)).toEqual({ noWebhookResponse: true });
    // Somebody has deleted it in the console before.
    await create.call(hook);
    await client.deleteWebhook(n8n.kept.webhookId as number);
    expect(await checkExists.call(hook)).toBe(false);
    expect(await remove.call(hook)).toBe(true);
  });
});

describe('the browser extension, in Chromium', () => {
  let browser: ExtensionBrowser;
  let tab: Page;
  beforeAll(async () => {
    browser = await launchWithExtension(['http://127.0.0.1/*']);
    tab = browser.tab;
    // Their names do not resolve; the pages are those that the service's sandbox has for them.
    await browser.context.route('https://*.test/**', async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `${service.url}/sandbox/web/${hostname}${pathname}?raw` }),
      });
    });
  });
  afterAll(() => browser?.close());

  async function clickIconOn(address: string): Promise<Popup> {
    await tab.goto(address);
    return browser.clickIcon(tab);
  }
  const shows = (popup: Popup, text: string | RegExp) => expect.poll(() => popup.text()).toMatch(text);

  it('asks for the service first, and saves the address and the key after it has tried them', async () => {
    const popup = await clickIconOn(`https://${DOMAIN}/`);
    await shows(popup, 'Enter the address of your Domesday service');
    expect(await findBarriers(popup)).toEqual([]);
    await popup.close();

    const options = await browser.context.newPage();
    await options.goto(browser.addressOf('options.html'));
    await options.getByLabel('Address').fill(`${service.url}/`);
    await options.getByLabel('API key').fill('dk_live_wrong');
    await options.getByRole('button', { name: 'Save' }).click();
    await options.getByText('This API key is not valid').waitFor();
    await options.getByLabel('API key').fill(apiKey);
    await options.getByRole('button', { name: 'Save' }).click();
    await options.getByText(`Connected as ${EMAIL}`).waitFor();
    expect(await findBarriers(options)).toEqual([]);
    await options.close();
  });

  it('names the company behind the tab, with confidence and evidence, and watches it', async () => {
    const popup = await clickIconOn(`https://${DOMAIN}/about`);
    await shows(popup, NAME);
    const text = await popup.text();
    expect(text).toMatch(/\d\d\.\d% sure/);
    expect(text).toContain(`Company ${COMPANY} · active`);
    expect(text).toMatch(/Registered in England and Wales, company number 73816452/);
    expect(await popup.evaluate('document.querySelector("mark").textContent')).toBe(COMPANY);
    expect(await popup.evaluate('document.querySelector("a.button").href')).toBe(
      `${service.url}/companies/${COMPANY}`,
    );
    expect(await readOverflow(popup)).toBe(0);
    expect(await findBarriers(popup)).toEqual([]);
    await popup.prefer('dark');
    expect(await findBarriers(popup, { rules: ['color-contrast'] })).toEqual([]);

    // It has called the service and nobody else.
    const called = await popup.evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin)',
    );
    expect(new Set(called)).toEqual(new Set([service.url]));

    await popup.press('Watch');
    await shows(popup, 'Its changes are now among your signals');
    expect((await client.watchlist()).watchlist.map((one) => one.company_number)).toEqual([COMPANY]);
    await popup.press('Stop watching');
    await shows(popup, 'It is not watched any more');
    expect((await client.watchlist()).watchlist).toEqual([]);
    await popup.close();
  });

  it.each([
    ['a page of the browser', 'about:blank', 'Open a website'],
    ['a site that cannot be read', 'https://blankpage.test/', 'there is no text on its pages'],
  ])('says for %s why there is no company', async (_, address, text) => {
    const popup = await clickIconOn(address);
    await shows(popup, text);
    await popup.close();
  });
});

it('a page of an allowed origin calls the service with a key from its own scripts, and any other page cannot', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const call = `fetch('${service.url}/v1/auth/me', { headers: { 'x-api-key': '${apiKey}' } })
    .then(async (response) => [(await response.json()).email, response.headers.get('domesday-version') !== null])
    .catch((error) => error.name)`;
  await page.goto(toolUrl);
  expect(await page.evaluate(call)).toEqual([EMAIL, true]);
  await page.goto(toolUrl.replace('127.0.0.1', 'localhost'));
  expect(await page.evaluate(call)).toBe('TypeError');
  await browser.close();
});
