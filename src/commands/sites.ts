import { importVisitedSites } from '../modules/website/index.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, progressLine } from './progress-line.ts';
import { withService } from './with-service.ts';

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
