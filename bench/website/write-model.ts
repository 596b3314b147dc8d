import { writeFileSync } from 'node:fs';
import type { DomainModel } from '../../src/modules/resolution/website/candidates/model.ts';

const TARGET = new URL('../../src/modules/resolution/website/candidates/domain-model.ts', import.meta.url);
const WIDTH = 112;

/** The weights as a source file: the only thing of the pairs that is kept. */
export function writeModel({ common, labels, endings }: DomainModel): void {
  const parts = Object.entries(endings).map(
    ([ending, row]) => `  '${ending}': readWeights(\`\n${wrap(row)}\n  \`),`,
  );
  writeFileSync(
    TARGET,
    `import { type DomainModel, readWeights } from './model.ts';

/** Written by \`npm run fit:website\`: how companies name their websites, learned from pairs that people found. */
export const DOMAIN_MODEL: DomainModel = {
  common: \`\n${fold(common.map((word) => word))}\n  \`.trim().split(/\\s+/),
  labels: readWeights(\`\n${wrap(labels)}\n  \`),
  endings: {
${parts.join('\n').replace(/^/gm, '  ')}
  },
};
`,
  );
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
