import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FORBIDDEN: [from: string, to: string, rule: string][] = [
  ['src/shared/upward.ts', '../platform/p.ts', 'shared-stands-alone'],
  ['src/platform/upward.ts', '../modules/credits/index.ts', 'platform-knows-no-domain'],
  ['src/modules/credits/to-http.ts', '../../http/h.ts', 'modules-import-down'],
  ['src/modules/credits/to-config.ts', '../../config.ts', 'modules-import-down'],
  [
    'src/modules/credits/to-other-module.ts',
    '../accounts/index.ts',
    'module-credits-imports-its-dependencies',
  ],
  [
    'src/modules/accounts/internal-file.ts',
    '../credits/ledger.ts',
    'module-accounts-imports-its-dependencies',
  ],
  ['src/modules/unlisted/any.ts', './other.ts', 'modules-are-known'],
  ['src/modules/credits/core-to-routes.ts', './credits.routes.ts', 'core-imports-no-entry-points'],
  ['src/modules/credits/core-to-web.ts', 'fastify', 'core-imports-no-framework'],
  ['src/modules/credits/driver.store.ts', 'pg', 'postgres-driver-stays-in-platform'],
  ['src/http/upward.ts', '../config.ts', 'entry-points-import-down'],
  ['src/worker/upward.ts', '../compose/accounts.ts', 'entry-points-import-down'],
  ['src/http/internal-file.ts', '../modules/credits/ledger.ts', 'http-imports-routes'],
  ['src/worker/internal-file.ts', '../modules/credits/ledger.ts', 'worker-imports-jobs'],
  ['src/mcp/internal-file.ts', '../modules/credits/ledger.ts', 'mcp-imports-tools'],
  ['src/modules/credits/credits.tools.ts', '@modelcontextprotocol/server', 'protocol-stays-in-mcp'],
  ['src/http/signs-tokens.ts', 'oidc-provider', 'authorisation-server-stays-in-oauth'],
  ['src/sandbox/internal-file.ts', '../modules/credits/ledger.ts', 'sandbox-imports-down'],
  ['src/modules/credits/to-sandbox.ts', '../../sandbox/index.ts', 'sandbox-is-optional'],
  ['src/to-tests.ts', '../test/support/t.ts', 'source-does-not-import-tests'],
  ['integrations/browser/src/internal-file.ts', '../../../src/config.ts', 'integrations-use-the-client'],
];
const ALLOWED: [from: string, to: string][] = [
  ['src/modules/accounts/public-api.ts', '../credits/index.ts'],
  ['src/modules/credits/good.store.ts', '../../platform/p.ts'],
  ['src/http/good.ts', '../modules/credits/credits.routes.ts'],
  ['src/mcp/good.ts', '../modules/credits/good.tools.ts'],
  ['src/compose.ts', './compose/accounts.ts'],
  ['src/compose/accounts.ts', '../modules/credits/index.ts'],
  ['src/sandbox/public-api.ts', '../modules/credits/index.ts'],
];

/** A small tree that breaks every rule once, checked by the project's own configuration. */
let tree: string;
let violations: { rule: string; from: string }[];
let exitCode: number | null;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'domesday-boundaries-'));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  write('package.json', '{"type":"module"}');
  for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) {
    const target = join(dirname(from), to);
    if (to.startsWith('.') && !existsSync(join(tree, target))) write(target, 'export const x: number = 1;\n');
    write(from, `import { x } from '${to}';\nexport const y: number = x;\n`);
  }
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const result = spawnSync(
    process.execPath,
    [cruiser, 'src', 'integrations', '--config', resolve('.dependency-cruiser.cjs')],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  exitCode = result.status;
  violations = [...result.stdout.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule = '', from = '']) => ({
    rule,
    from,
  }));
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

describe('the direction of imports', () => {
  it('makes the check fail when it is broken', () => {
    expect(exitCode).not.toBe(0);
  });

  it.each(FORBIDDEN)('refuses %s → %s', (from, _to, rule) => {
    expect(violations).toContainEqual({ rule, from });
  });

  it.each(ALLOWED)('allows %s → %s', (from) => {
    expect(violations.filter((found) => found.from === from)).toEqual([]);
  });
});
