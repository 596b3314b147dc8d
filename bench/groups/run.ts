/**
 * `npm run bench:groups [-- --lines 1400000]`: an import of owners beside bare `COPY`s, and the answer about
 * a group of ten thousand companies. `--only import|answer` runs one of them and prints it only.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchAnswer } from './answer.ts';
import { benchOwnersImport } from './import.ts';

const RESULTS = new URL('../results/groups.md', import.meta.url);
const HEADER = `# Groups

Written by \`npm run bench:groups\`. The import is the whole command, from a plain file to owners that are served, beside bare
\`COPY\`s in the same run. Of the file, one line in ten is kept: the rest are people and statements, whose bytes are read and
skipped. So there are two things to compare with: \`COPY\` of the same file as it is, with the same indexes on what is kept (wanted:
no more than 1.5 times that), and \`COPY\` of a file that would hold nothing but the kept rows. Synthetic snapshot in the make-up of
the real one; embedded database with its usual settings.
`;

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '1400000' }, only: { type: 'string' } },
});

let text = HEADER;
if (values.only !== 'import') text += await benchAnswer();
if (values.only !== 'answer') {
  for (const lines of values.lines.split(',')) text += await benchOwnersImport(Number(lines));
}
if (values.only === undefined) writeFileSync(RESULTS, text);
console.log(text);
