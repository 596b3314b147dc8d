import type { PageKind } from '../crawl/crawled-site.ts';
import type { TextBlock, TextLink } from './read/page-text.ts';

/** A page as the detectors see it: its text with the annex, in blocks. */
export interface PageDocument {
  text: string;
  blocks: TextBlock[];
  links: TextLink[];
  kind: PageKind;
}
