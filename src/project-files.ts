import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `src/` and `dist/` are siblings, so this is the project's folder from the source and from the build alike.
 */
const projectUrl = new URL('../', import.meta.url);

export const migrationsDir = fileURLToPath(new URL('migrations/', projectUrl));

/** The built console; see scripts/build.mjs. */
export const consoleDir = fileURLToPath(new URL('console/dist/', projectUrl));

export const docsDir = fileURLToPath(new URL('docs/', projectUrl));

export const version: string = (
  JSON.parse(readFileSync(new URL('package.json', projectUrl), 'utf8')) as { version: string }
).version;
