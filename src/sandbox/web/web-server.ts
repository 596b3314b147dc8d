import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebsiteCondition } from '../world/sandbox-company.ts';
import { findSite } from './catalogue.ts';
import { type CompanyFacts, factsOf } from './company-facts.ts';
import type { SiteAnswer } from './site.ts';

export interface SandboxWeb {
  /** One server on loopback for all sites; the Host header selects one. */
  url: string;
  host: string;
  port: number;
  close(): Promise<void>;
}

/** Serves the fictional websites on the loopback address. */
export async function startSandboxWeb(
  findCondition: (companyNumber: string) => Promise<WebsiteCondition | undefined> = async () => undefined,
): Promise<SandboxWeb> {
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const site = findSite(host);
    const answer = site?.answer;
    if (!answer) {
      write(response, { status: 421, headers: { 'content-type': 'text/plain' }, body: `No site ${host}.\n` });
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      write(response, { status: 405, headers: { allow: 'GET, HEAD' }, body: '' });
    } else {
      const number = site.expected.company_number;
      // While the database is unavailable, websites are shown unchanged.
      const condition = number === null ? undefined : await findCondition(number).catch(() => undefined);
      const usual = answer(pathOf(request.url));
      write(response, number !== null && condition ? changeAnswer(usual, number, condition) : usual);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening server always has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: '127.0.0.1',
    port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function pathOf(target: string | undefined): string {
  const url = target ?? '/';
  return URL.canParse(url, 'http://site.test') ? new URL(url, 'http://site.test').pathname : url;
}

function write(response: ServerResponse, { status, headers, body, drip }: SiteAnswer): void {
  if (drip) {
    response.writeHead(status, headers);
    sendSlowly(response, Buffer.from(body), drip);
    return;
  }
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

/** Sends a few bytes at a time, until the reader disconnects or the time is over. */
function sendSlowly(response: ServerResponse, body: Buffer, drip: { everyMs: number; forMs: number }): void {
  const beats = Math.ceil(drip.forMs / drip.everyMs);
  const size = Math.max(1, Math.ceil(body.length / beats));
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, sent + size));
    sent += size;
    if (sent >= body.length) {
      clearInterval(timer);
      response.end();
    }
  }, drip.everyMs);
  timer.unref();
  response.on('close', () => clearInterval(timer));
}

/** The companies whose details appear on websites that were sold or edited. */
const OTHERS = ['77936150', '75842063'] as const;

/** The pages that a website answers with after it was changed on request. */
export function changeAnswer(answer: SiteAnswer, number: string, condition: WebsiteCondition): SiteAnswer {
  if (condition === 'unreachable')
    return { status: 503, headers: { 'content-type': 'text/plain' }, body: 'The site is down.\n' };
  const own = factsOf(number);
  const other = factsOf(OTHERS.find((one) => one !== number) ?? OTHERS[0]);
  const pairs = condition === 'other_operator' ? operatorPairs(own, other) : officePairs(own, other);
  const isText = /html|text/.test(answer.headers['content-type'] ?? '');
  if (!isText) return answer;
  let body = answer.body.toString();
  for (const [from, to] of pairs) if (from !== '') body = body.replaceAll(from, () => to);
  return { ...answer, body };
}

function operatorPairs(own: CompanyFacts, other: CompanyFacts): [string, string][] {
  return [
    [own.number, other.number],
    [own.bareNumber, other.bareNumber],
    [own.name, other.name],
    [own.name.toUpperCase(), other.name.toUpperCase()],
    ...officePairs(own, other),
  ];
}

function officePairs(own: CompanyFacts, other: CompanyFacts): [string, string][] {
  return [
    [own.office, other.office],
    [own.postcode, other.postcode],
  ];
}
