import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FORBIDDEN: [from: string, to: string, rule: string][] = [
  ['src/shared/upward.ts', '../platform/p.ts', 'shared-stands-alone'],
  ['src/platform/upward.ts', '../modules/credits/index.ts', 'platform-knows-no-domain'],
  ['src/modules/credits/to-http.ts', '../../http/h.ts', 'modules-look-down'],
  ['src/modules/credits/to-config.ts', '../../config.ts', 'modules-look-down'],
  ['src/modules/credits/to-stranger.ts', '../accounts/index.ts', 'module-credits-enters-only-its-friends'],
  [
    'src/modules/accounts/by-the-window.ts',
    '../credits/ledger.ts',
    'module-accounts-enters-only-its-friends',
  ],
  ['src/modules/unlisted/any.ts', './other.ts', 'modules-are-known'],
  ['src/modules/credits/core-to-edge.ts', './credits.routes.ts', 'core-does-not-import-edges'],
  ['src/modules/credits/core-to-store.ts', './credits.store.ts', 'core-does-not-import-stores'],
  ['src/modules/credits/core-to-web.ts', 'fastify', 'core-imports-no-framework'],
  ['src/modules/credits/driver.store.ts', 'pg', 'postgres-driver-stays-in-platform'],
  ['src/http/upward.ts', '../config.ts', 'doors-look-down'],
  ['src/http/by-the-window.ts', '../modules/credits/ledger.ts', 'http-enters-by-routes'],
  ['src/worker/by-the-window.ts', '../modules/credits/ledger.ts', 'worker-enters-by-jobs'],
  ['src/mcp/by-the-window.ts', '../modules/credits/ledger.ts', 'mcp-enters-by-tools'],
  ['src/modules/credits/credits.tools.ts', '@modelcontextprotocol/server', 'protocol-stays-in-mcp'],
  ['src/http/signs-tokens.ts', 'oidc-provider', 'authorisation-server-stays-in-oauth'],
  ['src/sandbox/by-the-window.ts', '../modules/credits/ledger.ts', 'sandbox-looks-down'],
  ['src/modules/credits/to-sandbox.ts', '../../sandbox/index.ts', 'nothing-leans-on-the-sandbox'],
  ['src/to-tests.ts', '../test/support/t.ts', 'source-does-not-import-tests'],
];
const ALLOWED: [from: string, to: string][] = [
  ['src/modules/accounts/by-the-door.ts', '../credits/index.ts'],
  ['src/modules/credits/good.store.ts', '../../platform/p.ts'],
  ['src/http/good.ts', '../modules/credits/credits.routes.ts'],
  ['src/mcp/good.ts', '../modules/credits/good.tools.ts'],
  ['src/compose.ts', './modules/credits/index.ts'],
  ['src/sandbox/by-the-door.ts', '../modules/credits/index.ts'],
];

/** One small tree that breaks every rule once, judged by the project's own configuration. */
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
  write(
    'src/modules/credits/names-a-store.ts',
    `import type { x } from './credits.store.ts';\nexport type Y = typeof x;\n`,
  );
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const result = spawnSync(
    process.execPath,
    [cruiser, 'src', '--config', resolve('.dependency-cruiser.cjs')],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  exitCode = result.status;
  const stores = spawnSync(process.execPath, [resolve('scripts/check-store-imports.mjs')], {
    cwd: tree,
    encoding: 'utf8',
  });
  violations = [...(result.stdout + stores.stderr).matchAll(/error ([\w-]+): (\S+)/g)].map(
    ([, rule = '', from = '']) => ({
      rule,
      from,
    }),
  );
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

  it('lets the core name the type of a store', () => {
    expect(violations.filter(({ from }) => from.endsWith('names-a-store.ts'))).toEqual([]);
  });

  it.each(FORBIDDEN)('refuses %s → %s', (from, _to, rule) => {
    expect(violations).toContainEqual({ rule, from });
  });

  it.each(ALLOWED)('allows %s → %s', (from) => {
    expect(violations.filter((found) => found.from === from)).toEqual([]);
  });
});
