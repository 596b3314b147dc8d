import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * The features that Playwright turns off, because a second list replaces its own; and the lists under the
 * address bar, which every window loads.
 */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Without the browser's background requests. */
export const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

/**
 * Run in every page before its own scripts. As texts, because they belong to the browser's world and not to
 * this one.
 */
const COUNT_SHIFTS = `globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) layoutShift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

/**
 * Colours in transition are not checked. What was just changed begins its transitions by the second frame.
 */
const END_OF_TRANSITIONS = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  .then(() => Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished),
  ))
  .then(() => undefined)`;

/** `language` is a setting of the browser itself: a page reads it from its first script on. */
export async function launchBrowser(language = 'en-GB'): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [...QUIET, `--accept-lang=${language}`],
  });
}

export function browserPath(): string {
  return execFileSync(process.execPath, ['scripts/find-browser.mjs'], { encoding: 'utf8' }).trim();
}

/** The actions of a page that a person would not see. */
export interface Observed {
  /** Requests to any other origin than ours. */
  foreignRequests: string[];
  /** `GET /path 404` for every answer that was an error. */
  refusals: string[];
  /**
   * Uncaught errors, and what the browser wrote into its log, such as breaches of the content security
   * policy.
   */
  complaints: string[];
}

export async function observePages(context: BrowserContext, origin: string): Promise<Observed> {
  const observed: Observed = { foreignRequests: [], refusals: [], complaints: [] };
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) observed.foreignRequests.push(url);
  });
  context.on('response', (response) => {
    const path = response.url().replace(origin, '');
    if (response.status() >= 400)
      observed.refusals.push(`${response.request().method()} ${path} ${response.status()}`);
  });
  context.on('weberror', (error) => observed.complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), origin))
      observed.complaints.push(message.text());
  });
  await context.addInitScript(COUNT_SHIFTS);
  return observed;
}

/**
 * That a request was refused is written there as well; it is among the refusals already. And a website of the
 * sandbox may run no script, so the browser may report that it has stopped `COUNT_SHIFTS`, which is ours.
 */
function isExpected(message: string, origin: string): boolean {
  return (
    message.startsWith('Failed to load resource') ||
    message.startsWith(`Blocked script execution in '${origin}/sandbox/web/`)
  );
}

/** How much of what was visible has moved since the page was loaded (cumulative layout shift). */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate('layoutShift');
}

/** The bytes of all scripts since the page was loaded, as they came over the wire. */
export function readScriptBytes(page: Page): Promise<number> {
  return page.evaluate(`performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
}

/** By how many pixels the page is wider than the window. */
export function readOverflow(page: Scripted): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth');
}

/** All that scripts can read of what the browser keeps for the page. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
}

/** A page in which a text can be run. */
interface Scripted {
  evaluate<Value>(script: string): Promise<Value>;
}

/** The violations that axe finds, of any impact: one line each, with where it is. */
export async function findBarriers(page: Scripted, { rules }: { rules?: string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  await page.evaluate(END_OF_TRANSITIONS);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${impact}) at ${target}: ${any[0]?.message ?? ''}`),
  );
}
