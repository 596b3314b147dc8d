/**
 * `npm run bench:financials [-- --documents 20000] [--labels <folder>]`: how fast accounts are read and
 * loaded, beside the bare HTML parser on the same documents, and how many figures are right where people have
 * labelled documents. The folder has `labels.jsonl` and `docs/`; nothing of it is kept but the figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir, runCommand } from '../../test/support/service-process.ts';
import { type Accuracy, measureAccuracy } from './accuracy.ts';
import { fictionalDocuments, writeFictionalFile } from './fictional-file.ts';
import { benchReader } from './reader.ts';

const RESULTS = new URL('../results/financials.md', import.meta.url);
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    labels: { type: 'string' },
  },
});

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
const percent = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(2)}%`;

let text = `# Figures from filed accounts

Written by \`npm run bench:financials\`. Fictional documents of 8 to 350 kB, mean 64, made by the sandbox; the import is the whole command,
from the zip to committed rows, with the embedded database. Speeds of the reader are by processor time of one thread, in turns with
htmlparser2 in XML mode without handlers, on the same bytes.
`;
text += describeReader();
text += await describeImport(Number(values.documents));
if (values.labels !== undefined) text += describeAccuracy(await measureAccuracy(values.labels));
writeFileSync(RESULTS, text);
console.log(text);

function describeReader(): string {
  const { reader, parser } = benchReader(fictionalDocuments(300));
  const ratio = reader.megabytesPerSecond / parser.megabytesPerSecond;
  return `
## The reader beside the bare parser, ${new Date().toISOString().slice(0, 10)}

Load of the machine: ${load()}. Wanted: 40% of the bare parser's bytes a second, and 324 documents for a second of processor time (three
times what the open Python reader needs for documents of the same mean size).

| | MB a second | documents a second |
|---|---|---|
| htmlparser2, tags only | ${parser.megabytesPerSecond.toFixed(0)} | ${parser.documentsPerSecond.toFixed(0)} |
| the reader: facts, choice of values, sums | ${reader.megabytesPerSecond.toFixed(0)} (${ratio.toFixed(1)} times the parser) | ${reader.documentsPerSecond.toFixed(0)} |
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
