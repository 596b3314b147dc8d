import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findBarriers, type Observed } from '../support/browser.ts';
import { openConsole } from '../support/console-test.ts';
import { signIn } from '../support/console-user.ts';
import { freePort } from '../support/free-port.ts';

/**
 * Browsers make passkeys for names only, and of addresses without TLS trust this one alone: so the service is
 * at `localhost`.
 */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const EMAIL = 'keys@example.org';

let page: Page;
let observed: Observed;
let devtools: CDPSession;
let password = '';
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const port = String(await freePort());
  const environment = { PORT: port, SITE_URL: `http://localhost:${port}` };
  const opened = await openConsole({ email: EMAIL, environment });
  ({ page, observed, password, close } = opened);
  devtools = await opened.context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
});
afterAll(() => close?.());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

/** A device that makes passkeys and whose owner always agrees; removed by its id. */
async function plugIn(): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function signInAgain(): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/account/security');
  await signIn(page, { email: EMAIL, password });
  await page.getByRole('heading', { name: 'Second step', exact: true }).waitFor();
}

it('somebody adds a passkey, signs in with it, is refused with another device, and removes it', async () => {
  const laptop = await plugIn();
  await page.goto('/account/security');
  await signIn(page, { email: EMAIL, password });
  await button('Add a passkey').click();
  await dialog().getByLabel('Name').fill('Laptop');
  await dialog().getByLabel('Your password').fill(password);
  await button('Continue').click();
  await dialog().getByText('only time').waitFor();
  const codes = await dialog().locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  await button('I have kept them').click();
  await page.getByText('Laptop, added').waitFor();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId: laptop });
  expect(credentials).toMatchObject([{ rpId: 'localhost' }]);

  await signInAgain();
  expect(await findBarriers(page)).toEqual([]);
  await button('Use a passkey').click();
  await page.getByText(/Laptop, added .*, last used/).waitFor();

  // A device that does not hold the passkey cannot confirm it, and the page says so.
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop });
  await plugIn();
  await signInAgain();
  await button('Use a passkey').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'recovery code' }).fill(codes[0] ?? '');
  await button('Confirm').click();
  await page.getByText('9 recovery codes are left').waitFor();

  await button('Remove the passkey Laptop').click();
  await dialog().getByLabel('Your password').fill(password);
  await dialog()
    .getByLabel('Code of your app')
    .fill(codes[1] ?? '');
  await button('Continue').click();
  await page.getByText('Laptop, added').waitFor({ state: 'detached' });
  await page.context().clearCookies();
  await page.goto('/account/security');
  await signIn(page, { email: EMAIL, password });
  await page.getByRole('heading', { name: 'Passkeys', exact: true }).waitFor();
  expect(observed.complaints).toEqual([]);
  expect(observed.foreignRequests).toEqual([]);
});
