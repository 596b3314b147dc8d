/**
 * Which folder may import which: the architecture as data, checked by `npm run check`.
 *
 *   main, commands, compose → http, mcp, worker → modules → platform → shared
 *   main, commands, compose → sandbox → modules (by their index.ts), platform, shared
 *   commands → client, which imports nothing of src/
 *   integrations → client, shared
 *   console → shared, client (checked by biome.json: this parser reads no JSX)
 */

/**
 * Which module may import which others, always by their index.ts. Keep it without cycles: a module stands
 * above those that it imports. `npm run gen` draws it in ARCHITECTURE.md.
 */
const MODULES = {
  watchlist: ['uploads', 'signals', 'register', 'accounts', 'audit'],
  bulk: ['uploads', 'audit', 'resolution', 'website', 'register'],
  receipts: ['resolution', 'register', 'accounts'],
  reviews: ['audit', 'resolution', 'register', 'sources'],
  'saved-searches': ['register', 'audit'],
  survey: ['resolution', 'paid-jobs'],
  'link-history': ['resolution', 'register'],
  'open-index': ['resolution'],
  'website-watch': ['resolution', 'signals', 'register'],
  website: [
    'resolution',
    'paid-jobs',
    'signals',
    'register',
    'sources',
    'financials',
    'accounts',
    'credits',
    'history',
  ],
  resolution: ['groups', 'paid-jobs', 'register', 'sources', 'accounts', 'credits', 'history'],
  groups: ['register'],
  'paid-jobs': ['credits'],
  webhooks: ['signals', 'accounts', 'audit'],
  'signal-mail': ['signals', 'accounts', 'audit'],
  signals: ['register'],
  register: ['financials'],
  oauth: ['accounts', 'audit'],
  'account-data': ['accounts'],
  accounts: ['audit', 'credits'],
  archive: [],
  audit: [],
  credits: [],
  financials: [],
  history: [],
  idempotency: [],
  sources: [],
  uploads: [],
};

/**
 * The folders of `src/modules/resolution` that read and judge a website, in the order of the work. Each may
 * import those before it, never one after it.
 */
const STEPS_OF_JUDGEMENT = [
  'html',
  'crawl',
  'extract',
  'match',
  'disclosures',
  'phrases',
  'observe',
  'features',
  'model',
  'score',
  'decide',
  'judge-threads',
];

/**
 * The core may import types of stores, which this parser cannot distinguish; scripts/check-stores.ts checks
 * that.
 */
const ENTRY = '\\.(routes|jobs|tools)\\.ts$';
const EDGE = '\\.(store|routes|jobs|tools)\\.ts$';
const TEST = '\\.test\\.ts$|/test-support/';
const FRAMEWORKS =
  'node_modules/(fastify|@fastify|pg|undici|graphile-worker|nodemailer|@modelcontextprotocol)(/|$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other belong together, or need a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared/ holds the basic types of the domain; it imports nothing else.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'client/ is what a user of the API could have written; it imports no internals.',
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
      name: 'modules-import-down',
      comment: 'A module never imports the server, the worker, a command or the composition root.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(modules|platform|shared)/' },
    },
    {
      name: 'entry-points-import-down',
      comment:
        'http, mcp and worker get what they need as arguments; they do not import the composition root.',
      severity: 'error',
      from: { path: '^src/(http|mcp|worker)/', pathNot: TEST },
      to: { path: '^src/[^/]+\\.ts$|^src/(commands|compose)/' },
    },
    {
      name: 'sandbox-imports-down',
      comment: 'The sandbox may use shared/, platform/ and the index.ts of modules.',
      severity: 'error',
      from: { path: '^src/sandbox/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(sandbox|platform|shared)/|^src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'sandbox-is-optional',
      comment: 'Only main, commands and compose import the sandbox.',
      severity: 'error',
      from: { path: '^src/(shared|platform|modules|http|mcp|worker)/', pathNot: TEST },
      to: { path: '^src/sandbox/' },
    },
    ...Object.entries(MODULES).map(([name, dependencies]) => ({
      name: `module-${name}-imports-its-dependencies`,
      comment: `${name} may import ${dependencies.join(', ') || 'no other module'}, and only index.ts.`,
      severity: 'error',
      from: { path: `^src/modules/${name}/`, pathNot: TEST },
      to: {
        path: '^src/modules/',
        pathNot: [
          `^src/modules/${name}/`,
          ...dependencies.map((other) => `^src/modules/${other}/index\\.ts$`),
        ],
      },
    })),
    {
      name: 'modules-are-known',
      comment: 'A new module needs a line in MODULES above.',
      severity: 'error',
      from: { path: `^src/modules/(?!(${Object.keys(MODULES).join('|')})/)` },
      to: {},
    },
    ...STEPS_OF_JUDGEMENT.slice(0, -1).map((step, i) => ({
      name: `judgement-${step}-comes-before-later-steps`,
      comment: 'What is judged flows one way: a step of the judgement never imports a later one.',
      severity: 'error',
      from: { path: `^src/modules/resolution/${step}/`, pathNot: TEST },
      to: { path: `^src/modules/resolution/(${STEPS_OF_JUDGEMENT.slice(i + 1).join('|')})/` },
    })),
    {
      name: 'http-imports-routes',
      comment: 'The server imports the index.ts and *.routes.ts of a module.',
      severity: 'error',
      from: { path: '^src/http/', pathNot: TEST },
      to: { path: '^src/modules/', pathNot: '(/index|\\.routes)\\.ts$' },
    },
    {
      name: 'mcp-imports-tools',
      comment: 'The agent endpoint imports the index.ts and *.tools.ts of a module.',
      severity: 'error',
      from: { path: '^src/mcp/', pathNot: TEST },
      to: { path: '^src/modules/', pathNot: '(/index|\\.tools)\\.ts$' },
    },
    {
      name: 'protocol-stays-in-mcp',
      comment: 'Tools are plain objects (platform/mcp); only src/mcp uses the protocol.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/mcp/', TEST] },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'authorisation-server-stays-in-oauth',
      comment: 'Only modules/oauth uses oidc-provider.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/modules/oauth/', TEST] },
      to: { path: 'node_modules/oidc-provider/' },
    },
    {
      name: 'worker-imports-jobs',
      comment: 'The worker imports the index.ts and *.jobs.ts of a module.',
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
      name: 'core-imports-no-entry-points',
      comment: 'Routes, jobs and tools call the core, never the other way round.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: [EDGE, TEST, '/index\\.ts$'] },
      to: { path: ENTRY },
    },
    {
      name: 'postgres-driver-stays-in-platform',
      comment: 'Statements are written with `sql` and run through platform/postgres.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/', '^src/storage\\.ts$', TEST] },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'service-does-not-import-console',
      comment: 'The service serves the built console as files.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^console/' },
    },
    {
      name: 'integrations-use-the-client',
      comment: 'Integrations run in other programs: of src/ they may use client/ and shared/.',
      severity: 'error',
      from: { path: '^integrations/', pathNot: TEST },
      to: { path: '^(src|console|test|bench|scripts)/', pathNot: '^src/(client|shared)/' },
    },
    {
      name: 'source-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: `^(test|bench|scripts)/|${TEST}` },
    },
    {
      name: 'tests-do-not-import-benchmarks',
      comment:
        'What a benchmark and a test share belongs to test/support; tests of benchmarks sit in bench/.',
      severity: 'error',
      from: { path: '^(src|test)/' },
      to: { path: '^bench/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
