import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppInstance } from '../../platform/http/index.ts';
import { CONSOLE_PATHS } from '../../shared/console-paths.ts';

const NONCE_SLOT = '__NONCE__';
const SANDBOX_SLOT = '__SANDBOX__';
const NOT_BUILT =
  '<!doctype html><title>Domesday</title><p>The console is not built: run <code>npm run build</code>.';

/** Answers with the console's page and a status. */
export type SendConsole = (reply: FastifyReply, status: number) => FastifyReply;

interface ConsoleOptions {
  folder: string;
  isSandboxOn(): boolean;
  /**
   * The page at `/` for visitors who are not signed in; sets the headers of the reply. Undefined: this one
   * is. It returns no reply, because awaiting one waits for its end and gives nothing.
   */
  frontPageFor(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

/** The names of built files: no segment begins with a dot. */
const ASSET_PATH = /^(?:\/[\w-][\w.-]{0,199})+$/;

/** Serves the console: one page for all its paths, which the browser routes, and its files. */
export async function addConsole(app: AppInstance, options: ConsoleOptions): Promise<SendConsole> {
  const { folder, isSandboxOn, frontPageFor } = options;
  const indexFile = join(folder, 'index.html');
  const isBuilt = existsSync(indexFile);
  const page = isBuilt ? readFileSync(indexFile, 'utf8') : NOT_BUILT;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // The file names contain a hash of the content.
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      // Any other path is unknown, whatever the plugin would say of it.
      allowedPath: (path) => ASSET_PATH.test(path),
      index: false,
      schemaHide: true,
    });
  }
  const sendConsole: SendConsole = (reply, status) =>
    // Pages show hints about the sandbox only while there is one.
    sendPage(reply, page.replace(SANDBOX_SLOT, isSandboxOn() ? 'on' : 'off'), isBuilt ? status : 503);
  for (const path of CONSOLE_PATHS) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const front = path === '/' ? await frontPageFor(request, reply) : undefined;
      return front === undefined ? sendConsole(reply, 200) : reply.send(front);
    });
  }
  return sendConsole;
}

function sendPage(reply: FastifyReply, page: string, status: number): FastifyReply {
  // Mantine writes its variables into a style element, which the policy allows by this nonce.
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_SLOT, nonce));
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Paths of programs and files: errors are JSON for every client. */
const PROGRAM_PATHS = /^\/(?:v1|mcp|oauth|\.well-known|assets|healthz|metrics|openapi\.json)(?:[/?]|$)/;

/** Whether a browser opens a page: then an error is also a page, not JSON. */
export function isForPerson(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  return isPage && !PROGRAM_PATHS.test(request.url) && prefersHtml(request.headers.accept);
}

/** By the weights of the Accept header (RFC 9110, 12.5.1); a tie is for JSON. */
export function prefersHtml(accept = ''): boolean {
  const weights = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const weightOf = (...types: string[]) => {
    const exact = types.map((type) => weights.find((range) => range.type === type)).find((range) => range);
    return exact?.weight ?? 0;
  };
  return weightOf('text/html', 'text/*', '*/*') > weightOf('application/json', 'application/*', '*/*');
}
