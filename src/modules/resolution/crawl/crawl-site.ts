import type { Browser } from '../../../platform/browser/index.ts';
import type { Egress } from '../../../platform/egress/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import { chooseFailure } from './crawl-failure.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import type { CrawledPage, CrawledSite, CrawlFailure, SiteCondition } from './crawled-site.ts';
import { findHome, type HomePage } from './find-home.ts';
import { PageReader } from './page-reader.ts';
import { PageRenderer, withScriptsRun } from './page-renderer.ts';
import { registrableDomain } from './registrable-domain.ts';
import { challengeFailure, emptyFailure, isChallenge, isParked, parkedFailure } from './site-condition.ts';
import { SiteVisit } from './site-visit.ts';

export interface CrawlProgress {
  /** The page that was just read. */
  url: string;
  pagesRead: number;
}

export interface CrawlOptions {
  /** Called off, the crawl throws the signal's reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: CrawlProgress) => void) | undefined;
}

export interface CrawlerDependencies {
  egress: Egress;
  /** Undefined: pages that only scripts fill stay unread. */
  browser: Browser | undefined;
  clock: Clock;
  log: Logger;
  limits: CrawlLimits;
}

/** Conditions by what stood in the way. Everything else is a site that could not be reached. */
const CONDITIONS: Partial<Record<CrawlFailure['reason'], SiteCondition>> = {
  parked: 'parked',
  empty: 'empty',
  blocked: 'blocked',
  robots_disallow: 'blocked',
};

/** Reads one site. Whatever the site does, the answer says what was found; only our own calling off is thrown. */
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
  const site = await readSite({ visit, renderer, domain, limits, capturedAt, onProgress });
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

interface SiteReading {
  visit: SiteVisit;
  renderer: PageRenderer;
  domain: string;
  limits: CrawlLimits;
  capturedAt: () => string;
  onProgress: CrawlOptions['onProgress'];
}

async function readSite(reading: SiteReading): Promise<CrawledSite> {
  const { visit, renderer, domain, limits, capturedAt, onProgress } = reading;
  const {
    home: fetched,
    base,
    failures,
  } = await findHome({
    visit,
    domain,
    pageMs: limits.pageMs,
    capturedAt,
  });
  const seen = { domain, finalDomain: base ? registrableDomain(base.hostname) : domain };
  const failed = (failure: CrawlFailure): CrawledSite => ({
    ...seen,
    condition: CONDITIONS[failure.reason] ?? 'unreachable',
    pages: [],
    certificate: visit.certificate,
    failure,
  });

  const homeFailure = fetched ? undefined : chooseFailure(failures, domain);
  // A site that refuses its home page is not asked for others.
  if (homeFailure && (!base || homeFailure.reason === 'blocked')) return failed(homeFailure);
  if (!base) return failed(emptyFailure(domain));
  const refused = (home: HomePage) => {
    if (isParked(home.scan, { url: base, domain })) return parkedFailure(domain);
    return isChallenge(home.scan) ? challengeFailure(base.hostname) : undefined;
  };
  const refusal = fetched && refused(fetched);
  if (refusal) return failed(refusal);
  const home = fetched && (await withScriptsRun(fetched, renderer));
  const refusalAfterScripts = home && home !== fetched && refused(home);
  if (refusalAfterScripts) return failed(refusalAfterScripts);

  const onRead = (page: CrawledPage, pagesRead: number) => onProgress?.({ url: page.url, pagesRead });
  const { pages, text } = await new PageReader({
    visit,
    renderer,
    limits,
    capturedAt,
    base,
    home,
    onRead,
  }).readAll();
  if (pages.length === 0 || text === 'empty') return failed(homeFailure ?? emptyFailure(domain));
  const condition = text === 'text' ? 'read' : text;
  return { ...seen, condition, pages, certificate: visit.certificate, failure: null };
}
