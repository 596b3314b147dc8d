import { guessPage, isOrdinaryLink, type PageGuess } from './page-guess.ts';
import type { PageRegion } from './page-region.ts';

/** A link of the page, and what it seems to lead to. */
export interface PageLink {
  /** As it is written in the page. */
  href: string;
  guess: PageGuess | undefined;
  region: PageRegion;
  /** False for products, articles, accounts and the like: without a guess they are not worth a request. */
  isOrdinary: boolean;
}

/** Of a page full of links, this many of each sort are remembered. */
const LIKELY_LINKS_MAX = 300;
const OTHER_LINKS_MAX: Readonly<Record<PageRegion, number>> = { header: 60, footer: 60, body: 40 };
/** On a page without a recognised footer, the last links count as its footer. */
const LAST_LINKS = 12;
/** No page for people has more; the rest of one that has is not looked at. */
const LINKS_JUDGED_MAX = 60_000;
const HREF_CHARACTERS_MAX = 500;
const LABEL_CHARACTERS_MAX = 200;
/** So many unexplained pages of one folder are a list of something, and not about the site. */
const LIST_MIN = 5;
/** The top of a site, and folders that some systems put every page in, whatever it is. */
const GENERAL_FOLDER =
  /^\/?(?:(?:pages?|info|content|site|help|legal|polic(?:y|ies)|company|[a-z]{2}(?:-[a-z]{2})?)\/)*$/i;

type KeptLink = Omit<PageLink, 'isOrdinary'> & { judged: JudgedLink };

interface OpenedLink {
  href: string;
  /** Its name where it has no text. */
  fallbackLabel: string | undefined;
  region: PageRegion;
}

/** Gathers the links worth a look, and judges each as it comes so that the rest need not be kept. */
export class LinkCollector {
  readonly #likely: KeptLink[] = [];
  readonly #others: Readonly<Record<PageRegion, KeptLink[]>> = { header: [], footer: [], body: [] };
  #last: KeptLink[] = [];
  #hasFooter = false;
  #region: PageRegion = 'body';
  #href: string | undefined;
  #label = '';
  #fallbackLabel = '';
  #judgedCount = 0;

  openLink({ href, fallbackLabel, region }: OpenedLink): void {
    this.closeLink();
    const address = href.trim();
    if (address.length === 0 || address.length > HREF_CHARACTERS_MAX) return;
    if (this.#judgedCount >= LINKS_JUDGED_MAX) return;
    if (/^(?:#|mailto:|tel:|javascript:|data:|sms:|whatsapp:)/i.test(address)) return;
    this.#href = address;
    this.#region = region;
    this.#fallbackLabel = fallbackLabel ?? '';
  }

  addText(text: string): void {
    if (this.#href === undefined || this.#label.length >= LABEL_CHARACTERS_MAX) return;
    this.#label += text.slice(0, LABEL_CHARACTERS_MAX);
  }

  closeLink(): void {
    const href = this.#href;
    if (href === undefined) return;
    const label = this.#label.trim() || this.#fallbackLabel;
    this.#href = undefined;
    this.#label = '';
    this.#judgedCount += 1;
    this.#keep(href, label);
  }

  result(): PageLink[] {
    const lastLinks = this.#hasFooter ? [] : this.#last.slice(-LAST_LINKS).reverse();
    for (const link of lastLinks) link.region = 'footer';
    const { header, footer, body } = this.#others;
    const others = new Set([...footer, ...lastLinks.filter(({ guess }) => !guess), ...header, ...body]);
    const isInList = listMembers([
      ...this.#likely.filter(({ guess }) => guess?.isByFolder && guess.kind === 'about'),
      ...others,
    ]);
    return [...this.#likely, ...others]
      .filter((link) => !isInList(link))
      .map(({ judged, href, guess, region }) => ({ href, guess, region, isOrdinary: judged.isOrdinary }));
  }

  #keep(href: string, label: string): void {
    const region = this.#region;
    const judged = judgeOnce(href, label);
    const { guess } = judged;
    const link: KeptLink = { href, guess, region, judged };
    const kept = guess ? this.#likely : this.#others[region];
    const keptMax = guess ? LIKELY_LINKS_MAX : OTHER_LINKS_MAX[region];
    this.#hasFooter ||= region === 'footer';
    if (kept.length < keptMax) kept.push(link);
    if (region !== 'body' || (guess && kept.length >= keptMax)) return;
    this.#last.push(link);
    if (this.#last.length >= LAST_LINKS * 2) this.#last = this.#last.slice(-LAST_LINKS);
  }
}

/** What the address and the label of a link say. */
class JudgedLink {
  readonly guess: PageGuess | undefined;
  readonly #href: string;
  readonly #label: string;
  #isOrdinary: boolean | undefined;

  constructor(href: string, label: string) {
    this.#href = href;
    this.#label = label;
    this.guess = guessPage(href, label);
  }

  get isOrdinary(): boolean {
    this.#isOrdinary ??= isOrdinaryLink(this.#href, this.#label);
    return this.#isOrdinary;
  }
}

/** The menu of a site is on all of its pages. */
const JUDGED = new Map<string, JudgedLink>();
const JUDGED_MAX = 4_000;

function judgeOnce(href: string, label: string): JudgedLink {
  const key = `${href}\n${label}`;
  let judged = JUDGED.get(key);
  if (judged === undefined) {
    if (JUDGED.size >= JUDGED_MAX) JUDGED.clear();
    judged = new JudgedLink(href, label);
    JUDGED.set(key, judged);
  }
  return judged;
}

/** Recognises links that are members of a long list: many pages in one folder. */
function listMembers(links: readonly KeptLink[]): (link: KeptLink) => boolean {
  const folders = new Map<string, Set<string>>();
  for (const { href } of links) {
    const folder = folderOf(href);
    if (GENERAL_FOLDER.test(folder)) continue;
    const pages = folders.get(folder) ?? new Set();
    folders.set(folder, pages.add(href));
  }
  const members = new Set(links.filter(({ href }) => (folders.get(folderOf(href))?.size ?? 0) >= LIST_MIN));
  return (link) => members.has(link);
}

/** Without scheme and host. */
function folderOf(href: string): string {
  const path = (href.split(/[?#]/, 1)[0] ?? '').replace(/^(?:https?:)?\/\/[^/]*/i, '');
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}
