import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOTS = ['bench', 'console', 'deploy', 'docs', 'integrations', 'migrations', 'scripts', 'src', 'test'];
const DECISIONS = readdirSync('docs/adr').map((file) => `docs/adr/${file}`);
const REFERENCES = ['judgement', 'quality', 'reliability', 'scaling', 'self-hosting'].map(
  (page) => `docs/${page}.md`,
);

/** Quoted words with one of these endings are file names; those with a slash under a root are paths. */
const ENDING = /\.(cjs|json|md|mjs|sql|ts|tsx)$/;

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${root}/${path}`),
);

function quotedPaths(document: string): string[] {
  // With a slash at its beginning it is the path of an address: `/.well-known/jwks.json`.
  const quoted = readFileSync(document, 'utf8').matchAll(/`(\w[\w./*-]*|\.[\w-]+[\w./*-]*)`/g);
  const paths = [...quoted].map(([, text = '']) => text);
  return [
    ...new Set(paths.filter((path) => ENDING.test(path) || ROOTS.includes(path.split('/', 1)[0] ?? ''))),
  ];
}

/** A path from the top, or the end of one: `read/judge-pages.ts`. `*` matches any name. */
function isFile(path: string): boolean {
  if (existsSync(path)) return true;
  const pattern = new RegExp(`/${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/?$`);
  return files.some((file) => pattern.test(`/${file}`));
}

it.each([
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'README.md',
  'deploy/README.md',
  'bench/README.md',
  'test/README.md',
  'scripts/README.md',
  'console/README.md',
  ...DECISIONS,
  ...REFERENCES,
])('%s quotes only files and folders that exist', (document) => {
  expect(quotedPaths(document).filter((path) => !isFile(path))).toEqual([]);
});

it('finds quoted paths', () => {
  expect(quotedPaths('ARCHITECTURE.md').length).toBeGreaterThan(100);
});
