import { writeFileSync } from 'node:fs';
import type { DomainModel } from '../../src/modules/website/candidates/model.ts';

const FOLDER = new URL('../../src/modules/website/candidates/', import.meta.url);
const WIDTH = 112;
const WRITTEN = '/** Written by `npm run fit:website`, learned from pairs that people found:';

/** The weights as source files: the only thing of the pairs that is kept. */
export function writeModel({ common, labels, tlds }: DomainModel): void {
  write(
    'label-weights.ts',
    `${WRITTEN} words that are common in names, and how names become labels. */
export const COMMON_WORDS = \`\n${fold(common)}\n\`.trim().split(/\\s+/);

export const LABEL_WEIGHTS = readWeights(\`\n${wrap(labels)}\n\`);
`,
  );
  const parts = Object.entries(tlds).map(
    ([tld, row]) => `  ${quote(tld)}: readWeights(\`\n${wrap(row)}\n  \`),`,
  );
  write(
    'tld-weights.ts',
    `${WRITTEN} which tld a label gets. */
export const TLD_WEIGHTS = {
${parts.join('\n')}
};
`,
  );
}

function write(file: string, text: string): void {
  writeFileSync(new URL(file, FOLDER), `import { readWeights } from './model.ts';\n\n${text}`);
}

function quote(tld: string): string {
  return /^\w+$/.test(tld) ? tld : `'${tld}'`;
}

function wrap(weights: Readonly<Record<string, number>>): string {
  return fold(Object.entries(weights).map(([name, weight]) => `${name}=${weight}`));
}

function fold(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '   ';
  for (const word of words) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
