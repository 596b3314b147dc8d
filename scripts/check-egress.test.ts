import { describe, expect, it } from 'vitest';
import { checkEgress, findUnused } from './check-egress.ts';

const check = (text: string, path = 'src/modules/new/new.ts') => checkEgress([{ path, text }]);

describe('a file outside egress', () => {
  it.each([
    "import { request } from 'node:http';",
    "import http from 'http';",
    "import * as net from 'node:net';",
    "import { isIP, connect } from 'node:net';",
    "import {\n  connect,\n} from 'node:tls';",
    "import { createSocket } from 'node:dgram';",
    "import { lookup } from 'node:dns/promises';",
    "import { Agent, fetch } from 'undici';",
    "import pg from 'pg';",
    "import 'undici';",
    "export { request } from 'node:https';",
    "const { connect } = await import('node:http2');",
    "const net = require('net');",
    'await fetch(url);',
    'await globalThis.fetch(url);',
    'new WebSocket(url);',
  ])('may not contain %s', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    "import type { Socket } from 'node:net';",
    "import { isIP } from 'node:net';",
    "import { createServer, type Server } from 'node:http';",
    "import { STATUS_CODES } from 'node:http';",
    '// It calls fetch(url) elsewhere.',
    'const company = await fetches.fetch(number);',
    'async function fetch(number) {}\nawait fetch(1);',
    'const run = (fetch: () => void) => fetch();',
  ])('may contain %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});

it('egress itself, tests and the listed files may', () => {
  const text = "import { connect } from 'node:net';";
  for (const path of [
    'src/platform/egress/a.ts',
    'src/a.test.ts',
    'src/x/test-support/a.ts',
    'src/platform/mailer.ts',
  ])
    expect(check(text, path)).toEqual([]);
});

it('an entry of the list that nothing needs is reported', () => {
  expect(findUnused([])).toContainEqual(expect.stringContaining('src/platform/mailer.ts'));
  const mailer = { path: 'src/platform/mailer.ts', text: "import { createTransport } from 'nodemailer';" };
  expect(findUnused([mailer])).not.toContainEqual(expect.stringContaining('src/platform/mailer.ts'));
});
