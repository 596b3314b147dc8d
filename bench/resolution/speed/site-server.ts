/**
 * Serves the labelled sites on loopback; the Host header says which. A separate process, so that its work is not
 * counted as the service's. The sites that will be asked for are written before the first request, so that a run measures
 * the service and not the writing of pages; others are written when they are asked for, and the last few hundred kept.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../service/loopback-server.ts';
import { type PlannedSite, planSites, type SiteOptions } from '../sites/index.ts';

/** What `startSites` sends. */
export interface ServedSites {
  options: SiteOptions;
  /** Domains of sites to write in advance. */
  expected: readonly string[];
}

/** Undefined when the site cannot be reached. */
type Answers = Map<string, { status: number; body: Buffer }> | undefined;

const KEPT = 400;
const NOT_FOUND = { status: 404, body: Buffer.from('<h1>Not found</h1>') };
const byHost = new Map<string, PlannedSite>();
const expected = new Map<PlannedSite, Answers>();
const written = new Map<PlannedSite, Answers>();

function write(planned: PlannedSite): Answers {
  const { site } = planned.write();
  if (site.condition === 'unreachable') return undefined;
  // Of pages with the same path, the first answers.
  const pages = [...site.pages].reverse();
  return new Map(
    pages.map(({ url, status, html }) => [new URL(url).pathname, { status, body: Buffer.from(html) }]),
  );
}

function answersOf(planned: PlannedSite): Answers {
  if (expected.has(planned)) return expected.get(planned);
  if (!written.has(planned)) written.set(planned, write(planned));
  const oldest = written.keys().next().value;
  if (written.size > KEPT && oldest) written.delete(oldest);
  return written.get(planned);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const host = (request.headers.host ?? '').replace(/^www\./, '').replace(/:\d+$/, '');
  const planned = byHost.get(host);
  if (!planned) {
    response.writeHead(404).end();
    return;
  }
  if (planned.finalDomain !== host) {
    response.writeHead(301, { location: `https://www.${planned.finalDomain}/` }).end();
    return;
  }
  const answers = answersOf(planned);
  if (!answers) {
    request.socket.destroy();
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const { status, body } = answers.get(path) ?? NOT_FOUND;
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    .end(body);
}

process.once('message', async ({ options, expected: domains }: ServedSites) => {
  for (const site of planSites(options).sites) {
    byHost.set(site.domain, site);
    byHost.set(site.finalDomain, site);
  }
  for (const domain of domains) {
    const site = byHost.get(domain);
    if (site) expected.set(site, write(site));
  }
  const { port } = await listenOnLoopback(answer);
  process.send?.(port);
});
