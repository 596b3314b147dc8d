import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Observed } from '../support/browser.ts';
import { openConsole } from '../support/console-test.ts';
import { expectSound } from '../support/sound-page.ts';

/** Lists of companies in a real browser, against the real service with its sandbox: in this order. */
const EMAIL = 'lists@example.org';

let page: Page;
let observed: Observed;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ page, observed, close } = await openConsole({ email: EMAIL, isSignedIn: true }));
});
afterAll(() => close?.());

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('suggests companies while a name is typed, and opens the one that is chosen', async () => {
  await page.goto('/companies');
  await page.getByRole('combobox', { name: 'Name or number' }).pressSequentially('tarnwick jo');
  await page.getByRole('option', { name: 'TARNWICK JOINERY LIMITED · 73816452' }).click();
  await page.waitForURL('**/companies/73816452');
});

it('narrows a list by what its companies have in common, and sorts it', async () => {
  await page.goto('/companies?company_status=active');
  const facets = page.getByRole('region', { name: 'Narrow the search' });
  await facets.getByRole('link').first().click();
  await page.waitForURL('**/companies?company_status=active&sic_code=*');
  // The menu stays open when the list comes.
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await page.waitForURL('**/companies?company_status=active&sic_code=*&sort=name');
});

it('saves a search under a name and watches it', async () => {
  await button('Save search').click();
  await page.getByLabel('Name of the search').fill('Active ones');
  await button('Save').click();
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('link', { name: 'Active ones' }).waitFor();
  await saved.getByText('Watched').waitFor();
  await saved.getByRole('button', { name: 'Stop watching' }).click();
  await saved.getByRole('button', { name: 'Watch', exact: true }).waitFor();
  await saved.getByRole('link', { name: 'Active ones' }).click();
  await page.waitForURL('**/companies?company_status=active&sic_code=*&sort=name');
});

it.each([['/companies?company_status=active', 'Saved searches']])(
  '%s is sound: read aloud, in the dark, on a phone, small and still',
  (path, shows) => expectSound(page, path, shows),
);

it('hides the filters behind a button on a phone, with how many are used', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/companies?company_status=active&town=Nowhere');
  await page.getByText('No company matches').waitFor();
  expect(await page.getByLabel('Town').isVisible()).toBe(false);
  await button('Filters (2)').click();
  await page.getByLabel('Town').fill('');
  await page.getByLabel('Town').press('Enter');
  await page.waitForURL('**/companies?company_status=active');
});

it('asked no other host for anything, and was refused nothing', () => {
  expect(observed).toEqual({ foreignRequests: [], complaints: [], refusals: [] });
});
