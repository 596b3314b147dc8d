/**
 * The frame of our own pages outside the console: light and dark as chosen there, without requests to other
 * hosts.
 */
const STYLE = `
:root { color-scheme: light; --ink: #22201c; --paper: #f6f4ef; --card: #fff; --line: #e0dcd3; --accent: #7a2e1d; --filled: #7a2e1d; --quiet: #5d5850; --mark: #f7e3a1; --good: #1d6b35; }
:root[data-mantine-color-scheme=dark] { color-scheme: dark; --ink: #ece8df; --paper: #1b1916; --card: #26231f; --line: #3a362f; --accent: #e8a08c; --filled: #9a3a25; --quiet: #b3ab9e; --mark: #5c4a12; --good: #7fd197; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 "Source Sans 3", system-ui, sans-serif; }
h1, h2, h3 { font-family: "Source Serif 4", Georgia, serif; line-height: 1.25; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.brand { display: inline-flex; align-items: center; gap: .5rem; font: 600 1.2rem "Source Serif 4", Georgia, serif; text-decoration: none; color: var(--ink); }
pre { padding: 1rem; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; font-size: .875rem; line-height: 1.5; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre code { font-size: inherit; overflow-wrap: normal; }
.code { position: relative; }
.code pre { padding-top: 2.4rem; }
thead td:empty { padding-block: 0; }
.code button { position: absolute; top: .5rem; right: .5rem; padding: .15rem .6rem; font: .8rem "Source Sans 3", system-ui, sans-serif; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
@media (max-width: 48rem) {
  .brand { min-height: 44px; }
  .code button { top: 0; right: 0; min-width: 44px; min-height: 44px; border-width: 0 0 1px 1px; border-radius: 0 8px; }
  .code pre { padding-top: 3rem; }
}
`;

interface PageContent {
  title: string;
  description?: string;
  /** Added to the common style. */
  style: string;
  body: string;
  /** Scripts of our own, by path. */
  scripts?: readonly string[];
}

export const BRAND =
  '<a class="brand" href="/"><img src="/assets/domesday.svg" alt="" width="26" height="26">Domesday</a>';

export function framePage({ title, description, style, body, scripts = [] }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>${description ? `\n<meta name="description" content="${description}">` : ''}
<link rel="icon" type="image/svg+xml" href="/assets/domesday.svg">
<link rel="preload" href="/assets/source-sans-3-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/assets/source-serif-4-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/typefaces.css">
<script src="/assets/color-scheme.js"></script>
<style>${STYLE}${style}</style>
</head>
<body>
${body}
${scripts.map((path) => `<script src="${path}" defer></script>`).join('\n')}
</body>
</html>
`;
}
