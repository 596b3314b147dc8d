import type { IncomingMessage, ServerResponse } from 'node:http';
import iconv from 'iconv-lite';
import { type LoopbackServer, listenOnLoopback } from '../service/loopback-server.ts';
import type { LabelledSiteFile, SitePage } from './site-file.ts';

const HTML = 'text/html; charset=utf-8';

/** Serves all sites on one loopback port. The Host header selects the site. */
export async function startSiteServer(sites: readonly LabelledSiteFile[]): Promise<LoopbackServer> {
  const findPage = createPageFinder(sites);
  const refusesTls = createTlsRefusal(sites);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const host = hostOf(request);
    if (refusesTls(host)) {
      request.socket.destroy();
      return;
    }
    const page = findPage(host, request.url ?? '/');
    if (page) sendPage(response, page);
    else response.writeHead(404, { 'content-type': HTML }).end('<h1>Not found</h1>');
  }

  return await listenOnLoopback(answer);
}

type FindPage = (host: string, path: string) => SitePage | undefined;

/** A page with a host is found on that host only. A page without one is found on the apex and on www. */
function createPageFinder(sites: readonly LabelledSiteFile[]): FindPage {
  const pages = new Map<string, SitePage>();
  const add = (host: string, page: SitePage) => {
    const key = pageKey(host, page.path);
    if (!pages.has(key)) pages.set(key, page);
  };
  // The first page added for an address stays, so pages with a host go first.
  for (const { pages: own } of sites) for (const page of own) if (page.host) add(page.host, page);
  for (const { domain, pages: own } of sites) {
    for (const page of own) {
      if (page.host) continue;
      add(domain, page);
      add(`www.${domain}`, page);
    }
  }
  return (host, path) => pages.get(pageKey(host, path));
}

/** The URL parser gives the path of a file and the path of a request the same percent-encoding. */
function pageKey(host: string, path: string): string {
  const { pathname, search } = new URL(`http://host.invalid${path.startsWith('/') ? path : `/${path}`}`);
  return host.toLowerCase() + pathname + search;
}

/**
 * EGRESS_CONNECT_TO sends https requests as plain HTTP, so a request does not show its scheme. The crawler
 * tries https first and uses a connection for each origin: the first request for a site without TLS is
 * therefore its https request, and is hung up on.
 */
function createTlsRefusal(sites: readonly LabelledSiteFile[]): (host: string) => boolean {
  const untried = new Set(sites.filter(({ scheme }) => scheme === 'http').map(({ domain }) => domain));
  return (host) => untried.delete(host.replace(/^www\./, ''));
}

function hostOf(request: IncomingMessage): string {
  return (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
}

function sendPage(response: ServerResponse, { html, status, location, content_type: type = HTML }: SitePage) {
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8';
  response
    .writeHead(status ?? (location === undefined ? 200 : 302), {
      'content-type': type,
      ...(location !== undefined && { location }),
    })
    .end(iconv.encode(html, charset));
}
