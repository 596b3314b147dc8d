import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { silentLogger } from '../logger.ts';
import { createBrowser } from './index.ts';
import type { BrowserLimits } from './shared-browser.ts';
import { CHROMIUM, fictional, startBrowser } from './test-support/fictional-pages.ts';

const PAGE = { '/': '<p>Text</p>' };

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A browser, and the ids of the processes that it started, in their order. It logs them. */
function startObserved(limits?: Partial<BrowserLimits>) {
  const started: number[] = [];
  const write = (line: string) => {
    const { pid, msg } = JSON.parse(line) as { pid: number; msg: string };
    if (msg === 'browser started') started.push(pid);
  };
  const log = pino({ level: 'debug', base: null }, { write });
  return {
    browser: startBrowser(limits, CHROMIUM, log),
    started,
    listRunning: () => started.filter(isRunning),
  };
}

describe('a browser that cannot be used', () => {
  test('is not made when it is turned off', () => {
    expect(createBrowser({ chromiumPath: 'off', log: silentLogger })).toBeUndefined();
  });

  test('renders nothing if it cannot be started, and is not tried again at once', async () => {
    const browser = startBrowser({}, '/nowhere/chromium');
    expect(await browser.render(fictional(PAGE))).toBeUndefined();
    expect(await browser.render(fictional(PAGE))).toBeUndefined();
  });

  test('renders nothing if it ends at its start', async () => {
    const browser = startBrowser({}, process.execPath);
    expect(await browser.render(fictional(PAGE))).toBeUndefined();
  });
});

describe.skipIf(!CHROMIUM)('the shared browser', { timeout: 60_000 }, () => {
  test('is started by the first page and ended by closing', async () => {
    const { browser, started, listRunning } = startObserved();
    expect(started).toEqual([]);
    await browser.render(fictional(PAGE));
    expect(listRunning()).toHaveLength(1);
    await browser.close();
    expect(listRunning()).toEqual([]);
    expect(await browser.render(fictional(PAGE))).toBeUndefined();
  });

  test('is replaced after a number of pages', async () => {
    const { browser, started, listRunning } = startObserved({ pagesPerProcess: 2 });
    for (let page = 0; page < 4; page += 1) expect(await browser.render(fictional(PAGE))).toBeDefined();
    expect(started).toHaveLength(2);
    await expect.poll(() => listRunning().length, { timeout: 10_000 }).toBe(1);
  });

  test('is replaced after some time, and ended when it is unused', async () => {
    const { browser, started, listRunning } = startObserved({ processMs: 0, idleMs: 50 });
    await browser.render(fictional(PAGE));
    await expect.poll(listRunning, { timeout: 10_000 }).toEqual([]);
    expect(await browser.render(fictional(PAGE))).toBeDefined();
    expect(started).toHaveLength(2);
  });

  test('costs only the page that it showed when it crashes, and the next is shown by another', async () => {
    const { browser, started } = startObserved();
    const never = fictional({ '/': () => new Promise(() => {}) });
    const crashed = browser.render(never);
    await expect.poll(() => never.asked.length, { timeout: 20_000 }).toBe(1);
    process.kill(started[0] ?? 0, 'SIGKILL');
    expect(await crashed).toBeUndefined();
    expect((await browser.render(fictional(PAGE)))?.html).toContain('Text');
  });

  test('renders a few pages at once; others wait for a limited time', async () => {
    const browser = startBrowser({ pagesAtOnce: 2 });
    let open = 0;
    const releases: (() => void)[] = [];
    const held = () =>
      fictional({
        '/': () => {
          open += 1;
          return new Promise((resolve) => {
            releases.push(() => resolve({ status: 200, headers: {}, body: Buffer.from('<p>Text</p>') }));
          });
        },
      });
    const first = [browser.render(held()), browser.render(held())];
    await expect.poll(() => open, { timeout: 20_000 }).toBe(2);
    const third = browser.render(held());
    expect(await browser.render({ ...held(), timeoutMs: 50 })).toBeUndefined();
    expect(open).toBe(2);
    for (const release of releases.splice(0)) release();
    await Promise.all(first);
    await expect.poll(() => open, { timeout: 20_000 }).toBe(3);
    for (const release of releases) release();
    expect(await third).toBeDefined();
  });

  test('can abort a page', async () => {
    const browser = startBrowser();
    const controller = new AbortController();
    const page = fictional({ '/': () => new Promise(() => {}) }, { signal: controller.signal });
    const rendering = browser.render(page);
    await expect.poll(() => page.asked.length, { timeout: 20_000 }).toBe(1);
    controller.abort(new Error('the job was cancelled'));
    await expect(rendering).rejects.toThrow('the job was cancelled');
  });
});
