import { createPauses } from '../../../shared/concurrency.ts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import type { PageKind } from './crawled-site.ts';
import type { PageLink, PageRegion } from './link-collector.ts';
import { addressKey, isSameHost, resolveLink } from './page-address.ts';
import { guessPage, hasPageNumber, isVisitable } from './page-kind.ts';

/** Usual paths of these pages on sites that do not link to them, the most frequent first. */
const WELL_KNOWN_PATHS: readonly [path: string, kind: PageKind][] = [
  ['/privacy-policy', 'privacy'],
  ['/contact', 'contact'],
  ['/terms-and-conditions', 'terms'],
  ['/about', 'about'],
  ['/contact-us', 'contact'],
  ['/legal', 'legal'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/about-us', 'about'],
];

/** Where sites of static files keep the footer that a script adds to every page. */
const FOOTER_FILES = ['/footer', '/components/footer', '/includes/footer', '/partials/footer'] as const;

export interface PlannedPage {
  url: URL;
  kind: PageKind;
  /** How likely the page names the operator, 0 to 100. */
  score: number;
  /** No page links to it: it may not exist, and the site may answer with an error page of status 200. */
  isGuess: boolean;
  /** Links between the home page and this one. */
  depth: number;
  /** How deeply it is nested in frames: 0 for a page outside frames. */
  frameDepth: number;
}

interface RankedPage extends PlannedPage {
  /** The minimum of its score, however many pages of its kind were read. */
  scoreMin: number;
}

type NewPage = Omit<PlannedPage, 'frameDepth'> & Partial<RankedPage>;

/** A page with frames. */
export interface FrameSource extends LinkSource {
  /** The score of the page. Its frames get it too, because they are parts of the page. */
  score: number;
  frameDepth: number;
}

/** The page that links were found on. */
export interface LinkSource {
  kind: PageKind;
  /** The address that its links are relative to. */
  base: URL;
  depth: number;
}

/** A second privacy notice is worth less than a first contact page. */
const SAME_KIND_AGAIN = 45;
/** If the header or footer links to it, it is still worth more than a page without a guess. */
const LINKED_SCORE_MIN = 24;
const OTHER_HOST = 10;
/** A page that only the text links to rarely has the particulars of the site. */
const BODY_LINK = 25;
const SECOND_HOP = 5;
const SCORE_MIN = 12;
const NO_MINIMUM = Number.NEGATIVE_INFINITY;
/** Links are followed from the home page and from the pages it links to. */
const DEPTH_MAX = 2;
const PLANNED_MAX = 400;
const FRAMES_MAX = 4;
/** Linked addresses that are not there and are tried in other spellings. */
const RESPELLED_MAX = 4;
const IDENTIFYING_PAGES: ReadonlySet<PageKind> = new Set(['privacy', 'terms', 'legal', 'contact', 'about']);
/** Frames within frames within a page. */
const FRAME_DEPTH_MAX = 2;

/** Pages that list the site's other policies; what their text links to counts as if the footer did. */
const HUBS: ReadonlySet<PageKind> = new Set(['legal', 'terms', 'privacy', 'other']);

/** Pages without a guess: how many are read, and their score by the region of the link. */
const FURTHER: Readonly<Record<'hub' | PageRegion, { pagesMax: number; score: number }>> = {
  hub: { pagesMax: 5, score: 22 },
  footer: { pagesMax: 5, score: 20 },
  header: { pagesMax: 3, score: 16 },
  body: { pagesMax: 0, score: 0 },
};

/** The character code of `/`. */
const SLASH = 47;

/** The pages to read, best score first. */
export class PagePlan {
  readonly #site: string;
  readonly #planned: RankedPage[] = [];
  readonly #seen = new Set<string>();
  readonly #timesTaken = new Map<PageKind, number>();
  #frameCount = 0;
  #respelledCount = 0;
  readonly #furtherCounts = { hub: 0, footer: 0, header: 0, body: 0 };
  readonly #resolved = new Map<string, URL | undefined>();

  /** Only addresses of this registrable domain are taken in. */
  constructor(site: string) {
    this.#site = site;
  }

  /** Adds the links of a page: those with a guess, then others of footer and header. */
  addLinks(links: readonly PageLink[], source: LinkSource): void {
    const depth = source.depth + 1;
    if (depth > DEPTH_MAX) return;
    const isHub = source.depth > 0 && HUBS.has(source.kind);
    // If both the footer and the text link to a page, the footer counts.
    for (const { href, guess, region } of byRegion(links)) {
      const url = guess && this.#resolve(href, source.base);
      if (!guess || !url) continue;
      const isFromBody = region === 'body' && !isHub;
      const score =
        guess.score -
        (url.hostname === source.base.hostname ? 0 : OTHER_HOST) -
        (isFromBody ? BODY_LINK : 0) -
        (depth > 1 ? SECOND_HOP : 0);
      if (score < SCORE_MIN) continue;
      const scoreMin = isFromBody ? NO_MINIMUM : LINKED_SCORE_MIN;
      this.#add({ url, kind: guess.kind, score, isGuess: false, depth, scoreMin });
    }
    const isLegalHub = source.depth > 0 && source.kind === 'legal';
    this.#addFurther(links, { kind: source.kind, base: source.base, depth }, isLegalHub);
  }

  /** Adds the frames of a page that belong to the site. */
  addFrames(frames: readonly string[], source: FrameSource): void {
    const { base, score, depth } = source;
    const frameDepth = source.frameDepth + 1;
    if (frameDepth > FRAME_DEPTH_MAX) return;
    const kind = source.kind === 'home' ? 'other' : source.kind;
    for (const frame of frames) {
      const url = this.#frameCount < FRAMES_MAX ? resolveLink(frame, base) : undefined;
      if (!url) continue;
      // A frame is part of its page, so it does not count as another page of that kind.
      const page = { url, kind, score, scoreMin: score, isGuess: false, depth, frameDepth };
      if (this.#add(page)) this.#frameCount += 1;
    }
  }

  /** For a site whose links say nothing: the first few, since one of them may be the way in. */
  addWaysIn(links: readonly PageLink[], base: URL, count: number): void {
    for (const { href } of links.slice(0, count)) {
      const url = resolveLink(href, base);
      if (url) this.#add({ url, kind: 'other', score: 10, isGuess: false, depth: 0 });
    }
  }

  /**
   * For a site that prints no company number so far: articles and lists that its header and footer link to.
   */
  addLeftOut(links: readonly PageLink[], base: URL, count: number): void {
    let added = 0;
    for (const { href, region } of byRegion(links)) {
      const url = added < count && region !== 'body' ? this.#resolve(href, base) : undefined;
      if (!url || !isSameHost(url, base) || !isVisitable(url.pathname)) continue;
      const page = { url, kind: 'other', score: 10, scoreMin: 10, isGuess: false, depth: DEPTH_MAX } as const;
      if (this.#add(page)) added += 1;
    }
  }

  /** Adds the addresses of sitemaps, which may name tens of thousands: other work runs in the meantime. */
  async addAddresses(addresses: readonly string[], base: URL): Promise<void> {
    const pause = createPauses();
    for (const address of addresses) {
      const url = resolveLink(address, base);
      const guess = url && guessPage(url.pathname, '');
      if (url && guess) this.#add({ url, ...guess, isGuess: false, depth: DEPTH_MAX });
      const paused = pause();
      if (paused) await paused;
    }
  }

  /**
   * Guesses an address of each kind that is not there yet. `ending` is what the site's own addresses end
   * with, such as `.html`.
   */
  addWellKnown(base: URL, ending = ''): void {
    const missing = WELL_KNOWN_PATHS.filter(
      ([, kind]) => !this.#timesTaken.has(kind) && !this.#planned.some((page) => page.kind === kind),
    );
    for (const [index, [path, kind]] of missing.entries()) {
      const url = new URL(`${path}${ending}`, base);
      this.#add({ url, kind, score: 50 - index, isGuess: true, depth: 1 });
    }
  }

  /**
   * Usual addresses of a footer that a script adds to the pages, which the links of the page therefore lack.
   */
  addFooterFiles(base: URL, ending: string): void {
    for (const [index, path] of FOOTER_FILES.entries()) {
      const url = new URL(`${path}${ending}`, base);
      this.#add({ url, kind: 'other', score: 20 - index, isGuess: true, depth: 1 });
    }
  }

  /** Tries the well-known paths with a trailing slash, for servers that treat the two as different pages. */
  addWellKnownFolders(base: URL): void {
    for (const [index, [path, kind]] of WELL_KNOWN_PATHS.entries()) {
      const url = new URL(`${path}/`, base);
      this.#plan({ url, kind, score: 50 - index, isGuess: true, depth: 1 });
    }
  }

  /**
   * Other spellings of an address that the site links to and that does not exist: servers of static files
   * serve `/terms` as `/terms/` or `/terms.html`.
   */
  addOtherSpellings({ url, kind, score, depth }: PlannedPage): void {
    const path = url.pathname.replace(/\/$/, '');
    if (!IDENTIFYING_PAGES.has(kind) || path.includes('.') || this.#respelledCount >= RESPELLED_MAX) return;
    this.#respelledCount += 1;
    const other = url.pathname.endsWith('/') ? path : `${path}/`;
    for (const spelling of [other, `${path}.html`])
      this.#plan({ url: new URL(spelling, url), kind, score, isGuess: true, depth });
  }

  /** Removes and returns the best page. */
  take(): PlannedPage | undefined {
    let best: RankedPage | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const page of this.#planned) {
      const again = page.score - SAME_KIND_AGAIN * (this.#timesTaken.get(page.kind) ?? 0);
      const score = Math.max(again, Math.min(page.score, page.scoreMin));
      if (score > bestScore) [best, bestScore] = [page, score];
    }
    if (!best || bestScore < 0) return undefined;
    this.#planned.splice(this.#planned.indexOf(best), 1);
    return best;
  }

  /** A page of that kind was read, or is being read. */
  countTaken(kind: PageKind, times: 1 | -1): void {
    const count = (this.#timesTaken.get(kind) ?? 0) + times;
    if (count > 0) this.#timesTaken.set(kind, count);
    else this.#timesTaken.delete(kind);
  }

  /** Marks the address as seen; returns whether it was new. */
  markSeen(url: URL): boolean {
    const key = addressKey(url);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /**
   * Marks where a page led to as seen; returns whether that is the page itself (`/terms` and `/terms/`) or
   * new.
   */
  markMoved(from: URL, to: URL): boolean {
    return addressKey(from) === addressKey(to) || this.markSeen(to);
  }

  #addFurther(links: readonly PageLink[], source: LinkSource, isHub: boolean): void {
    for (const { href, guess, region, isOrdinary } of links) {
      const place = isHub && region === 'body' ? 'hub' : region;
      const { score, pagesMax } = FURTHER[place];
      const url = guess || !isOrdinary ? undefined : this.#resolve(href, source.base);
      if (!url || this.#furtherCounts[place] >= pagesMax) continue;
      if (!isSameHost(url, source.base) || (url.search !== '' && !hasPageNumber(url.href))) continue;
      // In the order of the page.
      const rank = score - this.#furtherCounts[place] / 100;
      const { depth } = source;
      if (this.#add({ url, kind: 'other', score: rank, scoreMin: rank, isGuess: false, depth }))
        this.#furtherCounts[place] += 1;
    }
  }

  /**
   * The menu of a site is on all of its pages. Other links than from the top of the site depend on the page.
   */
  #resolve(href: string, base: URL): URL | undefined {
    if (href.charCodeAt(0) !== SLASH || href.charCodeAt(1) === SLASH) return resolveLink(href, base);
    const key = base.origin + href;
    const known = this.#resolved.get(key);
    if (known !== undefined || this.#resolved.has(key)) return known;
    const url = resolveLink(href, base);
    this.#resolved.set(key, url);
    return url;
  }

  /** Whether it is new. */
  #add(page: NewPage): boolean {
    if (this.#planned.length >= PLANNED_MAX || registrableDomain(page.url.hostname) !== this.#site)
      return false;
    if (!this.markSeen(page.url)) return false;
    this.#plan(page);
    return true;
  }

  #plan({ url, kind, score, isGuess, depth, frameDepth = 0, scoreMin = NO_MINIMUM }: NewPage): void {
    this.#planned.push({ url, kind, score, isGuess, depth, frameDepth, scoreMin });
  }
}

function byRegion(links: readonly PageLink[]): PageLink[] {
  const found: Record<PageRegion, PageLink[]> = { footer: [], header: [], body: [] };
  for (const link of links) found[link.region].push(link);
  return [...found.footer, ...found.header, ...found.body];
}
