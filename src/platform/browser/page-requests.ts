import { Semaphore } from '../../shared/concurrency.ts';

/** A request of a page in the browser. Requests of other kinds are refused and never reach `load`. */
export interface BrowserRequest {
  url: URL;
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** `data`: what scripts fetch. */
  type: 'document' | 'script' | 'data';
}

/** Redirects are returned as they are; the browser follows them with a new request. */
export interface BrowserResponse {
  status: number;
  /** Names in lower case. Only the headers that a page needs are passed on. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Answers a request of the page. Undefined refuses it. The browser itself has no network. */
export type LoadForBrowser = (request: BrowserRequest) => Promise<BrowserResponse | undefined>;

type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>;

interface PausedRequest {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string> };
  frameId: string;
  resourceType: string;
}

/** As many as browsers open for one host. It also limits the memory that a page can make us use. */
const LOADS_AT_ONCE = 6;
/** Longer than any render takes. */
const LOAD_WAIT_MS = 60_000;

/** Everything else is refused: images, media, fonts, sockets, beacons. */
const TYPES: Readonly<Record<string, BrowserRequest['type']>> = {
  Document: 'document',
  Script: 'script',
  XHR: 'data',
  Fetch: 'data',
};

/** The response headers that a page gets. Cookies, caching and reporting are left out. */
const SHOWN_HEADERS = [
  'content-type',
  'location',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
];

/** Answers the requests of one page, which the browser pauses until then. */
export class PageRequests {
  /** The frame of the page itself; frames within it are not loaded. */
  mainFrameId = '';
  readonly #load: LoadForBrowser;
  readonly #send: Send;
  readonly #loads = new Semaphore(LOADS_AT_ONCE);
  #pendingCount = 0;
  #lastActiveAt = performance.now();
  #documentUrl: string | undefined;

  constructor(load: LoadForBrowser, send: Send) {
    this.#load = load;
    this.#send = send;
  }

  get pendingCount(): number {
    return this.#pendingCount;
  }

  get lastActiveAt(): number {
    return this.#lastActiveAt;
  }

  /** The last document that was given to the page. */
  get documentUrl(): string | undefined {
    return this.#documentUrl;
  }

  answer(event: Record<string, unknown>): void {
    this.#pendingCount += 1;
    this.#answer(event as unknown as PausedRequest)
      // The page was closed before the answer.
      .catch(() => {})
      .finally(() => {
        this.#pendingCount -= 1;
        this.#lastActiveAt = performance.now();
      });
  }

  async #answer({ requestId, request, frameId, resourceType }: PausedRequest): Promise<void> {
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    if (resourceType === 'Stylesheet') {
      // Empty instead of refused: some scripts wait for their stylesheets and fail without them.
      await this.#fulfil(requestId, { status: 200, headers: { 'content-type': 'text/css' }, body: EMPTY });
      return;
    }
    const type = TYPES[resourceType];
    const isOtherFrame = type === 'document' && frameId !== this.mainFrameId;
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    const response =
      url && type && isWeb && !isOtherFrame
        ? await this.#loadSafely({ url, type, method: request.method, headers: lowerCase(request.headers) })
        : undefined;
    if (!response) {
      await this.#send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      return;
    }
    if (type === 'document' && !isRedirect(response)) this.#documentUrl = url?.href;
    await this.#fulfil(requestId, response);
  }

  async #loadSafely(request: BrowserRequest): Promise<BrowserResponse | undefined> {
    if (!(await this.#loads.acquire(LOAD_WAIT_MS))) return undefined;
    try {
      return await this.#load(request);
    } catch {
      return undefined;
    } finally {
      this.#loads.release();
    }
  }

  async #fulfil(requestId: string, { status, headers, body }: BrowserResponse): Promise<void> {
    const responseHeaders = SHOWN_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [{ name, value }];
    });
    await this.#send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders,
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('base64'),
    });
  }
}

const EMPTY = new Uint8Array();

function isRedirect({ status, headers }: BrowserResponse): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined;
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
