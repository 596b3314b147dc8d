import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Egress,
  EgressError,
  type EgressRequest,
  type EgressResponse,
  type EgressTls,
  redirectLocation,
} from '../../../platform/egress/index.ts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import { storable } from '../../../shared/storable-text.ts';
import { CookieJar } from './cookie-jar.ts';
import {
  explainEgressError,
  leavesSite,
  redirectsTooOften,
  robotsDisallow,
  robotsUnread,
  tooSlow,
} from './crawl-failure.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import type { CrawlFailure, SiteCertificate } from './crawled-site.ts';
import { bodyBytesWanted } from './page-response.ts';
import { NO_ROBOTS, parseRobots, ROBOTS_BYTES_MAX, type Robots, unreadRobots } from './robots.ts';

type Answer =
  | { response: EgressResponse; failure?: undefined }
  | { response?: undefined; failure: CrawlFailure; isHostDown: boolean };

interface PageRequest {
  url: URL;
  /** Redirects may lead to another registrable domain, once. */
  mayLeaveSite: boolean;
  timeoutMs: number;
}

/** A request of a page in the browser. */
interface BrowserRequest {
  url: URL;
  method: 'GET' | 'HEAD';
  headers: Headers;
  isOwnSite: boolean;
}

type Headers = Readonly<Record<string, string>>;
type TimedRequest = Pick<EgressRequest, 'url' | 'method' | 'redirect' | 'bodyBytesMax'> & {
  totalTimeoutMs: number;
};

interface SiteVisitOptions {
  egress: Egress;
  limits: CrawlLimits;
  signal: AbortSignal | undefined;
}

const REDIRECTS_MAX = 5;
/** A robots.txt can be late because this process is busy, so it is requested twice. */
const ROBOTS_TRIES = 2;
/** The minimum for each request, however much time slow requests took before. */
const LATE_MS_MIN = 1_000;
/** With less time left, no page is rendered. */
const RENDER_MS_MIN = 1_500;
const HEADERS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5,*/*;q=0.1',
  'accept-language': 'en-GB,en;q=0.9,cy;q=0.5',
};

/**
 * Makes all requests of one crawl, so that its limits apply to all of them: the time, the number of requests,
 * what robots.txt allows on every host that a redirect leads to, the delay it asks for, and the cookies.
 */
export class SiteVisit {
  readonly #egress: Egress;
  readonly #limits: CrawlLimits;
  readonly #signal: AbortSignal | undefined;
  #endsAt: number;
  readonly #robots = new Map<string, Promise<Robots>>();
  readonly #cookies = new CookieJar();
  #requestCount = 0;
  /** Time spent on requests that timed out. */
  #lateMs = 0;
  #renderRequestCount = 0;
  #renderBytes = 0;
  #hasRendered = false;
  #connectMs: number;
  #certificate: SiteCertificate | undefined;

  constructor({ egress, limits, signal }: SiteVisitOptions) {
    this.#egress = egress;
    this.#limits = limits;
    this.#signal = signal;
    this.#endsAt = performance.now() + limits.totalMs;
    this.#connectMs = limits.connectMs;
  }

  /** The first certificate that names an organisation. */
  get certificate(): SiteCertificate | null {
    return this.#certificate ?? null;
  }

  /** Whether there is time, and a request left, for one more page. */
  get canContinue(): boolean {
    const isPatient = this.#lateMs < this.#limits.lateMs;
    return isPatient && this.#requestCount < this.#limits.requestsMax && this.#remainingMs() > 50;
  }

  /** Whether there is time to render one more page. */
  get canRender(): boolean {
    const extraMs = this.#hasRendered ? 0 : this.#limits.renderExtraMs;
    return this.#remainingMs() + extraMs > RENDER_MS_MIN;
  }

