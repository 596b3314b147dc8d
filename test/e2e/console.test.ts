import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../src/client/index.ts';
import { type Receiver, startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import { launchBrowser, type Observed, observePages, readStorage } from '../support/browser.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';
import { expectSound } from '../support/sound-page.ts';

/** One person's way through the console, in a real browser, against the real service with its sandbox: in this order. */
const EMAIL = 'ada@example.org';
const PASSWORD = 'seven purple kettles';
const NEW_PASSWORD = 'eight orange ladders';
const JOINERY = '73816452';
const IN_TIME = { timeout: 30_000, interval: 100 };

let dir: PreparedDir;
let receiver: Receiver;
let service: ServiceProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let observed: Observed;
let apiKey = '';

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  receiver = await startReceiver();
  [service, browser] = await Promise.all([
    startService('start', {
      DATA_DIR: dir.data,
      EGRESS_CONNECT_TO: `hooks.example.com=${receiver.url}`,
    }),
    launchBrowser(),
  ]);
  context = await browser.newContext({ viewport: { width: 1200, height: 900 }, baseURL: service.url });
  context.setDefaultTimeout(60_000);
  observed = await observePages(context, service.url);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await stopService(service);
  await receiver?.close();
  dir?.remove();
});

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const area = (name: string) => page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name });
const section = (name: string) => page.getByRole('region', { name });
const withKey = (key: string) =>
  fetch(`${service.url}/v1/auth/me`, { headers: { 'x-api-key': key } }).then(({ status }) => status);

/** The newest link of that kind in the mails so far. */
async function linkInMail(kind: RegExp): Promise<string> {
  const outbox = join(dir.data, 'outbox');
  const find = () =>
    readdirSync(outbox)
      // A mail that is still being written has another name.
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .flatMap((mail) => kind.exec(mail)?.[0] ?? [])
      .at(-1);
  await expect.poll(find, IN_TIME).toBeDefined();
  return find() ?? '';
}

async function signIn(password: string): Promise<void> {
  await field('E-mail').fill(EMAIL);
  await field('Password').fill(password);
  await button('Sign in').click();
}

