import { parse } from 'tldts';
import type { EgressResponse } from '../../../platform/egress/index.ts';
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
  const { visit } = search;
  const tried: Tried = { failures: [], finishedHosts: new Set(), base: undefined, blank: undefined };
  for (const url of homeAddresses(search.domain)) {
    if (tried.finishedHosts.has(url.hostname) || !visit.canContinue) continue;
    const answer = await visit.fetchPage({ url, mayLeaveSite: true, timeoutMs: search.pageMs });
    const home = answer.response
      ? await readHome(answer.response, url, { tried, search })
      : noteFailure(answer, url, { tried, search });
    if (home) return found(home, tried.failures);
  }
  const { failures, base, blank } = tried;
  return blank ? found(blank, failures) : { home: undefined, failures, base };
}

/** What the addresses that were tried so far have shown. */
interface Tried {
  failures: CrawlFailure[];
  /** Hosts of which no other address is tried. */
  finishedHosts: Set<string>;
  /** The first address that answered. */
  base: URL | undefined;
  /** The first page that is not one of the owner. */
  blank: HomePage | undefined;
}

/** Undefined if the page cannot be read, or is not one of the owner. */
async function readHome(
  response: EgressResponse,
  url: URL,
  { tried, search }: { tried: Tried; search: HomeSearch },
): Promise<HomePage | undefined> {
  const read = await decodePage(response, { kind: 'home', capturedAt: search.capturedAt() });
  tried.finishedHosts.add(url.hostname).add(new URL(response.url).hostname);
  if (!read.page) {
    tried.failures.push(read.failure);
    tried.base ??= new URL(response.url);
    return undefined;
  }
  const home = await followSteppingStone(read.page, search);
  const isCut = response.truncated === 'timeout' && judgeText(home.scan) !== 'text';
  if (!isCut && !isBlank(home, search.domain)) return home;
  // The part that arrived in time has no text: the page is slow, not empty.
  if (isCut) tried.failures.push(tooSlow(url));
  else tried.blank ??= home;
  return undefined;
}

function noteFailure(
  { failure, isHostDown }: { failure: CrawlFailure; isHostDown: boolean },
  url: URL,
  { tried, search }: { tried: Tried; search: HomeSearch },
): undefined {
  const isForbidden = failure.reason === 'robots_disallow';
  tried.failures.push(failure);
  if (isHostDown || isForbidden) tried.finishedHosts.add(url.hostname);
  if (isForbidden) tried.base ??= url;
  if (failure.reason === 'no_answer' || failure.reason === 'timed_out') search.visit.shortenConnecting();
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
