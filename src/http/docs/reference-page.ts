import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from '../request-hooks.ts';

/** The viewer sets these variables for the colours that are chosen in it. */
const STYLE = `:root { color-scheme: light dark; }
header { display: flex; gap: 1.5rem; padding: .6rem 1rem; font: 15px system-ui, sans-serif; color: var(--scalar-color-1, CanvasText); background: var(--scalar-background-1, Canvas); border-bottom: 1px solid var(--scalar-border-color, transparent); }
header a { color: inherit; }`;

/**
 * `GET /docs`: an interactive page of the API description. The viewer's script is served from its npm package, so that the
 * page works offline and makes no requests to other hosts.
 */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Domesday API</title>
    <meta name="color-scheme" content="light dark">
    <link rel="icon" type="image/svg+xml" href="/assets/domesday.svg">
    <script src="/assets/color-scheme.js"></script>
    <style>${STYLE}</style>
  </head>
  <body>
    <header><a href="/">Domesday</a> <a href="/docs/guides">Guides</a></header>
    <div id="app"></div>
    <noscript>This page needs JavaScript. The same description is at <a href="/openapi.json">/openapi.json</a>.</noscript>
    <script src="/docs/viewer.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Dark if the console is. */
const START = `Scalar.createApiReference('#app', { darkMode: document.documentElement.dataset.mantineColorScheme === 'dark', ...${JSON.stringify(
  {
    url: '/openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
  },
)} });
`;

/** Of the viewer's package only this file is used: its plugin would load 25 packages and 3.5 MB at every start. */
async function readViewer(): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return readFile(join(dirname(entry), 'js', 'standalone.js'));
}

export function addDocsPage(app: FastifyInstance): void {
  let viewer: Promise<Buffer> | undefined;
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/docs/start.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get('/docs/viewer.js', { schema: { hide: true } }, async (_request, reply) => {
    viewer ??= readViewer();
    return reply.type('text/javascript; charset=utf-8').send(await viewer);
  });
}