describe('a new user', () => {
  it('signs up, follows the link of the mail, and signs in', async () => {
    await page.goto('/');
    await heading('Sign in').waitFor();
    await page.getByRole('link', { name: 'Create account' }).click();
    await field('E-mail').fill(EMAIL);
    await field('Password').fill(PASSWORD);
    await page.getByText('Very good.').waitFor();
    await button('Create account').click();
    await heading('Confirm your address').waitFor();
    await page.goto(await linkInMail(/http:\S+verify-email\?token=[\w-]{43}/));
    await page.getByText('Your address is confirmed').waitFor();
    await signIn(PASSWORD);
    await heading('Resolve a domain').waitFor();
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
    expect(await readStorage(page)).not.toContain(cookies[0]?.value);
  });

  it('resolves a domain and sees which words on its pages say so', async () => {
    await field('Domain, web address').fill('https://www.tarnwickjoinery.test/contact');
    await page.keyboard.press('Enter');
    await section('Evidence').waitFor();
    await heading('TARNWICK JOINERY LIMITED').waitFor();
    expect(await section('Evidence').locator('mark').allTextContents()).toContain(JOINERY);
    await section('Result').getByText('Cost 1 credit').waitFor();
    await page.getByText('24 credits').waitFor();
    await section('Evidence').getByRole('link', { name: 'View page in the sandbox' }).first().waitFor();
  });

  it('decides what the website leaves open, and may take it back', async () => {
    await page.goto('/resolve/kestrelbyconsulting.test');
    await page.getByRole('link', { name: 'Decide it in Reviews' }).click();
    const review = section('kestrelbyconsulting.test');
    await review.getByText('What would confirm it').first().waitFor();
    await review
      .getByRole('button', { name: /^Confirm / })
      .first()
      .click();
    await page.getByText(/kestrelbyconsulting\.test: KESTRELBY .* Remembered/).waitFor();
    await page.getByText('Nothing to decide').waitFor();
    await button('Undo').click();
    await review.getByRole('button', { name: 'None of these' }).click();
    await page.getByText('Nothing to decide').waitFor();
    await page.getByText('Decided', { exact: true }).click();
    await review.getByText('none of these').waitFor();
  });

  it('searches the register by filters and pages that stand in the address', async () => {
    await area('Companies').click();
    await page.getByLabel('Incorporated from').fill('2001-01-01');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active', exact: true }).click();
    await button('Search').click();
    await page.waitForURL('**/companies?company_status=active&incorporated_from=2001-01-01');
    await page.getByRole('button', { name: 'next page' }).click();
    await page.waitForURL('**/companies?company_status=active&incorporated_from=2001-01-01&page=2');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .locator('[aria-current=page]', { hasText: '2' })
      .waitFor();
    const first = page.locator('tbody tr').first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await first.click();
    await heading(name).waitFor();
    await page.goBack();
    await page.waitForURL('**page=2');
    await page.getByRole('link', { name, exact: true }).waitFor();
    expect(await page.getByLabel('Incorporated from').inputValue()).toBe('2001-01-01');
    await page.goBack();
    await page.waitForURL('**/companies?company_status=active&incorporated_from=2001-01-01');
  });

  it('finds a company’s website, and shows the price before', async () => {
    await page.goto(`/companies/${JOINERY}`);
    await section('Website').getByText('Costs one credit').waitFor();
    await button('Find its website').click();
    await section('Website').getByText('Verified', { exact: true }).waitFor();
    await section('Website').getByRole('link', { name: 'tarnwickjoinery.test', exact: true }).waitFor();
    expect(await section('Website').locator('mark').allTextContents()).toContain(JOINERY);
  });

  it('makes a webhook, watches a company, and sees its change arrive, signed', async () => {
    await area('Webhooks').click();
    await button('New webhook').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://hooks.example.com/domesday');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByText('only time').waitFor();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.goto(`/companies/${JOINERY}`);
    await button('Watch').click();
    await button('Stop watching').waitFor();
    await area('Signals').click();
    await heading('Signals').waitFor();
    const change = await runCommand(['sandbox', 'change', JOINERY, 'director_appointed'], {
      DATA_DIR: dir.data,
    }).ended;
    expect(change.code).toBe(0);
    await page.getByRole('link', { name: 'TARNWICK JOINERY LIMITED' }).first().waitFor();

    // The sandbox lets things happen on its own as well.
    const arrived = () =>
      receiver.received.filter(({ body }) => JSON.parse(body).type === 'director_appointed');
    await expect.poll(() => arrived().length, IN_TIME).toBeGreaterThan(0);
    const [{ headers, body }] = arrived() as [(typeof receiver.received)[0]];
    const bodies = () => receiver.received.map((delivery) => delivery.body);
    expect(verifyWebhook({ secret, headers, body })).toEqual({ valid: true });
    await area('Webhooks').click();
    await page.getByRole('link', { name: 'https://hooks.example.com/domesday' }).click();
    // Every delivery is in the page, closed, and the sandbox makes more of them: this one is found by its signal.
    const delivery = page
      .locator('.mantine-Accordion-item')
      .filter({ hasText: `"id": "${JSON.parse(body).id}"` });
    // By the keyboard: the log moves on under a mouse when the next one comes.
    await delivery.getByRole('button', { name: /Delivered Director appointed/ }).press('Enter');
    await delivery.getByText('"type": "director_appointed"').waitFor();
    await delivery.getByRole('cell', { name: '200 · ok' }).waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith('/redeliver'));
    await delivery.getByRole('button', { name: 'Resend' }).press('Enter');
    expect((await answered).status()).toBe(202);
    await expect.poll(() => bodies().length - new Set(bodies()).size, IN_TIME).toBe(1);
    await page.reload();
    await button('Send test').waitFor();
    expect(await page.content()).not.toContain(secret);
  });

  it('reads the API key with the password, and replaces it', async () => {
    await area('Account').click();
    await field('Your password, to show the key').fill(PASSWORD);
    await button('Show').click();
    const key = section('API key').locator('code');
    await key.waitFor();
    apiKey = (await key.textContent()) ?? '';
    expect(await withKey(apiKey)).toBe(200);
    await button('Replace API key').click();
    await button('Replace key now').click();
    await page.getByText('The old key has stopped working').waitFor();
    const replaced = (await key.textContent()) ?? '';
    expect([await withKey(apiKey), await withKey(replaced)]).toEqual([401, 200]);
    apiKey = replaced;
  });
});

