import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { AppInstance } from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { PAGE_POLICY } from '../security-headers.ts';
import { GUIDE_STYLE } from './guide-style.ts';

/** The guides, in reading order: the name in the URL, the title, the file under docs/. */
const GUIDES = [
  { name: 'first-resolution', title: 'First resolution', file: 'guides/first-resolution.md' },
  { name: 'bulk', title: 'Many at once', file: 'guides/bulk.md' },
  { name: 'reading-evidence', title: 'Reading evidence', file: 'guides/reading-evidence.md' },
  { name: 'trading-disclosures', title: 'Trading disclosures', file: 'guides/trading-disclosures.md' },
  { name: 'sources', title: 'Charity numbers and LEIs', file: 'guides/sources.md' },
  { name: 'receipts', title: 'Receipts', file: 'guides/receipts.md' },
  { name: 'groups', title: 'Groups', file: 'guides/groups.md' },
  { name: 'watching-companies', title: 'Watching companies', file: 'guides/watching-companies.md' },
  { name: 'webhooks', title: 'Webhooks', file: 'guides/webhooks.md' },
  { name: 'watching-websites', title: 'Watching websites', file: 'guides/watching-websites.md' },
  { name: 'signal-types', title: 'Signal types', file: 'signal-types.md' },
  { name: 'company-history', title: 'History of a company', file: 'guides/company-history.md' },
  {
    name: 'identity-verification',
    title: 'Identity verification',
    file: 'guides/identity-verification.md',
  },
  { name: 'teams', title: 'Teams, keys and history', file: 'guides/teams.md' },
  { name: 'mcp', title: 'Agents (MCP)', file: 'guides/mcp.md' },
  {
    name: 'importing-the-register',
    title: 'Importing the register',
    file: 'guides/importing-the-register.md',
  },
  { name: 'survey', title: 'Surveys', file: 'guides/survey.md' },
  { name: 'self-hosting', title: 'Self-hosting', file: 'self-hosting.md' },
  { name: 'backups', title: 'Backups', file: 'guides/backups.md' },
  { name: 'scaling-out', title: 'Scaling out', file: 'guides/scaling-out.md' },
  { name: 'settings', title: 'Settings', file: 'settings.md' },
  { name: 'errors', title: 'Errors', file: 'errors.md' },
  { name: 'quality', title: 'Quality', file: 'quality.md' },
];

/** The images of the guides. A fixed list, so that no path from a request is used to read a file. */
const PICTURES = new Set(['quality-calibration.svg']);

export function addGuides(app: AppInstance, { folder }: { folder: string }): void {
  const hide = { schema: { hide: true } };
  const marked = new Marked({ gfm: true });

  app.get('/docs/guides', hide, async (_request, reply) =>
    reply.redirect('/docs/guides/first-resolution', 302),
  );

  app.get('/docs/guides/:name', hide, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (PICTURES.has(name)) return reply.type('image/svg+xml').send(readFileSync(join(folder, name)));
    const guide = GUIDES.find((one) => one.name === name);
    const file = guide && join(folder, guide.file);
    if (!guide || !file || !existsSync(file)) {
      throw new Problem('not_found', 'There is no such guide; see /docs/guides for those there are.');
    }
    const body = await marked.parse(withGuideLinks(readFileSync(file, 'utf8')));
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page(guide, body));
  });
}

/** Guides link to each other's files. Turns these links into links to pages, and removes links to other files. */
function withGuideLinks(markdown: string): string {
  const linked = GUIDES.reduce(
    (text, { name, file }) =>
      text.replaceAll(
        new RegExp(`\\]\\((?:\\.\\./|\\./)*(?:guides/)?${baseName(file)}`, 'g'),
        `](/docs/guides/${name}`,
      ),
    markdown,
  );
  return linked.replaceAll(/\[([^\]]+)\]\((?!\/|#|https?:)[^)]*\.md(?:#[^)]*)?\)/g, '$1');
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replaceAll('.', '\\.');
}

function page(guide: (typeof GUIDES)[number], body: string): string {
  const links = GUIDES.map(
    ({ name, title }) =>
      `<li><a href="/docs/guides/${name}"${name === guide.name ? ' aria-current="page"' : ''}>${title}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${guide.title} · Domesday</title>
<link rel="icon" type="image/svg+xml" href="/assets/domesday.svg">
<style>${GUIDE_STYLE}</style>
</head>
<body>
<nav aria-label="Guides">
<a class="brand" href="/">Domesday</a>
<ul>${links.join('')}<li><a href="/docs">API reference</a></li></ul>
</nav>
<main>${body}</main>
</body>
</html>
`;
}
