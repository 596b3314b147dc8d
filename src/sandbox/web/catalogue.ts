import { escapeHtml } from '../../shared/html.ts';
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

/** Finds a site by host name, with or without `www.` and a trailing dot, regardless of case. */
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
 * The sites for people with a browser. No resolver knows `.test`, so the service shows each site under
 * `base/<domain>/…`, with rewritten links. Without a base, links stay as they are, and the bytes are those
 * that a crawl gets.
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

/** The colours and typefaces of our other pages. */
const LIST_STYLE = `
:root { color-scheme: light; --ink: #22201c; --paper: #f6f4ef; --line: #e0dcd3; --accent: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ink: #ece8df; --paper: #1b1916; --line: #3a362f; --accent: #e8a08c; } }
body { max-width: 62rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2rem) 3rem; font: 16px/1.6 "Source Sans 3", system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1, h2, .brand { font-family: "Source Serif 4", Georgia, serif; line-height: 1.25; }
.brand { display: inline-flex; align-items: center; gap: .5rem; min-height: 44px; font-size: 1.2rem; font-weight: 600; color: inherit; text-decoration: none; }
dl { display: grid; grid-template-columns: minmax(14rem, auto) 1fr; gap: .4rem 1.5rem; }
dd { margin: 0; }
a { color: var(--accent); }
code { padding: .1rem .4rem; font-size: .8rem; border: 1px solid var(--line); border-radius: 4px; }
@media (max-width: 40rem) { dl { display: block; } dt a { display: inline-block; padding: .6rem 0; } dd { margin: 0 0 .6rem; } }
`;

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
<meta name="color-scheme" content="light dark">
<title>The sandbox web – Domesday</title>
<link rel="icon" type="image/svg+xml" href="/assets/domesday.svg">
<link rel="stylesheet" href="/assets/typefaces.css">
<style>${LIST_STYLE}</style>
</head>
<body>
<header><a class="brand" href="/"><img src="/assets/domesday.svg" alt="" width="26" height="26">Domesday</a></header>
<main>
<h1>The sandbox web</h1>
<p>${SANDBOX_SITES.length} fictional websites to try resolution on. Every company, person and number on them is invented.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function siteRow({ domain, shows, expected, answer }: Site, base: string): string {
  const name = answer ? `<a href="${base}/${domain}/">${domain}</a>` : domain;
  const number = expected.company_number === null ? '' : ` <code>${expected.company_number}</code>`;
  return `<dt>${name}</dt><dd>${escapeHtml(shows)}${number}</dd>`;
}
