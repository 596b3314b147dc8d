/**
 * `npm run check:api`: fails when `openapi.json` breaks what programs written against the last release rely
 * on. The description of that release is a fixture without its texts; `--write` replaces it, when a version
 * is released.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Api, findBreakingChanges } from './compare-api.ts';

const FOLDER = 'test/fixtures';
const NAME = /^api-(\d+)\.(\d+)\.(\d+)\.json$/;
/**
 * Breaks that were decided upon, by how they end, each with its reason. They are in the guide, and leave the
 * list with the next release.
 */
const INTENDED: Readonly<Record<string, string>> = {};
/** Texts, which break nothing. */
const LEFT_OUT = new Set([
  'description',
  'example',
  'examples',
  'summary',
  'tags',
  'title',
  'info',
  'servers',
]);

const text = readFileSync('openapi.json', 'utf8');
if (process.argv.includes('--write')) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const shape = JSON.parse(text, function (this: unknown, key, value) {
    // A property may be called `description`: then it is a schema, not a text.
    return LEFT_OUT.has(key) && (typeof value === 'string' || !isSchema(value)) ? undefined : value;
  });
  writeFileSync(`${FOLDER}/api-${version}.json`, `${JSON.stringify(shape)}\n`);
  console.log(`wrote ${FOLDER}/api-${version}.json`);
} else {
  const released = newestOf(readdirSync(FOLDER));
  const before = JSON.parse(readFileSync(`${FOLDER}/${released}`, 'utf8')) as Api;
  const found = findBreakingChanges(before, JSON.parse(text) as Api);
  const intended = Object.keys(INTENDED);
  const unknown = found.filter((change) => !intended.some((end) => change.endsWith(end)));
  const unused = intended.filter((end) => !found.some((change) => change.endsWith(end)));
  for (const change of unknown) console.error(change);
  for (const change of unused) console.error(`${change}: this is not so any more; remove it from INTENDED.`);
  if (unknown.length > 0)
    console.error(
      `\nThis breaks programs that use ${released}. Keep the old form beside the new one; docs/guides/api-changes.md says how.`,
    );
  process.exitCode = unknown.length + unused.length > 0 ? 1 : 0;
}

function isSchema(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return 'type' in value || '$ref' in value || 'anyOf' in value || 'enum' in value;
}

function newestOf(names: readonly string[]): string {
  const versions = names.flatMap((name) => {
    const [, ...parts] = NAME.exec(name) ?? [];
    return parts.length === 3 ? [{ name, order: parts.map(Number) }] : [];
  });
  const newest = versions.sort((a, b) => compare(a.order, b.order)).at(-1);
  if (!newest) throw new Error(`${FOLDER} holds the description of no release.`);
  return newest.name;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
