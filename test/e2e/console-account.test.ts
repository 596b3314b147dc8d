import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawQrCode } from '../../console/src/lib/qr-code.ts';
import { totpCode } from '../../src/modules/accounts/second-factor/totp.ts';
import { findBarriers, type Observed } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import { linkInMail, signIn } from '../support/console-user.ts';
import { expectSound } from '../support/sound-page.ts';

/** The account, its keys, its people and what they did, in a real browser: in this order. */
const EMAIL = 'ada@example.org';
const INVITED = 'grace@example.org';
const NEW_PASSWORD = 'eight orange ladders';
const LAST_PASSWORD = 'seven purple kettles';

let opened: ConsoleTest;
let context: BrowserContext;
let page: Page;
let observed: Observed;
let password = '';

beforeAll(async () => {
  opened = await openConsole({ email: EMAIL });
  ({ context, page, observed, password } = opened);
});
afterAll(() => opened?.close());

const field = (name: string, on = page) => on.getByRole('textbox', { name });
const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true });
const heading = (name: string, on = page) => on.getByRole('heading', { name, exact: true });
const section = (name: string) => page.getByRole('region', { name });
const accountPage = (name: string) =>
  page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name });
const statusOf = (key: string, path = '/v1/auth/me', init: RequestInit = {}) =>
  fetch(`${opened.service.url}${path}`, { ...init, headers: { 'x-api-key': key, ...init.headers } }).then(
    ({ status }) => status,
  );

describe('an owner', () => {
  it('reads the default key with the password, and replaces it', async () => {
    await page.goto('/account');
    await signIn(page, { email: EMAIL, password });
    await heading('Account').waitFor();
    await field('Your password, to show the key').fill(password);
    await button('Show').click();
    const key = section('API key').locator('code');
    await key.waitFor();
    const apiKey = (await key.textContent()) ?? '';
    expect(await statusOf(apiKey)).toBe(200);
    await button('Replace API key').click();
    await button('Replace key now').click();
    await page.getByText('The old key has stopped working').waitFor();
    const replaced = (await key.textContent()) ?? '';
    expect([await statusOf(apiKey), await statusOf(replaced)]).toEqual([401, 200]);
    await button('Hide').click();
    await field('Your password, to show the key').waitFor();
    expect(await key.count()).toBe(0);
  });

  it('finds every resolution in the history, with its cost, and takes it along', async () => {
    await page.goto('/resolve/tarnwickjoinery.test');
    await section('Evidence').waitFor();
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'History' }).click();
    const row = page.getByRole('row', { name: /tarnwickjoinery\.test/ });
    await row.getByText('Console').waitFor();
    await row.getByRole('link', { name: 'TARNWICK JOINERY LIMITED' }).waitFor();
    await field('Domain or company').fill('nowhere');
    await button(/^Search$/).click();
    await page.getByText('No entries match').waitFor();
    await page.goto('/history?q=joinery&outcome=matched');
    await row.waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toMatch(/domain_to_company,tarnwickjoinery\.test,73816452,.*,matched,1,matched,console,/);
    await page.goto('/account');
    await section('Usage').getByText('1 call and 1 credit in the last 30 days').waitFor();
  });

  it('creates a key that may do one thing, sees it once, and revokes it', async () => {
    await accountPage('API keys').click();
    await button('New key').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Nightly import');
    await button('Create').click();
    await dialog.getByText('only time').waitFor();
    const key = (await dialog.locator('code').textContent()) ?? '';
    const watch = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect([await statusOf(key), await statusOf(key, '/v1/watchlist', watch)]).toEqual([200, 403]);
    await button('Done').click();
    const row = page.getByRole('row', { name: /Nightly import/ });
    await row.getByText('Read').waitFor();
    expect(await page.content()).not.toContain(key);
    await row.getByRole('button', { name: 'Revoke' }).click();
    await button('Revoke now').click();
    await row.waitFor({ state: 'detached' });
    expect(await statusOf(key)).toBe(401);
  });

  it('invites somebody, who joins by the link of the mail and can only read', async () => {
    await accountPage('Team').click();
    await button('Invite').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(INVITED);
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Read-only' }).click();
    await button('Send invitation').click();
    await dialog.getByText('is on its way').waitFor();
    await button('Done').click();
    await page
      .getByRole('row', { name: new RegExp(INVITED) })
      .getByText('Read-only')
      .waitFor();

    const other = await opened.openWindow();
    await other.page.goto(await linkInMail(opened.dir.data, /http:\S+join\?token=[\w-]{43}/));
    await other.page
      .getByText(`${EMAIL} invites you to their team of 1 person, with the role Read-only.`)
      .waitFor();
    await other.page.getByText(`You will sign in as ${INVITED}.`).waitFor();
    await field('Choose a password', other.page).fill(LAST_PASSWORD);
    await button('Join', other.page).click();
    await heading('Home', other.page).waitFor();
    await other.page.getByText('Read-only').waitFor();
    const box = other.page.getByRole('combobox', { name: 'Domain, company name' });
    await box.fill('oakenfellgroup.test');
    await other.page.keyboard.press('Enter');
    await other.page.getByText('neither spend credits nor change anything').first().waitFor();
    await other.page.goto('/account');
    await heading('Connected apps', other.page).waitFor();
    expect(await heading('API key', other.page).count()).toBe(0);
    expect(new Set(other.observed.refusals)).toEqual(new Set(['POST /v1/resolve/domain 403']));

    await page.reload();
    const member = page.getByRole('row', { name: new RegExp(INVITED) });
    await member.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByText('is signed out everywhere').waitFor();
    await button('Remove now').click();
    await member.waitFor({ state: 'detached' });
    await other.page.reload();
    await heading('Sign in', other.page).waitFor();
    await other.page.getByText('You were signed out because').waitFor();
    await other.context.close();
  });

  it('reads who did what', async () => {
    await accountPage('Audit').click();
    await page.getByRole('row', { name: /Member removed.*grace@example\.org.*ada@example\.org/ }).waitFor();
    await page.getByRole('combobox', { name: 'Event' }).click();
    await page.getByRole('option', { name: 'API key revoked' }).click();
    await button('Filter').click();
    await page.waitForURL('**/account/audit?kind=api_key_revoked');
    // The rows of before stay on the page until the filtered ones arrive.
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('row', { name: /API key revoked.*Nightly import/ }).waitFor();
  });

  it('sees where they are signed in, and signs out the other session, which shows why', async () => {
    const other = await opened.openWindow();
    await other.page.goto('/account');
    await signIn(other.page, { email: EMAIL, password });
    await heading('Account', other.page).waitFor();
    await page.goto('/account');
    await section('Sessions').getByText('This one').waitFor();
    await section('Sessions')
      .getByRole('button', { name: /^Sign out Chrome/ })
      .click();
    await section('Sessions')
      .getByRole('button', { name: /^Sign out Chrome/ })
      .waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page
      .getByText('You were signed out because you ended this session on another device.')
      .waitFor();
    await signIn(other.page, { email: EMAIL, password });
    await heading('Account', other.page).waitFor();
    await other.context.close();
  });
});

