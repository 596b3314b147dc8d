import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDomesdayClient, type DomesdayClient } from '../../src/client/index.ts';
import { findBarriers, launchBrowser, readOverflow } from '../support/browser.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { type ExtensionBrowser, launchWithExtension, type Popup } from '../support/extension-browser.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

const [DOMAIN, COMPANY, NAME] = ['tarnwickjoinery.test', '73816452', 'TARNWICK JOINERY LIMITED'];
const EMAIL = 'integrations@example.com';

let dir: PreparedDir;
let service: ServiceProcess;
/** A page of somebody else, whose scripts may call the service. */
let tool: Server;
let toolUrl: string;
let apiKey: string;
let client: DomesdayClient;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  tool = createServer((_request, response) => response.end('<title>A tool</title>'));
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve));
  toolUrl = `http://127.0.0.1:${(tool.address() as AddressInfo).port}`;
  service = await startService('start', { DATA_DIR: dir.data, CORS_ORIGINS: toolUrl });
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
