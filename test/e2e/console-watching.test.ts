import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeToken } from '../../src/modules/signal-mail/unsubscribe.ts';
import { deriveKey } from '../../src/shared/secret-box.ts';
import { findBarriers, type Observed } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import { FROM_CONSOLE } from '../support/console-user.ts';
import { expectSound } from '../support/sound-page.ts';
import { tabTo } from '../support/tab-to.ts';

/** Watching companies, in a real browser against the real service with its sandbox: in this order. */
const EMAIL = 'ada@example.org';
const PASSWORD = 'seven purple kettles';
const [JOINERY, WATER] = ['73816452', '68250913'];
const IN_TIME = { timeout: 30_000, interval: 100 };
/** The texts of the chart's axes. As a text, because it belongs to the browser's world. */
const TICKS = `['labels', 'ticks'].map((axis) =>
  [...document.querySelectorAll('.chart-' + axis + ' span')].map((tick) => tick.textContent))`;

let opened: ConsoleTest;
let context: BrowserContext;
let page: Page;
let observed: Observed;
let accountId = '';

beforeAll(async () => {
  opened = await openConsole({ email: EMAIL, password: PASSWORD, isSignedIn: true });
  ({ context, page, observed } = opened);
  accountId = (
    (await (await context.request.get('/v1/auth/me', { headers: FROM_CONSOLE })).json()) as { id: string }
  ).id;
});
afterAll(() => opened?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const choice = (name: string) => page.getByRole('combobox', { name });
const run = (args: string[]) => opened.run(args);
const change = async (number: string, type: string) =>
  expect((await run(['sandbox', 'change', number, type])).code).toBe(0);

async function choose(filter: string, option: string | RegExp): Promise<void> {
  await choice(filter).click();
  await page.getByRole('option', { name: option }).click();
}

async function download(): Promise<string[]> {
  const started: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = readFileSync(await (await started).path(), 'utf8');
  return file.trim().split('\r\n');
}

it('a company is watched from the search, from a match and by its name', async () => {
  await page.goto('/companies?name=tarnwick+joinery');
  await button('Watch TARNWICK JOINERY LIMITED').click();
  await button('Stop watching TARNWICK JOINERY LIMITED').waitFor();
  expect((await download())[1]).toMatch(/^73816452,TARNWICK JOINERY LIMITED,active,/);

  await page.goto('/resolve/tarnwickjoinery.test');
  const result = page.getByRole('region', { name: 'Result' });
  // Without a mouse: the focus goes on with the button that takes the place of the one that was pressed.
  await tabTo(result.getByRole('button', { name: 'Stop watching TARNWICK JOINERY LIMITED' }));
  await page.keyboard.press('Enter');
  await tabTo(button('Stop now'));
  await page.keyboard.press('Enter');
  await result
    .getByRole('button', { name: /^Watch TARNWICK JOINERY LIMITED/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await result
    .getByRole('button', { name: /^Stop watching TARNWICK/ })
    .and(page.locator(':focus'))
    .waitFor();

  await page.goto('/watchlist');
  await page.getByText('1 of 25 watched').waitFor();
  await page.getByRole('textbox', { name: 'Add a company' }).fill('severnmoor water');
  await button('Watch SEVERNMOOR WATER PLC').click();
  await page.getByText('2 of 25 watched').waitFor();
});

it('a list is uploaded with a tag, and what it leaves open is decided there', async () => {
  await button('Upload a list').click();
  const dialog = page.getByRole('dialog', { name: 'Watch a list of companies' });
  await dialog.getByLabel('Or numbers or names').fill(`${JOINERY}\nOakenfell\n99999999`);
  await dialog.getByLabel('Tag').fill('Suppliers');
  await dialog.getByRole('button', { name: 'Watch companies' }).click();
  await dialog.getByText('0 companies added, 1 watched already, 2 not added.').waitFor();
  await dialog.getByRole('button', { name: 'Watch OAKENFELL FOODS LIMITED' }).click();
  await dialog.getByRole('button', { name: 'Stop watching OAKENFELL FOODS LIMITED' }).waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'customers.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(`name\tcompany number\nWater\t${WATER}\n`),
  });
  await dialog.getByRole('button', { name: 'Watch companies' }).click();
  await dialog.getByText('0 companies added, 1 watched already.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('3 of 25 watched').waitFor();
});

it('tags are edited, narrow the list by its address, and end with the watching after a question', async () => {
  await button('Edit the tags of SEVERNMOOR WATER PLC').click();
  const tags = page.getByRole('dialog', { name: 'Tags of SEVERNMOOR WATER PLC' });
  await tags.getByLabel('Tags', { exact: true }).fill('Key clients');
  await page.keyboard.press('Enter');
  await tags.getByRole('button', { name: 'Save' }).click();
  await tags.waitFor({ state: 'hidden' });
  await choose('Tag', 'Key clients');
  await page.waitForURL('**/watchlist?tag=Key+clients');
  await expect.poll(() => page.locator('tbody tr').count(), IN_TIME).toBe(1);
  expect((await download())[1]).toMatch(/^68250913,.*,"Key clients, Suppliers"$/);
  await page.goBack();
  await expect.poll(() => page.locator('tbody tr').count(), IN_TIME).toBe(3);
  await button('Stop watching TARNWICK JOINERY LIMITED').dblclick();
  await page.getByText('Its tags are removed: Suppliers.').waitFor();
  await button('Cancel').click();
  await page.getByText('3 of 25 watched').waitFor();
});

it('signals are filtered by company, tag, type, severity and day, and the chart and the file follow', async () => {
  await page.goto('/signals');
  await change(JOINERY, 'director_appointed');
  await change(WATER, 'registered_office_changed');
  await page
    .getByText(/moved its registered office/)
    .first()
    .waitFor();
  await choose('Company', /TARNWICK JOINERY LIMITED/);
  await page.waitForURL(`**/signals?company=${JOINERY}`);
  await choose('Type', 'Director appointed');
  await page.waitForURL('**type=director_appointed**');
  await choose('Severity', 'Notice');
  await choose('Tag', 'Suppliers');
  await page.getByLabel('Detected from').fill('2026-01-01');
  await page.waitForURL('**from=2026-01-01**');
  const chart = page.getByRole('figure', { name: /^\d+ signals?, 1 Jan 2026 to / });
  await chart.waitFor();
  await page.getByRole('listitem').filter({ hasText: 'was appointed a director' }).first().waitFor();
  const axes = () => page.evaluate<string[][]>(TICKS);
  await expect
    .poll(async () => Math.min(...(await axes()).map(({ length }) => length)), IN_TIME)
    .toBeGreaterThan(1);
  for (const ticks of await axes()) expect(new Set(ticks).size).toBe(ticks.length);
  // The arrow keys read the bars aloud and move the tooltip; a table has the same numbers.
  const bars = chart.getByRole('slider');
  await bars.focus();
  await page.keyboard.press('End');
  expect(await bars.getAttribute('aria-valuetext')).toMatch(/: Notice \d+$/);
  await chart
    .locator('.chart-tooltip')
    .getByText(/^Notice: \d+$/)
    .waitFor();
  await page.keyboard.press('Escape');
  await chart.locator('.chart-tooltip').waitFor({ state: 'detached' });
  await chart.getByText('Show as a table').click();
  await chart.getByRole('columnheader', { name: 'Notice' }).waitFor();
  const [, ...rows] = await download();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain(`,notice,director_appointed,${JOINERY},`);

  // The address alone brings the filter back, and a filter without hits says so.
  const address = page.url();
  await page.goto('/signals?severity=critical&company=1');
  await page.getByText('No signals match this filter').waitFor();
  await page.getByText(/^No signals with this filter: /).waitFor();
  await page.goto(address);
  await chart.waitFor();
  await button('Clear filters').click();
  await page.waitForURL((url) => url.pathname === '/signals' && url.search === '');
  await page
    .getByText(/moved its registered office/)
    .first()
    .waitFor();

  await page.goto(`/companies/${JOINERY}`);
  expect((await download()).join('\n')).toContain(',director_appointed,');
});

it('the figures of a company lead to the document that they come from', async () => {
  await page.goto(`/companies/${JOINERY}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'the accounts' }).click();
  const document = await opened;
  await document.getByRole('heading', { name: 'Balance sheet' }).waitFor();
  await document.getByText('Average number of employees').waitFor();
  await document.close();
});

it('e-mail alerts are chosen, and end by the link of a mail without a sign-in', async () => {
  await page.goto('/signals');
  await button('E-mail alerts').click();
  const dialog = page.getByRole('dialog', { name: 'E-mail alerts' });
  await dialog.getByText(EMAIL).waitFor();
  await dialog.getByRole('radio', { name: 'Daily' }).check();
  await dialog.getByRole('checkbox', { name: 'Critical' }).check();
  await dialog.getByRole('combobox', { name: 'Also immediately' }).fill('director res');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Saved.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const secret = readFileSync(join(opened.dir.data, 'app-secret'), 'utf8').trim();
  const token = writeToken(deriveKey(secret, 'unsubscribe'), { accountId, subscription: 'digest' });
  const reader = await opened.openWindow();
  const { page: mail, observed: seen } = reader;
  await mail.goto(`/unsubscribe?token=${token}`);
  await mail.getByText('You will get no more digests').waitFor();
  expect(await findBarriers(mail)).toEqual([]);
  await mail.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(mail, { rules: ['color-contrast'] })).toEqual([]);
  await mail.getByRole('button', { name: 'Unsubscribe' }).click();
  await mail.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  expect([seen.complaints, seen.refusals]).toEqual([[], []]);
  await reader.context.close();

  await page.reload();
  await button('E-mail alerts').click();
  expect(await dialog.getByRole('radio', { name: 'No digest' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('checkbox', { name: 'Critical' }).isChecked()).toBe(true);
  await dialog.getByText('Director resigned', { exact: true }).waitFor();
});

it.each([
  ['/companies?name=oakenfell', 'OAKENFELL'],
  ['/watchlist', 'watched'],
  ['/signals', 'TARNWICK JOINERY LIMITED'],
  ['/signals?type=website_back', 'No signals match this filter'],
])('%s is sound: read aloud, in the dark, on a phone, small and still', (path, shows) =>
  expectSound(page, path, shows),
);

it('no page has asked another host for anything, broken its own policy, or been refused', () => {
  expect(observed).toEqual({ foreignRequests: [], complaints: [], refusals: [] });
});