it('credits are requested of the operator, by a mail', async () => {
  await page.goto('/account');
  await button('Request credits or a plan').click();
  await page.getByRole('spinbutton', { name: 'Credits' }).fill('40');
  await button('Send request').click();
  await page.getByText('on its way to the operator').waitFor();
  await linkInMail(opened.dir.data, /domesday account grant \S+ 40/);
});

describe('the pages', () => {
  it.each([
    ['/account', 'Companies watched'],
    ['/account/keys', 'Default key'],
    ['/account/security', 'Set up an app'],
    ['/account/team', 'Last seen'],
    ['/account/audit', 'API key revoked'],
    ['/history', 'tarnwickjoinery.test'],
    ['/join?token=x', 'This invitation is no longer valid'],
  ])('%s is sound: read aloud, in the dark, on a phone, small and still', async (path, shows) => {
    await expectSound(page, path, shows);
    await page.setViewportSize({ width: 1200, height: 900 });
  });
});

describe('somebody who wants to sign in safely', () => {
  const SAFE = 'safe@example.org';
  const codeNow = (secret: string) => totpCode(secret, Math.floor(Date.now() / 30_000));

  it('sets up an app, signs in with its code or a recovery code, takes the data along and deletes the account', async () => {
    const created = await opened.run(['account', 'create', SAFE]);
    const safePassword = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
    const other = await opened.openWindow();
    const { page: safe } = other;
    const dialog = safe.getByRole('dialog');
    await safe.goto('/account/security');
    await signIn(safe, { email: SAFE, password: safePassword });
    await button('Set up an app', safe).click();
    await dialog.getByLabel('Your password').fill(safePassword);
    await button('Continue', safe).click();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    const drawn = await dialog
      .getByRole('img', { name: 'QR code of the key' })
      .locator('path')
      .getAttribute('d');
    const address = await dialog.getByRole('link').getAttribute('href');
    expect(new URL(address ?? '').searchParams.get('secret')).toBe(secret);
    expect(drawn).toBe(drawQrCode(address ?? '').path);
    expect(await findBarriers(safe)).toEqual([]);
    await dialog.getByLabel('Six digits that the app shows').fill(codeNow(secret));
    await button('Turn on', safe).click();
    await dialog.getByText('only time').waitFor();
    const codes = await dialog.locator('code').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await findBarriers(safe)).toEqual([]);
    await button('I have kept them', safe).click();
    await safe.getByText('10 recovery codes are left').waitFor();
    await expectSound(safe, '/account/security', '10 recovery codes are left');
    await safe.setViewportSize({ width: 1200, height: 900 });

    await other.context.clearCookies();
    await safe.goto('/account/security');
    await signIn(safe, { email: SAFE, password: safePassword });
    await heading('Second step', safe).waitFor();
    expect(await findBarriers(safe)).toEqual([]);
    const answer = field('Code of your app, or a recovery code', safe);
    await answer.fill('000000');
    await button('Confirm', safe).click();
    await safe.getByRole('alert').getByText('wrong').waitFor();
    await answer.fill(codes[0] ?? '');
    await button('Confirm', safe).click();
    await safe.getByText('9 recovery codes are left').waitFor();

    const download = safe.waitForEvent('download');
    await safe.getByRole('link', { name: 'Download all data' }).click();
    const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(data.members).toMatchObject([{ email: SAFE }]);
    await button('Delete the account', safe).click();
    await dialog.getByLabel('Type your e-mail address to confirm').fill(SAFE);
    await dialog.getByLabel('Your password').fill(safePassword);
    await dialog.getByLabel('Code of your app').fill(codes[1] ?? '');
    await button('Continue', safe).click();
    await heading('Sign in', safe).waitFor();
    await signIn(safe, { email: SAFE, password: safePassword });
    await safe.getByRole('alert').getByText('is wrong').waitFor();
    expect(other.observed.complaints).toEqual([]);
    expect(other.observed.foreignRequests).toEqual([]);
    await other.context.close();
  });
});

