/** Commands `domesday financials …` that load files of accounts. */
import type { ImportedArchive, ImportProgress } from '../modules/financials/index.ts';
import { OperatorError } from '../shared/problem.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, type ProgressLine, progressLine, timeLeft } from './standard-error.ts';
import { withService } from './with-service.ts';

export async function importFinancialsCommand(
  paths: string[],
  { json = false }: { json?: boolean },
): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    const imported = await withService(({ financials }) =>
      financials.import({ paths, signal: stop.signal, onProgress: reportTo(line) }),
    );
    line.end();
    process.stdout.write(
      json ? `${JSON.stringify(imported, null, 2)}\n` : `${imported.flatMap(describeArchive).join('\n')}\n`,
    );
    if (stop.signal.aborted)
      throw new OperatorError('Interrupted. The same command continues where it stopped.');
    if (imported.some(({ state }) => state === undefined))
      throw new OperatorError('Not every file could be read.');
  } finally {
    line.end();
  }
}

/** Documents, bytes, rate and time left of one file. */
function reportTo(line: ProgressLine): (progress: ImportProgress) => void {
  let file = '';
  let startedAt = 0;
  let firstDocument = 0;
  return (progress) => {
    if (progress.file !== file) {
      file = progress.file;
      startedAt = performance.now();
      firstDocument = progress.documents;
    }
    const elapsedMs = performance.now() - startedAt;
    const rate = elapsedMs > 0 ? ((progress.documents - firstDocument) / elapsedMs) * 1000 : 0;
    const fraction = progress.documents / Math.max(1, progress.documentsTotal);
    const share = (progress.documents - firstDocument) / Math.max(1, progress.documentsTotal - firstDocument);
    line.show(
      `${count(progress.documents)} of ${count(progress.documentsTotal)} documents, ${megabytes(progress.bytes)}, ${count(Math.round(rate))} a second, ${timeLeft(elapsedMs, share)}`,
      fraction,
    );
  };
}

function megabytes(bytes: number): string {
  return `${count(Math.round(bytes / 1e6))} MB`;
}

const REMARKS_SHOWN = 10;

/** Reports the outcome of a file, and the documents that somebody should know about. */
export function describeArchive({
  path,
  state,
  problem,
  wasLoaded,
  signals,
  remarks,
}: ImportedArchive): string[] {
  if (!state) return [`${path}: skipped. ${problem ?? ''}`];
  const { file, documents, loaded, known, skipped, doubtful, with_website } = state;
  if (wasLoaded)
    return [`${file}: loaded before, on ${state.started_at.toISOString().slice(0, 10)}. Nothing to do.`];
  const parts = [
    `${count(loaded)} loaded`,
    known > 0 && `${count(known)} known already`,
    skipped > 0 && `${count(skipped)} skipped`,
    doubtful > 0 && `${count(doubtful)} with doubtful figures`,
    with_website > 0 && `${count(with_website)} state a website`,
    signals > 0 && `${count(signals)} signals`,
  ].filter(Boolean);
  const rest =
    remarks.length > REMARKS_SHOWN ? [`  and more; \`domesday financials status --json\` counts them`] : [];
  return [
    `${file}: ${count(documents)} ${documents === 1 ? 'document' : 'documents'}, ${parts.join(', ')}.`,
    ...remarks.slice(0, REMARKS_SHOWN).map(({ name, remark }) => `  ${name}: ${remark}`),
    ...rest,
  ];
}

export async function financialsStatusCommand({ json = false }: { json?: boolean }): Promise<void> {
  await withService(async ({ financials }) => {
    const status = await financials.readStatus();
    if (json) {
      process.stdout.write(`${JSON.stringify(status, null, 2)}\n`);
      return;
    }
    const { documents, companies, websites, as_of, imports } = status;
    if (imports.length === 0) {
      process.stdout.write(
        'No file of accounts was imported. `domesday financials import <file>` loads one.\n',
      );
      return;
    }
    const share = documents > 0 ? ((websites / documents) * 100).toFixed(1) : '0';
    process.stdout.write(
      `${count(documents)} documents of ${count(companies)} companies, as of ${as_of}. ${count(websites)} (${share}%) state a website.\n`,
    );
    for (const one of imports) {
      const state = one.finished_at
        ? `loaded ${count(one.loaded)} of ${count(one.documents)} documents, skipped ${count(one.skipped)}`
        : `stopped at document ${count(one.next_document)} of ${count(one.documents)}; the same import continues there`;
      process.stdout.write(`  ${one.file}: ${state}\n`);
    }
  });
}
