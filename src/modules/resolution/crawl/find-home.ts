import { parse } from 'tldts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import { tooSlow } from './crawl-failure.ts';
import type { CrawledPage, CrawlFailure } from './crawled-site.ts';
import { decodePage } from './page-response.ts';
import { type PageScan, scanPage } from './scan-page.ts';
import { isParked, judgeText } from './site-condition.ts';
import type { SiteVisit } from './site-visit.ts';

export interface HomePage {
  page: CrawledPage;
  scan: PageScan;
}

export interface FoundHome {
  home: HomePage | undefined;
  /** All failures on the way, in order. */
  failures: CrawlFailure[];
  /** The last address that answered. */
  base: URL | undefined;
}

export interface HomeSearch {
  visit: SiteVisit;
  domain: string;
  pageMs: number;
  capturedAt: () => string;
}

/** A page with more text than this is read even if it redirects. */
const STEPPING_STONE_TEXT_MAX = 300;
/** Scripts of ordinary pages also contain addresses. */
const SCRIPTED_STONE_TEXT_MAX = 60;

/**
 * Finds the home page: https before http, the bare domain before www. A name without an address is not tried
 * again with another scheme; for a host that answers without a page of its owner, only the other name is
 * tried.
 */
export async function findHome(search: HomeSearch): Promise<FoundHome> {
  const { visit, capturedAt } = search;
  const failures: CrawlFailure[] = [];
  const finishedHosts = new Set<string>();
  let base: URL | undefined;
  let blank: HomePage | undefined;
  for (const url of homeAddresses(search.domain)) {
    if (finishedHosts.has(url.hostname) || !visit.canContinue) continue;
    const answer = await visit.fetchPage({ url, mayLeaveSite: true, timeoutMs: search.pageMs });
    if (answer.response) {
      const read = await decodePage(answer.response, { kind: 'home', capturedAt: capturedAt() });
      finishedHosts.add(url.hostname).add(new URL(answer.response.url).hostname);
      if (read.page) {
        const home = await followSteppingStone(read.page, search);
        const isCut = answer.response.truncated === 'timeout' && judgeText(home.scan) !== 'text';
        if (!isCut && !isBlank(home, search.domain)) return found(home, failures);
        // The part that arrived in time has no text: the page is slow, not empty.
        if (isCut) failures.push(tooSlow(url));
        else blank ??= home;
      } else {
        failures.push(read.failure);
        base ??= new URL(answer.response.url);
      }
      continue;
    }
    const { failure, isHostDown } = answer;
    failures.push(failure);
    if (isHostDown) finishedHosts.add(url.hostname);
    if (failure.reason === 'robots_disallow') {
      base ??= url;
      finishedHosts.add(url.hostname);
    }
    if (failure.reason === 'no_answer' || failure.reason === 'timed_out') visit.shortenConnecting();
  }
  return blank ? found(blank, failures) : { home: undefined, failures, base };
}

function found(home: HomePage, failures: CrawlFailure[]): FoundHome {
  return { home, failures, base: new URL(home.page.url) };
}

/** Not a page of the owner, such as the default page of the server: the website may be at the other name. */
function isBlank({ page, scan }: HomePage, domain: string): boolean {
  return judgeText(scan) === 'empty' || isParked(scan, { url: new URL(page.url), domain });
}

function homeAddresses(domain: string): URL[] {
  // Names under a suffix of a hosting company have no www variant.
  const hasWww = parse(domain, { allowPrivateDomains: true }).isPrivate !== true;
  const hosts = hasWww ? [domain, `www.${domain}`] : [domain];
  return hosts.flatMap((host) => [new URL(`https://${host}/`), new URL(`http://${host}/`)]);
}

/** If a page only redirects to another, or only frames it, the other is the home page. */
async function followSteppingStone(page: CrawledPage, search: HomeSearch): Promise<HomePage> {
  const home = { page, scan: await scanPage(page.html) };
  const url = onlyLeadsTo(home);
  if (!url) return home;
  const here = registrableDomain(new URL(page.url).hostname);
  const leavesSite = registrableDomain(url.hostname) !== here;
  // To another domain once, whether by a redirect or by a page.
  if (leavesSite && here !== search.domain) return home;
  const { visit, pageMs, capturedAt } = search;
  const answer = await visit.fetchPage({ url, mayLeaveSite: false, timeoutMs: pageMs });
  if (!answer.response) return home;
  const next = await decodePage(answer.response, { kind: 'home', capturedAt: capturedAt() });
  return next.page ? { page: next.page, scan: await scanPage(next.page.html) } : home;
}

function onlyLeadsTo({ page, scan }: HomePage): URL | undefined {
  const refreshTo = scan.textLength < STEPPING_STONE_TEXT_MAX ? scan.refreshTo : undefined;
  const onlyFrame = scan.frames.length === 1 && judgeText(scan) === 'empty' ? scan.frames[0] : undefined;
  const byScript = scan.textLength < SCRIPTED_STONE_TEXT_MAX ? scan.scriptLeadsTo : undefined;
  const to = refreshTo ?? onlyFrame ?? byScript;
  const base = linkBase(page, scan);
  if (to === undefined || !URL.canParse(to, base.href)) return undefined;
  const url = new URL(to, base);
  return /^https?:$/.test(url.protocol) && url.href !== page.url ? url : undefined;
}

/** The address that the links of a page are relative to. */
export function linkBase(page: CrawledPage, { baseHref }: PageScan): URL {
  return baseHref !== undefined && URL.canParse(baseHref, page.url)
    ? new URL(baseHref, page.url)
    : new URL(page.url);
}
