import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../src/http/front-page.ts';
import { findBarriers, type Observed } from '../support/browser.ts';
import { type ConsoleTest, openConsole } from '../support/console-test.ts';
import { FROM_CONSOLE, signIn } from '../support/console-user.ts';
import { runCommand, type ServiceProcess } from '../support/service-process.ts';
import { expectSound } from '../support/sound-page.ts';
import { tabTo } from '../support/tab-to.ts';

/**
 * The front page, resolving, reviews and signing in again, in a real browser against the real service with
 * its sandbox.
 */
const EMAIL = 'ada@example.org';
const PASSWORD = 'seven purple kettles';
const JOINERY = '73816452';
const DOUBT = 'kestrelbyconsulting.test';

let opened: ConsoleTest;
let service: ServiceProcess;
let context: BrowserContext;
let page: Page;
let observed: Observed;

beforeAll(async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  opened = await openConsole({ email: EMAIL, password: PASSWORD, language: 'de-DE', permissions });
  ({ service, context, page, observed } = opened);
});
afterAll(() => opened?.close());

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const section = (name: string, on = page) => on.getByRole('region', { name });

describe('a stranger', () => {
  it('learns at / what the service is, from an answer that it really gives', async () => {
    await page.goto('/');
    await heading('Find the UK company behind a website').waitFor();
    await heading(EXAMPLE.company).waitFor();
    expect(await page.locator('mark').allTextContents()).toEqual(EXAMPLE.quotes.map(({ value }) => value));
    await page.getByRole('link', { name: 'Look at the website' }).click();
    await page.getByText('Tarnwick Joinery').first().waitFor();
    await page.goBack();
  });

  it('reads guides that show this address, and copies their commands', async () => {
    await page.getByRole('link', { name: 'Read the first guide' }).click();
    await heading('Your first resolution').waitFor();
    await page.getByText(`export DOMESDAY_URL=${service.url}`).waitFor();
    await page.getByRole('button', { name: 'Copy' }).nth(1).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'npx domesday resolve tarnwickjoinery.test',
    );
  });

  it('finds the reference of the API dark where dark is chosen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/docs');
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('reads the reference of the API aloud, in the dark and on a phone', async () => {
    for (const path of ['/docs', '/docs/reference/account'])
      await expectSound(page, path, 'Takes an API key');
    await page.goto('/sandbox/web');
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('resolving', () => {
  it('shows which words on the pages say so', async () => {
    await page.goto('/sign-in');
    await signIn(page, { email: EMAIL, password: PASSWORD });
    await heading('Home').waitFor();
    await page
      .getByRole('combobox', { name: 'Domain, company name' })
      .fill('https://www.tarnwickjoinery.test/contact');
    await page.keyboard.press('Enter');
    await section('Evidence').waitFor();
    await heading(EXAMPLE.company).waitFor();
    expect(await section('Evidence').locator('mark').allTextContents()).toContain(JOINERY);
    const evidence = await section('Evidence').innerText();
    for (const { before, value } of EXAMPLE.quotes) expect(evidence).toContain(before + value);
    await section('Result').getByText('Cost 1 credit').waitFor();
    await page.getByText('24 credits').waitFor();
    await section('Evidence').getByRole('link', { name: 'View page in the sandbox' }).first().waitFor();
    // The reader's browser writes dates in German. The sandbox's register moves with today's date.
    const answer = await context.request.get(`/v1/companies/${JOINERY}`, { headers: FROM_CONSOLE });
    const { incorporated_on: day } = (await answer.json()) as { incorporated_on: string };
    const german = new Date(day).toLocaleDateString('de-DE', {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      timeZone: 'UTC',
    });
    await section('Result').getByText(`since ${german}`).waitFor();
  });

  it('is filed as a report and as a signed receipt', async () => {
    await page.goto('/resolve/tarnwickjoinery.test');
    for (const [item, name, begins] of [
      ['Report to print', 'tarnwickjoinery.test.report.html', '<!doctype html>'],
      ['Report as PDF', 'tarnwickjoinery.test.report.pdf', '%PDF-'],
      ['Signed receipt', 'tarnwickjoinery.test.receipt', 'ey'],
    ] as const) {
      await section('Result').getByRole('button', { name: 'Report and receipt' }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const file = await started;
      expect(file.suggestedFilename()).toBe(name);
      expect((await readFile(await file.path())).toString('latin1').startsWith(begins)).toBe(true);
    }
  });

  it('shows company, confidence, three facts, particulars and actions on one screen', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/resolve/tarnwickjoinery.test');
    const answer = section('Result');
    await answer.getByText('Almost certain').waitFor();
    await answer.getByText('Particulars on the website').waitFor();
    expect(await answer.getByRole('listitem').count()).toBe(3);
    const box = await answer.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(800);
    if (size) await page.setViewportSize(size);
  });

  it('lets one decide at once what the website leaves open, and undo it', async () => {
    await page.goto(`/resolve/${DOUBT}`);
    const choice = section('Which of these is it?');
    await choice.getByRole('textbox', { name: 'Another company' }).fill('banana');
    await choice.getByRole('button', { name: 'Confirm this company' }).click();
    await choice.getByText('This is not a UK company number.').waitFor();
    await page.reload();
    await tabTo(choice.getByRole('button', { name: /^Confirm KESTRELBY/ }).first());
    await page.keyboard.press('Enter');
    const decision = section('Your decision');
    await decision.getByRole('heading', { name: /^You confirmed KESTRELBY/ }).waitFor();
    // The button is gone; the focus stays near it.
    await choice.locator(':focus').waitFor();
    await page.reload();
    await decision.getByText(`Decided by ${EMAIL}`).waitFor();
    await choice
      .getByRole('link', { name: /^KESTRELBY/ })
      .first()
      .click();
    await section('Your decisions').getByRole('link', { name: DOUBT }).click();
    await decision.getByRole('button', { name: `Undo the decision on ${DOUBT}` }).click();
    await decision.waitFor({ state: 'detached' });
    await choice.getByRole('button', { name: `None of these for ${DOUBT}` }).waitFor();
  });
});

describe('finding anything', () => {
  const box = () => page.getByRole('dialog').getByRole('combobox');

  it('opens by Ctrl K on every page, and leads to pages, companies, domains asked before and actions by keyboard', async () => {
    await page.goto('/watchlist');
    await heading('Watchlist').waitFor();
    await page.keyboard.press('Control+k');
    await box().fill('web');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/webhooks');
    await page.keyboard.press('Control+k');
    await box().fill('tarnwick');
    await page.getByRole('option', { name: /^tarnwickjoinery\.test Asked before/ }).waitFor();
    await page.getByRole('option', { name: /^TARNWICK JOINERY LIMITED/ }).waitFor();
    await box().fill('SC938142');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/companies/SC938142');
    await page.keyboard.press('Control+k');
    await box().fill('use dark');
    await page.keyboard.press('Enter');
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Control+k');
    await box().fill('colours of the system');
    await page.keyboard.press('Enter');
    await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  });

  it('lists the shortcuts under the question mark', async () => {
    await page.locator('main').focus();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Ctrl', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('begins at home, with what was asked lately', async () => {
    await page.goto('/');
    await section('Recent resolutions').getByRole('link', { name: 'tarnwickjoinery.test' }).click();
    await section('Evidence').waitFor();
    await expectSound(page, '/', 'Recent resolutions');
  });
});

describe('a website that cannot be read', () => {
  it('says why, and is read again at once when asked', async () => {
    await page.goto('/resolve/gatekept.test');
    const result = section('Result');
    await result.getByText('gatekept.test does not let automatic readers in (status 403).').waitFor();
    await result.getByText('Refused · status 403').waitFor();
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/v1/resolve/domain') &&
        request.postData()?.includes('"refresh":true') === true,
    );
    await result.getByRole('button', { name: 'Try again' }).click();
    expect((await (await asked).response())?.status()).toBe(202);
    await result.getByText('Refused · status 403').waitFor();
  });
});

describe('reviews', () => {
  it('are decided and undone in their list', async () => {
    await page.goto('/reviews');
    const review = section(DOUBT);
    await review.getByText('What would confirm it').first().waitFor();
    await review
      .getByRole('button', { name: /^Confirm KESTRELBY/ })
      .first()
      .click();
    await page.getByText(/kestrelbyconsulting\.test: KESTRELBY .* Saved/).waitFor();
    await page.getByText('Nothing to decide').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await review.getByRole('button', { name: 'None of these' }).waitFor();
  });

  it('decided in one tab are not overwritten by another, which learns of it', async () => {
    const other = await context.newPage();
    await other.goto('/reviews');
    const late = section(DOUBT, other).getByRole('button', { name: /^Confirm KESTRELBY/ });
    await late.first().waitFor();
    await section(DOUBT).getByRole('button', { name: 'None of these' }).click();
    await page.getByText('Nothing to decide').waitFor();
    await late.first().click();
    await other
      .getByRole('alert')
      .getByText(`${DOUBT} was decided already by ${EMAIL}: none of the companies.`)
      .waitFor();
    await other.getByText('Nothing to decide').waitFor();
    await other.close();
    await page.getByText('Decided', { exact: true }).click();
    await section(DOUBT).getByText('none of these').waitFor();
  });

  it('are downloaded with who and when', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download decisions' }).click();
    const [header, row] = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    expect(header).toBe('id,domain,decision,company_number,company_name,decided_by,decided_at,asked_at');
    expect(row).toMatch(new RegExp(`^review_\\w+,${DOUBT},rejected,,,${EMAIL},\\d{4}-`));
  });
});

describe('the command line', () => {
  it('signs in by the browser, keeps its tokens for itself, and is disconnected by a logout', async () => {
    const settings = {
      DATA_DIR: opened.dir.data,
      DOMESDAY_URL: service.url,
      XDG_CONFIG_HOME: join(opened.dir.path, 'settings'),
    };
    const login = runCommand(['login', '--browser'], settings);
    const address = () => /http\S+\/oauth\/authorize\S+/.exec(login.output())?.[0];
    await expect.poll(address, { timeout: 60_000 }).toBeDefined();
    await page.goto(address() ?? '');
    await page.getByText('everything that your API key may do').waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await heading('The command line is connected.').waitFor();
    expect(await login.ended).toMatchObject({ code: 0, stdout: expect.stringContaining(`as ${EMAIL}`) });
    expect(statSync(join(opened.dir.path, 'settings/domesday/login.json')).mode & 0o777).toBe(0o600);
    const decided = await runCommand(['reviews', '--decided', '--json'], settings).ended;
    expect(JSON.parse(decided.stdout)).toMatchObject({ reviews: [{ domain: DOUBT }] });
    await page.goto('/account');
    await section('Connected apps').getByText('may use the API as with your key').waitFor();
    expect((await runCommand(['logout'], settings).ended).stdout).toContain('disconnected');
    await page.reload();
    await section('Connected apps').getByText('No app is connected').waitFor();
    await page.goto('/reviews?status=decided');
    // A page that still asks who is signed in would be refused once the cookie is gone.
    await section(DOUBT).waitFor();
  });
});

describe('the session', () => {
  it('is the reason to sign in again if it has ended by itself, and the page comes back', async () => {
    await context.clearCookies();
    await page.goto('/reviews?status=decided');
    await page.getByText('Your session has ended').waitFor();
    await signIn(page, { email: EMAIL, password: PASSWORD });
    await section(DOUBT).waitFor();
    await page.goto('/');
    await heading('Home').waitFor();
  });

  it('is not mentioned as a reason if the visitor has ended it', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading('Sign in').waitFor();
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    await page.getByRole('link', { name: 'Domesday' }).click();
    await heading('Find the UK company behind a website').waitFor();
  });
});

it('no page has asked another host for anything, broken its own policy, or been refused unexpectedly', () => {
  // But for the command line, to which the browser was sent back.
  const isCallback = (url: string) => /^http:\/\/127\.0\.0\.1:\d+\/(callback\?code=|favicon\.ico$)/.test(url);
  expect(observed.foreignRequests.filter((url) => !isCallback(url))).toEqual([]);
  expect(observed.complaints).toEqual([]);
  // Answers of our own addresses: the command line's may have no picture for the tab.
  const own = observed.refusals.filter((line) => !line.includes('/favicon.ico'));
  expect([...new Set(own)].map((line) => line.replace(/review_\w+/, '…')).sort()).toEqual([
    'POST /v1/reviews/… 404',
    'POST /v1/reviews/… 409',
  ]);
});
