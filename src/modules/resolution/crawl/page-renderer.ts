import type { Browser, BrowserRequest, BrowserResponse } from '../../../platform/browser/index.ts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import { anyOf } from '../../../shared/join-patterns.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import type { CrawledPage } from './crawled-site.ts';
import { type PageScan, scanPage } from './scan-page.ts';
import { judgeText } from './site-condition.ts';
import type { SiteVisit } from './site-visit.ts';

export interface PageRendererOptions {
  /** Undefined if none is installed. */
  browser: Browser | undefined;
  visit: SiteVisit;
  limits: CrawlLimits;
  signal: AbortSignal | undefined;
}

/** Analytics and advertising, which no page needs for its text. */
const TRACKERS = anyOf(
  /(?:^|\.)(?:google-analytics\.com|googletagmanager\.com|googletagservices\.com|googlesyndication\.com)$/i,
  /(?:^|\.)(?:googleadservices\.com|doubleclick\.net|facebook\.net|facebook\.com|hotjar\.com|clarity\.ms)$/i,
  /(?:^|\.)(?:segment\.(?:com|io)|mixpanel\.com|amplitude\.com|intercom\.io|intercomcdn\.com|hs-scripts\.com)$/i,
  /(?:^|\.)(?:hs-analytics\.net|linkedin\.com|licdn\.com|tiktok\.com|bing\.com|twitter\.com|pinterest\.com|pinimg\.com)$/i,
  /(?:^|\.)(?:sentry\.io|sentry-cdn\.com|newrelic\.com|nr-data\.net|fullstory\.com|tawk\.to|crisp\.chat|zdassets\.com)$/i,
  /(?:^|\.)(?:trustpilot\.com|youtube\.com|vimeo\.com|adobedtm\.com|demdex\.net|optimizely\.com|criteo\.(?:com|net))$/i,
  /(?:^|\.)(?:taboola\.com|outbrain\.com)$/i,
);

/**
 * Renders pages that are empty without scripts in a browser. It serves the requests of such a page: documents
 * of the site itself, scripts, and data of the site or of where its scripts come from.
 */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #scriptDomains = new Set<string>();
  #renderCount = 0;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Whether one more page may be rendered in this crawl. */
  get canRender(): boolean {
    const { browser, limits, visit } = this.#options;
    return browser !== undefined && this.#renderCount < limits.rendersMax && visit.canRender;
  }

  /** The page with its rendered HTML; undefined if rendering failed. */
  async render(page: CrawledPage): Promise<CrawledPage | undefined> {
    const { browser, limits, visit, signal } = this.#options;
    if (!browser || !this.canRender) return undefined;
    this.#renderCount += 1;
    const rendered = await browser.render({
      url: new URL(page.url),
      load: (request) => this.#load(request, page),
      timeoutMs: visit.beginRender(),
      charactersMax: limits.pageBytesMax,
      signal,
    });
    if (!rendered) return undefined;
    const { url, html, isCut } = rendered;
    return { ...page, url, html, truncated: page.truncated || isCut, rendered: true };
  }

  async #load(request: BrowserRequest, page: CrawledPage): Promise<BrowserResponse | undefined> {
    const { url, method, type } = request;
    // The page that was fetched already is not fetched again.
    if (type === 'document' && url.href === page.url) return asResponse(page);
    // Reading a site must not change anything on it.
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const domain = registrableDomain(url.hostname);
    const isOwnSite = domain === registrableDomain(new URL(page.url).hostname);
    const isHelper = type === 'script' || (type === 'data' && this.#scriptDomains.has(domain));
    if (!isOwnSite && (!isHelper || TRACKERS.test(url.hostname))) return undefined;
    const headers = sendableHeaders(request.headers);
    const response = await this.#options.visit.fetchForBrowser({ url, method, headers, isOwnSite });
    if (response && type === 'script') this.#scriptDomains.add(domain);
    return response;
  }
}

/** Headers of the connection, and those that are ours to set. */
const OUR_HEADERS = anyOf(
  /^(?:host|connection|content-length|cookie|user-agent|accept-encoding|expect|keep-alive|te|trailer|transfer-encoding)$/,
  /^(?:upgrade.*|proxy-.*|sec-.*)$/,
);

function sendableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OUR_HEADERS.test(name)));
}

function asResponse({ html }: CrawledPage): BrowserResponse {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) };
}

interface ScannedPage {
  page: CrawledPage;
  scan: PageScan;
}

/** A page and its scan after its scripts have run, where it has no text without them; otherwise as it is. */
export async function withScriptsRun(read: ScannedPage, renderer: PageRenderer): Promise<ScannedPage> {
  if (judgeText(read.scan) !== 'script_only' || !renderer.canRender) return read;
  const page = await renderer.render(read.page);
  if (!page) return read;
  // Its scripts have run, so the element for scripts no longer means that the page is empty.
  const scan = { ...(await scanPage(page.html)), hasAppRoot: false, noscript: '' };
  return judgeText(scan) === 'text' ? { page, scan } : read;
}
