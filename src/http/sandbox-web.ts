import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppInstance } from '../platform/http/index.ts';
import { Problem } from '../shared/problem.ts';
import { isForPerson } from './console/console-files.ts';

/**
 * The pages of the sandbox's websites and the accounts of its companies; undefined for an unknown page, or
 * when the sandbox has ended.
 */
export interface SandboxPages {
  list(base: string): string | undefined;
  /** Without a base, the bytes are those that a crawl gets. */
  show(target: { domain: string; path: string; base?: string | undefined }): SandboxPage | undefined;
  findAccounts(name: string): Promise<string | undefined>;
}

interface SandboxPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

const BASE = '/sandbox/web';
/**
 * The list is a page of ours, with our typefaces. The websites' pages are served from our own origin, so they
 * get none of its rights: no scripts, no forms, no origin.
 */
const LIST_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Shows the fictional websites, whose names do not resolve, to people. */
export function addSandboxWeb(app: AppInstance, pages: SandboxPages | undefined): void {
  app.get(BASE, { schema: { hide: true } }, async (request, reply) => {
    const page = pages?.list(BASE);
    if (page === undefined) return answerNotFound(request, reply);
    return reply
      .header('content-security-policy', LIST_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get(`${BASE}/:domain/*`, { schema: { hide: true } }, async (request, reply) => {
    const { domain, '*': rest } = request.params as { domain: string; '*': string };
    const isRaw = 'raw' in (request.query as object);
    const page = pages?.show({ domain, path: `/${rest}`, base: isRaw ? undefined : BASE });
    if (page === undefined) return answerNotFound(request, reply);
    return reply
      .code(page.status)
      .headers(page.headers)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(page.body);
  });
}

/** Shows the documents that the figures of fictional companies come from. */
export function addSandboxAccounts(app: AppInstance, pages: SandboxPages | undefined): void {
  app.get('/sandbox/accounts/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const document = await pages?.findAccounts(name);
    if (document === undefined) return answerNotFound(request, reply);
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('application/xhtml+xml; charset=utf-8')
      .send(document);
  });
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForPerson(request)) {
    reply.callNotFound();
    return reply;
  }
  throw new Problem(
    'not_found',
    'There is no such page in the sandbox. Its websites are listed at /sandbox/web while it is on.',
  );
}
