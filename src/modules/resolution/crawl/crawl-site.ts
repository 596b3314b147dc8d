import type { Browser } from '../../../platform/browser/index.ts';
import type { Egress } from '../../../platform/egress/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import { chooseFailure } from './crawl-failure.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import type { CrawledPage, CrawledSite, CrawlFailure, SiteCondition } from './crawled-site.ts';
import { findHome, type HomePage } from './find-home.ts';
import { PageCrawler } from './page-crawler.ts';
import { PageRenderer, withScriptsRun } from './page-renderer.ts';
import { decodePage, type ReadPage } from './page-response.ts';
import { scanPage } from './scan-page.ts';
import { challengeFailure, emptyFailure, isChallenge, isParked, parkedFailure } from './site-condition.ts';
import { SiteVisit } from './site-visit.ts';

export interface CrawlProgress {
  /** The page that was just read. */
  url: string;
  pagesRead: number;
}

export interface CrawlOptions {
  /** When it aborts, the crawl throws its reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: CrawlProgress) => void) | undefined;
}

interface CrawlerDependencies {
  egress: Egress;
  /** Without a browser, pages that need scripts are not read. */
  browser: Browser | undefined;
  clock: Clock;
  log: Logger;
  limits: CrawlLimits;
}

/** The condition of a site by the reason of its failure. Any other reason means `unreachable`. */
const CONDITIONS: Partial<Record<CrawlFailure['reason'], SiteCondition>> = {
  parked: 'parked',
  empty: 'empty',
  blocked: 'blocked',
  robots_disallow: 'blocked',
};

/** Reads one site. Failures of the site are part of the result; it throws only when the crawl is aborted. */
export async function crawlSite(
  dependencies: CrawlerDependencies,
  domain: string,
  options: CrawlOptions,
): Promise<CrawledSite> {
  const { egress, browser, clock, limits, log } = dependencies;
  const { signal, onProgress } = options;
  const startedAt = performance.now();
  const visit = new SiteVisit({ egress, limits, signal });
  const renderer = new PageRenderer({ browser, visit, limits, signal });
  const capturedAt = () => clock.now().toISOString();
  const reading = crawlPages({ visit, renderer, domain, limits, capturedAt, onProgress });
  const site = await reading.finally(() => visit.end());
  log.debug(
    {
      domain,
      condition: site.condition,
      pages: site.pages.length,
      reason: site.failure?.reason,
      ms: Math.round(performance.now() - startedAt),
    },
    'site crawled',
  );
  return site;
}

interface CrawlRun {
  visit: SiteVisit;
  renderer: PageRenderer;
  domain: string;
  limits: CrawlLimits;
  capturedAt: () => string;
  onProgress: CrawlOptions['onProgress'];
}

async function crawlPages(run: CrawlRun): Promise<CrawledSite> {
  const { visit, renderer, domain, limits, capturedAt, onProgress } = run;
  const { base, home, homeFailure, failure } = await findReadableHome(run);
  const seen = { domain, finalDomain: base ? registrableDomain(base.hostname) : domain };
  const failed = (reason: CrawlFailure): CrawledSite => ({
    ...seen,
    condition: CONDITIONS[reason.reason] ?? 'unreachable',
    pages: [],
    certificate: visit.certificate,
    failure: reason,
  });
  if (failure) return failed(failure);

  const onRead = (page: CrawledPage, pagesRead: number) => onProgress?.({ url: page.url, pagesRead });
  const { pages, text } = await new PageCrawler({
    visit,
    renderer,
    limits,
    capturedAt,
    base,
    home,
    onRead,
  }).readAll();
  if (pages.length === 0 || text === 'empty') {
    const page = home && { url: new URL(home.page.url), status: home.page.status };
    return failed(homeFailure ?? emptyFailure(domain, page));
  }
  const condition = text === 'text' ? 'read' : text;
  return { ...seen, condition, pages, certificate: visit.certificate, failure: null };
}

type ReadableHome =
  | { base: URL; home: HomePage | undefined; homeFailure: CrawlFailure | undefined; failure?: undefined }
  /** No other page is requested. */
  | { base: URL | undefined; home?: undefined; homeFailure?: undefined; failure: CrawlFailure };

/**
 * Finds the home page and runs its scripts if it needs them. Without a home page, other pages may be
 * readable.
 */
async function findReadableHome(run: CrawlRun): Promise<ReadableHome> {
  const { visit, renderer, domain, limits, capturedAt } = run;
  const { home, base, failures } = await findHome({ visit, domain, pageMs: limits.pageMs, capturedAt });
  const homeFailure = home ? undefined : chooseFailure(failures, domain);
  // If the home page is refused, no other page is requested.
  if (homeFailure && (!base || homeFailure.reason === 'blocked')) return { base, failure: homeFailure };
  if (!base) return { base, failure: emptyFailure(domain) };
  const refusal = home && refusalOf(home, { base, domain });
  if (refusal) return { base, failure: refusal };
  const rendered = home && (await withScriptsRun(home, renderer));
  const laterRefusal = rendered && rendered !== home && refusalOf(rendered, { base, domain });
  if (laterRefusal) return { base, failure: laterRefusal };
  return { base, home: rendered, homeFailure };
}

/** The failure if the page is parked or checks for robots. */
function refusalOf(
  { page, scan }: HomePage,
  { base, domain }: { base: URL; domain: string },
): CrawlFailure | undefined {
  if (isParked(scan, { url: base, domain })) return parkedFailure(domain);
  return isChallenge(scan) ? challengeFailure({ url: base, status: page.status }) : undefined;
}

/**
 * Reads some pages of a site again, within the limits of one crawl. Results have the order of the addresses.
 */
export async function rereadPages(
  { egress, browser, clock, limits }: CrawlerDependencies,
  addresses: readonly string[],
): Promise<ReadPage[]> {
  const visit = new SiteVisit({ egress, limits, signal: undefined });
  const renderer = new PageRenderer({ browser, visit, limits, signal: undefined });
  const outOfTime = { reason: 'timed_out', message: 'The time for this website is over.' } as const;

  async function read(url: URL): Promise<ReadPage> {
    if (!visit.canContinue) return { failure: outOfTime };
    const answer = await visit.fetchPage({ url, mayLeaveSite: false, timeoutMs: limits.pageMs });
    if (!answer.response) return { failure: answer.failure };
    const capturedAt = clock.now().toISOString();
    const { page, failure } = await decodePage(answer.response, { kind: 'other', capturedAt });
    if (failure) return { failure };
    return withScriptsRun({ page, scan: await scanPage(page.html) }, renderer);
  }

  const waiting = addresses.slice(0, limits.pagesMax).entries();
  const found: ReadPage[] = addresses.map(() => ({ failure: outOfTime }));
  async function readUntilDone(): Promise<void> {
    for (const [index, address] of waiting) found[index] = await read(new URL(address));
  }
  await Promise.all(Array.from({ length: limits.concurrency }, readUntilDone)).finally(() => visit.end());
  return found;
}
