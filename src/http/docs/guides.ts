import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { AppInstance } from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { PAGE_POLICY } from '../request-hooks.ts';
import { BRAND, framePage } from './page-frame.ts';

/** The guides, in reading order: the name in the URL, the title, the file under docs/. */
const GUIDES = [
  { name: 'first-resolution', title: 'First resolution', file: 'guides/first-resolution.md' },
  { name: 'calling-the-api', title: 'Calling the API', file: 'guides/calling-the-api.md' },
  { name: 'limits', title: 'Limits', file: 'guides/limits.md' },
  { name: 'api-changes', title: 'Changes of the API', file: 'guides/api-changes.md' },
  { name: 'bulk', title: 'Many at once', file: 'guides/bulk.md' },
  { name: 'spreadsheets', title: 'Spreadsheets', file: 'guides/spreadsheets.md' },
  { name: 'reading-evidence', title: 'Reading evidence', file: 'guides/reading-evidence.md' },
  { name: 'reviews', title: 'Reviews', file: 'guides/reviews.md' },
  { name: 'trading-disclosures', title: 'Trading disclosures', file: 'guides/trading-disclosures.md' },
  { name: 'sources', title: 'Other public registers', file: 'guides/sources.md' },
  { name: 'receipts', title: 'Receipts', file: 'guides/receipts.md' },
  { name: 'groups', title: 'Groups', file: 'guides/groups.md' },
  { name: 'financials', title: 'Figures from accounts', file: 'guides/financials.md' },
  { name: 'lists', title: 'Lists of companies', file: 'guides/lists.md' },
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
  { name: 'account-security', title: 'Signing in safely', file: 'guides/account-security.md' },
  { name: 'mcp', title: 'Agents (MCP)', file: 'guides/mcp.md' },
  {
    name: 'importing-the-register',
    title: 'Importing the register',
    file: 'guides/importing-the-register.md',
  },
  { name: 'survey', title: 'Surveys', file: 'guides/survey.md' },
  { name: 'open-index', title: 'An open index of links', file: 'guides/open-index.md' },
  { name: 'self-hosting', title: 'Self-hosting', file: 'self-hosting.md' },
  { name: 'backups', title: 'Backups', file: 'guides/backups.md' },
  { name: 'scaling-out', title: 'Scaling out', file: 'guides/scaling-out.md' },
  { name: 'scaling', title: 'What to run at which size', file: 'scaling.md' },
  { name: 'settings', title: 'Settings', file: 'settings.md' },
  { name: 'errors', title: 'Errors', file: 'errors.md' },
  { name: 'quality', title: 'Quality', file: 'quality.md' },
];

/** The images of the guides. A fixed list, so that no path from a request is used to read a file. */
const PICTURES = new Set(['quality-precision.svg']);

const STYLE = `
body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; }
nav { padding: 1.5rem; border-right: 1px solid var(--line); background: var(--card); }
nav ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
nav li a { display: block; padding: .35rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; }
main { max-width: 50rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .4rem .8rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
main img { max-width: 100%; background: #fff; border-radius: 8px; }
blockquote, .note { margin: 1rem 0; padding: .1rem 1rem; border-left: 3px solid var(--accent); color: var(--quiet); }
@media (max-width: 48rem) {
  body { display: block; }
  nav { padding: 1rem; border-right: 0; border-bottom: 1px solid var(--line); }
  nav ul { display: flex; gap: 1.25rem; margin-top: .75rem; overflow-x: auto; }
  nav li a { white-space: nowrap; }
}
`;
const SANDBOX_NOTE =
  '<p class="note">The examples use fictional companies and websites of the sandbox, which is off on this service. Use real domains and company numbers instead.</p>';
/** What the guides call the address of the service. */
const SERVICE_ADDRESS = /\$DOMESDAY_URL|http:\/\/127\.0\.0\.1:3000/g;

interface GuideOptions {
  folder: string;
  /** Shown in every command. Never the host that was asked for, which anybody can choose for somebody else's cache. */
  baseUrl: string;
  isSandboxOn(): boolean;
}

export function addGuides(app: AppInstance, { folder, baseUrl, isSandboxOn }: GuideOptions): void {
  const hide = { schema: { hide: true } };
  const marked = new Marked({ gfm: true });

  app.get('/docs/guides', hide, async (_request, reply) =>
    reply.redirect('/docs/guides/first-resolution', 302),
  );
  app.get('/docs/copy.js', hide, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(COPY_SCRIPT),
  );

  app.get('/docs/guides/:name', hide, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (PICTURES.has(name)) return reply.type('image/svg+xml').send(readFileSync(join(folder, name)));
    const guide = GUIDES.find((one) => one.name === name);
    const file = guide && join(folder, guide.file);
    if (!guide || !file || !existsSync(file)) {
      throw new Problem('not_found', 'There is no such guide; see /docs/guides for those there are.');
    }
    const markdown = readFileSync(file, 'utf8');
    const usesSandbox = /\.test\b|sandbox/i.test(markdown);
    const text = withGuideLinks(markdown).replaceAll(SERVICE_ADDRESS, () => baseUrl);
    const body = await marked.parse(text);
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page(guide, usesSandbox && !isSandboxOn() ? SANDBOX_NOTE + body : body));
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
  return framePage({
    title: `${guide.title} · Domesday`,
    style: STYLE,
    body: `<nav aria-label="Guides">
${BRAND}
<ul>${links.join('')}<li><a href="/docs">API reference</a></li></ul>
</nav>
<main>${body}</main>`,
    scripts: ['/docs/copy.js'],
  });
}

/** Adds a button to every block of code that copies it. Served as a file, because our pages run no inline scripts. */
const COPY_SCRIPT = `for (const block of document.querySelectorAll('pre')) {
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  block.tabIndex = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    button.textContent = (await copy(block)) ? 'Copied' : 'Select and copy';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  frame.append(block, button);
}

async function copy(block) {
  try {
    await navigator.clipboard.writeText(block.innerText.trimEnd());
    return true;
  } catch {
    // Without https, browsers give pages no clipboard; the older way needs a selection.
    getSelection().selectAllChildren(block);
    return document.execCommand('copy');
  }
}
`;
