import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { AppInstance } from '../../platform/http/index.ts';
import { CONSOLE_PATHS } from '../../shared/console-paths.ts';

const NONCE_SLOT = '__NONCE__';
const NOT_BUILT =
  '<!doctype html><title>Domesday</title><p>The console is not built: run <code>npm run build</code>.';

/** Answers with the console's page and a status. */
export type SendConsole = (reply: FastifyReply, status: number) => FastifyReply;

/** Serves the console: one page for all its paths, which the browser routes, and its files. */
export async function addConsole(app: AppInstance, { folder }: { folder: string }): Promise<SendConsole> {
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
      index: false,
      schemaHide: true,
    });
  }
  const sendConsole: SendConsole = (reply, status) => sendPage(reply, page, isBuilt ? status : 503);
  for (const path of CONSOLE_PATHS) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => sendConsole(reply, 200));
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
