import { readFileSync } from 'node:fs';

/** The typefaces of the console, for pages that are one file and can load none. Both are under the SIL Open Font License. */
const FACES = [
  { family: 'Source Sans 3', file: './source-sans-3-latin.woff2' },
  { family: 'Source Serif 4', file: './source-serif-4-latin.woff2' },
];

let written: string | undefined;

/** The rules of a style sheet with the files in them, about 105 KB. A policy must allow fonts from `data:`. */
export function embeddedTypefaces(): string {
  written ??= FACES.map(
    ({ family, file }) =>
      `@font-face { font-family: "${family}"; font-weight: 200 900; font-display: swap; src: url(data:font/woff2;base64,${read(file)}) format("woff2") }\n`,
  ).join('');
  return written;
}

/** In `dist/` the files are beside the bundle. */
function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url)).toString('base64');
}
