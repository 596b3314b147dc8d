/**
 * The websites of the bench, in a process of their own; the Host header says which. Those of abusers begin
 * every answer at once and then send a byte now and then, for as long as somebody listens. All others answer
 * at once.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../resolution/service/loopback-server.ts';

const DRIP_EVERY_MS = 500;
const TEXT = 'We make and mend furniture for people in the north, and have done so for many years. ';

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.host?.includes('drip')) {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<');
    const timer = setInterval(() => response.write('p'), DRIP_EVERY_MS);
    response.on('close', () => clearInterval(timer));
    return;
  }
  const isPage = request.url === '/' || request.url === '/contact';
  const html = `<title>${request.headers.host}</title><p>${TEXT.repeat(4)}</p><a href="/contact">Contact</a>`;
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? html : 'Not found');
}

const { port } = await listenOnLoopback(answer);
process.send?.(port);