describe('a user', () => {
  it('changes the password, signs out, and signs in with the new one only', async () => {
    // Requests of the page with the earlier session are answered before that session ends.
    await page.goto('/account', { waitUntil: 'networkidle' });
    await field('Current password').fill(password);
    await field('New password').fill(NEW_PASSWORD);
    await button('Change password').click();
    await page.getByText('Your password is changed').waitFor();
    await button('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading('Sign in').waitFor();
    expect(await page.getByText('You were signed out').count()).toBe(0);
    await page.goto('/account');
    await heading('Sign in').waitFor();
    await signIn(page, { email: EMAIL, password });
    await page.getByRole('alert').waitFor();
    await signIn(page, { email: EMAIL, password: NEW_PASSWORD });
    await heading('Account').waitFor();
  });

  it('gets help after forgetting the password', async () => {
    await button('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field('E-mail').fill(EMAIL);
    await button('Send me a link').click();
    await page.getByText('a mail with a link is on its way').waitFor();
    await page.goto(await linkInMail(opened.dir.data, /http:\S+reset-password\?token=[\w-]{43}/));
    await field('New password').fill(LAST_PASSWORD);
    await button('Set the password').click();
    await page.getByText('Your password is changed').waitFor();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await signIn(page, { email: EMAIL, password: LAST_PASSWORD });
    await heading('Home').waitFor();
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.sort()).toEqual(['domesday_device', 'domesday_session']);
  });

  it('has seen no page that asked another host for anything, broke its own policy, or was refused unexpectedly', () => {
    expect(observed.foreignRequests).toEqual([]);
    expect(observed.complaints).toEqual([]);
    expect([...new Set(observed.refusals)].sort()).toEqual([
      'POST /console/session 401',
      'POST /v1/team/invitations/read 400',
    ]);
  });
});
