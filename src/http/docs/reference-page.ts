import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../../shared/html.ts';
import { Problem } from '../../shared/problem.ts';
import { isForPerson } from '../console/console-files.ts';
import { PAGE_POLICY } from '../request-hooks.ts';
import { SEARCH_STYLE, searchForm } from './guide-page.ts';
import type { Section } from './guide-search.ts';
import { BRAND, framePage } from './page-frame.ts';
import { operationsOf, type ReferenceDocument } from './reference-document.ts';
import { introduction } from './reference-introduction.ts';
import { anchorOf, operationPart, plain } from './reference-operation.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

/** The tag that most readers come for is first; the page `/docs` shows all of it. */
const FIRST_TAG = 'Resolution';
/** The tags that few readers come for are last. */
const LAST_TAGS = ['Account', 'Team', 'Agents', 'Operations'];

interface ReferenceOptions {
  baseUrl: string;
}

/**
 * `GET /docs` and `GET /docs/reference/{area}`: the API description as pages, with an introduction and
 * examples. They need no script and no other host.
 */
export function addDocsPage(app: FastifyInstance, { baseUrl }: ReferenceOptions): void {
  const hide = { schema: { hide: true } };
  const send = (reply: FastifyReply, page: string) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page);

  app.get('/docs', hide, async (_request, reply) =>
    send(reply, referencePage(app, { tag: FIRST_TAG, address: baseUrl, isFirst: true })),
  );
  app.get('/docs/reference/:area', hide, async (request, reply) => {
    const { area } = request.params as { area: string };
    const tag = tagsOf(documentOf(app)).find(({ name }) => anchorOf(name) === area);
    if (!tag) {
      if (isForPerson(request)) return reply.callNotFound();
      throw new Problem('not_found', 'There is no such part of the reference; /docs lists them.');
    }
    return send(reply, referencePage(app, { tag: tag.name, address: baseUrl, isFirst: false }));
  });
}

function documentOf(app: FastifyInstance): ReferenceDocument {
  return app.swagger() as unknown as ReferenceDocument;
}

function tagsOf({ tags = [] }: ReferenceDocument): { name: string; description?: string }[] {
  const rank = (name: string) => (name === FIRST_TAG ? -1 : LAST_TAGS.indexOf(name) + 1);
  return [...tags].sort((a, b) => rank(a.name) - rank(b.name));
}

/** Every route, for the search of the documentation. */
export function routeSections(app: FastifyInstance): Section[] {
  const document = documentOf(app);
  return tagsOf(document).flatMap(({ name: tag }) =>
    operationsOf(document, tag).map(({ operationId, summary, description = '', method, path }) => ({
      href: `${tag === FIRST_TAG ? '/docs' : `/docs/reference/${anchorOf(tag)}`}#${operationId}`,
      page: 'API reference',
      heading: summary,
      text: `${method.toUpperCase()} ${path} ${description.replaceAll('`', '')}`,
    })),
  );
}

interface ShownPart {
  tag: string;
  address: string;
  /** The page that begins with the introduction. */
  isFirst: boolean;
}

function referencePage(app: FastifyInstance, { tag, address, isFirst }: ShownPart): string {
  const document = documentOf(app);
  const tags = tagsOf(document);
  const shown = tags.find(({ name }) => name === tag);
  const operations = operationsOf(document, tag);
  const body = html`<nav aria-label="Reference">
BRAND
${searchForm('')}
<ul>${isFirst && introductionLinks()}${tags.map(({ name }) => areaLinks(name, document, name === tag))}</ul>
<ul><li><a href="/docs/guides">Guides</a></li><li><a href="/openapi.json">openapi.json</a></li></ul>
</nav>
<main id="content">
${isFirst ? introduction(address) : html`<p><a href="/docs">API reference</a></p>`}
${isFirst ? html`<h2 id="${anchorOf(tag)}">${tag}</h2>` : html`<h1>${tag}</h1>`}
<p>${plain(shown?.description ?? '')}</p>
${operations.map((operation) => operationPart(operation, { document, address, level: isFirst ? 3 : 2 }))}
</main>`;
  return framePage({
    title: isFirst ? 'API reference · Domesday' : `${tag} · API reference · Domesday`,
    style: REFERENCE_STYLE + SEARCH_STYLE,
    body: body.text.replace('BRAND', () => BRAND),
    scripts: ['/docs/copy.js'],
  });
}

const INTRODUCTION_PARTS: readonly [anchor: string, title: string][] = [
  ['keys', 'Keys'],
  ['waiting', 'Waiting'],
  ['errors', 'Errors and limits'],
  ['repeating', 'Repeating a call'],
  ['webhooks-in-short', 'Webhooks'],
];

function introductionLinks(): Html {
  const links = INTRODUCTION_PARTS.map(([anchor, title]) => html`<li><a href="#${anchor}">${title}</a></li>`);
  return html`<li><a href="#introduction">Introduction</a><ul>${links}</ul></li>`;
}

/** The routes of the part that is shown, and the names of the others. */
function areaLinks(tag: string, document: ReferenceDocument, isShown: boolean): Html {
  const href = tag === FIRST_TAG ? `/docs#${anchorOf(tag)}` : `/docs/reference/${anchorOf(tag)}`;
  const routes = isShown
    ? html`<ul>${operationsOf(document, tag).map(
        ({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`,
      )}</ul>`
    : null;
  return html`<li><a href="${href}"${isShown && html` aria-current="page"`}>${tag}</a>${routes}</li>`;
}
