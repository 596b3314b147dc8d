import type { CrawledSite } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import type { MatchStatus } from '../../../src/modules/resolution/verdict/verdict.ts';
import type { ExpectedAnswer } from '../labelled/site-file.ts';
import type { Category } from './categories.ts';

/** The answer of a careful person who read the complete site and can search the register. */
export interface ExpectedOutcome {
  match_status: MatchStatus;
  /**
   * The company behind the site, where there is one a person could name; the first candidate wanted in a
   * review.
   */
  company_number: string | null;
  /** Answers that are as good. */
  acceptable?: MatchStatus[];
}

export interface SiteLabel {
  id: string;
  category: Category;
  template: string;
  expected: ExpectedAnswer;
}

export interface LabelledSite extends SiteLabel {
  /** The name that the site uses for itself. */
  brand: string;
  site: CrawledSite;
}
