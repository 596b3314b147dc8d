import { type Attributes, NO_ATTRIBUTES } from '../html/index.ts';

/** Where on a page a link stands. Links of the footer and the header are the site's own choice of important pages. */
export type PageRegion = 'header' | 'footer' | 'body';

/** Elements that can be a footer or a header by their class, id or role. */
export const REGION_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'class', 'role']);

const FOOTER_NAME = /footer|colophon|copyright|legal[-_]?(?:links|nav|menu)/i;
/** The footer of a card or an article is not the footer of the page; `has-footer` marks a wrapper around everything. */
const NOT_PAGE_FOOTER =
  /(?:card|modal|entry|post|article|panel|item|table|product|comment|dialog|box)[-_]{0,2}footer|(?:has|with|sticky|no|fixed)[-_]footer/i;
const HEADER_NAME = /(?:^|[\s_-])(?:header|masthead|topbar|navbar|navigation|nav|menu)(?:$|[\s_-])/i;
const NOT_PAGE_HEADER = /(?:card|modal|entry|post|article|panel|section|content)[-_]{0,2}header/i;

/**
 * Follows the tags of a page and returns the region that the reader is in. It counts only the tags with the name of the
 * element that opened the region, so the cost of a tag does not depend on how deeply it is nested.
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

/** The same few classes are on many elements of all pages of a site. */
const NAMED = new Map<string, PageRegion>();
const NAMED_MAX = 2_000;

function regionNamed(names: string): PageRegion {
  let region = NAMED.get(names);
  if (region === undefined) {
    if (NAMED.size >= NAMED_MAX) NAMED.clear();
    region = 'body';
    if (FOOTER_NAME.test(names) && !NOT_PAGE_FOOTER.test(names)) region = 'footer';
    else if (HEADER_NAME.test(names) && !NOT_PAGE_HEADER.test(names)) region = 'header';
    NAMED.set(names, region);
  }
  return region;
}
