import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOTS = ['bench', 'console', 'docs', 'integrations', 'migrations', 'scripts', 'src', 'test'];
/** Quoted words with one of these endings are file names; those with a slash under a root are paths. */
const ENDING = /\.(cjs|json|md|mjs|sql|ts|tsx)$/;

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${root}/${path}`),
);

function quotedPaths(document: string): string[] {
  const quoted = readFileSync(document, 'utf8').matchAll(/`([\w./*-]+)`/g);
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

describe.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s', (document) => {
  it('quotes only files and folders that exist', () => {
    const paths = quotedPaths(document);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !isFile(path))).toEqual([]);
  });
});
