import { Semaphore } from '../../shared/concurrency.ts';
import type { Logger } from '../logger.ts';
import { type ChromiumProcess, startChromium } from './chromium-process.ts';
import { type PrintRequest, printPage } from './print-page.ts';
import { type RenderedPage, type RenderRequest, renderPage } from './render-page.ts';

export interface Browser {
  /** Undefined when the browser crashed or could not show the page. Throws only the signal's reason. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  /** Ends the browser immediately; pages that are being rendered yield nothing. */
  close(): Promise<void>;
}

export interface Printer {
  /** Undefined when the browser crashed, could not start or had no time. */
  print(request: PrintRequest): Promise<Buffer | undefined>;
}

interface BrowserOptions {
  /** The program to start. */
  executable: string;
  log: Logger;
  limits?: Partial<BrowserLimits> | undefined;
}

export interface BrowserLimits {
  /** Pages rendered at the same time; others wait. */
  pagesAtOnce: number;
  /** After this many pages the browser is replaced, because its memory may have grown. */
  pagesPerProcess: number;
  processMs: number;
  /** An unused browser is ended after this time. */
  idleMs: number;
  /** How long a start may take. */
  startMs: number;
  /** How long to wait after a failed start. */
  startAgainMs: number;
}

const DEFAULT_LIMITS: BrowserLimits = {
  pagesAtOnce: 3,
  pagesPerProcess: 50,
  processMs: 10 * 60_000,
  idleMs: 60_000,
  startMs: 15_000,
  startAgainMs: 5 * 60_000,
};

const HUNG_MS = 2_000;

interface RunningBrowser {
  process: ChromiumProcess;
  startedAt: number;
  pagesShown: number;
  pagesOpen: number;
  isRetired: boolean;
}

interface Turn {
  /** By `performance.now()`. */
  endsAt: number;
  onStuck: () => void;
}

/** One browser for the process, started when the first page needs it. */
export class SharedBrowser implements Browser, Printer {
  readonly #options: BrowserOptions;
  readonly #limits: BrowserLimits;
  readonly #slots: Semaphore;
  readonly #running = new Set<RunningBrowser>();
  #current: Promise<RunningBrowser> | undefined;
  #startFailedAt = Number.NEGATIVE_INFINITY;
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.#slots = new Semaphore(this.#limits.pagesAtOnce);
  }

  async render(request: RenderRequest): Promise<RenderedPage | undefined> {
    const { signal } = request;
    signal?.throwIfAborted();
    const rendering = this.#use({ ...request, what: request.url.href }, ({ pipe }, { endsAt, onStuck }) =>
      renderPage(pipe, { ...request, endsAt }, onStuck),
    );
    if (!signal) return await rendering;
    let onAbort = () => {};
    const calledOff = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort);
    });
    try {
      // The page is closed in the background.
      return await Promise.race([rendering, calledOff]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  print(request: PrintRequest): Promise<Buffer | undefined> {
    return this.#use({ ...request, what: 'a document' }, ({ pipe }, { onStuck }) =>
      printPage(pipe, request, onStuck),
    );
  }

  /** Works with the browser in one of its slots. Undefined when that fails. */
  async #use<Result>(
    { timeoutMs, signal, what }: Pick<RenderRequest, 'timeoutMs' | 'signal'> & { what: string },
    work: (process: ChromiumProcess, turn: Turn) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const endsAt = performance.now() + timeoutMs;
    if (!(await this.#slots.acquire(timeoutMs))) return undefined;
    let browser: RunningBrowser | undefined;
    let watchdog: NodeJS.Timeout | undefined;
    try {
      if (this.#isClosed || signal?.aborted || performance.now() >= endsAt) return undefined;
      const acquired = await this.#acquire();
      browser = acquired;
      const { process } = browser;
      // A browser that has not answered by then hangs.
      watchdog = setTimeout(() => process.kill(), endsAt - performance.now() + HUNG_MS);
      return await work(process, { endsAt, onStuck: () => this.#retire(acquired) });
    } catch (error) {
      this.#options.log.debug({ err: error, page: what }, 'page not rendered');
      return undefined;
    } finally {
      clearTimeout(watchdog);
      this.#slots.release();
      if (browser) this.#release(browser);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    await this.#current?.catch(() => {});
    for (const { process } of this.#running) process.end();
    await Promise.all([...this.#running].map(({ process }) => process.ended));
  }

  async #acquire(): Promise<RunningBrowser> {
    clearTimeout(this.#idleTimer);
    const known = await this.#current?.catch(() => undefined);
    if (known && this.#isWornOut(known)) this.#retire(known);
    this.#current ??= this.#start();
    const starting = this.#current;
    try {
      const browser = await starting;
      browser.pagesShown += 1;
      browser.pagesOpen += 1;
      return browser;
    } catch (error) {
      if (this.#current === starting) this.#current = undefined;
      throw error;
    }
  }

  #isWornOut({ process, pagesShown, startedAt, isRetired }: RunningBrowser): boolean {
    return (
      !isRetired &&
      (process.pipe.isClosed ||
        pagesShown >= this.#limits.pagesPerProcess ||
        performance.now() - startedAt >= this.#limits.processMs)
    );
  }

  async #start(): Promise<RunningBrowser> {
    if (this.#isClosed) throw new Error('The service is shutting down.');
    if (performance.now() - this.#startFailedAt < this.#limits.startAgainMs) {
      throw new Error('Chromium failed to start a short while ago.');
    }
    try {
      const process = await startChromium(this.#options.executable, this.#limits.startMs);
      const browser = {
        process,
        startedAt: performance.now(),
        pagesShown: 0,
        pagesOpen: 0,
        isRetired: false,
      };
      this.#running.add(browser);
      void process.ended.then(() => this.#forget(browser));
      this.#options.log.debug({ pid: process.pid }, 'browser started');
      return browser;
    } catch (error) {
      this.#startFailedAt = performance.now();
      this.#options.log.warn(
        { err: error },
        'Chromium does not start, so pages that need scripts are not read',
      );
      throw error;
    }
  }

  /** The browser gets no new pages and ends after its last open one. */
  #retire(browser: RunningBrowser): void {
    if (browser.isRetired) return;
    browser.isRetired = true;
    this.#current = undefined;
    if (browser.pagesOpen === 0) browser.process.end();
  }

  #release(browser: RunningBrowser): void {
    browser.pagesOpen -= 1;
    if (browser.isRetired && browser.pagesOpen === 0) browser.process.end();
    if (this.#isClosed || this.#slots.usedCount > 0) return;
    this.#idleTimer = setTimeout(() => this.#retireIdle(), this.#limits.idleMs);
    this.#idleTimer.unref();
  }

  #retireIdle(): void {
    for (const browser of this.#running) if (browser.pagesOpen === 0) this.#retire(browser);
  }

  #forget(browser: RunningBrowser): void {
    this.#running.delete(browser);
    if (!browser.isRetired) this.#current = undefined;
    browser.isRetired = true;
  }
}
