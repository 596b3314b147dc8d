import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsolePath } from '../../src/shared/console-paths.ts';
import { type Observed, readStorage } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import { linkInMail, signIn } from '../support/console-user.ts';
import { expectSound } from '../support/sound-page.ts';

/**
 * One person's way through the console, in a real browser, against the real service with its sandbox: in this
 * order.
 */
const EMAIL = 'ada@example.org';
const PASSWORD = 'seven purple kettles';
const JOINERY = '73816452';

let opened: ConsoleTest;
let context: BrowserContext;
let page: Page;
/** The page of somebody who is not signed in. */
let visitor: Page;
let observed: Observed;

beforeAll(async () => {
  opened = await openConsole();
  ({ context, page, observed } = opened);
  ({ page: visitor } = await opened.openWindow());
});
afterAll(() => opened?.close());

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const area = (name: string) => page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name });
const section = (name: string) => page.getByRole('region', { name });

describe('a new user', () => {
  it('signs up, follows the link of the mail, and signs in', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create account' }).click();
    await field('E-mail').fill(EMAIL);
    await field('Password').fill(PASSWORD);
    await page.getByText('Very good.').waitFor();
    await button('Create account').click();
    await heading('Confirm your address').waitFor();
    await page.goto(await linkInMail(opened.dir.data, /http:\S+verify-email\?token=[\w-]{43}/));
    await page.getByText('Your address is confirmed').waitFor();
    await signIn(page, { email: EMAIL, password: PASSWORD });
    await heading('Home').waitFor();
    const cookies = await context.cookies();
    // The session, and the device that it was begun on.
    expect(cookies).toMatchObject([
      { httpOnly: true, sameSite: 'Strict' },
      { httpOnly: true, sameSite: 'Strict' },
    ]);
    const storage = await readStorage(page);
    for (const { value } of cookies) expect(storage).not.toContain(value);
  });

  it('searches the register by filters and pages that are in the address', async () => {
    await area('Companies').click();
    await page.getByLabel('Incorporated from').fill('2001-01-01');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active', exact: true }).click();
    await button(/^Search$/).click();
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
    await page.getByText('24 credits').waitFor();
    await section('Website').getByRole('link', { name: 'tarnwickjoinery.test', exact: true }).waitFor();
    expect(await section('Website').locator('mark').allTextContents()).toContain(JOINERY);
  });

  it('watches a company, and sees its change', async () => {
    await page.goto(`/companies/${JOINERY}`);
    await button('Watch').click();
    await button('Stop watching').waitFor();
    await area('Signals').click();
    await heading('Signals').waitFor();
    expect((await opened.run(['sandbox', 'change', JOINERY, 'director_appointed'])).code).toBe(0);
    await page.getByRole('link', { name: 'TARNWICK JOINERY LIMITED' }).first().waitFor();
  });
});

interface Shown {
  path: string;
  shows: string;
  /** Seen by somebody who is not signed in. */
  isPublic?: true;
}

/**
 * Every path of the console, or the test that has data for it and checks it there; the compiler asks for new
 * ones.
 */
const CONSOLE_PAGES: Record<ConsolePath, Shown | `console-${string}.test.ts`> = {
  '/': { path: '/', shows: 'Find the UK company behind a website', isPublic: true },
  '/sign-in': { path: '/sign-in?reason=session_ended', shows: 'Your session has ended', isPublic: true },
  '/sign-up': { path: '/sign-up', shows: 'I have an account', isPublic: true },
  '/forgot-password': { path: '/forgot-password', shows: 'Send me a link', isPublic: true },
  '/reset-password': { path: '/reset-password?token=x', shows: 'Choose a new password', isPublic: true },
  '/join': 'console-account.test.ts',
  '/connect/:interaction': { path: '/connect/none', shows: 'Nothing to connect', isPublic: true },
  '/resolve': { path: '/resolve', shows: 'A match costs one credit' },
  '/resolve/:domain': { path: '/resolve/kestrelbyconsulting.test', shows: 'Which of these is it?' },
  '/companies': 'console-watching.test.ts',
  '/companies/:number': 'console-webhooks.test.ts',
  '/identity': { path: '/identity', shows: 'Which companies?' },
  '/watchlist': 'console-watching.test.ts',
  '/signals': 'console-watching.test.ts',
  '/webhooks': 'console-webhooks.test.ts',
  '/webhooks/:id': 'console-webhooks.test.ts',
  '/reviews': { path: '/reviews', shows: 'What would confirm it' },
  '/bulk': { path: '/bulk', shows: 'No uploads yet' },
  '/bulk/:id': 'console-bulk.test.ts',
  '/history': 'console-account.test.ts',
  '/account': 'console-account.test.ts',
  '/account/keys': 'console-account.test.ts',
  '/account/security': 'console-account.test.ts',
  '/account/team': 'console-account.test.ts',
  '/account/audit': 'console-account.test.ts',
};
const PAGES: Shown[] = [
  ...Object.values(CONSOLE_PAGES).filter((one) => typeof one !== 'string'),
  { path: '/resolve/tarnwickjoinery.test', shows: 'Evidence' },
  { path: '/nope', shows: 'Page not found', isPublic: true },
  { path: '/docs/guides/reviews', shows: 'What your answers say then', isPublic: true },
];

describe('every page', () => {
  it.each(PAGES)('$path is accessible, fits a phone, is small and does not move: $shows', async (one) => {
    await expectSound(one.isPublic ? visitor : page, one.path, one.shows);
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

  it('leaves the menu alone when it fails', async () => {
    // As when a page is older than the service that it asks.
    await page.route('**/v1/bulk', (route) => route.fulfill({ json: {} }));
    await page.goto('/bulk');
    await page.getByRole('alert').getByText('It met something that it cannot show').waitFor();
    await page.unroute('**/v1/bulk');
    await area('Watchlist').click();
    await heading('Watchlist').waitFor();
    // The browser wrote the failure into its log, and nothing else.
    expect(observed.complaints.splice(0).join()).toContain('TypeError');
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

describe('every page of the visit', () => {
  it('has asked no other host for anything, broken no policy of its own, and been refused nothing unexpectedly', () => {
    expect(observed.foreignRequests).toEqual([]);
    expect(observed.complaints).toEqual([]);
    expect([...new Set(observed.refusals)].sort()).toEqual([
      'GET /v1/bulk/nope 404',
      'GET /v1/companies/99999999 404',
      'GET /v1/companies/99999999?stored=true 404',
      'POST /v1/resolve/domain 400',
    ]);
  });
});
