/**
 * The websites of the bench, in a process of their own; the Host header says which. Counts how often each was
 * read, and reports it to the bench on request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../resolution/service/loopback-server.ts';
import { listCompanies, type Site, siteAt } from './sites.ts';

const SLOW_MS = 300;
const companies = listCompanies(Number(process.argv[2]));
/** With one short page a round of many readings costs less. */
const hasOnePage = process.argv[3] === 'one-page';
/** Some websites change hands from round to round. */
let round = 0;
const readings = new Map<string, number>();
const TEXT =
  'We look after homes and workshops across the county, from a first visit to the last coat of paint. '.repeat(
    hasOnePage ? 5 : 80,
  );
const MENU = hasOnePage
  ? ''
  : '<nav><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/privacy">Privacy</a></nav>';

function answer(request: IncomingMessage, response: ServerResponse): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const site = siteAt(host.replace(/^www\./, ''), companies, round);
  if (!site || site.kind === 'dead') {
    request.socket.destroy();
    return;
  }
  const send = () => respond(request, response, { site, isWww: host.startsWith('www.') });
  if (site.kind === 'slow') setTimeout(send, SLOW_MS);
  else send();
}

function respond(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  { site, isWww }: { site: Site; isWww: boolean },
): void {
  if (url === '/robots.txt') {
    if (!isWww && site.outcome !== 'scrape_failed') note(site);
    const rules = site.kind === 'closed' ? 'User-agent: *\nDisallow: /\n' : '';
    response.writeHead(rules === '' ? 404 : 200, { 'content-type': 'text/plain' }).end(rules);
  } else if (site.kind === 'broken') response.writeHead(500).end('error');
  else if (site.kind === 'www' && !isWww)
    response.writeHead(301, { location: `https://www.${site.domain}${url}` }).end();
  else {
    const title = { '/': 'Home', '/contact': 'Contact', '/privacy': 'Privacy' }[url];
    const type = { 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(title ? 200 : 404, type).end(title ? page(site, title) : '<h1>Not found</h1>');
  }
}

function page({ kind, company }: Site, title: string): string {
  const { name, number, addressLine1, town, postcode } = company;
  const particulars =
    kind === 'anonymous'
      ? ''
      : `<footer>© 2026 ${name}. Registered in England and Wales. Company number ${number}. Registered office: ${addressLine1}, ${town}, ${postcode}</footer>`;
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${MENU}
<h1>${title}</h1><p>${TEXT}</p>${particulars}</body></html>`;
}

/** Websites that cannot be read are asked in several ways. */
function note({ domain }: Site): void {
  readings.set(domain, (readings.get(domain) ?? 0) + 1);
}

/** Tells how many websites were read more than once since the last message, which may begin another round. */
process.on('message', (message: 'count' | { round: number }) => {
  process.send?.({ repeated: [...readings.values()].filter((times) => times > 1).length });
  if (typeof message === 'string') return;
  round = message.round;
  readings.clear();
});
const { port } = await listenOnLoopback(answer);
process.send?.(port);
