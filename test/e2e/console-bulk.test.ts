import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeXlsx } from '../../src/modules/bulk/xlsx-workbook.ts';
import { readXlsx } from '../../src/modules/uploads/read-xlsx.ts';
import type { Observed } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import { expectSound } from '../support/sound-page.ts';
import { tabTo } from '../support/tab-to.ts';

/** Uploads in a real browser, against the real service with its sandbox: in this order. */
const EMAIL = 'bea@example.org';

let opened: ConsoleTest;
let page: Page;
let observed: Observed;

beforeAll(async () => {
  const environment = { SIGNUP_CREDITS: '2' };
  opened = await openConsole({ email: EMAIL, isSignedIn: true, environment });
  ({ page, observed } = opened);
});
afterAll(() => opened?.close());

const button = (name: string) => page.getByRole('button', { name });
const section = (name: string) => page.getByRole('region', { name });
const choose = (name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
async function select(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function start(): Promise<void> {
  // A double click starts one upload.
  await button('Start').dblclick();
  // The list of uploads, which is left now, shows some of the same.
  await page.waitForURL('**/bulk/*');
}
async function download(label: string, within: Page | Locator = page): Promise<Buffer> {
  await tabTo(within.getByRole('link', { name: label }));
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  return readFileSync(await (await downloaded).path());
}

/** On a phone: no row is taller than four lines and a link, and short inputs are on one line. */
async function expectCompactRows(): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = section('Rows').locator('tbody tr');
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeLessThan(150);
    expect((await row.locator('bdi').first().boundingBox())?.height).toBeLessThan(30);
  }
  expect(await page.getByRole('textbox', { name: 'Contains' }).isVisible()).toBe(false);
  await page.setViewportSize({ width: 1200, height: 900 });
}

it('uploads many domains, sees what they would cost, and takes the results along', async () => {
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Bulk' }).click();
  // The browser hears late that we wait for its file dialog: a key that follows at once may be quicker.
  const asked = page.waitForEvent('filechooser');
  // Without a mouse, as far as the file dialog of the system.
  await tabTo(page.getByRole('button', { name: 'File', exact: true }));
  await page.keyboard.press('Enter');
  await (await asked).setFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await page.getByRole('alert').getByText('The file is a PDF document').waitFor();
  await choose(
    'customers.csv',
    'name,website\nA,tarnwickjoinery.test\nB,marchpaneandmoth.test\nC,not a domain\nD,tarnwickjoinery.test\n',
  );
  await section('Preview').waitFor();
  expect(await section('Preview').innerText()).toMatch(
    /Rows\s+4\s+Known\s+0\s+New\s+2\s+Duplicates\s+1\s+Invalid\s+1/,
  );
  await select('Column to read', '1. name');
  await section('Preview').getByText('No row of this column holds a domain').waitFor();
  expect(await button('Start').isDisabled()).toBe(true);
  await select('Column to read', '2. website');
  await section('Preview').getByText('As you chose.').waitFor();
  await start();
  await section('Progress').getByText('4 of 4 done').waitFor();
  await section('Progress').getByText('Completed').waitFor();
  const rows = (await download('Download CSV')).toString().trim().split('\r\n');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatch(
    /^A,tarnwickjoinery\.test,matched,73816452,.*,1,tarnwickjoinery\.test,tarnwickjoinery\.test$/,
  );
  expect(rows[2]).toContain('no_match');
  expect(rows[3]).toContain('invalid');
});

it('finds rows by outcome and text, in the address', async () => {
  const rows = section('Rows').locator('tbody tr');
  await select('Outcome', 'Matched');
  await section('Rows').getByText('2 rows').waitFor();
  await select('Cost', 'Charged');
  await section('Rows').getByText('1 row', { exact: true }).waitFor();
  expect(await rows.innerText()).toMatch(/TARNWICK JOINERY LIMITED\s+Active[\s\S]*1 credit/);
  await select('Company status', 'Dissolved');
  await section('Rows').getByText('No rows match').waitFor();
  await page.goto(page.url().replace(/\?.*/, '?q=MOTH'));
  await section('Rows').getByText('1 row', { exact: true }).waitFor();
  expect(await rows.innerText()).toContain('marchpaneandmoth.test');
  await page.getByRole('textbox', { name: 'Contains' }).fill('nothing like it');
  await section('Rows').getByText('No rows match').waitFor();
  await page.waitForURL('**?q=nothing+like+it');
});

it('waits without credits and resumes by itself', async () => {
  await page.goto('/bulk');
  await page.getByRole('link', { name: 'customers.csv' }).waitFor();
  expect(await page.getByRole('link', { name: 'customers.csv' }).count()).toBe(1);
  const pages = (async function* () {
    yield [
      ['=HYPERLINK("x")', 'glenmarrow.test'],
      ['🦊 \u202Efoxes', 'farthingley.test'],
    ];
  })();
  await choose('leads.xlsx', await buffer(writeXlsx(['Name', 'Web'], pages)));
  await section('Preview').getByText('=HYPERLINK("x")').waitFor();
  await start();
  await page.getByRole('alert').getByText('There are no credits left').waitFor();
  await opened.run(['account', 'grant', EMAIL, '20']);
  await section('Progress').getByText('Completed').waitFor();
  const [, first, second] = await readXlsx(await download('Download XLSX'), 10);
  expect(first?.slice(0, 6)).toEqual([
    '=HYPERLINK("x")',
    'glenmarrow.test',
    'matched',
    'SC938142',
    'GLENMARROW TEXTILES LIMITED',
    'active',
  ]);
  expect(second?.[0]).toBe('🦊 \u202Efoxes');
});

it('finds the websites of the companies in the example file', async () => {
  await page.goto('/bulk');
  await page.getByText('Find websites').click();
  await button('Try the example file').click();
  await section('Preview').getByText('Guessed by its name.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Column to read' }).inputValue()).toBe('2. Company number');
  await start();
  await section('Progress').getByText('Completed').waitFor();
  await page.getByText('3 already paid').waitFor();
  // The rows are asked for again with every one that is done.
  await section('Rows').getByText('farthingley.test').first().waitFor();
  const path = new URL(page.url()).pathname;
  await expectSound(page, path, '4 of 4 done');
  await expectCompactRows();
  await expectSound(page, '/bulk', 'Completed');
});

it('tells for nothing which companies of a list are dissolved', async () => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/bulk');
  await page.getByRole('link', { name: 'Check a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which of these companies are dissolved?' });
  await dialog.getByRole('textbox', { name: 'Or numbers or names' }).fill('SC938142\n00000000');
  await dialog.getByRole('button', { name: 'Check (free)' }).click();
  await dialog.getByRole('link', { name: 'GLENMARROW TEXTILES LIMITED' }).waitFor();
  expect((await download('Download CSV', dialog)).toString().split('\r\n').slice(1)).toEqual([
    '1,SC938142,active,SC938142,GLENMARROW TEXTILES LIMITED,active,',
    '2,00000000,not found,,,,',
    '',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Bulk' }).click();
  await page.getByText('Your uploads').waitFor();
});

it('no page has asked another host for anything, broken its own policy, or been refused unexpectedly', () => {
  expect(observed.foreignRequests).toEqual([]);
  expect(observed.complaints).toEqual([]);
  expect(observed.refusals).toEqual([expect.stringMatching(/^POST \/v1\/bulk\?.*statement\.csv.* 400$/)]);
});
