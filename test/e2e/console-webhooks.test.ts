import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../src/client/index.ts';
import {
  type Received,
  type Receiver,
  respondWith,
  startReceiver,
} from '../../src/modules/webhooks/test-support/receiver.ts';
import { findBarriers, type Observed } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { expectSound } from '../support/sound-page.ts';

/**
 * Webhooks and the company page, in a real browser against the real service with its sandbox: in this order.
 */
const EMAIL = 'ada@example.org';
const PASSWORD = 'seven purple kettles';
const JOINERY = '73816452';
/** A partnership with 48 members. */
const PARTNERSHIP = 'OC048371';
const HOOK = 'https://hooks.example.com/domesday';
const IN_TIME = { timeout: 30_000, interval: 100 };

let opened: ConsoleTest;
let receiver: Receiver;
let service: ServiceProcess;
let page: Page;
let observed: Observed;
let apiKey = '';
let secret = '';

beforeAll(async () => {
  receiver = await startReceiver();
  opened = await openConsole({
    email: EMAIL,
    password: PASSWORD,
    isSignedIn: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    environment: { EGRESS_CONNECT_TO: `hooks.example.com=${receiver.url}` },
  });
  ({ service, page, observed } = opened);
  const login = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  apiKey = ((await login.json()) as { api_key: string }).api_key;
});
afterAll(async () => {
  await opened?.close();
  await receiver?.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const section = (name: string) => page.getByRole('region', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const run = (args: string[]) => opened.run(args);
const change = async (type: string) => expect((await run(['sandbox', 'change', JOINERY, type])).code).toBe(0);
const get = async (path: string) =>
  (await fetch(`${service.url}${path}`, { headers: { 'x-api-key': apiKey } })).json();
/** The sandbox lets things happen on its own as well, so deliveries are found by their type. */
const received = (type: string) => receiver.received.filter(({ body }) => JSON.parse(body).type === type);
const until = (type: string, count: number) =>
  expect.poll(() => received(type).length, IN_TIME).toBeGreaterThanOrEqual(count);

/** By the keyboard: the page moves on under a mouse when the next delivery comes. */
async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Returns how many were queued. */
async function replayFailed(): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/replay'));
  await button('Replay failed').click();
  await dialog('Replay failed').getByRole('button', { name: 'Replay failed signals' }).click();
  return (await (await answered).json()).queued;
}

describe('a webhook', () => {
  it('is created for some types, and a change of a watched company arrives, signed', async () => {
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Webhooks' }).click();
    await button('New webhook').click();
    const form = dialog('New webhook');
    await form.getByLabel('Address').fill(HOOK);
    await form.getByLabel('Description').fill('Credit control');
    await choose('Signals', 'Accounts filed');
    await page.getByRole('option', { name: 'Director appointed', exact: true }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create' }).click();
    await form.getByText('only time').waitFor();
    secret = (await form.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    await form.getByRole('button', { name: 'Copy the signing secret' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button('New webhook').and(page.locator(':focus')).waitFor();
    await page
      .getByRole('cell', { name: '2 types' })
      .or(page.getByText('Accounts filed, Director'))
      .waitFor();

    await page.goto(`/companies/${JOINERY}`);
    await button('Watch').click();
    await button('Stop watching').waitFor();
    await change('director_appointed');
    await until('director_appointed', 1);
    const [{ headers, body }] = received('director_appointed') as [Received];
    expect(await verifyWebhook({ secret, headers, body })).toEqual({ valid: true });

    await page.goto('/webhooks');
    await page.getByRole('link', { name: HOOK }).click();
    const delivery = page
      .locator('.mantine-Accordion-item')
      .filter({ hasText: `"id": "${JSON.parse(body).id}"` });
    await delivery.getByRole('button', { name: /Delivered Director appointed/ }).press('Enter');
    await delivery.getByRole('cell', { name: '200 · ok' }).waitFor();
    await delivery.getByText(/x-webhook-signature: [0-9a-f]{64}/).waitFor();
    await delivery.getByText('Response headers').waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith('/redeliver'));
    await delivery.getByRole('button', { name: 'Resend' }).press('Enter');
    expect((await answered).status()).toBe(202);
    await until('director_appointed', 2);
    expect(await page.content()).not.toContain(secret);
  });

  it('is edited, and paused; what happens in the meantime is held back and sent on resuming', async () => {
    await button('Edit').click();
    const form = dialog('Edit webhook');
    await form.getByLabel('Description').fill('Underwriting');
    await choose('Signals', 'Charge registered');
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${HOOK} · Underwriting`).waitFor();
    await section('Health').getByText('Accounts filed, Director appointed, Charge registered').waitFor();

    await button('Pause').click();
    await section('Health').getByText('You paused it.').waitFor();
    const before = received('charge_registered').length;
    await change('charge_registered');
    await choose('Status', 'Held back');
    await page
      .getByRole('button', { name: /Held back Charge registered/ })
      .first()
      .waitFor();
    expect(received('charge_registered')).toHaveLength(before);
    await button(/^Resume and send/).click();
    await until('charge_registered', before + 1);
    await section('Health').getByText('Signals are sent as they happen.').waitFor();
  });

  it('says so if it fails, and what failed is replayed', async () => {
    receiver.answer = respondWith(500);
    await change('accounts_filed');
    await section('Health')
      .getByText(/^Failing/)
      .waitFor();
    await section('Health')
      .getByText(/attempts? failed\. Each delivery is tried eight times/)
      .waitFor();
    await choose('Status', 'Pending');
    await button(/^Retrying Accounts filed, TARNWICK JOINERY LIMITED .* \(attempt \d, again at /)
      .first()
      .waitFor();
    await choose('Replay signals', 'since a time…');
    await expect.poll(() => button('Replay failed').isDisabled(), IN_TIME).toBe(true);
    await choose('Replay signals', 'of the last hour');
    // A delivery that is being sent at this moment is not replayed.
    await expect.poll(replayFailed, IN_TIME).toBeGreaterThan(0);
    await page.getByText(/^[1-9]\d* deliver(y|ies) queued\.$/).waitFor();
    const isReplayed = () =>
      received('accounts_filed').some(({ headers }) => headers['x-webhook-replay'] === 'true');
    // It may have been another signal of the sandbox that was queued.
    const untilReplayed = async () => isReplayed() || ((await replayFailed()) > 0 && isReplayed());
    await expect.poll(untilReplayed, { timeout: 60_000, interval: 1_000 }).toBe(true);
    receiver.answer = respondWith(200);
    await section('Health').getByText('Signals are sent as they happen.').waitFor();
  });

  it('gets a test of a chosen type, and a new secret only after a question', async () => {
    await button('Send test').click();
    await choose('Type of signal', 'Insolvency started');
    await dialog('Send a test').getByRole('button', { name: 'Send', exact: true }).click();
    await until('insolvency_started', 1);
    await button('Replace secret').dblclick();
    await dialog('Replace secret').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByText('The new signing secret').count()).toBe(0);
    await button('Replace secret').click();
    await dialog('Replace secret').getByRole('button', { name: 'Replace now' }).click();
    await page.getByText('The new signing secret').waitFor();
  });
});

describe('a test receiver', () => {
  it('shows the request that arrived, with its headers and a valid signature', async () => {
    await page.goto('/webhooks');
    await button('Test receiver').press('Enter');
    await heading('Test receiver').waitFor();
    const received = section('Received requests');
    await received.getByRole('button', { name: /Signature valid.*TEST DELIVERY LIMITED/ }).waitFor();
    await received.getByText(/x-webhook-signature: [0-9a-f]{64}/).waitFor();
    await received.getByRole('cell', { name: '200 · Signature valid.' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('takes an address of one’s own, and errors name the field as the form does', async () => {
    await button('Edit').click();
    const form = dialog('Edit webhook');
    await form.getByLabel('Address').fill('https://192.168.1.1/in');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Address is not a public address.').waitFor();
    expect(observed.refusals.splice(0)).toEqual([expect.stringMatching(/^PATCH .* 400$/)]);
    await form.getByLabel('Address').fill(`${HOOK}/own`);
    await form.getByRole('button', { name: 'Save' }).click();
    // While it closes, its title is a heading too.
    await form.waitFor({ state: 'hidden' });
    await heading('Webhook').waitFor();
    await button('Delete').click();
    await dialog('Delete')
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.waitForURL('**/webhooks');
  });
});

describe('a company', () => {
  it('shows its filings in words, and long lists folded', async () => {
    await page.goto(`/companies/${PARTNERSHIP}`);
    await section('Profile').getByText('Limited liability partnership (LLP)').waitFor();
    await section('Profile').getByText('69102 Solicitors').waitFor();
    const officers = section('Officers').getByRole('listitem');
    await section('Officers').getByRole('button', { name: 'Show all 48' }).waitFor();
    expect(await officers.count()).toBe(8);
    await section('Officers').getByRole('button', { name: 'Show all 48' }).click();
    await expect.poll(() => officers.count()).toBe(48);
    const filings = section('Filing history');
    await filings
      .getByText(/^Confirmation statement made on/)
      .first()
      .waitFor();
    await filings.getByText('10 of').waitFor();
    await filings.getByRole('button', { name: 'Show more' }).click();
    await filings.getByText('Incorporation', { exact: true }).waitFor();
  });

  it('shows the other appointments of an officer', async () => {
    const { officers } = (await get(`/v1/companies/${PARTNERSHIP}`)) as {
      officers: { name: string; officer_id: string; resigned_on: string | null }[];
    };
    const current = officers.filter(({ resigned_on }) => resigned_on === null);
    let found: { name: string; company: string } | undefined;
    for (const { name, officer_id } of current) {
      const { appointments } = (await get(`/v1/officers/${officer_id}/appointments`)) as {
        appointments: { company_number: string; company_name: string }[];
      };
      const other = appointments.find(({ company_number }) => company_number !== PARTNERSHIP);
      if (other) found = { name, company: other.company_name };
      if (found) break;
    }
    await button(`Other appointments of ${found?.name}`).click();
    await section('Officers')
      .getByRole('link', { name: found?.company ?? '', exact: true })
      .first()
      .waitFor();
    expect(await findBarriers(page, { rules: ['list', 'listitem', 'color-contrast'] })).toEqual([]);
    await section('Officers')
      .getByRole('link', { name: found?.company ?? '', exact: true })
      .first()
      .click();
    await heading(found?.company ?? '').waitFor();
  });

  it('opens the branches of its group', async () => {
    await page.goto('/companies/58316274');
    const branches = section('Group').getByRole('button', { name: /^Companies that .* owns$/ });
    await branches.and(page.locator('[aria-expanded=false]')).first().click();
    await section('Group').locator('.tree .tree .tree').getByRole('link').first().waitFor();
    expect(await findBarriers(page, { rules: ['nested-interactive', 'list', 'button-name'] })).toEqual([]);
  });

  it('is copied as JSON and as a command', async () => {
    await page.goto(`/companies/${JOINERY}`);
    await button('Copy as JSON').click();
    await button('Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(JSON.parse(copied)).toMatchObject({ company_number: JOINERY, officers: expect.any(Array) });
    await button('Copy as curl').click();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'), IN_TIME)
      .toBe(`curl -s -H "X-API-Key: $DOMESDAY_API_KEY" ${service.url}/v1/companies/${JOINERY}`);
  });
});

it.each([
  [`/companies/${JOINERY}`, 'Persons with significant control'],
  ['/webhooks', 'hooks.example.com'],
  ['/webhooks/:id', 'Director appointed'],
])('%s is sound: read aloud, in the dark, on a phone, small and still', async (path, shows) => {
  await expectSound(page, path.includes(':id') ? await pathOfWebhook() : path, shows);
});

/** Its id is drawn at random. */
async function pathOfWebhook(): Promise<string> {
  await page.goto('/webhooks');
  const link = page.locator('a[href^="/webhooks/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

it('no page has asked another host for anything, broken its own policy, or been refused', () => {
  expect(observed).toEqual({ foreignRequests: [], complaints: [], refusals: [] });
});
