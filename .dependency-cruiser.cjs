/**
 * Who may import whom: the architecture as data, checked by `npm run check`.
 *
 *   main, commands, compose → http, mcp, worker → modules → platform → shared
 *   main, commands, compose → sandbox → modules (index.ts), platform, shared
 *   commands → client, which stands alone
 */

/** Which module may enter which other, by its index.ts. Keep it without cycles. */
const MODULES = {
  accounts: ['credits'],
  bulk: ['resolution'],
  credits: [],
  register: [],
  signals: ['register'],
  watchlist: ['accounts', 'register', 'signals'],
  webhooks: ['accounts', 'signals'],
  oauth: ['accounts'],
  resolution: ['accounts', 'credits', 'register', 'signals'],
  reviews: ['register', 'resolution'],
};

const EDGE = '\\.(store|routes|jobs|tools)\\.ts$';
const TEST = '\\.test\\.ts$|/test-support/';
const FRAMEWORKS =
  'node_modules/(fastify|@fastify|pg|undici|graphile-worker|nodemailer|@modelcontextprotocol)(/|$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared/ holds the words of the domain; it knows nothing of the rest.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'client/ is what a user of the API could have written; it knows nothing of the inside.',
      severity: 'error',
      from: { path: '^src/client/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/client/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'platform/ is I/O without domain: it may use shared/ and itself.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(platform|shared)/' },
    },
    {
      name: 'modules-look-down',
      comment: 'A module never imports the server, the worker, a command or the composition root.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(modules|platform|shared)/' },
    },
    {
      name: 'doors-look-down',
      comment: 'http, mcp and worker are given what they need; they do not reach up for it.',
      severity: 'error',
      from: { path: '^src/(http|mcp|worker)/', pathNot: TEST },
      to: { path: '^src/[^/]+\\.ts$|^src/commands/' },
    },
    {
      name: 'sandbox-looks-down',
      comment: 'The sandbox may use shared/, platform/ and the index.ts of modules.',
      severity: 'error',
      from: { path: '^src/sandbox/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(sandbox|platform|shared)/|^src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'nothing-leans-on-the-sandbox',
      comment: 'Only main, commands and compose know that there is a sandbox.',
      severity: 'error',
      from: { path: '^src/(shared|platform|modules|http|mcp|worker)/', pathNot: TEST },
      to: { path: '^src/sandbox/' },
    },
    ...Object.entries(MODULES).map(([name, mayEnter]) => ({
      name: `module-${name}-enters-only-its-friends`,
      comment: `${name} may enter ${mayEnter.join(', ') || 'no other module'}, and only by index.ts.`,
      severity: 'error',
      from: { path: `^src/modules/${name}/`, pathNot: TEST },
      to: {
        path: '^src/modules/',
        pathNot: [`^src/modules/${name}/`, ...mayEnter.map((friend) => `^src/modules/${friend}/index\\.ts$`)],
      },
    })),
    {
      name: 'modules-are-known',
      comment: 'A new module needs a line in MODULES above.',
      severity: 'error',
      from: { path: `^src/modules/(?!(${Object.keys(MODULES).join('|')})/)` },
      to: {},
    },
    {
      name: 'http-enters-by-routes',
      comment: 'The server enters a module by its index.ts or its *.routes.ts.',
      severity: 'error',
      from: { path: '^src/http/', pathNot: TEST },
      to: { path: '^src/modules/', pathNot: '(/index|\\.routes)\\.ts$' },
    },
    {
      name: 'mcp-enters-by-tools',
      comment: 'The agent endpoint enters a module by its index.ts or its *.tools.ts.',
      severity: 'error',
      from: { path: '^src/mcp/', pathNot: TEST },
      to: { path: '^src/modules/', pathNot: '(/index|\\.tools)\\.ts$' },
    },
    {
      name: 'protocol-stays-in-mcp',
      comment: 'Tools are plain objects (platform/mcp); only src/mcp speaks the protocol.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/mcp/', TEST] },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'authorisation-server-stays-in-oauth',
      comment: 'oidc-provider is the business of modules/oauth alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/modules/oauth/', TEST] },
      to: { path: 'node_modules/oidc-provider/' },
    },
    {
      name: 'worker-enters-by-jobs',
      comment: 'The worker enters a module by its index.ts or its *.jobs.ts.',
      severity: 'error',
      from: { path: '^src/worker/', pathNot: TEST },
      to: { path: '^src/modules/', pathNot: '(/index|\\.jobs)\\.ts$' },
    },
    {
      name: 'core-imports-no-framework',
      comment: 'The core of a module is pure: web, database and queue are at its edges.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: [EDGE, TEST] },
      to: { path: FRAMEWORKS },
    },
    {
      name: 'core-does-not-import-edges',
      comment: 'Edges call the core. The core is handed what it needs by index.ts.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: [EDGE, TEST, '/index\\.ts$'] },
      // Stores are checked by scripts/check-store-imports.mjs, which allows `import type`.
      to: { path: '\\.(routes|jobs|tools)\\.ts$' },
    },
    {
      name: 'postgres-driver-stays-in-platform',
      comment: 'Statements are written with `sql` and run through platform/postgres.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/', '^src/storage\\.ts$', TEST] },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'source-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: `^(test|bench|scripts)/|${TEST}` },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
