import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The header by which the API knows a request of the console, which may use a session. */
export const FROM_CONSOLE = { 'x-domesday-console': '1' };

/** Fills in the sign-in form that the page shows. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The newest link of that kind in the mails that a service has written to its outbox. */
export async function linkInMail(dataDir: string, kind: RegExp): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const find = () =>
    readdirSync(outbox)
      // A mail that is still being written has another name.
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .flatMap((mail) => kind.exec(mail)?.[0] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 30_000, interval: 100 }).toBeDefined();
  return find() ?? '';
}
