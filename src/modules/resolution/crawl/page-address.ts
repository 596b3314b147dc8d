import type { PageLink } from './link-collector.ts';

/** Links of a page can name any scheme and port; only those of an ordinary website are followed. */
export function resolveLink(href: string, base: URL): URL | undefined {
  if (!URL.canParse(href, base.href)) return undefined;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '' || (url.port !== '' && url.port !== base.port))
    return undefined;
  url.hash = '';
  // A site that was read over https is not requested over http because of an old link.
  if (url.hostname === base.hostname) url.protocol = base.protocol;
  return url;
}

/** Equal for spellings that usually lead to the same page. */
export function addressKey(url: URL): string {
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '').toLowerCase();
  return `${url.hostname.replace(/^www\./, '')}${path}${url.search}`;
}

export function isSameHost(left: URL, right: URL): boolean {
  return left.hostname.replace(/^www\./, '') === right.hostname.replace(/^www\./, '');
}

const FILE_ENDING = /\/[^/?#.]+(\.(?:html?|php|aspx?|shtml))$/i;

/** The ending of most of a site's own addresses, such as `.html`; empty where most end with a plain word. */
export function fileEnding(links: readonly PageLink[], base: URL): string {
  const counts = new Map<string, number>();
  for (const { href } of links) {
    const url = resolveLink(href, base);
    if (!url || !isSameHost(url, base) || addressKey(url) === addressKey(base)) continue;
    const ending = FILE_ENDING.exec(url.pathname)?.[1] ?? '';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? '';
}
