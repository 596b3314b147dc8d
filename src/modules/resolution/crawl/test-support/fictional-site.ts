import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTestClock } from '../../../../../test/support/test-clock.ts';
import type { Browser } from '../../../../platform/browser/index.ts';
import { startEgress, startServer } from '../../../../platform/egress/test-support/loopback-server.ts';
import { silentLogger } from '../../../../platform/logger.ts';
import { type Crawler, type CrawlLimits, createCrawler } from '../index.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** A page as text, or a request handler. */
export type Site = Record<string, string | Handler>;

/** Long enough for a busy machine: no test waits for them, and those about time set their own. */
const TEST_LIMITS: Partial<CrawlLimits> = {
  totalMs: 60_000,
  pageMs: 20_000,
  robotsMs: 20_000,
  connectMs: 20_000,
  renderMs: 30_000,
  renderExtraMs: 60_000,
};

/** Websites on one loopback server, by the Host header, and a crawler that reaches nothing else. */
export async function startSites(
  sites: Record<string, Site>,
  limits: Partial<CrawlLimits> = {},
  browser?: Browser,
): Promise<{ crawler: Crawler; asked: string[] }> {
  const asked: string[] = [];
  const server = await startServer((request, response) => {
    const host = request.headers.host ?? '';
    asked.push(host + request.url);
    const answer = sites[host]?.[request.url ?? '/'] ?? sites[host]?.['*'];
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
    else if (typeof answer === 'string') response.writeHead(200, { 'content-type': 'text/html' }).end(answer);
    else answer(request, response);
  });
  const connectTo = Object.keys(sites).map((host) => server.rule(host));
  const egress = startEgress({ connectTo });
  return { asked, crawler: crawlerFor(egress, limits, browser) };
}

export function crawlerFor(
  egress: ReturnType<typeof startEgress>,
  limits: Partial<CrawlLimits> = {},
  browser?: Browser,
): Crawler {
  return createCrawler({
    egress,
    browser,
    clock: createTestClock('2026-11-15T09:00:00Z'),
    log: silentLogger,
    limits: { ...TEST_LIMITS, ...limits },
  });
}

export function answering(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Handler {
  return (_, response) => response.writeHead(status, headers).end(body);
}

export function redirectTo(location: string, status = 301): Handler {
  return answering(status, { location });
}

const SENTENCE = 'We have made sturdy garden gates by hand in our workshop since the spring of 1987. ';

/** A page with unique text, so that no two are equal. */
export function page(title: string, content = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${SENTENCE.repeat(3)}</p>${content}</body></html>`;
}

export function links(paths: Record<string, string>): string {
  return Object.entries(paths)
    .map(([href, text]) => `<a href="${href}">${text}</a>`)
    .join('\n');
}

export function footer(paths: Record<string, string>): string {
  return `<footer>${links(paths)}</footer>`;
}

export function header(paths: Record<string, string>): string {
  return `<header><nav>${links(paths)}</nav></header>`;
}
