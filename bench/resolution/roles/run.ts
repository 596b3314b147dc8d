/**
 * `npm run bench:roles -- --real <folder>`: what the words around a name say about its role, read by phrases,
 * by the words of the service, and by hashed word and character n-grams. Each set of labelled real sites in
 * the folder (`<set>.jsonl` with `<set>-register.csv`) is judged by models that were fitted on the corpus and
 * on other sets; `--turns 2` holds out half of the sets at a time, which is quicker than one by one, and
 * `--corpus <jsonl>` takes a part of the corpus. Prints the tables of `bench/results/resolution-roles.md`.
 * Takes minutes, on two cores.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tally } from '../labelled/scoring.ts';
import { costsOf } from './costs.ts';
import { mentionFigures } from './figures.ts';
import { type HeldOutFigures, holdOutSets, loadRoleData } from './hold-out.ts';
import { READINGS } from './readings.ts';
import { dataLine, mentionTable, siteTable } from './report.ts';

interface Part {
  figures: HeldOutFigures[];
  costs: Record<string, number>;
}

const { values } = parseArgs({
  options: {
    real: { type: 'string' },
    turns: { type: 'string', default: '1000' },
    corpus: { type: 'string' },
    processes: { type: 'string', default: '2' },
    /** The part of the readings that this process takes; set in processes that the command starts. */
    part: { type: 'string' },
  },
});
const processes = Number(values.processes);
if (values.real === undefined) throw new Error('--real <folder> with labelled sites is needed');
if (values.part === undefined) await compare();
else await measurePart(values.real, Number(values.part));

async function compare(): Promise<void> {
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, part) =>
      startPart([...process.argv.slice(2), '--part', `${part}`]),
    ),
  );
  const all = parts.flatMap(({ figures }) => figures);
  const ordered = READINGS.flatMap(({ id }) => all.filter((one) => one.id === id));
  const isWhole = ({ sites }: HeldOutFigures) => sites.length > 0;
  const texts = ordered.filter((one) => !isWhole(one));
  const wholes = ordered.filter(isWhole);
  console.log([...texts.slice(0, 1).map(dataLine), mentionTable(texts), mentionTable(wholes)].join('\n\n'));
  console.log(`\n${siteTable(wholes)}\n`);
  for (const [name, ms] of Object.entries(parts[0]?.costs ?? {}))
    console.log(`${name}: ${ms.toFixed(2)} ms a site`);
}

function startPart(args: string[]): Promise<Part> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), args);
    child.once('message', (part) => resolve(part as Part));
    child.once('exit', (code) => reject(new Error(`a part ended early with code ${code}`)));
  });
}

async function measurePart(folder: string, part: number): Promise<void> {
  const data = await loadRoleData(folder, { parts: Number(values.turns), corpusFile: values.corpus });
  const costs = part === 0 ? costsOf(data.real.flat()) : {};
  const figures = READINGS.filter((_, i) => i % processes === part).map((reading) => {
    const started = performance.now();
    const one = holdOutSets(data, reading);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.error(reading.id, `${seconds} s`, mentionFigures(one.mentions), tally(one.sites));
    return one;
  });
  process.send?.({ figures, costs } satisfies Part);
}
