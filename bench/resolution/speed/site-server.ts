/**
 * Serves the labelled sites on loopback; the Host header says which. A separate process, so that its work is not
 * counted as the service's. Pages are written when they are asked for, and those of the last few hundred sites are kept.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CrawledSite } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import { listenOnLoopback } from '../service/loopback-server.ts';
import { type PlannedSite, planSites, type SiteOptions } from '../sites/index.ts';

const KEPT = 400;
const options = JSON.parse(process.argv[2] ?? '{}') as SiteOptions;
const byHost = new Map<string, PlannedSite>();
for (const site of planSites(options).sites) {
  byHost.set(site.domain, site);
  byHost.set(site.finalDomain, site);
}
const written = new Map<PlannedSite, CrawledSite>();

function siteOf(planned: PlannedSite): CrawledSite {
  const known = written.get(planned);
  if (known) return known;
  const { site } = planned.write();
  written.set(planned, site);
  const oldest = written.keys().next().value;
  if (written.size > KEPT && oldest) written.delete(oldest);
  return site;
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
  const site = siteOf(planned);
  if (site.condition === 'unreachable') {
    request.socket.destroy();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const page = site.pages.find(({ url }) => new URL(url).pathname === pathname);
  response
    .writeHead(page?.status ?? 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(page?.html ?? '<h1>Not found</h1>');
}

const { port } = await listenOnLoopback(answer);
process.send?.(port);
