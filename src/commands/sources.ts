import { createSources, SOURCES, type SourceImport, type SourceKind } from '../modules/sources/index.ts';
import { importVisitedSites } from '../modules/website/index.ts';
import { systemClock } from '../shared/clock.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, progressLine } from './standard-error.ts';
import { withService } from './with-service.ts';

/** Commands `domesday sources …`: data about companies from other registers. */
export async function importSourceCommand(path: string, options: { allowShrink?: boolean }): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db }) => {
      const imported = await createSources({ db, clock: systemClock }).import({
        path,
        ...options,
        signal: stop.signal,
        onProgress: (read) => line.show(`Reading ${count(read)} records`),
      });
      line.end();
      process.stdout.write(`${describeImport(imported)}\n`);
    });
  } finally {
    line.end();
  }
}

function describeImport({ kind, read, kept, before, websites }: SourceImport): string {
  const instead = before > 0 ? `, instead of ${count(before)}` : '';
  const sites = kind === 'charity_number' ? ` ${count(websites)} give a website.` : '';
  return `${SOURCES[kind].name}: ${count(kept)} of ${count(read)} records are of active UK companies${instead}.${sites}`;
}

export async function sourcesStatusCommand(options: { json?: boolean }): Promise<void> {
  await withService(async ({ db }) => {
    const held = await createSources({ db, clock: systemClock }).listStatus();
    const kinds = Object.keys(SOURCES) as SourceKind[];
    const all = kinds.map((kind) => ({ kind, status: held.find((one) => one.kind === kind) }));
    if (options.json) {
      const shown = all.map(({ kind, status }) => ({
        source: SOURCES[kind].name,
        kind,
        companies: status?.companies ?? 0,
        websites: status?.websites ?? 0,
        records: status?.records_read ?? 0,
        file: status?.file ?? null,
        imported_at: status?.imported_at ?? null,
      }));
      process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
      return;
    }
    const width = Math.max(...kinds.map((kind) => SOURCES[kind].name.length));
    for (const { kind, status } of all) {
      const sites = kind === 'charity_number' ? `, ${count(status?.websites ?? 0)} websites` : '';
      const text = status
        ? `${count(status.companies)} companies${sites}; ${status.file}, imported ${status.imported_at.toISOString()}`
        : 'not imported';
      process.stdout.write(`${SOURCES[kind].name.padEnd(width)}  ${text}\n`);
    }
  });
}

/** `domesday sites …`: the list of visited websites, which orders the candidates for a company's website. */
export async function importSitesCommand(path: string): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db }) => {
      const { before, now } = await importVisitedSites(db, {
        path,
        signal: stop.signal,
        onProgress: (read) => line.show(`Reading ${count(read)} websites`),
      });
      line.end();
      const instead = before > 0 ? ` instead of ${count(before)}` : '';
      process.stdout.write(`The list holds ${count(now)} ${now === 1 ? 'domain' : 'domains'}${instead}.\n`);
    });
  } finally {
    line.end();
  }
}
