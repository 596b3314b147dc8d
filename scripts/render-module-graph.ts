import { createRequire } from 'node:module';

interface Rule {
  name: string;
  to: { pathNot?: string | string[] };
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };

/** Each module that may import others, with those, as the rules of the dependency check allow. */
function listImports(): { module: string; others: string[] }[] {
  return forbidden.flatMap(({ name, to }) => {
    const [, module] = /^module-(.+)-imports-its-dependencies$/.exec(name) ?? [];
    const others = [to.pathNot ?? []]
      .flat()
      .flatMap((path) => /^\^src\/modules\/([\w-]+)\/index/.exec(path)?.[1] ?? []);
    return module === undefined || others.length === 0 ? [] : [{ module, others }];
  });
}

const HEADING = 'Between modules:';
const FENCE = '```';

/** The text of ARCHITECTURE.md with the graph of imports between modules as the dependency check has it. */
export function renderModuleGraph(architecture: string): string {
  const start = architecture.indexOf(FENCE, architecture.indexOf(HEADING));
  const end = architecture.indexOf(FENCE, start + FENCE.length);
  if (!architecture.includes(HEADING) || start === -1 || end === -1)
    throw new Error(`ARCHITECTURE.md has no block of code after "${HEADING}"`);
  const imports = listImports();
  const width = Math.max(...imports.map(({ module }) => module.length));
  const lines = imports.map(({ module, others }) => `${module.padEnd(width)}  →  ${others.join(', ')}\n`);
  return `${architecture.slice(0, start + FENCE.length)}\n${lines.join('')}${architecture.slice(end)}`;
}
