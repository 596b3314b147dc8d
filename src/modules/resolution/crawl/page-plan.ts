import type { PageKind } from './crawled-site.ts';
import type { PageLink } from './link-collector.ts';
import { guessPage } from './page-guess.ts';
import { registrableDomain } from './registrable-domain.ts';

export interface PlannedPage {
  url: URL;
  kind: PageKind;
  score: number;
  /** Nobody links to it: it may not exist, and then the site may say so with a page that looks like one. */
  isGuess: boolean;
}

/** A second privacy notice is worth less than a first contact page. */
const SAME_KIND_AGAIN = 45;
const OTHER_HOST = 10;
const PLANNED_MAX = 400;

/** Where sites keep these pages when nothing links to them, the most usual first. */
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

/** The pages still to be read, by what they promise. */
export class PagePlan {
  readonly #site: string;
  readonly #planned: PlannedPage[] = [];
  readonly #seen = new Set<string>();
  readonly #timesTaken = new Map<PageKind, number>();

  /** Only addresses of this registrable domain are taken in. */
  constructor(site: string) {
    this.#site = site;
  }

  /** Kinds of disclosure pages that were taken or wait. */
  get kindCount(): number {
    const kinds = new Set([...this.#timesTaken.keys(), ...this.#planned.map(({ kind }) => kind)]);
    kinds.delete('other');
    kinds.delete('home');
    return kinds.size;
  }

  addLinks(links: readonly PageLink[], base: URL): void {
    for (const { href, guess } of links) {
      const url = guess && resolve(href, base);
      if (!guess || !url) continue;
      const score = guess.score - (url.hostname === base.hostname ? 0 : OTHER_HOST);
      this.#add({ url, kind: guess.kind, score, isGuess: false });
    }
  }

  /** For a site whose links say nothing: the first few, since one of them may be the way in. */
  addWaysIn(links: readonly PageLink[], base: URL, count: number): void {
    for (const { href } of links.slice(0, count)) {
      const url = resolve(href, base);
      if (url) this.#add({ url, kind: 'other', score: 10, isGuess: false });
    }
  }

  addAddresses(addresses: readonly string[], base: URL): void {
    for (const address of addresses) {
      const url = resolve(address, base);
      const guess = url && guessPage(url.pathname, '');
      if (url && guess) this.#add({ url, ...guess, isGuess: false });
    }
  }

  /** Of each kind that is not there yet. */
  addWellKnown(base: URL): void {
    const missing = WELL_KNOWN_PATHS.filter(
      ([, kind]) => !this.#timesTaken.has(kind) && !this.#planned.some((page) => page.kind === kind),
    );
    for (const [index, [path, kind]] of missing.entries()) {
      this.#add({ url: new URL(path, base), kind, score: 50 - index, isGuess: true });
    }
  }

  /** The best that is left, which is then planned no more. */
  take(): PlannedPage | undefined {
    let best: PlannedPage | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const page of this.#planned) {
      const score = page.score - SAME_KIND_AGAIN * (this.#timesTaken.get(page.kind) ?? 0);
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

  /** Whether the address is new; from now on it is not. */
  markSeen(url: URL): boolean {
    const key = addressKey(url);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #add(page: PlannedPage): void {
    if (this.#planned.length >= PLANNED_MAX || registrableDomain(page.url.hostname) !== this.#site) return;
    if (this.markSeen(page.url)) this.#planned.push(page);
  }
}

/** Links of a page can name any scheme and port; only those of an ordinary website are followed. */
function resolve(href: string, base: URL): URL | undefined {
  if (!URL.canParse(href, base.href)) return undefined;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '' || (url.port !== '' && url.port !== base.port))
    return undefined;
  url.hash = '';
  // A site that was read over https is not asked again in the clear because of an old link.
  if (url.hostname === base.hostname) url.protocol = base.protocol;
  return url;
}

/** Two spellings that lead to one page, as a rule. */
function addressKey(url: URL): string {
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '').toLowerCase();
  return `${url.hostname.replace(/^www\./, '')}${path}${url.search}`;
}
