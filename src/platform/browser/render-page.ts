import { setTimeout as sleep } from 'node:timers/promises';
import type { DevToolsPipe } from './devtools-pipe.ts';
import { withPage } from './open-page.ts';
import { type LoadForBrowser, PageRequests } from './page-requests.ts';

export interface RenderRequest {
  url: URL;
  load: LoadForBrowser;
  /** Includes waiting for a free slot. When it is over, the page is returned as it is. */
  timeoutMs: number;
  /** Longer HTML is cut off. */
  charactersMax: number;
  signal?: AbortSignal | undefined;
}

export interface RenderedPage {
  /** The document that was shown last, after redirects. */
  url: string;
  html: string;
  isCut: boolean;
}

/** A page is finished when it made no request and added no element for this long. */
const QUIET_MS = 400;
const POLL_MS = 100;
/** The part of the time limit that is reserved for reading the HTML out of the browser. */
const READ_OUT_MS = 700;

/**
 * These could send packets past the proxy, and requests of service workers are not intercepted. Other APIs
 * stay, because scripts expect them and handle sockets and workers that fail to connect.
 */
const REMOVE_APIS = `
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete globalThis[name];
  delete Navigator.prototype.serviceWorker;
`;

interface RenderTask extends RenderRequest {
  /** By `performance.now()`. */
  endsAt: number;
}

/**
 * Renders one page in a separate browser context, so that it shares nothing with other pages, and returns its
 * HTML. Throws when the browser fails. `onStuck` is called when the page could not be closed.
 */
export async function renderPage(
  pipe: DevToolsPipe,
  task: RenderTask,
  onStuck: () => void,
): Promise<RenderedPage | undefined> {
  return withPage(pipe, onStuck, (sessionId) => new PageRender({ pipe, task, sessionId }).run());
}

class PageRender {
  readonly #pipe: DevToolsPipe;
  readonly #task: RenderTask;
  readonly #sessionId: string;
  readonly #requests: PageRequests;
  #frameId = '';
  #isLoaded = false;
  #isCrashed = false;

  constructor({ pipe, task, sessionId }: { pipe: DevToolsPipe; task: RenderTask; sessionId: string }) {
    this.#pipe = pipe;
    this.#task = task;
    this.#sessionId = sessionId;
    this.#requests = new PageRequests(task.load, (method, params) => this.#send(method, params));
    pipe.listen(sessionId, (method, params) => this.#onEvent(method, params));
  }

  async run(): Promise<RenderedPage | undefined> {
    await this.#before(this.#prepare());
    // Not awaited: it never resolves for a page that gets no answer.
    void this.#send('Page.navigate', { url: this.#task.url.href }).catch(() => {});
    await this.#settle();
    this.#task.signal?.throwIfAborted();
    return this.#isCrashed ? undefined : await this.#readOut();
  }

  async #prepare(): Promise<void> {
    await this.#send('Page.enable');
    await this.#send('Inspector.enable');
    const { frameTree } = await this.#send('Page.getFrameTree');
    this.#frameId = (frameTree as { frame: { id: string } }).frame.id;
    this.#requests.mainFrameId = this.#frameId;
    await this.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await this.#send('Page.addScriptToEvaluateOnNewDocument', { source: REMOVE_APIS });
  }

  #send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.#pipe.send(method, params, this.#sessionId);
  }

  #onEvent(method: string, params: Record<string, unknown>): void {
    if (method === 'Fetch.requestPaused') this.#requests.answer(params);
    else if (method === 'Page.loadEventFired') this.#isLoaded = true;
    else if (method === 'Inspector.targetCrashed') this.#isCrashed = true;
    // A dialog would block the page's scripts.
    else if (method === 'Page.javascriptDialogOpening')
      void this.#send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {});
  }

  /** Waits until the page has been quiet for a while, or the time is up. */
  async #settle(): Promise<void> {
    const { signal, endsAt } = this.#task;
    let elements = -1;
    let changedAt = performance.now();
    while (!this.#isCrashed && !this.#pipe.isClosed && !signal?.aborted) {
      const leftMs = endsAt - READ_OUT_MS - performance.now();
      if (leftMs <= 0) return;
      await sleep(Math.min(POLL_MS, leftMs));
      if (!this.#isLoaded) continue;
      const count = await this.#before(this.#evaluate('document.getElementsByTagName("*").length')).catch(
        () => elements,
      );
      if (count !== elements) changedAt = performance.now();
      elements = Number(count);
      const quietSince = Math.max(changedAt, this.#requests.lastActiveAt);
      if (this.#requests.pendingCount === 0 && performance.now() - quietSince >= QUIET_MS) return;
    }
  }

  async #readOut(): Promise<RenderedPage | undefined> {
    const max = this.#task.charactersMax;
    const html = await this.#before(
      this.#evaluate(
        `document.documentElement ? document.documentElement.outerHTML.slice(0, ${max + 1}) : ''`,
      ),
    );
    if (typeof html !== 'string' || html === '') return undefined;
    return {
      url: this.#requests.documentUrl ?? this.#task.url.href,
      // Lone surrogates and NUL characters cannot be stored.
      html: Buffer.from(html.slice(0, max)).toString('utf8').replaceAll('\0', '\ufffd'),
      isCut: html.length > max,
    };
  }

  /** Evaluates in an isolated world, where the page's scripts cannot have changed anything. */
  async #evaluate(expression: string): Promise<unknown> {
    const world = await this.#send('Page.createIsolatedWorld', {
      frameId: this.#frameId,
      worldName: 'reader',
    });
    const { executionContextId: contextId } = world;
    const answer = await this.#send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    return (answer.result as { value?: unknown } | undefined)?.value;
  }

  /** Rejects at the time limit: a page whose scripts never end does not answer. */
  async #before<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const late = sleep(Math.max(1, this.#task.endsAt - performance.now()), undefined, { signal }).then(() => {
      throw new Error('The page did not answer in time.');
    });
    late.catch(() => {});
    try {
      return await Promise.race([work, late]);
    } finally {
      giveUp.abort();
    }
  }
}