  /** Extends the crawl for rendering, once; returns the time limit of one page. */
  beginRender(): number {
    if (!this.#hasRendered) this.#endsAt += this.#limits.renderExtraMs;
    this.#hasRendered = true;
    return Math.max(1, Math.min(this.#limits.renderMs, this.#remainingMs()));
  }

  /** Closes the connections to the site: they and their buffers would take memory until they time out. */
  end(): void {
    for (const origin of this.#robots.keys()) this.#egress.closeIdle(origin);
  }

  /** For the addresses tried after one that did not answer. */
  shortenConnecting(): void {
    this.#connectMs = this.#limits.connectAgainMs;
  }

  /**
   * Finds what an origin allows. One that has no robots.txt (4xx) allows everything; one whose robots.txt
   * does not come, twice, or ends in an error of the server allows nothing, because it may have rules. Throws
   * the EgressError of an origin that cannot be reached at all.
   */
  async robotsOf(origin: URL): Promise<Robots> {
    const known = this.#robots.get(origin.origin);
    if (known) return await known;
    const reading = this.#readRobots(origin, ROBOTS_TRIES);
    // A failure is returned to the first caller only; later callers try again.
    reading.catch(() => this.#robots.delete(origin.origin));
    this.#robots.set(origin.origin, reading);
    return await reading;
  }

  /**
   * Requests a page, if robots.txt allows it, and follows redirects with the cookies that were set on the
   * way. An address that was requested before is requested again only when there is a new cookie to send.
   */
  async fetchPage({ url: first, mayLeaveSite, timeoutMs }: PageRequest): Promise<Answer> {
    const endsAt = performance.now() + timeoutMs;
    const requested = new Set<string>();
    let url = first;
    let origin: string | undefined;
    let domainChanges = 0;
    try {
      for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
        const key = `${url.href} ${this.#cookies.headerFor(url) ?? ''}`;
        if (requested.has(key) || (redirects > 0 && !this.canContinue)) break;
        requested.add(key);
        // Another host has its own robots.txt, which is read before its pages. What is not a web address at
        // all is left to the client to refuse.
        if (url.origin !== origin && /^https?:$/.test(url.protocol)) {
          const robots = await this.robotsOf(url);
          const { allowed, rule } = robots.decide(url);
          if (!allowed) return notAnswered(robots.failure ?? robotsDisallow(url, rule));
        }
        origin = url.origin;
        const response = await this.#request({
          url,
          bodyBytesMax: (head) => bodyBytesWanted(head, this.#limits.pageBytesMax),
          totalTimeoutMs: Math.max(1, endsAt - performance.now()),
        });
        const to = redirectLocation(response.status, response.headers, url);
        if (!to) return { response };
        if (registrableDomain(url.hostname) !== registrableDomain(to.hostname)) {
          domainChanges += 1;
          if (!mayLeaveSite || domainChanges > 1) return notAnswered(leavesSite(first, to, domainChanges));
        }
        to.hash = '';
        url = to;
      }
      return notAnswered(redirectsTooOften(first));
    } catch (error) {
      this.#signal?.throwIfAborted();
      const failure = explainEgressError(error, first);
      return { failure, isHostDown: hasNoAddress(failure) && isAbout(error, first) };
    }
  }

  /** A document for machines, such as a sitemap: undefined when there is none. */
  async fetchText(url: URL, bytesMax: number): Promise<EgressResponse | undefined> {
    try {
      if (!(await this.robotsOf(url)).decide(url).allowed) return undefined;
      const response = await this.#request({
        url,
        redirect: 'follow',
        bodyBytesMax: bytesMax,
        totalTimeoutMs: this.#limits.pageMs,
      });
      return response.status === 200 ? response : undefined;
    } catch (error) {
      this.#signal?.throwIfAborted();
      explainEgressError(error, url);
      return undefined;
    }
  }

  /**
   * A request of a page in the browser. A redirect is returned as it is, since the browser follows it.
   * Undefined if it is not allowed, failed, or is longer than a script should be. Other sites that serve
   * scripts get no cookies, and their certificates say nothing about this site.
   */
  async fetchForBrowser({
    url,
    method,
    headers,
    isOwnSite,
  }: BrowserRequest): Promise<EgressResponse | undefined> {
    const { renderRequestsMax, renderBytesMax, renderFileBytesMax, renderMs } = this.#limits;
    if (this.#renderRequestCount >= renderRequestsMax || this.#renderBytes >= renderBytesMax)
      return undefined;
    this.#renderRequestCount += 1;
    const request = { url, method, bodyBytesMax: renderFileBytesMax, totalTimeoutMs: renderMs };
    try {
      if (isOwnSite && !(await this.robotsOf(url)).decide(url).allowed) return undefined;
      const response = isOwnSite
        ? await this.#sendWithCookies(request, headers)
        : await this.#send(request, headers);
      this.#renderBytes += response.body.length;
      return response.truncated === false ? response : undefined;
    } catch (error) {
      this.#signal?.throwIfAborted();
      explainEgressError(error, url);
      return undefined;
    }
  }

  /** Waits for the Crawl-delay of a host, up to our maximum. */
  async waitBetweenPages(delayMs: number): Promise<void> {
    const waitMs = Math.min(delayMs, this.#limits.crawlDelayMsMax, this.#remainingMs());
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: this.#signal });
  }

  async #readRobots(origin: URL, tries: number): Promise<Robots> {
    const url = new URL('/robots.txt', origin);
    const failed = (failure: CrawlFailure) =>
      tries > 1 && this.canContinue ? this.#readRobots(origin, tries - 1) : unreadRobots(failure);
    try {
      const response = await this.#request({
        url,
        redirect: 'follow',
        bodyBytesMax: ROBOTS_BYTES_MAX,
        totalTimeoutMs: this.#limits.robotsMs,
      });
      // The missing part may contain the rules that forbid something.
      if (response.truncated === 'timeout') return await failed(tooSlow(url));
      if (response.status >= 500) return unreadRobots(robotsUnread(url, response.status));
      const isText = !/^\s*</.test(response.body.toString('latin1', 0, 100));
      const robots = response.status === 200 && isText ? parseRobots(response.body) : NO_ROBOTS;
      const answeredBy = new URL(response.url);
      // If the bare domain redirects all requests to www, the robots.txt that it answered with is that of
      // www.
      if (answeredBy.pathname === '/robots.txt' && !this.#robots.has(answeredBy.origin)) {
        this.#robots.set(answeredBy.origin, Promise.resolve(robots));
      }
      return robots;
    } catch (error) {
      this.#signal?.throwIfAborted();
      const failure = explainEgressError(error, url);
      if (isOutOfReach(failure) && isAbout(error, url)) throw error;
      return failure.reason === 'timed_out' ? await failed(failure) : NO_ROBOTS;
    }
  }

