/**
 * Addresses that are not worth a request when nothing but their place on the page speaks for them: products,
 * articles, listings, accounts, baskets, searches.
 */

/** Folders of articles, products and listings. Words are lower case, with spaces for hyphens. */
export const ARTICLE_WORDS =
  /(?:^| )(?:blogs?|news|articles?|insights?|resources|case stud(?:y|ies)|products?|shop|category|categories|tags?|author|events?|jobs?|careers?|vacanc(?:y|ies)|press|posts?|topics?|wiki|forum|guides?|20[0-3]\d)(?: |$)/;

const LISTING_WORDS =
  /(?:^| )(?:collections?|catalog(?:ue)?|store|stories|recipes?|reviews?|testimonials?|gallery|portfolio|videos?|podcasts?|webinars?|downloads?|brands?|gifts?|sale|offers?|new in|best ?sellers|vouchers?|gift cards?|magazine|journal|archive|page \d+|listings?|search|find a|locator|locations?|branches|stores)(?: |$)/;

const ACCOUNT_WORDS =
  /(?:^| )(?:log ?in|log ?out|sign ?(?:in|up|out)|register|account|my account|basket|cart|bag|checkout|wish ?list|favou?rites|orders?|track(?:ing)?|subscribe|unsubscribe|newsletter|password|auth|sso|portal|dashboard|feed|rss|print|share|wp admin|wp login|cdn cgi|book now|buy|demo|skip to content)(?: |$)/;

const PATH_SEGMENTS_MAX = 3;
/** Pages have short names; articles have headlines. */
const NAME_WORDS_MAX = 5;

export interface LinkWords {
  path: string;
  /** Of the address, folders included. */
  pathWords: string;
  labelWords: string;
}

/** Whether a link that says nothing about its page is still worth a visit. */
export function isWorthAVisit({ path, pathWords, labelWords }: LinkWords): boolean {
  const segments = path.split('/').filter(Boolean);
  if (segments.length > PATH_SEGMENTS_MAX) return false;
  const isHeadline = (words: string[]) => words.length > NAME_WORDS_MAX;
  if (isHeadline(labelWords.split(' ')) || isHeadline((segments.at(-1) ?? '').split(/[-_]/))) return false;
  return ![ARTICLE_WORDS, LISTING_WORDS, ACCOUNT_WORDS].some(
    (words) => words.test(pathWords) || words.test(labelWords),
  );
}

/** A query that says which page is meant, as in `/?p=3` or `/page.php?id=7`, and nothing else. */
export function hasPageNumber(address: string): boolean {
  return /^[^?#]*\?(?:p|id|pid|page|page_id|cid)=[\w-]{1,30}(?:#|$)/i.test(address);
}
