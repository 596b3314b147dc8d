import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { Marked } from 'marked';
import type { AppInstance } from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { isForPerson } from '../console/console-files.ts';
import { PAGE_POLICY } from '../request-hooks.ts';
import { COPY_SCRIPT } from './copy-script.ts';
import { GUIDES } from './guide-list.ts';
import { guideIndexPage, guidePage, type Heading, searchPage } from './guide-page.ts';
import { type Section, searchSections, sectionsOf } from './guide-search.ts';

/** The images of the guides. A fixed list, so that no path from a request is used to read a file. */
const PICTURES = new Set(['quality-precision.svg', 'company.png']);
const PICTURE_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

const SANDBOX_NOTE =
  '<p class="note">The examples use fictional companies and websites of the sandbox, which is off on this service. Use real domains and company numbers instead.</p>';
/** The placeholder of the guides for the address of the service. */
const SERVICE_ADDRESS = /\$DOMESDAY_URL|http:\/\/127\.0\.0\.1:3000/g;

interface GuideOptions {
  folder: string;
  /**
   * Shown in every command. Never the host that was asked for, which anybody can choose for somebody else's
   * cache.
   */
  baseUrl: string;
  isSandboxOn(): boolean;
  /** The routes of the reference, which the search also finds. */
  listRoutes?: () => Section[];
}

export function addGuides(app: AppInstance, options: GuideOptions): void {
  const { folder, baseUrl, isSandboxOn, listRoutes = () => [] } = options;
  const hide = { schema: { hide: true } };
  const send = (reply: FastifyReply, page: string) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page);
  let sections: Section[] | undefined;

  app.get('/docs/guides', hide, async (_request, reply) => send(reply, guideIndexPage()));
  app.get('/docs/copy.js', hide, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(COPY_SCRIPT),
  );

  app.get('/docs/search', hide, async (request, reply) => {
    const { q } = request.query as { q?: unknown };
    const question = typeof q === 'string' ? q.trim().slice(0, 200) : '';
    sections ??= [...guideSections(folder), ...listRoutes()];
    return send(reply, searchPage(question, searchSections(sections, question)));
  });

  app.get('/docs/guides/:name', hide, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (PICTURES.has(name))
      return reply.type(PICTURE_TYPES[extname(name)] ?? '').send(readFileSync(join(folder, name)));
    const guide = GUIDES.find((one) => one.name === name);
    const file = guide && join(folder, guide.file);
    if (!guide || !file || !existsSync(file)) {
      if (isForPerson(request)) return reply.callNotFound();
      throw new Problem('not_found', 'There is no such guide; see /docs/guides for those there are.');
    }
    const markdown = readFileSync(file, 'utf8');
    const usesSandbox = /\.test\b|sandbox/i.test(markdown);
    const text = withGuideLinks(markdown).replaceAll(SERVICE_ADDRESS, () => baseUrl);
    const { body, headings } = await render(text);
    return send(
      reply,
      guidePage(guide, { body: usesSandbox && !isSandboxOn() ? SANDBOX_NOTE + body : body, headings }),
    );
  });
}

/** Headings get the anchors that links in the guides use, which are those of common hosts of Markdown. */
async function render(markdown: string): Promise<{ body: string; headings: Heading[] }> {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const marked = new Marked({ gfm: true }).use({
    renderer: {
      heading({ tokens, depth, text }) {
        const plain = anchorOf(text);
        const before = used.get(plain) ?? 0;
        used.set(plain, before + 1);
        const anchor = before === 0 ? plain : `${plain}-${before}`;
        if (depth === 2) headings.push({ anchor, text: text.replaceAll('`', '') });
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // Markdown has no tables without a header. Readers of the page aloud are told of no header that says
      // nothing.
      tablecell({ tokens, header, align }) {
        const tag = header && tokens.length > 0 ? 'th' : 'td';
        const style = align ? ` align="${align}"` : '';
        return `<${tag}${style}>${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
    },
  });
  return { body: await marked.parse(markdown), headings };
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function guideSections(folder: string): Section[] {
  return GUIDES.filter(({ file }) => existsSync(join(folder, file))).flatMap(({ name, title, file }) =>
    sectionsOf(
      { href: `/docs/guides/${name}`, page: title, markdown: readFileSync(join(folder, file), 'utf8') },
      anchorOf,
    ),
  );
}

/**
 * Guides link to each other's files and to pictures beside them. Turns these links into links to pages, and
 * removes links to other files.
 */
function withGuideLinks(markdown: string): string {
  const linked = GUIDES.reduce(
    (text, { name, file }) =>
      text.replaceAll(
        new RegExp(`\\]\\((?:\\.\\./|\\./)*(?:guides/)?${baseName(file)}`, 'g'),
        `](/docs/guides/${name}`,
      ),
    markdown,
  );
  const pictured = linked.replaceAll(/\]\((?:\.\.\/)+([\w-]+\.(?:png|svg))\)/g, '](/docs/guides/$1)');
  return pictured.replaceAll(/\[([^\]]+)\]\((?!\/|#|https?:)[^)]*\.md(?:#[^)]*)?\)/g, '$1');
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replaceAll('.', '\\.');
}
