import { escapeHtml } from './markup.ts';
import { designSite, type Site, type SiteAnswer } from './site.ts';
import { ABROAD } from './sites/abroad.ts';
import { COMMON_GOOD } from './sites/common-good.ts';
import { FRESH_STARTS } from './sites/fresh-starts.ts';
import { GROUPS_AND_NAMES } from './sites/groups-and-names.ts';
import { BROADSHELF, SCRIPTED, UNREADABLE } from './sites/hard-to-read.ts';
import { MAKERS } from './sites/makers.ts';
import { NATIONS } from './sites/nations.ts';
import { NOBODY } from './sites/nobody.ts';
import { PROFESSIONS } from './sites/professions.ts';
import { TABLES_AND_BEDS } from './sites/tables-and-beds.ts';

/** Every website of the sandbox with its expected outcome. */
export const SANDBOX_SITES: readonly Site[] = [
  ...[
    ...MAKERS,
    ...TABLES_AND_BEDS,
    ...PROFESSIONS,
    ...GROUPS_AND_NAMES,
    ...NATIONS,
    ...COMMON_GOOD,
    ...FRESH_STARTS,
    ...ABROAD,
    ...NOBODY,
  ].map(designSite),
  BROADSHELF,
  ...SCRIPTED,
  ...UNREADABLE,
];

const BY_DOMAIN = new Map(SANDBOX_SITES.map((site) => [site.domain, site]));

/** Finds a site by host name, with or without `www.` and a trailing dot, in any case. */
export function findSite(hostname: string): Site | undefined {
  return BY_DOMAIN.get(
    hostname
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^www\./, ''),
  );
}

export interface BrowseTarget {
  domain: string;
  path: string;
  base?: string | undefined;
}

/**
 * The sites for people with a browser. No resolver knows `.test`, so the service shows each site under `base/<domain>/…`, with
 * rewritten links. Without a base, links stay as they are, and the bytes are those that a crawl gets.
 */
export function browse(target: BrowseTarget): SiteAnswer | undefined {
  const { domain, path, base } = target;
  const site = findSite(domain);
  if (!site?.answer) return undefined;
  const { drip: _, ...answer } = site.answer(path);
  if (base === undefined) return answer;
  const { location } = answer.headers;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(location === undefined
        ? {}
        : { location: rewriteAddress(location, `${base}/${site.domain}`, base) }),
    },
    body: answer.headers['content-type']?.startsWith('text/html')
      ? rewriteLinks(answer.body, `${base}/${site.domain}`, base)
      : answer.body,
  };
}

/** Latin-1 maps each byte to one character, whatever the charset of the page. */
function rewriteLinks(body: string | Buffer, home: string, base: string): string | Buffer {
  const rewrite = (html: string) =>
    html.replace(
      / href="([^"]*)"/g,
      (_, address: string) => ` href="${rewriteAddress(address, home, base)}"`,
    );
  return typeof body === 'string' ? rewrite(body) : Buffer.from(rewrite(body.toString('latin1')), 'latin1');
}

function rewriteAddress(address: string, home: string, base: string): string {
  if (address.startsWith('/')) return home + address;
  return address.replace(/^https:\/\/(?=[a-z0-9-]+\.test\/)/, `${base}/`);
}

const OUTCOMES: [Site['expected']['match_status'], string][] = [
  ['matched', 'The company is found'],
  ['needs_review', 'It could be more than one'],
  ['no_match', 'No company behind it'],
  ['non_uk_entity', 'Registered elsewhere'],
  ['scrape_failed', 'Nothing to read'],
];

/** The list of all sites by expected outcome. */
export function siteList(base: string): string {
  const sections = OUTCOMES.map(([status, heading]) => {
    const rows = SANDBOX_SITES.filter(({ expected }) => expected.match_status === status).map((site) =>
      siteRow(site, base),
    );
    return `<h2>${heading} <code>${status}</code></h2>\n<dl>\n${rows.join('\n')}\n</dl>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The sandbox web – Domesday</title>
<style>body{font-family:Georgia,serif;max-width:60rem;margin:3rem auto;padding:0 1.5rem;line-height:1.5;color:#2d2218;background:#fbf7f0}
dl{display:grid;grid-template-columns:minmax(14rem,auto) 1fr;gap:.4rem 1.5rem}dt{font-family:ui-monospace,monospace;font-size:.95rem}dd{margin:0}
a{color:#8a5a2b}code{font-size:.8rem;background:#efe3d0;padding:.1rem .4rem;border-radius:4px}@media(max-width:640px){dl{display:block}dd{margin:0 0 .8rem}}</style>
</head>
<body>
<h1>The sandbox web</h1>
<p>${SANDBOX_SITES.length} fictional websites to try resolution on. Every company, person and number on them is invented.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function siteRow({ domain, shows, expected, answer }: Site, base: string): string {
  const name = answer ? `<a href="${base}/${domain}/">${domain}</a>` : domain;
  const number = expected.company_number === null ? '' : ` <code>${expected.company_number}</code>`;
  return `<dt>${name}</dt><dd>${escapeHtml(shows)}${number}</dd>`;
}
