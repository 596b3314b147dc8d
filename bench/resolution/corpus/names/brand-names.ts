import { getDomainWithoutSuffix } from 'tldts';
import type { Site } from '../labelled-pair.ts';
import { readGap } from '../pages/html-parts.ts';
import { plain, tokenise } from '../words/spelling.ts';

const TITLE = /<title[^>]*>([^<]*)/gi;
const SITE_NAME = /<meta[^>]*(?:og:site_name|application-name)["'][^>]*content=["']([^"']*)/gi;
const HOME_LINK = /<a[^>]*href=(["']?)\/\1(?=[\s>])[^>]*>\s*(?:<(?:b|span|strong)[^>]*>)?([^<]+)</gi;
const LOGO = /<img[^>]*alt=["']([^"']*)["']/gi;
const PAGE_TITLE =
  /^(?:home ?page|home|welcome.*|about.*|contact.*|.*privacy.*|.*terms.*|.*cookie.*|.*policy.*|delivery.*|legal.*|news|blog|faqs?|shop|menu|services|support.*|.*conditions|.*image.*|.*error.*|.*unavailable.*|just a moment.*)$/i;

/** The name of the domain before its public suffix. */
export const domainLabel = (domain: string) => getDomainWithoutSuffix(domain) ?? domain.split('.')[0]!;

/** Names by which a site calls itself: parts of titles, the site's name, the link home, the logo. */
export function brandNames(site: Site): string[] {
  const label = squash(domainLabel(site.domain));
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    for (const name of new Set(candidatesOf(page.html))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const enough = Math.min(2, site.pages.length);
  return [...counts]
    .filter(([name, count]) => isLike(squash(name), label) || (count >= enough && tokenise(name).length <= 4))
    .map(([name]) => name);
}

function candidatesOf(html: string): string[] {
  const found = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), (match) => readGap(match.at(-1)!).trim());
  const titles = found(TITLE).flatMap((title) => title.split(/\s[|–—:•·»-]\s|[|]/));
  return [...titles, ...found(SITE_NAME), ...found(HOME_LINK).slice(0, 1), ...found(LOGO).slice(0, 1)]
    .map((name) =>
      name
        .replace(/\s+/g, ' ')
        .replace(/ logo$/i, '')
        .trim(),
    )
    .filter((name) => squash(name).length > 2 && name.length < 50 && !PAGE_TITLE.test(name));
}

const squash = (name: string) =>
  tokenise(name.replace(/&/g, ' and '))
    .map((token) => token.plain)
    .join('');

function isLike(name: string, label: string): boolean {
  const short = Math.min(name.length, label.length);
  return short > 3 && (name.includes(plain(label)) || plain(label).includes(name));
}