const PAGES: [path: string, shows: string][] = [
  ['/resolve', 'A match costs one credit'],
  ['/resolve/tarnwickjoinery.test', 'Evidence'],
  ['/resolve/kestrelbyconsulting.test', 'Which of these is it?'],
  [`/companies/${JOINERY}`, 'Persons with significant control'],
  ['/identity', 'Which companies?'],
  ['/webhooks', 'hooks.example.com'],
  ['/webhooks/1', 'Director appointed'],
  ['/reviews?status=decided', 'You decided'],
  ['/bulk', 'No uploads yet'],
  ['/account', 'Companies watched'],
];

describe('every page', () => {
  it.each(PAGES)('%s is sound: read aloud, in the dark, on a phone, small and still', (path, shows) =>
    expectSound(page, path, shows),
  );

  it.each([
    ['/sign-in', 'Forgot your password?'],
    ['/sign-up', 'I have an account'],
    ['/reset-password?token=x', 'Choose a new password'],
  ])('%s is sound for who is not signed in', async (path, shows) => {
    const visitor = await browser.newContext({ baseURL: service.url });
    await observePages(visitor, service.url);
    await expectSound(await visitor.newPage(), path, shows);
    await visitor.close();
  });

  it('can be reached by keyboard alone', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/watchlist');
    await heading('Watchlist').waitFor();
    await page.keyboard.press('Tab');
    await page.locator(':focus', { hasText: 'Skip to the content' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#content:focus').waitFor();
    await area('Bulk').focus();
    await page.keyboard.press('Enter');
    await heading('Bulk').waitFor();
  });

  it('says what is wrong where there is nothing to show', async () => {
    for (const [path, message] of [
      ['/companies/99999999', 'There is no company 99999999 on the register.'],
      ['/bulk/nope', 'There is no such upload'],
      ['/resolve/localhost', 'localhost'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('alert').getByText(message).waitFor();
    }
  });
});

describe('at the end', () => {
  it('changes the password, signs out, and signs in with the new one only', async () => {
    // What the page asks for with the session of before is answered before that session ends.
    await page.goto('/account', { waitUntil: 'networkidle' });
    await field('Current password').fill(PASSWORD);
    await field('New password').fill(NEW_PASSWORD);
    await button('Change password').click();
    await page.getByText('Your password is changed').waitFor();
    await button('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading('Sign in').waitFor();
    await page.goto('/account');
    await heading('Sign in').waitFor();
    await signIn(PASSWORD);
    await page.getByRole('alert').waitFor();
    await signIn(NEW_PASSWORD);
    await heading('Account').waitFor();
  });

  it('helps who has forgotten it', async () => {
    await button('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field('E-mail').fill(EMAIL);
    await button('Send me a link').click();
    await page.getByText('a mail with a link is on its way').waitFor();
    await page.goto(await linkInMail(/http:\S+reset-password\?token=[\w-]{43}/));
    await field('New password').fill(PASSWORD);
    await button('Set the password').click();
    await page.getByText('Your password is changed').waitFor();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await signIn(PASSWORD);
    await heading('Resolve a domain').waitFor();
  });

  it('no page has asked another host for anything, broken its own policy, or been refused unexpectedly', () => {
    expect(observed.foreignRequests).toEqual([]);
    expect(observed.complaints).toEqual([]);
    expect([...new Set(observed.refusals)].sort()).toEqual([
      'GET /v1/bulk/nope 404',
      'GET /v1/companies/99999999 404',
      'POST /console/session 401',
      'POST /v1/resolve/domain 400',
    ]);
  });
});
