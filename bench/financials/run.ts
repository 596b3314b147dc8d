/**
 * `npm run bench:financials [-- --documents 20000] [--labels <folder>] [--python-reader <file>]`: how
 * fast accounts are read and loaded, beside the bare HTML parser on the same documents, and how many figures
 * are right where people have labelled documents. The folder has `labels.jsonl` and `docs/`; nothing of it is
 * kept but the figures. The file is `stream_read_xbrl.py` of the open Python reader, which needs lxml and
 * dateutil; it reads the same documents.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir, runCommand } from '../../test/support/service-process.ts';
import { type Accuracy, measureAccuracy, readLabelled } from './accuracy.ts';
import { fictionalDocuments, writeFictionalFile } from './fictional-file.ts';
import { benchReader, type Speed } from './reader.ts';

const RESULTS = new URL('../results/financials.md', import.meta.url);
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    labels: { type: 'string' },
    'python-reader': { type: 'string' },
  },
});

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
const percent = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(2)}%`;

let text = `# Figures from filed accounts

Written by \`npm run bench:financials\`. Fictional documents of 8 to 350 kB, mean 64, made by the sandbox; the import is the whole command,
from the zip to committed rows, with the embedded database. Speeds of the readers are by processor time of one thread, the best of five rounds on
the same bytes: htmlparser2 in XML mode without handlers in turns with ours, then the open Python reader.
`;
text += describeReader('fictional', fictionalDocuments(300));
if (values.labels !== undefined) text += describeReader('labelled', await readLabelled(values.labels));
text += await describeImport(Number(values.documents));
if (values.labels !== undefined) text += describeAccuracy(await measureAccuracy(values.labels));
writeFileSync(RESULTS, text);
console.log(text);

function describeReader(which: string, documents: Buffer[]): string {
  const { reader, parser, peer } = benchReader(documents, values['python-reader']);
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / documents.length / 1000;
  const row = (name: string, speed: Speed) =>
    `| ${name} | ${speed.megabytesPerSecond.toFixed(1)} | ${speed.documentsPerSecond.toFixed(0)} | ${(reader.megabytesPerSecond / speed.megabytesPerSecond).toFixed(1)} |`;
  return `
## The reader on ${documents.length} ${which} documents of ${mean.toFixed(0)} kB, ${new Date().toISOString().slice(0, 10)}

Load of the machine: ${load()}. Wanted: 0.4 times the bare parser, 3 times the open Python reader (stream-read-xbrl).

| | MB a second | documents a second | the reader is so many times as fast |
|---|---|---|---|
${[
  row('htmlparser2, tags only', parser),
  ...(peer ? [row('stream-read-xbrl, its function for one document', peer)] : []),
  row('the reader: facts, choice of values, sums', reader),
].join('\n')}
`;
}

async function describeImport(documents: number): Promise<string> {
  const dir = makeTempDir();
  const postgres = await openEmbeddedPostgres({
    directory: join(dir.path, 'postgres'),
    log: silentLogger,
  });
  try {
    const file = join(dir.path, 'Accounts_Bulk_Data-2026-11-13.zip');
    const bytes = await writeFictionalFile(file, documents);
    const environment = { DATA_DIR: dir.path, SANDBOX: 'off' };
    await runCommand(['migrate'], environment).ended;
    const startedAt = performance.now();
    const run = runCommand(['financials', 'import', file], environment);
    let peakMb = 0;
    let processorSeconds = 0;
    const watch = setInterval(() => {
      const folder = `/proc/${run.child.pid}`;
      if (!existsSync(`${folder}/status`)) return;
      const held = /VmHWM:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
      peakMb = Math.max(peakMb, Number(held ?? 0) / 1024);
      const ticks = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      processorSeconds = (Number(ticks[11] ?? 0) + Number(ticks[12] ?? 0)) / 100;
    }, 100);
    const { code, stdout, stderr } = await run.ended;
    clearInterval(watch);
    if (code !== 0) throw new Error(stderr);
    console.log(stdout);
    const seconds = (performance.now() - startedAt) / 1000;
    const rowBytes = await tableBytes(postgres.url);
    return `
## ${documents.toLocaleString('en-GB')} documents of ${(bytes / documents / 1000).toFixed(0)} kB, from a zip to committed rows

Load of the machine at the end: ${load()}. Wanted: 400 documents a second on two cores, 400 MB.

| | |
|---|---|
| time of the command, with its start | ${seconds.toFixed(1)} s: ${Math.round(documents / seconds)} documents a second |
| processor time of the command, all threads | ${processorSeconds.toFixed(1)} s: ${Math.round(documents / processorSeconds)} documents for a second of one core |
| most memory | ${Math.round(peakMb)} MB |
| disk, with indexes | ${Math.round(rowBytes / documents)} bytes a document with its two periods |
`;
  } finally {
    await postgres.release();
    dir.remove();
  }
}

async function tableBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(`
    select sum(pg_total_relation_size(name::regclass))::text as bytes
    from unnest(array['financial_documents', 'financial_periods', 'company_financials']) as name`);
  await client.end();
  return Number(rows[0]?.bytes ?? 0);
}

function describeAccuracy(found: Accuracy): string {
  const { documents, tagged, right, missing, wrong, wrongSign, wrongScale, textOnly, textOnlyRead } = found;
  console.log(found.failures.join('\n'));
  return `
## ${documents} labelled documents

Real documents of 2009 to 2026, labelled by others from their pages; the table of tags was made from these documents. Wanted: 98% of the
tagged figures right, at most 0.5% wrong, no wrong sign or scale.

| | |
|---|---|
| figures that are tagged | ${tagged} |
| right | ${right} (${percent(right, tagged)}) |
| missing | ${missing} |
| wrong, also among figures that are not tagged | ${wrong} (${percent(wrong, tagged)}); by sign ${wrongSign}, by scale ${wrongScale} |
| figures that only the page states, and of these read | ${textOnly}, ${textOnlyRead} (${percent(textOnlyRead, textOnly)}) |
| company number, period | ${percent(found.numbersRight, documents)}, ${percent(found.periodsRight, documents)} |
| documents that state a website | ${found.websites} |
`;
}