  async #request(request: TimedRequest): Promise<EgressResponse> {
    this.#requestCount += 1;
    const response = await this.#sendWithCookies(request, HEADERS);
    this.#requestCount += response.hops.length;
    this.#noteCertificates(response);
    return response;
  }

  async #sendWithCookies(request: TimedRequest, headers: Headers): Promise<EgressResponse> {
    const cookie = this.#cookies.headerFor(new URL(request.url));
    // The client does not send cookies on to another origin.
    const response = await this.#send(request, cookie === undefined ? headers : { ...headers, cookie });
    this.#cookies.store(response.setCookies, new URL(response.url));
    return response;
  }

  async #send(request: TimedRequest, headers: Headers): Promise<EgressResponse> {
    this.#signal?.throwIfAborted();
    const { lateMs, bytesPerSecondMin } = this.#limits;
    const patienceMs = Math.max(LATE_MS_MIN, lateMs - this.#lateMs);
    const startedAt = performance.now();
    let isLate = false;
    try {
      const response = await this.#egress.request({
        url: request.url,
        method: request.method,
        redirect: request.redirect,
        bodyBytesMax: request.bodyBytesMax,
        headers,
        incompleteBody: 'keep',
        connectTimeoutMs: this.#connectMs,
        totalTimeoutMs: Math.max(1, Math.min(request.totalTimeoutMs, this.#remainingMs(), patienceMs)),
        bodyBytesPerSecondMin: bytesPerSecondMin,
        signal: this.#signal,
      });
      isLate = response.truncated === 'timeout';
      return response;
    } catch (error) {
      isLate = error instanceof EgressError && error.code === 'timeout';
      throw error;
    } finally {
      if (isLate) this.#lateMs += performance.now() - startedAt;
    }
  }

  #remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  #noteCertificates(response: EgressResponse): void {
    if (this.#certificate) return;
    for (const { tls, url } of [response, ...response.hops]) {
      this.#certificate ??= siteCertificate(tls, url);
    }
  }
}

function notAnswered(failure: CrawlFailure): Answer {
  return { failure, isHostDown: false };
}

/** Another scheme cannot help. */
function hasNoAddress({ reason }: CrawlFailure): boolean {
  return reason === 'no_such_domain' || reason === 'private_address';
}

/** Other requests to that origin would fail too. */
function isOutOfReach({ reason }: CrawlFailure): boolean {
  return ['no_such_domain', 'no_answer', 'refused', 'tls_failed', 'private_address'].includes(reason);
}

function isAbout(error: unknown, url: URL): boolean {
  const address = error instanceof Error && 'url' in error ? error.url : undefined;
  return typeof address !== 'string' || new URL(address).origin === url.origin;
}

/** Undefined for a certificate that names no organisation: it proves only control of the name. */
function siteCertificate(tls: EgressTls | undefined, pageUrl: string): SiteCertificate | undefined {
  if (tls?.subjectOrganisation === undefined) return undefined;
  return storable({
    organisation: tls.subjectOrganisation,
    serialNumber: tls.subjectSerialNumber ?? null,
    country: tls.subjectCountry ?? null,
    jurisdictionCountry: tls.subjectJurisdictionCountry ?? null,
    pageUrl,
  });
}
