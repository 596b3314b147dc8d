import type { FastifyReply } from 'fastify';
import { PAGE_POLICY } from '../security-headers.ts';

/** The few pages the service needs for itself: no framework, no script but small files of ours, light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #22201c; --paper: #f3f1ec; --card: #fff; --line: #e0dcd3; --accent: #7a2e1d; --quiet: #5d5850; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #1b1916; --card: #26231f; --line: #3a362f; --accent: #e08b74; --quiet: #a9a296; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 3rem auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
@media (max-width: 40rem) { main { margin: 1rem; padding: 1.25rem; } }
.brand { margin: 0 0 1.5rem; font: 1.15rem Georgia, serif; color: var(--accent); }
h1 { margin: 0 0 1rem; font-size: 1.4rem; line-height: 1.3; }
a { color: var(--accent); }
label { display: block; margin: 0 0 .35rem; font-weight: 600; }
input { width: 100%; padding: .6rem .7rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
button { margin-top: 1rem; padding: .6rem 1.1rem; font: inherit; font-weight: 600; color: var(--card); background: var(--accent); border: 0; border-radius: 6px; cursor: pointer; }
.quiet { color: var(--quiet); font-size: .9rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
`;

export function sendPage(
  reply: FastifyReply,
  page: { title: string; body: string; script?: string },
): FastifyReply {
  const script = page.script ? `<script src="${page.script}" defer></script>` : '';
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Domesday</title>
<link rel="stylesheet" href="/pages/style.css">
${script}
</head>
<body><main><p class="brand">Domesday</p>${page.body}</main></body>
</html>
`);
}
