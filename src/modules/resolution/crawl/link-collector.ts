import { anyOf } from '../../../shared/join-patterns.ts';
import { ownCopy } from '../../../shared/own-copy.ts';
import { type Attributes, NO_ATTRIBUTES } from '../html/index.ts';
import { guessPage, isOrdinaryLink, type PageGuess } from './page-kind.ts';

/**
 * The part of a page that a link is in. Header and footer link to the pages that the site considers
 * important.
 */
export type PageRegion = 'header' | 'footer' | 'body';

/** Elements that can be a footer or a header by their class, id or role. */
export const REGION_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'class', 'role']);

const FOOTER_NAME = /footer|colophon|copyright|legal[-_]?(?:links|nav|menu)/i;
/**
 * The footer of a card or an article is not the footer of the page; `has-footer` marks a wrapper around
 * everything.
 */
const NOT_PAGE_FOOTER = anyOf(
  /(?:card|modal|entry|post|article|panel|item|table|product|comment|dialog|box)[-_]{0,2}footer/i,
  /(?:has|with|sticky|no|fixed)[-_]footer/i,
);
const HEADER_NAME = /(?:^|[\s_-])(?:header|masthead|topbar|navbar|navigation|nav|menu)(?:$|[\s_-])/i;
const NOT_PAGE_HEADER = /(?:card|modal|entry|post|article|panel|section|content)[-_]{0,2}header/i;

/**
 * Follows the tags of a page and returns the region that the reader is in. It counts only the tags with the
 * name of the element that opened the region, so the cost of a tag does not depend on how deeply it is
 * nested.
 */
export class RegionTracker {
  #region: PageRegion = 'body';
  #tag = '';
  #depth = 0;

  get region(): PageRegion {
    return this.#region;
  }

  open(tag: string, attributes: Attributes): void {
    const opened = regionOf(tag, attributes);
    // A footer also ends a header that was never closed.
    const isNew = opened !== 'body' && (this.#region === 'body' || opened === 'footer');
    if (isNew && this.#region !== opened) {
      this.#region = opened;
      this.#tag = tag;
      this.#depth = 1;
    } else if (tag === this.#tag) {
      this.#depth += 1;
    }
  }

  close(tag: string): void {
    if (this.#region === 'body' || tag !== this.#tag) return;
    this.#depth -= 1;
    if (this.#depth > 0) return;
    this.#region = 'body';
    this.#tag = '';
  }
}

function regionOf(tag: string, attributes: Attributes): PageRegion {
  if (tag === 'footer') return 'footer';
  if (tag === 'header' || tag === 'nav') return 'header';
  if (attributes === NO_ATTRIBUTES) return 'body';
  if (attributes.role === 'contentinfo') return 'footer';
  if (attributes.role === 'banner' || attributes.role === 'navigation') return 'header';
  return regionNamed(`${attributes.id ?? ''} ${attributes.class ?? ''}`);
}

/** Memoised: many elements of all pages of a site share a few classes. */
const NAMED = new Map<string, PageRegion>();
const NAMED_MAX = 2_000;

function regionNamed(names: string): PageRegion {
  let region = NAMED.get(names);
  if (region === undefined) {
    if (NAMED.size >= NAMED_MAX) NAMED.clear();
    region = 'body';
    if (FOOTER_NAME.test(names) && !NOT_PAGE_FOOTER.test(names)) region = 'footer';
    else if (HEADER_NAME.test(names) && !NOT_PAGE_HEADER.test(names)) region = 'header';
    NAMED.set(ownCopy(names), region);
  }
  return region;
}

/** A link of the page, and what it seems to lead to. */
export interface PageLink {
  /** As it is written in the page. */
  href: string;
  guess: PageGuess | undefined;
  region: PageRegion;
  /** False for products, articles, accounts and the like: without a guess they are not worth a request. */
  isOrdinary: boolean;
}

/** How many links of each kind are kept. */
const LIKELY_LINKS_MAX = 300;
const OTHER_LINKS_MAX: Readonly<Record<PageRegion, number>> = { header: 60, footer: 60, body: 40 };
/** On a page without a recognised footer, the last links count as its footer. */
const LAST_LINKS = 12;
/** Links after these are ignored; no page for people has more. */
const LINKS_JUDGED_MAX = 60_000;
const HREF_CHARACTERS_MAX = 500;
const LABEL_CHARACTERS_MAX = 200;
/** This many pages without a guess in one folder are a list, such as of products. */
const LIST_MIN = 5;
/** The root of a site, and folders that some systems use for all pages. */
const GENERAL_FOLDER =
  /^\/?(?:(?:pages?|info|content|site|help|legal|polic(?:y|ies)|company|[a-z]{2}(?:-[a-z]{2})?)\/)*$/i;

type KeptLink = Omit<PageLink, 'isOrdinary'> & { judged: JudgedLink };

interface OpenedLink {
  href: string;
  /** Used when the link has no text. */
  fallbackLabel: string | undefined;
  region: PageRegion;
}

/**
 * Collects the links that may be worth a request. It rates each link at once, so that the others need not be
 * kept.
 */
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

/** Scores the address and the label of a link. */
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
    judged = new JudgedLink(ownCopy(href), ownCopy(label));
    JUDGED.set(ownCopy(key), judged);
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
