/**
 * The typefaces of the console, for pages that are one file and can load none. Both are under the SIL Open
 * Font License.
 */
import { existsSync, readFileSync } from 'node:fs';

const FACES = [
  { family: 'Source Sans 3', file: 'source-sans-3-latin.woff2' },
  { family: 'Source Serif 4', file: 'source-serif-4-latin.woff2' },
];

/** The files of the built console, as seen from `dist/` and from this folder. */
const FOLDERS = ['../console/dist/assets/', '../../../console/dist/assets/'];

let written: string | undefined;

/**
 * The rules of a style sheet with the files in them, about 105 KB. A policy must allow fonts from `data:`.
 */
export function embeddedTypefaces(): string {
  written ??= FACES.map(
    ({ family, file }) =>
      `@font-face { font-family: "${family}"; font-weight: 200 900; font-display: swap; src: url(data:font/woff2;base64,${read(file)}) format("woff2") }\n`,
  ).join('');
  return written;
}

function read(file: string): string {
  const found = FOLDERS.map((folder) => new URL(folder + file, import.meta.url)).find(existsSync);
  if (!found) throw new Error(`${file} is missing: build the console with \`npm run build\``);
  return readFileSync(found).toString('base64');
}
